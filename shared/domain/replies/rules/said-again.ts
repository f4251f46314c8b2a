/** Knows what only says once more what was just named, as "an actual shower" does. */

import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { sameWord } from './same-word.ts';

const again = sparing(
  /^(?:(?:and|just|like|i mean|yes|yep|or)[, ]+)*(?:any (?:old )?|(?:an?|the|some|my) (?:(?:very|really|properly|nice|good|quick|little|big|long|hot|cold) )*(?:actual|real|proper|whole|entire|full|decent|big|long|hot|short|quick|good|nice|very|serious|honest|clean|small|tiny|huge) |actual |real |proper |all (?:of )?the |the whole |even (?:one|half an?|a single|a short|a bad) )([\p{L}-]+)\W*$/u,
);

/** Whether the words name the last new item with an emphasis alone. */
export function saysAgain(gist: string, last: string | undefined): boolean {
  if (last === undefined) return false;
  const noun = again.exec(gist)?.[1];
  if (noun === undefined) return false;
  return /^ones?$/.test(noun) || contentWords(last).some((word) => sameWord(word, noun));
}
