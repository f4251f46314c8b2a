/** What a whole text says to the question whether we may text, and nothing else. */
import { bare } from './said.ts';
import { folded } from './same-text.ts';

const yes = new Set(['yes', 'y', 'yep', 'yeah', 'yes i do', 'yes i agree', 'start', 'unstop']);
const no = new Set(['no', 'n', 'nope', 'no thanks', 'not me', 'wrong number']);

/** Longer is a message, not a word. */
const longestWord = 40;

/**
 * Whether a text agrees, refuses, or speaks of something else. Only the whole message counts:
 * `Yes, call the bank` is no consent.
 */
export function answerToAsking(text: string): 'yes' | 'no' | 'other' {
  if (text.length > longestWord) return 'other';
  const word = bare(folded(text));
  if (yes.has(word)) return 'yes';
  return no.has(word) ? 'no' : 'other';
}
