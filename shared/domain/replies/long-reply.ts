/** How much of a reply is read at most: who sends a thousand words has pasted something. */
import { maxReadChars, maxReadWords } from '../limits.ts';

const word = /\S+/g;

/** Where the words that are read at most end: the whole length where there are no more of them. */
export function mostRead(text: string): number {
  if (text.length < maxReadWords) return text.length;
  let words = 0;
  let chars = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    words += 1;
    chars += found.length;
    if (words > maxReadWords) return index;
    if (chars > maxReadChars) return index + found.length - (chars - maxReadChars);
  }
  return text.length;
}

/** Whether the person is to be told that something was left out. */
export const isReadInPart = (reply: string): boolean => mostRead(reply) < reply.length;
