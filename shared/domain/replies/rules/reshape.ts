/** Splits and merges of a whole sentence: the old wordings go and the new ones take their place. */

import type { Checklist, Item } from '../../checklist.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { answerIn } from './answer-words.ts';
import { timesIn } from './clock-times.ts';
import { countedIn } from './counting.ts';
import type { Draft } from './draft.ts';
import { gistOf } from './gist.ts';
import { partsIn } from './named-parts.ts';
import { itemIn, newWording, replaced } from './new-wordings.ts';
import { otherHour } from './other-time.ts';
import { otherWord } from './other-value.ts';
import { isPast } from './past.ts';
import { namedIn } from './references.ts';
import {
  goneThenNew,
  joinsAll,
  joinsNamed,
  joinsNumbers,
  merging,
  mergingTwo,
  nearReshape,
  oldThenNew,
  partsAlone,
  splitting,
} from './reshape-words.ts';
import { sameWord } from './same-word.ts';
import { bareLater } from './signal-words.ts';
import { pointedAt } from './sweeps.ts';
import { thoseNamed } from './those-named.ts';
import { imperative } from './wording.ts';

/** What a sentence that reshapes speaks of. */
export interface Reshaping {
  readonly items: Checklist;
  /** What "it" means. */
  readonly last: Item | undefined;
  readonly draft: Draft;
}

const pointer = /^(?:it|that|this|that one|this one|them)$/i;
const meant = (words: string, { items, last }: Reshaping): Item | undefined =>
  pointer.test(words.trim()) ? last : itemIn(words, items);

function split(item: Item, into: string, draft: Draft): boolean {
  const [first, ...others] = partsIn(into);
  if (first === undefined || first === '' || others.length === 0 || others.includes(''))
    return false;
  for (const [at, part] of [first, ...others].entries()) {
    // "Into booking the magician and printing flyers".
    const wording = /^\p{L}+ing\b/iu.test(part) ? imperative(part) : part;
    if (at === 0) draft.rename(item, wording);
    else draft.add(wording);
  }
  return true;
}

/** Names on the list that differ only in the words the merge names: "both Raj emails". */
function merge(words: string, into: string | undefined, { items, draft }: Reshaping): boolean {
  const all = meantBy(words, items);
  if (ofTwo.test(words) && into === undefined && all.length > 2) return false;
  const merged = these.test(words) ? thoseNamed(all, into) : all;
  return join(merged, into ?? both(merged), draft);
}

/** "Merge those two" of three says not which. */
const ofTwo = /^\s*(?:these|those|the|both)? ?(?:two|both)\s*$/i;

function meantBy(words: string, items: Checklist): readonly Item[] {
  if (these.test(words)) return items.filter(({ status }) => status === 'open');
  const counted = countedIn(gistOf(words.trim(), false), items);
  const alike = holding(words, items);
  if (counted.length < 2 && alike.length > 1) return alike;
  const named = counted.length > 1 ? counted : namedIn(words, items).map(({ item }) => item);
  const byVerb = items.filter((item) => {
    const [verb = ''] = item.text.toLowerCase().split(' ');
    const said = words.toLowerCase();
    return verb.length > 2 && (said.includes(verb) || (calls.test(said) && calls.test(verb)));
  });
  return items.filter((item) => (named.length > 1 ? named : byVerb).includes(item));
}

/** "The ice ones", "both flower orders": all that hold each of the words. */
function holding(words: string, items: Checklist): readonly Item[] {
  const [, which = ''] = ones.exec(words) ?? [];
  const said = contentWords(which);
  return items.filter(
    ({ text, status }) =>
      status !== 'dropped' &&
      said.length > 0 &&
      said.every((word) => contentWords(text).some((one) => sameWord(one, word))),
  );
}
const ones =
  /^\W*(?:(?:so|and|up|together) )*(?:(?:the|my|those|these|both|both the|all|all the|two|three|2|3) )+(.{2,40}?)(?: (?:ones|items|tasks|things|lines|jobs|entries|pair|two|duo))?\W*$/i;

/** "The two calls" are to ring two people. */
const calls = /\b(?:calls?|rings?|phone)\b/;

const these = sparing(
  /^\s*(?:these|them|those|both|all|the lot|everything|all of (?:it|them|these)|(?:these|those|the|all) (?:two|three))\s*$/i,
);

/** "Merge 1 and 2": the one, and the other. */
const both = (merged: readonly Item[]): string =>
  merged
    .map(({ text }, at) =>
      at === 0 || /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1),
    )
    .join(' and ');

function join(merged: readonly Item[], into: string, draft: Draft): boolean {
  const [first, ...others] = merged;
  if (first === undefined || others.length === 0) return false;
  draft.rename(first, newWording(into));
  for (const other of others) draft.mark(other, 'dropped');
  return true;
}

/** The one item that each of the parts names: "read the Cole file, read the Hahn file". */
function wholeOf(parts: readonly string[], items: Checklist): Item | undefined {
  const open = items.filter(({ status }) => status === 'open');
  const held = open.filter((item) =>
    parts.every((part) => namedIn(part, open).some((one) => one.item === item)),
  );
  return held.length === 1 ? held[0] : undefined;
}

const hasParts = (text: string | undefined): boolean =>
  text !== undefined && partsIn(text).length > 1;

