/**
 * What the learnt reader looks at in a clause: its words, their forms, and what they stand beside.
 */
import type { Item } from '../../checklist.ts';
import { type Stage, stageWords } from '../../stage.ts';
import { manyWords, remembered } from '../remembered.ts';
import { contentWords } from '../same-text.ts';
import { isForeignPast, isPast } from './past.ts';
import { removed } from './removal-words.ts';
import { same, type Word, wordFor } from './same-word.ts';
import { bareLater, denied, finished, future, partly, postponed, settled } from './signal-words.ts';
import { taskVerbs } from './verbs.ts';

const token = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[?!:…]|\p{Extended_Pictographic}/gu;

/** Longer clauses say no more about what they are. */
const mostTokens = 40;

const hints: readonly (readonly [string, RegExp])[] = [
  ['finished', finished],
  ['partly', partly],
  ['denied', denied],
  ['removed', removed],
  ['later', bareLater],
  ['postponed', postponed],
  ['future', future],
  ['settled', settled],
];

const hintsIn = remembered((gist: string): readonly string[] =>
  hints.flatMap(([name, words]) => (words.test(gist) ? [name] : [])),
);

/** The form of a word that no one may have met before: what its end says of it. */
const formOf = remembered((word: string): string => {
  if (/^\d/.test(word)) return '#';
  if (isPast(word)) return '~ed';
  if (word.endsWith('ing') && word.length > 4) return '~ing';
  if (taskVerbs.has(word)) return '~verb';
  return isForeignPast(word) ? '~ed' : '';
}, manyWords);

/**
 * A word of the item reads as `ITEM`, its own verb as `VERB` with its form: "called" for "call".
 */
function namedAs(word: string, own: readonly { word: Word; isVerb: boolean }[]): string {
  const found = own.find((one) => same(one.word, wordFor(word)));
  if (!found) return '';
  return found.isVerb ? `VERB${formOf(word)}` : 'ITEM';
}

function ownWords(items: readonly Item[]) {
  return items.flatMap(({ text }) =>
    contentWords(text).map((word, at) => ({
      word: wordFor(word),
      isVerb: at === 0 && taskVerbs.has(word),
    })),
  );
}

/** The words of a clause, those that name the items replaced by what they are. */
function tokensOf(gist: string, items: readonly Item[]): readonly string[] {
  const own = ownWords(items);
  const tokens: string[] = [];
  for (const word of (gist.match(token) ?? []).slice(0, mostTokens)) {
    const as = own.length > 0 ? namedAs(word, own) : '';
    const said = as || (/^\d/.test(word) ? '#' : word);
    if (said !== 'ITEM' || tokens.at(-1) !== 'ITEM') tokens.push(said);
  }
  return tokens;
}

/** Told of each feature, as the words it is made of; of some more than once. */
type Told = (first: string, second?: string, third?: string) => void;

/** Single words, pairs, the forms of words, and which lexicons speak. */
function tellWords(tokens: readonly string[], told: Told): void {
  const classes = tokens.map((word) => formOf(word) || word);
  for (const [at, word] of tokens.entries()) {
    told(word);
    const one = classes[at] ?? '';
    if (one.startsWith('~')) told(one);
    const next = tokens[at + 1];
    if (next === undefined) return;
    told(word, next);
    told(one, classes[at + 1]);
    const third = classes[at + 2];
    if (third !== undefined) told(one, classes[at + 1], third);
  }
}

export function tellFeatures(gist: string, items: readonly Item[], told: Told): readonly string[] {
  const tokens = ['^', ...tokensOf(gist, items), '$'];
  told('bias');
  tellWords(tokens, told);
  const said = hintsIn(gist);
  for (const hint of said) told(`+${hint}`);
  if (said.length > 1) told(`+${said.join('+')}`);
  told(`=${Math.min(5, Math.floor(tokens.length / 4))}`);
  return tokens;
}

/** For a clause that names nothing: the same, and how it opens at which hour of the day. */
export function tellFreeFeatures(gist: string, stage: Stage, told: Told): void {
  const [start = '', first] = tellFeatures(gist, [], told);
  const hour = `@${stageWords[stage].slug}`;
  told(hour);
  told(hour, start, first);
}

/** All features with a name for each, as they are learnt from. */
function named(tell: (told: Told) => void): readonly string[] {
  const names = new Set<string>();
  tell((...words) => names.add(words.filter((word) => word !== undefined).join(' ')));
  return [...names];
}

export const featuresOf = (gist: string, items: readonly Item[]): readonly string[] =>
  named((told) => tellFeatures(gist, items, told));

export const freeFeaturesOf = (gist: string, stage: Stage): readonly string[] =>
  named((told) => tellFreeFeatures(gist, stage, told));
