/** Knows the signs that part the things of one line: arrows in a chain, numbers, tight commas. */
import { sparing } from '../sparing.ts';
import { gistOf } from './gist.ts';
import { isPast } from './past.ts';
import { statusWords } from './signals.ts';
import { isVerdictWord } from './verdict-words.ts';

/** "Gym -> shop -> call Mum" names them in turn; "gym -> done, shop -> later" says how they are. */
const arrow = / ?(?:-{1,2}>|=>|→) ?/;
function inTurn(line: string): string {
  if (/[,;:]/.test(line)) return line;
  const parts = line.split(arrow);
  const named = parts.every((part) => part.trim() !== '' && !part.includes('>'));
  return parts.length > 2 && named ? parts.join(' > ') : line;
}
/** "Gym,shop,call Mum", "gym|shop": typed without a space. */
const tight = sparing(/(?<=\p{L})([,;|])(?=\p{L})/gu);
const tightRow = sparing(
  /^(?!(?:he|she|they|him|her|his|and)\b)(?:[\p{L}']+\/){2,}[\p{L}' ]+$|^(?:[\p{L}']+\+){2,}[\p{L}' ]+$/gimu,
);
export const chained = (reply: string): string =>
  (arrow.test(reply) ? reply.split('\n').map(inTurn).join('\n') : reply)
    .replace(tight, (_, mark: string) => (mark === '|' ? ' | ' : `${mark} `))
    .replace(tightRow, (line) => line.replace(/ ?([/+]) ?/g, ' $1 '));

/** Behind these numbers stand amounts, which count nothing. */
const unit =
  /^(?:h|hrs?|hours?|m|mins?|minutes?|k|km|miles?|am|pm|x|loads?|sets?|reps|rounds?|laps?|pages?|chapters?|glass(?:es)?|cups?|more|of|or|and|y|et|e|en|und|to|done|not|yes|no|is|are|was|x|half|at|by)(?!\p{L})/iu;
const mark = /(?:^|[\s,;])(?:#\s?(\d)[.:)]?|(\d)(?:st|nd|rd|th)?)[,:]?\s+(?=\p{L})/giu;

/** Nobody counts on one line at greater length. */
const longestRow = 1000;

/** "1 gym 2 shop 3 call Mum", "#1 gym #2 shop": the rows of a list that counts from one. */
export function countedOn(line: string): readonly string[] {
  if (line.length > longestRow) return [line];
  if (/^\s*-\S.*\s\+\p{L}|^\s*\+\S.*\s-\p{L}/u.test(line)) return plusAndMinus(line);
  if (!/^\s*(?:#\s?)?1(?:st)?[.:)]?,?\s/.test(line)) return [line];
  const marks = [...line.matchAll(mark)];
  const least = line.includes('#') ? 2 : 3;
  const inOrder = marks.every(([, signed, bare], at) => Number(signed ?? bare) === at + 1);
  if (marks.length < least || !inOrder) return [line];
  const rows = marks.map(({ index, 0: { length } }, at) =>
    line.slice(index + length, marks[at + 1]?.index).replace(/[\s,;]+(?:and|&)?\s*$/, ''),
  );
  return rows.some((row) => row === '' || unit.test(row) || saysHow(row))
    ? [line]
    : rows.map((row) => `- ${row}`);
}

/** A row that reports on what it counts is none of a new list. */
export const saysHow = (row: string): boolean => {
  return [false, true].some((foreign) => tells(gistOf(row, foreign).replace(/[.!\s]+$/, '')));
};
const tells = (gist: string): boolean => {
  const words = gist.split(' ');
  return (
    isVerdictWord(words.at(-1) ?? '') ||
    isPast(words[0] ?? '') ||
    !/\p{L}/u.test(gist.replace(statusWords, ''))
  );
};

/** "-gym +yoga" takes one off and puts one on. */
const plusAndMinus = (line: string): readonly string[] =>
  line
    .trim()
    .split(/\s+(?=[-+]\p{L})/u)
    .map((part) => part.replace(/^-/, 'drop ').replace(/^\+/, 'add '));
