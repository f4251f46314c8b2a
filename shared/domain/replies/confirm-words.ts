/**
 * The words that confirm an erasure. The letter that asks says them, and nothing else counts:
 * "ok" and "yes" are said too easily for what cannot be undone.
 */
import { eraseWord } from '../limits.ts';
import { wordsAlone } from './forms/commands.ts';
import { wordsOf } from './same-text.ts';

/** The same said at greater length. */
export const confirmations: readonly string[] = [
  eraseWord,
  'delete everything',
  'yes, delete',
  'yes, delete everything',
];

const confirming = new Set(confirmations.map((one) => wordsOf(one).join(' ')));

/** Longer replies say more than these words. */
const mostChars = 400;

/** Whether these words are all that a person newly wrote, beside greeting and signature. */
export function confirmsErasure(visible: string): boolean {
  if (visible.length > mostChars || visible.includes('?')) return false;
  return confirming.has(wordsOf(wordsAlone(visible)).join(' '));
}
