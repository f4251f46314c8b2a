/** What a first line asks that is one of the bare words alone. */
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

/** Edit distance of at most two, for words nobody else would write. */
function nearly(word: string, wanted: string): boolean {
  if (Math.abs(word.length - wanted.length) > 2 || word.slice(0, 2) !== wanted.slice(0, 2)) {
    return false;
  }
  let row = Array.from({ length: wanted.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= wanted.length; j++) {
      const same = word[i - 1] === wanted[j - 1] ? 0 : 1;
      const change = (row[j - 1] ?? 0) + same;
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 9) <= 2;
}
