/** What people answer: to the list as the letter shows it, so that it neither empties nor grows. */
import type { Touchpoint } from '#shared/domain/stage.ts';
import { type Chance, oneOf } from './chance.ts';

const things = [
  'finish the slides',
  'call the dentist',
  'buy milk and eggs',
  'go for a walk',
  'write to Sam',
  'pay the electricity bill',
  'water the plants',
  'book the train to Boston',
  'clean the kitchen',
  'read two chapters',
  'send the invoice',
  'pick up the parcel',
  'fix the door',
  'plan the trip',
] as const;

export const planOf = (chance: Chance): string =>
  Array.from({ length: 4 }, () => oneOf(things, chance)).join('\n');

/** Two different things, or the same one said once. */
function twoThings(chance: Chance): string {
  const one = oneOf(things, chance);
  const other = oneOf(things, chance);
  return one === other ? one : `${one} and ${other}`;
}

const numbered = /^\s*(\d{1,2})\. (.*)$/gm;
const isOpen = (words: string): boolean => !/^\[x\]|\(done\)|\(tomorrow\)/.test(words);

/** The numbers of what is open in a letter. */
export const openIn = (letter: string): readonly number[] =>
  [...letter.matchAll(numbered)].flatMap(([, number, words = '']) =>
    isOpen(words) ? [Number(number)] : [],
  );

const listed = (numbers: readonly number[]): string =>
  numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}` : `${numbers[0]}`;

/** Numbers and "done", as about half of replies are; more of them where the list is long. */
const plain = (open: readonly number[]): string => {
  const done = open.slice(0, open.length > 6 ? 4 : Math.min(2, open.length));
  return `${listed(done)} done`;
};

const sentences = [
  ([one]: readonly number[], chance: Chance) =>
    `${one} is done. Also need to ${oneOf(things, chance)}.`,
  ([one, other = one]: readonly number[]) =>
    `Got through ${one}, but ${other} can wait until tomorrow.`,
  ([one]: readonly number[]) => `I finished number ${one}, the rest is still open. Long day here.`,
  ([one, other = one]: readonly number[]) =>
    `${one} is done, please drop ${other}. It sorted itself out.`,
] as const;

function sentence(stage: Touchpoint, open: readonly number[], chance: Chance): string {
  const said = open.length > 0 ? oneOf(sentences, chance)(open, chance) : '';
  if (stage === 'EVENING_REFLECTION' && open.length < 6) {
    return `${said} Tomorrow: ${twoThings(chance)}`.trim();
  }
  return open.length > 0 ? said : `Today I want to ${twoThings(chance)}.`;
}

/** An answer to a letter at its stage. */
export function answerTo(letter: string, stage: Touchpoint, chance: Chance): string {
  const open = openIn(letter);
  const isPlain = chance() < 0.5 && open.length > 0;
  return isPlain ? plain(open) : sentence(stage, open, chance);
}
