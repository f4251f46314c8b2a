/** Whoever waits for the variant: one row an address, kept until a purge, and a count of them. */
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import { countTotals } from './counters.ts';
import { keys } from './keys.ts';
import { absent, deleteOf, present, putOf, transact } from './writes.ts';

export interface Waiting {
  /** Normalised. */
  readonly email: string;
  readonly contactMethod: 'email';
  /** A tz database zone; absent if the browser named no known one. */
  readonly zone?: string;
  readonly source: string;
  readonly preference?: string;
  /** The browser's user agent. */
  readonly ua?: string;
  /** ISO instant. */
  readonly at: string;
}

export const waitlist = {
  /** Adds an address. Joining again changes nothing. Returns whether it was new. */
  add: (waiting: Waiting): Promise<boolean> =>
    tryWrite(() =>
      transact([
        putOf({ ...keys.waiting(waiting.email), ...waiting }, { pk: absent }),
        countTotals(waiting.email, { waiting: 1 }),
      ]),
    ),

  /** Removes an address, and updates the count. */
  remove: (email: string): Promise<boolean> =>
    tryWrite(() =>
      transact([
        deleteOf(keys.waiting(email), { pk: present }),
        countTotals(email, { waiting: -1 }),
      ]),
    ),
};