function splits(sentence: string, scene: Reshaping): boolean {
  const { last, draft } = scene;
  const alone = last && partsAlone.map((shape) => shape.exec(sentence)?.[1]).find(hasParts);
  if (last && alone !== undefined && split(last, alone, draft)) return true;
  const told = last
    ? undefined
    : partsAlone.map((shape) => shape.exec(sentence)?.[1]).find(hasParts);
  const whole = told === undefined ? undefined : wholeOf(partsIn(told), scene.items);
  if (whole && told !== undefined && split(whole, told, draft)) return true;
  return splitting.some((shape) => {
    const [, old = '', parts = ''] = shape.exec(sentence) ?? [];
    const item = old === '' ? undefined : meant(old, scene);
    return item !== undefined && split(item, parts, scene.draft);
  });
}

function merges(sentence: string, scene: Reshaping): boolean {
  const numbers = joinsNumbers.exec(sentence)?.[1]?.replace(/\b(?:into|with|to)\b/gi, 'and');
  const alone = numbers ?? joinsAll.exec(sentence)?.[1];
  if (alone !== undefined && merge(alone, undefined, scene)) return true;
  const listed = joinsNamed.exec(sentence)?.[1];
  if (listed !== undefined && namesOnly(listed, scene.items) && merge(listed, undefined, scene))
    return true;
  const [, one = '', other = '', both = ''] = mergingTwo.exec(sentence) ?? [];
  if (both !== '' && merge(`${one} and ${other}`, both, scene)) return true;
  return merging.some((shape) => {
    const [, old = '', into = ''] = shape.exec(sentence) ?? [];
    // "The two calls are one job, done" says how they are.
    const says = answerIn(into.toLowerCase().replace(/[\s.!]+$/, '')) !== undefined;
    return into !== '' && !says && !onlyOne.test(into) && merge(old, into, scene);
  });
}
const namesOnly = (words: string, items: Checklist): boolean =>
  these.test(words) ||
  contentWords(words).every(
    (word) =>
      /^(?:the|two|three|both|ones?|items?|tasks?|jobs?|and|with)$/.test(word) ||
      items.some(({ text }) => contentWords(text).some((one) => sameWord(one, word))),
  );
const onlyOne = /^(?:just )?(?:one|1|a single)(?: (?:item|task|job|line|thing))?\W*$/i;

function replaces(sentence: string, { items, draft }: Reshaping): boolean {
  return oldThenNew.some((shape) => {
    const [, old = '', fresh = ''] = shape.exec(sentence) ?? [];
    const item = fresh === '' ? undefined : itemIn(old, items);
    // "Not 2, it's next week now" says when.
    if (!item || bareLater.test(gistOf(fresh, false))) return false;
    draft.rename(item, replaced(item, old, fresh));
    return true;
  });
}

/** "Gym's shut, doing yoga instead". */
function givesWay(sentence: string, { items, draft }: Reshaping): boolean {
  const [, reason = '', said = ''] = goneThenNew.exec(sentence) ?? [];
  const fresh = said.replace(/^(?:doing|having) (?=\S)/i, '');
  const named = said === '' ? [] : pointedAt(reason, items);
  const [item, ...others] = named.filter(({ status }) => status === 'open');
  const [first = ''] = fresh.toLowerCase().split(' ');
  // "Second one off, they've gone with a studio instead" says why.
  if (theyDo.test(fresh)) return false;
  if (!item || others.length > 0 || isPast(first) || bareLater.test(gistOf(fresh, false)))
    return false;
  if (
    timesIn(fresh).some(({ whole }) => whole.trim() === fresh) ||
    namedIn(fresh, items).length > 0
  )
    return false;
  if (/^(?:it|that|him|her|them|tomorrow|at|on|by|for|in)\b/i.test(fresh)) return false;
  draft.rename(item, imperative(newWording(fresh)));
  return true;
}

const theyDo =
  /^(?:they|he|she|it|who|someone|somebody|everyone|people|(?:the|my) \p{L}+)(?:'s|'ve|'re|'ll|'d| has| have| had| is| are| will| went| got| chose| picked| hired| took)\b/iu;

/** "Swap lunch and dentist" */
const swapsTwo = sparing(
  /^(?:(?:please|can you|could you|just|and|so) )*(?:swap|switch|flip) (?:the |my )?(.{2,40}?) (?:and|with) (?:the |my )?(.{2,40}?)(?: (?:please|pls|then|order|over|a?round|places))*\W*$/i,
);

/** Two that are both listed change places, which changes nothing. */
function changesPlaces(sentence: string, items: Checklist): boolean {
  const [, one = '', other = ''] = swapsTwo.exec(sentence) ?? [];
  return (
    one !== '' && [one, other].every((words) => itemIn(words, items) && namesOnly(words, items))
  );
}

/** Applies a whole sentence that reshapes items; false when it does none of it. */
export function reshape(sentence: string, scene: Reshaping): boolean {
  if (scene.items.length === 0) return false;
  if (otherWord(sentence, scene.items, scene.draft)) return true;
  if (otherHour(sentence, scene.items, scene.draft)) return true;
  if (changesPlaces(sentence, scene.items)) return true;
  if (!nearReshape.test(sentence)) return false;
  return (
    merges(sentence, scene) ||
    splits(sentence, scene) ||
    replaces(sentence, scene) ||
    givesWay(sentence, scene)
  );
}
