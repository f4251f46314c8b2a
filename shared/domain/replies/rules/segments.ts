/** Cuts dictated prose without punctuation where the next item of the list is named. */

import type { Asking } from '../reading.ts';
import { folded } from '../same-text.ts';
import type { Clause } from './clauses.ts';
import { namedIn } from './references.ts';
import { signalOf } from './signals.ts';

const determiner = /^(?:the|my|a|an|and|so|um|uh|but|also|then|that)$/;
const fewest = 9;

/** Parts of a clause, each naming at most one item, where each part says something of its own. */
export function segmentsOf(clause: Clause, asking: Asking): readonly Clause[] {
  const words = clause.text.split(/\s+/);
  if (words.length < fewest || asking.items.length === 0) return [clause];
  const parts: string[][] = [];
  let part: string[] = [];
  let named = new Set<string>();
  for (const word of words) {
    const now = namedIn([...part.slice(-2), word].join(' '), asking.items).map(
      ({ item }) => item.id,
    );
    const fresh = now.filter((id) => !named.has(id));
    if (fresh.length > 0 && named.size > 0 && says(part)) {
      const back = opening(part);
      parts.push(part.slice(0, part.length - back));
      part = part.slice(part.length - back);
      named = new Set();
    }
    for (const id of fresh) named.add(id);
    part.push(word);
  }
  parts.push(part);
  return parts.filter((one) => one.length > 0).map((one) => ({ ...clause, text: one.join(' ') }));
}

/** Whether the words so far hold a verdict of their own. */
const says = (part: readonly string[]): boolean => {
  const text = folded(part.join(' '));
  return signalOf(text, false) !== undefined || /\b(?:got|did|\p{L}{3,}ed)\b/u.test(text);
};

/** How many of the last words belong to the name that follows: "and the". */
function opening(part: readonly string[]): number {
  let back = 0;
  while (back < part.length - 1 && determiner.test((part.at(-1 - back) ?? '').toLowerCase()))
    back++;
  return back;
}
