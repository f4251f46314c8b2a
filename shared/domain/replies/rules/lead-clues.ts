/** What gives away where a new item begins, behind whatever leads in to it. */
import { isPast } from './past.ts';
import { opensTask, taskVerbs } from './verbs.ts';

export interface Start {
  /** The place of the first letter in the text. */
  readonly at: number;
  readonly clues: ReadonlySet<string>;
}

const token = /[\p{L}\p{N}]+(?:['’.:/&@-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;

/** Nobody leads in to a thing at greater length. */
const mostWords = 14;

/** The later words of an item, each of which might be its first, with what speaks for it. */
export function startsIn(text: string, hour: string): readonly Start[] {
  const found = [...text.matchAll(token)].slice(0, 2 * mostWords);
  const words = found.map(([word]) => word.toLowerCase().replaceAll('’', "'"));
  const starts: Start[] = [];
  for (const [at, { index }] of found.slice(0, mostWords).entries()) {
    const before = words[at - 1];
    if (before !== undefined && mayBegin(words, at))
      starts.push({ at: index, clues: cluesAt(words, at, hour) });
    if (tellsWhen.test(words[at] ?? '')) break;
  }
  return starts;
}

/** When a thing is to be done belongs to it: "3: pick up Max". */
const tellsWhen = /\d|^(?:noon|midday|midnight|lunch|lunchtime)$/;
/** What is joined to the words before it is one thing with them, or another one. */
const joins = /^(?:and|or|nor|n|&|\+|y|e|et|ou|o|und|oder|en|of|ed)$/;

const article = /^(?:an?|the|my|our|some)$/;

const mayBegin = (words: readonly string[], at: number): boolean =>
  /[\p{L}\p{N}"“]/u.test(words[at] ?? '') &&
  !(at > 1 && joins.test(words[at - 1] ?? '')) &&
  !(at > 2 && article.test(words[at - 1] ?? '') && joins.test(words[at - 2] ?? ''));

function cluesAt(words: readonly string[], at: number, hour: string): ReadonlySet<string> {
  const word = (step: number): string => words[at + step] ?? '$';
  const form = (step: number): string => (at + step < 0 ? '^' : formOf(word(step), word(step + 1)));
  const [first = ''] = words;
  const clues = new Set([
    'bias',
    hour,
    `at ${Math.min(6, at)}`,
    `left ${Math.min(4, words.length - at)}`,
  ]);
  clues
    .add(`-1 ${word(-1)}`)
    .add(`0 ${word(0)}`)
    .add(`1 ${word(1)}`);
  clues.add(`-1 ${word(-1)} ${word(0)}`).add(`-1 ${word(-1)} ${form(0)}`);
  clues.add(`f ${form(-1)} ${form(0)}`).add(`f ${form(0)} ${form(1)}`);
  clues.add(`f ${form(-2)} ${form(-1)} ${form(0)} ${form(1)}`);
  clues
    .add(`^ ${first}`)
    .add(`^ ${first} ${form(0)}`)
    .add(`^ ${formOf(first, words[1] ?? '$')} ${form(0)}`);
  if (at > 1) clues.add(`-2 ${word(-2)} ${word(-1)}`).add(`^ ${first} ${word(-1)}`);
  if (at < 5) clues.add(`all ${words.slice(0, at).join(' ')}`);
  for (const one of words.slice(0, at)) clues.add(`< ${one}`);
  for (const one of words.slice(at + 1)) if (/^[:,"]$/.test(one)) clues.add(`> ${one}`);
  return clues;
}

const little: ReadonlyMap<string, string> = new Map(
  Object.entries({
    I: "i i'm i've i'll i'd im ive we we've we'll we're",
    it: "he she they it it's that's you me there there's they're",
    the: 'the a an my our his her their that this those these some your',
    of: 'to for of on in at with by from about into off up out over round',
    is: 'is are was were be been have has had do does did will would can could should must need want got',
    and: 'and but so then also plus or n because cos as if when while till until before after',
  }).flatMap(([name, all]) => all.split(' ').map((word) => [word, name] as const)),
);

/** Of which sort a word is, as the next one shows. */
function formOf(word: string, next: string): string {
  const known = little.get(word);
  if (known !== undefined) return known;
  if (/^\d/.test(word)) return '#';
  if (!/^\p{L}/u.test(word)) return word;
  if (taskVerbs.has(word)) return 'verb';
  if (word.endsWith('ing') && word.length > 4) return 'ing';
  if (isPast(word)) return 'ed';
  return opensTask(word, next) ? 'opens' : 'word';
}
