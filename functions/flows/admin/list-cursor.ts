/** Where a list goes on: signed, so that only a place that we named is one. */
import { knownSigns, sign } from '#functions/adapters/signing.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { Sign } from '#shared/domain/signature.ts';

export interface ListPlace {
  /** The number of the last person on the page before. */
  readonly before: number;
  readonly showDeleted: boolean;
}

const signatureBytes = 9;

const wordsOf = ({ before, showDeleted }: ListPlace): string =>
  `${before}${showDeleted ? 'all' : 'live'}`;

const signed = (words: string, by: Sign): string =>
  `${words}.${Buffer.from(by(`users:${words}`).slice(0, signatureBytes)).toString('base64url')}`;

export const cursorOf = (place: ListPlace): string => signed(wordsOf(place), sign);

/** Throws BAD_CURSOR for one that is not ours, or is of the other list. */
export function readCursor(cursor: string, showDeleted: boolean): number {
  const before = Number(/^\d{1,12}/.exec(cursor)?.[0]);
  const isOurs = knownSigns().some(
    (one) => signed(wordsOf({ before, showDeleted }), one) === cursor,
  );
  if (!isOurs) throw new Refusal('BAD_CURSOR');
  return before;
}
