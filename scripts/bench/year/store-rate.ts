/** How many calls a second the bare store takes from the bare SDK: no function, no letter. */
import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Stores } from '../../lives/stores.ts';

const atOnce = 16;
const pk = 'BENCH';
/** About as large as the rows that a day writes. */
const text = 'x'.repeat(600);

const keyOf = (number: number) => ({ pk, sk: String(number % 64).padStart(3, '0') });

type Call = (stores: Stores, number: number) => Promise<unknown>;

const calls: readonly Call[] = [
  ({ table, tableName }, number) =>
    table.send(new PutCommand({ TableName: tableName, Item: { ...keyOf(number), text } })),
  ({ table, tableName }, number) =>
    table.send(new GetCommand({ TableName: tableName, Key: keyOf(number) })),
  ({ table, tableName }, number) =>
    table.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'pk = :pk AND sk > :sk',
        ExpressionAttributeValues: { ':pk': pk, ':sk': keyOf(number).sk },
        Limit: 4,
      }),
    ),
];

export interface StoreRate {
  /** Calls a second. */
  readonly perSecond: number;
  /** Processor time of a call, on both of its sides. */
  readonly cpuMs: number;
}

/** Of this process and all of its threads, in milliseconds. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Puts, gets and short queries in turn, sixteen in flight. */
export async function storeRate(stores: Stores, seconds: number): Promise<StoreRate> {
  const cpu = cpuMs();
  const began = performance.now();
  const until = began + seconds * 1000;
  let made = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      made += 1;
      await calls[made % calls.length]?.(stores, made);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const rate = {
    perSecond: made / ((performance.now() - began) / 1000),
    cpuMs: (cpuMs() - cpu) / made,
  };
  for (let number = 0; number < 64; number += 1)
    await stores.table.send(new DeleteCommand({ TableName: stores.tableName, Key: keyOf(number) }));
  return rate;
}
