/** Words the items that a reply names: the person's own words, without what belongs to no item. */
import { beginning } from '../well-formed-text.ts';
import { longestItem } from './language-model/edit-schema.ts';
import type { Span } from './model/decode.ts';

/** Bullets, quotes and points around an item. */
const bare = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^\s*\(?\d{1,2}[.)]\s+/, '')
    .replace(/^[\s\-–—*•·>,.;:!?)[\]"'“”]+|[\s,.;:!?"“”\-–—*]+$/gu, '')
    .trim();

/** The words of a span without those at its ends that name a day or may be left out. */
export function plainWords(
  reply: string,
  { start, end, pieces }: Pick<Span, 'start' | 'end' | 'pieces'>,
): string {
  let [from, to] = [start, end];
  for (const piece of pieces)
    if (piece.start <= from && piece.end > from) from = nextWord(reply, piece.end, end);
  for (const piece of [...pieces].reverse())
    if (piece.end >= to && piece.start < to && piece.start > from)
      to = wordBefore(reply, piece.start);
  const text = bare(reply.slice(from, to));
  return beginning(text === '' ? bare(reply.slice(start, end)) : text, longestItem);
}

/** The same as an item: with a capital at its head. */
export const itemText = (reply: string, span: Parameters<typeof plainWords>[1]): string =>
  capital(plainWords(reply, span));

/** "Buy milk"; words such as "iPad" stay as they are. */
export const capital = (text: string): string =>
  /^\p{Ll}+(?![\p{Lu}\p{Ll}])/u.test(text)
    ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : text;

const nextWord = (reply: string, from: number, end: number): number => {
  const skipped = /^[\s,.;:–—-]*/.exec(reply.slice(from, end))?.[0].length ?? 0;
  return from + skipped;
};
const wordBefore = (reply: string, to: number): number => reply.slice(0, to).trimEnd().length;

const time = String.raw`(?:\b\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)\b|\b\d{1,2}[:.h]\d{2}\b|\bnoon\b|\bmidnight\b|\b(?:half|quarter) (?:past |to )?\w+\b)`;
const bareHour = String.raw`(?:(?<=\b(?:at|by|@|um|à|a las|alle|às|om) ?)\d{1,2}\b)`;
const weekday = String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b`;
const amount = String.raw`(?:[$€£]\s?\d[\d,.]*|\b\d[\d,.]*(?:\s?(?:k|kg|g|km|min(?:ute)?s?|hours?|pages?|miles?|lbs?))?\b)`;

/** Kinds of details, the more telling first: what is changed takes the place of its own kind. */
const details = [time, weekday, `${time}|${bareHour}`, amount].map(
  (kind) => new RegExp(kind, 'iu'),
);

/** The old text with another time, place or amount; what has no place in it stands at its end. */
export function changedText(old: string, piece: string): string {
  const kind = details.find((pattern) => pattern.test(piece) && pattern.test(old));
  if (kind)
    return beginning(
      old.replace(kind, () => piece),
      longestItem,
    );
  const lead = /^\d/.test(piece) && /[:.]\d\d|[ap]m/i.test(piece) ? 'at ' : '';
  return beginning(`${old} ${lead}${piece}`, longestItem);
}
