/** Cuts run-on prose where the next item of the list, or the next number, gets a verdict. */
import { pattern, spaced } from '../pattern.ts';
import { manyWords, remembered } from '../remembered.ts';
import { contentWords } from '../same-text.ts';
import type { Clause } from './clauses.ts';
import { countedIn } from './counting.ts';
import { gistOf } from './gist.ts';
import { indexOf } from './item-index.ts';
import { isPast } from './past.ts';
import { namedIn } from './references.ts';
import type { Label, Scene } from './scene.ts';
import { statusWords } from './signals.ts';
import { exceptWords, isVerdictWord } from './verdict-words.ts';

const determiner = /^(?:the|my|a|an|and|so|um|uh|but|also|then|that|n|&|on|with|to|for|our|of)$/;
const strong = 0.8;

function labelsOf(words: readonly string[], scene: Scene): readonly Label[] {
  const { items } = scene.asking;
  return words.map((word, at) => {
    if (isNumber(word, items.length) && standsAlone(words[at + 1], scene)) {
      return { item: 1000 + Number(word.replace(/\D/g, '')), verdict: false };
    }
    const known = scene.labels.get(word);
    if (known) return known;
    const label = labelOf(word, scene);
    scene.labels.set(word, label);
    return label;
  });
}

/** A number counts the list only where no thing that is counted stands behind it. */
const standsAlone = (next: string | undefined, { foreign }: Scene): boolean =>
  next === undefined || !/\p{L}/u.test(gistOf(next, foreign).replace(statusWords, ''));

const readsAsVerdict =
  (inForeign: boolean) =>
  (word: string): boolean => {
    const plain = gistOf(word, inForeign).replace(/[^\p{L}\p{N}'✅✔☑👍❌✗✘ ]/gu, '');
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
    if (fresh && item !== undefined && isCut(labels, lastItem, at, before, words)) {
      const back = before ? verdictsBefore(labels, at, lastItem) : withCommand(words, at, lastItem);
      start = at - back;
      cuts.push(start);
      before = labels.slice(start, at).some(({ verdict }) => verdict);
    }
    if (label.item !== undefined) {
      if (item === undefined) before = labels.slice(start, at).some(({ verdict }) => verdict);
      item = label.item;
      lastItem = at;
    }
  }
  return cuts;
}

/** A new item opens a part of its own when what stands before it has its verdict already. */
function isCut(
  labels: readonly Label[],
  last: number,
  at: number,
  before: boolean,
  words: readonly string[],
): boolean {
  // "Booked" may be a word of the item and the verdict on it.
  const between = labels.slice(last, at).some(({ verdict }) => verdict);
  const own = labels[at]?.item;
  const next = labels.findIndex(
    ({ item }, place) => place > at && item !== undefined && item !== own,
  );
  const after = labels.slice(at + 1, next < 0 ? undefined : next).some(({ verdict }) => verdict);
  const inside = words.slice(last + 1, at);
  const joined = inside.every((word) => determiner.test(word.toLowerCase()) || /^[,&]$/.test(word));
  if (before) return between || (after && !joined && at - last > 1);
  // "Bank is done they were grand the uniforms are in the machine."
  return (
    between && (after || /^(?:is|are|was|were|isn't|aren't|wasn't)$/i.test(words[at + 1] ?? ''))
  );
}

/** The verdict that belongs to the item it stands before: "sent the". */
function verdictsBefore(labels: readonly Label[], at: number, last: number): number {
  const first = labels.findIndex(({ verdict }, place) => place > last && verdict);
  return first < 0 || first >= at ? 0 : at - first;
}

/** "... and postpone" opens the part of the item after it. */
function withCommand(words: readonly string[], at: number, last: number): number {
  const back = opening(words, at, last);
  const verb = words[at - back - 1] ?? '';
  if (at - back - 1 <= last || !commandVerb.test(verb)) return back;
  return back + 1 + opening(words, at - back - 1, last);
}

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
  namedIn(after, items).length > 0 &&
  namedIn(before, items).length === 0 &&
  countedIn(before, items).length === 0;

/** Parts of a clause, each with a verdict of its own. */
export function segmentsOf(clause: Clause, scene: Scene): readonly Clause[] {
  const { asking, foreign } = scene;
  const [, before = '', after = ''] = /^([^:]{12,}): (.+)$/.exec(clause.text) ?? [];
  if (after !== '' && opensReport(before, after, scene))
    return segmentsOf({ ...clause, text: after, gist: gistOf(after, foreign) }, scene);
  if (asking.items.length === 0 || exceptWords.test(clause.gist)) return [clause];
  const words = spaced(clause.text);
  if (words.length < 4) return [clause];
  const cuts = cutsIn(words, labelsOf(words, scene));
  if (cuts.length === 0) return [clause];
  return [0, ...cuts].map((from, at) => {
    const text = words.slice(from, cuts[at] ?? words.length).join(' ');
    return { ...clause, text, gist: gistOf(text, foreign) };
  });
}
