/** What a first line asks that is one of the bare words alone. */
import { distance } from 'fastest-levenshtein';
import { commandWords } from './bare-words.ts';
import type { Intent } from './reading.ts';

const intentOf = new Map(
  commandWords.flatMap(([intent, words]) => words.map((word) => [word, intent] as const)),
);

const opening = /^(?:(?:ok|okay|right|well|yes|yeah|yep|oh|hey|hi|hello|sorry|hmm|um) )+/;

/** "Pending?" */
const whatIsLeft =
  /^(?:(?:still|so|and|whats) )*(?:pending|outstanding|remaining|left|open|to ?do)(?: now| today| still)*$/;

/** A first line that is one of the words alone; the typing error allowed is in unsubscribe only. */
export function wordCommand(line: string, question = false): Intent | undefined {
  if (question && whatIsLeft.test(line)) return 'list';
  const found = intentOf.get(line) ?? intentOf.get(line.replace(opening, ''));
  if (found) return found;
  return !line.includes(' ') && nearly(line, 'unsubscribe') ? 'unsubscribe' : undefined;
}

/** At most two letters apart, and long enough that nobody else would write it. */
const nearly = (word: string, wanted: string): boolean =>
  word.slice(0, 2) === wanted.slice(0, 2) &&
  Math.abs(word.length - wanted.length) <= 2 &&
  distance(word, wanted) <= 2;
