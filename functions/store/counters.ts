/** Counts for the administrator, in sharded rows: totals, and what happened on a day. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { type Key, keys, shardOf } from './keys.ts';

export type Counts = Readonly<Record<string, number>>;

const addTo = (Key: Key, counts: Counts) => {
  const names = Object.keys(counts);
  return {
    TableName: env().TABLE_NAME,
    Key,
    UpdateExpression: `ADD ${names.map((_, index) => `#${index} :${index}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name, index) => [`#${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      names.map((name, index) => [`:${index}`, counts[name]]),
    ),
  };
};

/** As part of a transaction: never counted without the thing that is counted. */
export const countTotals = (userId: string, counts: Counts) => ({
  Update: addTo(keys.totals(shardOf(userId)), counts),
});

export const countOfDay = (userId: string, date: LocalDate, counts: Counts) => ({
  Update: addTo(keys.totalsOfDay(shardOf(userId), date), counts),
});

export const counters = {
  /** The next user number; a sign-up that ends here leaves a gap, never a double. */
  async nextUserNumber(): Promise<number> {
    const { Attributes } = await table.send(
      new UpdateCommand({ ...addTo(keys.userNumber(), { value: 1 }), ReturnValues: 'UPDATED_NEW' }),
    );
    return Number(Attributes?.['value']);
  },

  /** One plain ADD for a letter or event; the recount script mends what a crash leaves out. */
  async add(userId: string, date: LocalDate, counts: Counts): Promise<void> {
    await table.send(new UpdateCommand(addTo(keys.totalsOfDay(shardOf(userId), date), counts)));
  },
};
