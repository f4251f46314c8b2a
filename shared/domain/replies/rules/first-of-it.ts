/** Tells the first parts of what was just said to be undone from the first items of the list. */

import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import type { Scene } from './scene.ts';

/** "Hives are not done, I only got round the first two": of the hives. */
export const firstOfIt = (
  { gist, sentence }: Clause,
  { lastSentence, lastSignal, last }: Scene,
): boolean =>
  last.length === 1 &&
  sentence - lastSentence <= 1 &&
  ['open', 'reopen'].includes(lastSignal ?? '') &&
  partOfIt.test(gist);
const partOfIt = sparing(
  /^(?:(?:i|we|just|only|and|but|so|have|i've) )*(?:got (?:round|to|through|as far as)|did|done|managed|finished|checked|reached|made it (?:to|through)) (?:only |just )?(?:the )?(?:first|last|top|bottom)\b/,
);
