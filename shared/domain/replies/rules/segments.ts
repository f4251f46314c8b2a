/** Cuts run-on prose where the next item of the list, or the next number, gets a verdict. */

import { pattern, spaced } from '../pattern.ts';
import { manyWords, remembered } from '../remembered.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { countedIn } from './counting.ts';
import { gistOf } from './gist.ts';
import { indexOf } from './item-index.ts';
import { isPast, unfinishedPast } from './past.ts';
import { namedIn } from './references.ts';
import type { Label, Scene } from './scene.ts';
import { reopened } from './signal-words.ts';
import { signalOf, statusWords } from './signals.ts';
import { exceptWords, isVerdictWord } from './verdict-words.ts';

const determiner = sparing(
  /^(?:the|my|a|an|and|so|um|uh|but|also|then|that|n|&|on|with|to|for|our|of)$/,
);
const strong = 0.8;

function labelsOf(words: readonly string[], scene: Scene): readonly Label[] {
  const { items } = scene.asking;
  return words.map((word, at) => {
    const alone = ticked.test(words[at - 1] ?? '') || standsAlone(words[at + 1], scene);
    if (isNumber(word, items.length) && alone) {
      return { item: 1000 + Number(word.replace(/\D/g, '')), verdict: false };
    }
    const known = scene.labels.get(word);
    if (known) return known;
    const label = labelOf(word, scene);
    scene.labels.set(word, label);
    return label;
  });
}

/** "4 ✔ 5 in progress". */
const ticked = /^[✅✔☑❌✗✘✖✕]+$/;

/** A number counts the list only where no thing that is counted stands behind it. */
const standsAlone = (next: string | undefined, { foreign }: Scene): boolean =>
  next === undefined || !/\p{L}/u.test(gistOf(next, foreign).replace(statusWords, ''));

