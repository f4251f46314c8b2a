/** Parts a wording into the things it names: "facts, law and conclusion". */
import { pattern } from '../pattern.ts';
import { namesKept } from './kept-together.ts';
import { onlyParts } from './parts-of-one.ts';
import { wordingOf } from './wording.ts';

export const listed = (text: string): readonly string[] =>
  onlyParts(text)
    .split(
      pattern(
        'i',
        String.raw`\s*[,;]\s*(?:(?:and|then|plus)\s+)*|\s+[/|+]\s+|\s+(?:and then|then)\s+|`,
        String.raw`(?<=")\s+and\s+(?=")|\s+(?:and|&)\s+(?=\S+ \S)|\n`,
      ),
    )
    .filter((part) => !/^(?:i|we|it|they|because|cos|so)\b(?!-)/i.test(part))
    .map((part) => (/^add \S/i.test(part) ? part.trim().replace(/^a/, 'A') : wordingOf(part)))
    .filter((part) => part !== '');

/** Two single words joined by "and" are two parts where nothing else parts them. */
export const partsIn = (text: string): readonly string[] => {
  const parts = listed(text);
  const [last = '', ...before] = parts.toReversed();
  // "Into facts, law and conclusion".
  const [, first, end] =
    /^((?:(?!(?:with|for|to|of|from|about|in|on|at|between)\b)[\p{L}'-]+ ){0,2}[\p{L}-]+) (?:and|&) ((?:the |an? )?\p{L}+)$/u.exec(
      last,
    ) ?? [];
  const ends = before.length > 0 && first !== undefined && end !== undefined && text.includes(',');
  if (ends && namesKept(last) === last)
    return [...before.toReversed(), wordingOf(first), wordingOf(end)];
  return parts.length > 1 ? parts : text.split(/\s+(?:and|&)\s+|\//i).map(wordingOf);
};
