/** Whoever waits for the variant: one row an address, kept until a purge, and a count of them. */
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import { countTotals } from './counters.ts';
import { keys } from './keys.ts';
import { absent, deleteOf, present, putOf, transact } from './writes.ts';

export interface Waiting {
  /** Normalised. */
  readonly email: string;
  readonly contactMethod: 'email';
  /** A zone of the tz database; absent where the browser named none that is known. */
  readonly zone?: string;
  readonly source: string;
  readonly preference?: string;
  /** What the browser calls itself. */
  readonly ua?: string;
  /** ISO instant. */
  readonly at: string;
}

export const waitlist = {
  /**
   * The first word stands: whoever asks again changes nothing. Answers whether it was the first.
   */
  add: (waiting: Waiting): Promise<boolean> =>
    tryWrite(() =>
      transact([
        putOf({ ...keys.waiting(waiting.email), ...waiting }, { pk: absent }),
        countTotals(waiting.email, { waiting: 1 }),
      ]),
    ),

  /** Takes an address off the list, and out of the count. */
  remove: (email: string): Promise<boolean> =>
    tryWrite(() =>
      transact([
        deleteOf(keys.waiting(email), { pk: present }),
        countTotals(email, { waiting: -1 }),
      ]),
    ),
};
