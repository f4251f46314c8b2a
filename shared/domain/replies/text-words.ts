/** What a whole text says about texting, and nothing else. */
import { wordsAlone } from './forms/commands.ts';

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
  const word = wordsAlone(text);
  if (yes.has(word)) return 'yes';
  return no.has(word) ? 'no' : 'other';
}