const readsAsVerdict =
  (inForeign: boolean) =>
  (word: string): boolean => {
    const plain = gistOf(word, inForeign).replace(/[^\p{L}\p{N}'✅✔☑👍❌✗✘✖✕ ]/gu, '');
    return isVerdictWord(plain) || (isPast(plain) && plain !== '');
  };
const isVerdict = remembered(readsAsVerdict(false), manyWords);
const isForeignVerdict = remembered(readsAsVerdict(true), manyWords);

function labelOf(word: string, { asking, foreign }: Scene): Label {
  const index = indexOf(asking.items);
  const [content] = contentWords(word);
  const hits = content === undefined ? [] : index.hitsOf(content);
  const found = hits.filter(
    ({ item, place }) => (index.wanted[item]?.weights[place] ?? 0) >= strong,
  );
  const verdict = foreign ? isForeignVerdict(word) : isVerdict(word);
  const several = new Set(found.map((hit) => hit.item)).size > 1;
  const only = several ? -1 : found[0]?.item;
  return { item: verdict && found.length === 0 ? undefined : only, verdict };
}

const isNumber = (word: string, most: number): boolean =>
  /^#?\d{1,2}[.,:)]?$/.test(word) && Number(word.replace(/\D/g, '')) <= most;

/** Where the words are cut: before these places. */
function cutsIn(words: readonly string[], labels: readonly Label[]): readonly number[] {
  const cuts: number[] = [];
  let start = 0;
  let item: number | undefined;
  let lastItem = -1;
  let before = false;
  for (const [at, label] of labels.entries()) {
    const fresh = label.item !== undefined && label.item >= 0 && label.item !== item;
    const met = { words, labels, start, last: lastItem, at, before };
    if (fresh && item !== undefined && isCut(met)) {
      const verdict = before ? verdictsBefore(labels, at, lastItem) : 0;
      start = endsHere(met) ? at : at - Math.max(verdict, withCommand(met));
      cuts.push(start);
      before = labels.slice(start, at).some(({ verdict }) => verdict);
    }
    if (label.item !== undefined) {
      // "Rang the bank": the verb of an item is both.
      if (item === undefined) before = labels.slice(start, at + 1).some(({ verdict }) => verdict);
      item = label.item;
      lastItem = at;
    }
  }
  return cuts;
}

/** Where in a part, that begins at `start`, another item follows the `last` word of one. */
interface Meeting {
  readonly words: readonly string[];
  readonly labels: readonly Label[];
  readonly start: number;
  readonly last: number;
  readonly at: number;
  /** The part has a verdict before its first item. */
  readonly before: boolean;
}

/** "Gym done slides not": one past form alone tells what became of the first. */
const endsHere = ({ words, labels, last, at, before }: Meeting): boolean =>
  !before &&
  labels.slice(last, at).filter(({ verdict }) => verdict).length === 1 &&
  /^(?:done|finished|sent|paid)$/i.test(words[at - 1] ?? '');

/** A new item opens a part of its own when what stands before it has its verdict already. */
function isCut(met: Meeting): boolean {
  const { words, labels, last, at, before } = met;
  // "Booked" may be a word of the item and the verdict on it, unless it opens the part.
  const between = labels.slice(before ? last + 1 : last, at).some(({ verdict }) => verdict);
  const own = labels[at]?.item;
  const next = labels.findIndex(
    ({ item }, place) => place > at && item !== undefined && item !== own,
  );
  const after = labels.slice(at + 1, next < 0 ? undefined : next).some(({ verdict }) => verdict);
  const inside = words.slice(last + 1, at);
  const joined = inside.every((word) => determiner.test(word.toLowerCase()) || /^[,&]$/.test(word));
  if (before && between) return true;
  if (before) return at - last > 1 && (joined ? contradicts(met) : after);
  // "Bank is done they were grand the uniforms are in the machine."
  const apart = (own ?? 0) >= 1000 || determiner.test((words[at - 1] ?? '').toLowerCase());
  if (!between && !(isPlanned(inside) && openly.test(behind(met)))) return false;
  return (
    after ||
    saidOf.test(words[at + 1] ?? '') ||
    ((apart || endsHere(met)) && openly.test(behind(met)))
  );
}
/** "Mileage sheet im doing at lunch the gloves can be tomorrow." */
const isPlanned = (words: readonly string[]): boolean =>
  /\b(?:i'm|im|i'll|we're|we'll) (?:doing|on|getting|finishing|do|get|finish)\b/i.test(
    words.join(' '),
  );
const saidOf = /^(?:is|are|was|were|isn't|aren't|wasn't)$/i;

/** What is said behind the name of the item, in plain words. */
function behind({ words, labels, at }: Meeting): string {
  const own = labels[at]?.item;
  const others = labels.slice(at + 1).findIndex(({ item }) => item !== own);
  const from = others < 0 ? words.length : at + 1 + others;
  return gistOf(words.slice(from).join(' '), false);
}

/** "Finished the plants and gym not yet": right behind the second another thing is said of it. */
function contradicts(met: Meeting): boolean {
  const said = gistOf(met.words.slice(met.start, met.last + 1).join(' '), false);
  return openly.test(behind(met)) && !arranged.test(said) && isDone(said);
}

const isDone = (gist: string): boolean => {
  if (/\bthrough #?\d{1,2}$/.test(gist)) return true;
  const signal = signalOf(gist, false);
  if (signal !== undefined) return signal === 'done';
  const words = gist.split(' ').slice(0, 4);
  return words.some((word) => isPast(word)) && !words.some((word) => unfinishedPast.test(word));
};

const openly = pattern(
  '',
  String.raw`^(?:is |are |was |were |still |(?:i|we) (?=(?:(?:keep|kept) forgetting|forgot|need|have to|haven't|didn't|couldn't|`,
  String.raw`can't|never|must|gotta|still)\b))*(?:for (?=tomorrow|next|later|another|[a-z]+day)|can be (?=tomorrow|next|later|another|[a-z]+day))?(?:keep|kept|forgot|need|must|gotta|have to|not|no|isn't|wasn't|aren't|didn't|hasn't|haven't|won't|`,
  String.raw`couldn't|can't|half|in progress|underway|ongoing|wip|on it|nearly|almost|still|tomorrow|tonight|this (?:afternoon|evening)|after (?:lunch|work|tea|dinner)|next (?:week|month)|later|can wait|(?:has|have) to wait|off|`,
  String.raw`to (?:do|go)|(?:moves?|moved|pushed|slips?|goes|will be|on|till?|until) (?:to |till? |until |on |for )?`,
  String.raw`(?:tomorrow|next (?:week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b`,
);
/** What is arranged is for the day that stands behind it. */
const arranged = sparing(
  /\b(?:book|order|schedule|reserve|arrange|confirm|plan|invite|ask|tell|told|move|push|promise)(?:n?ed|d|s)?\b/,
);

/** The verdict that belongs to the item it stands before: "sent the". */
function verdictsBefore(labels: readonly Label[], at: number, last: number): number {
  const first = labels.findIndex(({ verdict }, place) => place > last && verdict);
  return first < 0 || first >= at ? 0 : at - first;
}

/** "... and postpone" opens the part of the item after it. */
function withCommand({ words, labels, start, last, at }: Meeting): number {
  const back = opening(words, at, last);
  const place = at - back - 1;
  const verb = words[place] ?? '';
  if (place <= last || !commandVerb.test(verb)) return back;
  if (isSaidOf.test(words[place - 1] ?? '')) return back;
  // "Plants done and gym not yet": the only verdict of what stands before it.
  const own = labels.slice(start, place).some(({ verdict }) => verdict);
  if (!own && back > 0 && /^(?:done|finished|sent|paid)$/i.test(verb)) return back;
  return back + 1 + opening(words, place, last);
}

/** "So that's finished the ice packs I forgot." */
const isSaidOf = /^(?:is|are|was|were|been|all|(?:that|it|they)'?(?:s|re))$/i;

const commandVerb = pattern(
  'i',
  String.raw`^(?:postpone|move|push|bump|skip|drop|delete|remove|scratch|defer|mark|tick|cancel|`,
  String.raw`shift|cross|forget|keep|leave|reschedule|bin|finished|did|sent|paid|done)$`,
);

/** How many of the last words belong to the name that follows: "and the". */
function opening(words: readonly string[], at: number, last: number): number {
  let back = 0;
  while (at - back - 1 > last && determiner.test((words[at - back - 1] ?? '').toLowerCase()))
    back++;
  return back;
}

/** "Good news: the deck is done." */
const opensReport = (before: string, after: string, { asking: { items } }: Scene): boolean =>
  !reopened.test(gistOf(before, false)) &&
  !/\b(?:as|under) (?:done|complete|finished)\b/i.test(before) &&
  namedIn(after, items).length > 0 &&
  namedIn(before, items).length === 0 &&
  countedIn(before, items).length === 0;

/** "Sent while Mum watched the baby": what follows belongs to it. */
const holdsOn = /^(?:when|once|because|cos|coz|while|whilst|after|before|until|till|if|since|as)$/i;

/** Parts of a clause, each with a verdict of its own. */
export function segmentsOf(clause: Clause, scene: Scene): readonly Clause[] {
  const { asking, foreign } = scene;
  if (/^rename "/i.test(clause.text)) return [clause];
  const [, before = '', after = ''] = /^([^:]{12,}): (.+)$/.exec(clause.text) ?? [];
  if (after !== '' && opensReport(before, after, scene))
    return segmentsOf({ ...clause, text: after, gist: gistOf(after, foreign) }, scene);
  if (asking.items.length === 0 || exceptWords.test(clause.gist)) return [clause];
  const words = spaced(clause.text);
  if (words.length < 4) return [clause];
  const cuts = cutsIn(words, labelsOf(words, scene)).filter(
    (at) => !holdsOn.test(words[at - 1] ?? ''),
  );
  if (cuts.length === 0) return [clause];
  return [0, ...cuts].map((from, at) => {
    const text = words.slice(from, cuts[at] ?? words.length).join(' ');
    return { ...clause, text, gist: gistOf(text, foreign) };
  });
}
