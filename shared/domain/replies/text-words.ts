/** What a whole text says about texting, and nothing else. */
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

/** Beside the words that end a mail's letters too: whole texts that nobody sends as a task. */
const stops = new Set([
  'stop',
  'remove me',
  'end texts',
  'end all',
  'end all texts',
  'cancel texts',
  'cancel all',
  'cancel these',
  'no texts',
  'no more texts',
  'no mas',
  'stopp',
  'you have the wrong number',
  'this is the wrong number',
  'wrong person',
  'do not text',
  "don't text",
  'opt me out',
]);

/** Whether a whole text, in its bare words, ends the texts; `STOP STOP STOP` is said once. */
export function saysStop(line: string): boolean {
  const words = line.split(' ');
  const once = words.every((word) => word === words[0]) ? words[0] : line;
  return stops.has(once ?? '');
}
