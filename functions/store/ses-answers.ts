/** What SES last said about us, in one row for all functions: it may be asked once a second. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { table, tryWrite } from '#functions/adapters/dynamodb.ts';
import type { SesAccount } from '#functions/adapters/ses-account.ts';
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';
import { absent, atMost, update } from './writes.ts';

export interface SesAnswer extends SesAccount {
  /** ISO instant. */
  readonly checkedAt: string;
}

export const sesAnswers = {
  async last(): Promise<SesAnswer | undefined> {
    const { Item } = await table.send(
      new GetCommand({ TableName: env().TABLE_NAME, Key: keys.sesAccount(), ConsistentRead: true }),
    );
    // Written only below.
    return Item?.['answer'] as SesAnswer | undefined;
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
