/** Counts for the administrator, in sharded rows: totals, and what happened on a day. */
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { counterShards, keys, shardOf } from './keys.ts';
import { readRows } from './read-rows.ts';
import type { Row } from './users.ts';
import { update, updateOf } from './writes.ts';

export type Counts = Readonly<Record<string, number>>;

/** As part of a transaction: never counted without the thing that is counted. */
export const countTotals = (userId: string, add: Counts) =>
  updateOf(keys.totals(shardOf(userId)), { add });

export const countOfDay = (userId: string, date: LocalDate, add: Counts) =>
  updateOf(keys.totalsOfDay(shardOf(userId), date), { add });

/** What a row counts, by name. */
export const countsIn = (row: Row): Counts =>
  Object.fromEntries(
    Object.entries(row).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
  );

/** The counts of several rows, added up by name. */
export function summed(all: readonly Counts[]): Counts {
  const sums: Record<string, number> = {};
  for (const counts of all) {
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
}

const shards: readonly number[] = Array.from({ length: counterShards }, (_, shard) => shard);

/** One shard's days between two dates, inclusive; 90 of them take a thirtieth of a page. */
async function daysOf(shard: number, from: LocalDate, to: LocalDate): Promise<readonly Row[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: env().TABLE_NAME,
      KeyConditionExpression: 'pk = :shard AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':shard': keys.totals(shard).pk,
        ':from': keys.totalsOfDay(shard, from).sk,
        ':to': keys.totalsOfDay(shard, to).sk,
      },
    }),
  );
  return Items;
}

const dateOf = ({ sk }: Row): LocalDate => String(sk).slice(keys.totalsOfDay(0, '').sk.length);

export const counters = {
  /** The next user number. A sign-up that fails leaves a gap, never a duplicate. */
  async nextUserNumber(): Promise<number> {
    const add = { value: 1 };
    const { Attributes } = await update(
      keys.userNumber(),
      { add },
      { ReturnValues: 'UPDATED_NEW' },
    );
    return Number(Attributes?.['value']);
  },

  /** The number of the newest user; 0 if there is none. */
  async lastUserNumber(): Promise<number> {
    const { Item } = await table.send(
      new GetCommand({ TableName: env().TABLE_NAME, Key: keys.userNumber() }),
    );
    return Number(Item?.['value'] ?? 0);
  },

  /** One plain ADD for what is no part of a transaction. */
  async addTotals(userId: string, add: Counts): Promise<void> {
    await update(keys.totals(shardOf(userId)), { add });
  },

  /** One plain ADD for a letter or event; the recount script mends what a crash leaves out. */
  async add(userId: string, date: LocalDate, add: Counts): Promise<void> {
    await update(keys.totalsOfDay(shardOf(userId), date), { add });
  },

  /** All totals by name, in one call that reads every shard. */
  async totals(): Promise<Counts> {
    const rows = await readRows(shards.map((shard) => keys.totals(shard)));
    return summed(rows.map(countsIn));
  },

  /**
   * The counts of each date (UTC) between two dates, inclusive: one small query per shard, in
   * parallel, for any number of users.
   */
  async between(from: LocalDate, to: LocalDate): Promise<ReadonlyMap<LocalDate, Counts>> {
    const rows = (await Promise.all(shards.map((shard) => daysOf(shard, from, to)))).flat();
    const byDate = Map.groupBy(rows, dateOf);
    return new Map([...byDate].map(([date, some]) => [date, summed(some.map(countsIn))]));
  },
};
