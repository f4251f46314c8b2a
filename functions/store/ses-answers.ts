/** What SES last said about us, in one row for all functions: it may be asked once a second. */
import * as z from 'zod/mini';
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import type { SesAccount } from '#functions/adapters/ses-account.ts';
import { keys } from './keys.ts';
import { get, rowReader, schemaOf } from './reads.ts';
import { absent, atMost, update } from './writes.ts';

export interface SesAnswer extends SesAccount {
  /** ISO instant. */
  readonly checkedAt: string;
}

const answer = schemaOf<SesAnswer>()(
  z.object({
    verified: z.boolean(),
    max24Hours: z.number(),
    sentLast24Hours: z.number(),
    maxPerSecond: z.number(),
    checkedAt: z.string(),
  }),
);
/** Somebody may have asked, and SES not have answered. */
const readRow = rowReader("SES's answer", z.object({ answer: z.exactOptional(answer) }));

export const sesAnswers = {
  async last(): Promise<SesAnswer | undefined> {
    const row = await get(keys.sesAccount());
    return row && readRow(row).answer;
  },

  /**
   * Whether this attempt may ask SES. Only one function may per `forMs`, whether or not SES
   * answers.
   */
  mayAsk: (now: Date, forMs: number): Promise<boolean> =>
    tryWrite(() =>
      update(keys.sesAccount(), {
        set: { askedUntil: now.getTime() + forMs },
        when: [{ askedUntil: absent }, { askedUntil: atMost(now.getTime()) }],
      }),
    ),

  async keep(answer: SesAnswer): Promise<void> {
    await update(keys.sesAccount(), { set: { answer } });
  },
};
