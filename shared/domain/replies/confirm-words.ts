/**
 * The words that confirm an erasure. The letter that asks says them, and nothing else counts:
 * "ok" and "yes" are said too easily for what cannot be undone.
 */
import { eraseWord } from '../limits.ts';
import { withoutFrame } from './frame.ts';
import { givenNames } from './given-names.ts';
import { folded, wordsOf } from './same-text.ts';

/** The same said at greater length. */
export const confirmations: readonly string[] = [
  eraseWord,
  'delete everything',
  'yes, delete',
  'yes, delete everything',
];

const confirming = new Set(confirmations.map((one) => wordsOf(one).join(' ')));
const polite = new Set(['please', 'thanks']);

/** Longer replies say more than these words. */
const mostChars = 400;

/** A name on a line of its own below the words; closings above a name are cut with the frame. */
function unsigned(said: string): string {
  const at = said.lastIndexOf('\n');
  const last = folded(said.slice(at + 1).trim());
  return at > 0 && givenNames.has(last) ? said.slice(0, at) : said;
}

/** Whether these words are all that a person newly wrote, beside greeting and signature. */
export function confirmsErasure(visible: string): boolean {
  if (visible.length > mostChars || visible.includes('?')) return false;
  const words = wordsOf(unsigned(withoutFrame(visible.trim())));
  return confirming.has(words.filter((word) => !polite.has(word)).join(' '));
}
