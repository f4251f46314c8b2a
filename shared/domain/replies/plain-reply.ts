/** Replies of numbers and "done" alone, which the rules read for certain: no model is asked. */
import type { Asking } from './reading.ts';
import { wordsOf } from './same-text.ts';

const mostWords = 12;
const doneWords = new Set(['done', 'finished', 'completed', 'ticked']);
const linkWords = new Set(['and', 'all', 'both', 'everything', 'number', 'numbers', 'is', 'are']);

const countsWithin = (word: string, length: number): boolean =>
  /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= length;

/**
 * `done`, `all done`, `1 and 3 done`: true only when every word is one of these and every number is
 * one of the list's. A sign that may mean more ("1-3", "done?") makes it no plain reply.
 */
export function isPlainReply({ reply, items }: Pick<Asking, 'reply' | 'items'>): boolean {
  if (!/^[\w\s,.&!]+$/.test(reply)) return false;
  const words = wordsOf(reply);
  return (
    words.length <= mostWords &&
    words.some((word) => doneWords.has(word)) &&
    words.every(
      (word) => doneWords.has(word) || linkWords.has(word) || countsWithin(word, items.length),
    )
  );
}
