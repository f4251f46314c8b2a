/**
 * A line that begins with "add:" puts its words on the list, as our letters promise: where the model
 * finds nothing new in it, all of the line is one item.
 */
import type { Told, Words } from '../told.ts';
import { itemText } from '../wording.ts';

const line = /^[^\S\n]*add:[^\S\n]*(\S.*?)[^\S\n]*$/gimu;

const overlaps = (one: Words, other: Words): boolean =>
  one.start < other.end && one.end > other.start;

/** `known` are the additions that the model is sure of; `newId` makes ids that none of them has. */
export const additionsIn = (
  reply: string,
  known: readonly Words[],
  newId: (n: number) => string,
): readonly Told[] =>
  [...reply.matchAll(line)]
    .map(({ index, 0: whole, 1: words = '' }) => {
      const end = index + whole.trimEnd().length;
      return { start: end - words.length, end };
    })
    .filter((words) => !known.some((one) => overlaps(one, words)))
    .flatMap((words, n): readonly Told[] => {
      const text = itemText(reply, { ...words, pieces: [] });
      if (!/[\p{L}\p{N}]/u.test(text)) return [];
      return [{ ...words, edit: { kind: 'add', id: newId(n), text }, sure: 1 }];
    });
