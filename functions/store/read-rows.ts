/** Rows by their keys, many in one call. */
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { Key } from './keys.ts';
import type { Row } from './users.ts';

type Rows = readonly (Row & Key)[];

/** DynamoDB takes no more in one call. */
export const mostKeys = 100;

/** What DynamoDB puts off it is asked for again; longer than this it is busy with other things. */
const delaysMs = [0, 50, 200, 800];

/**
 * Those that are there, in any order, as they were a moment ago (eventually consistent); at most
 * 100 different keys. Throws where DynamoDB keeps putting some of them off.
 */
export async function readRows(keys: readonly Key[]): Promise<Rows> {
  const { TABLE_NAME } = env();
  const found: (Row & Key)[] = [];
  let rest: readonly Key[] = keys;
  for (const delayMs of delaysMs) {
    if (rest.length === 0) return found;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const { Responses, UnprocessedKeys } = await table.send(
      new BatchGetCommand({ RequestItems: { [TABLE_NAME]: { Keys: [...rest] } } }),
    );
    // Every row has both keys, as it was found by them.
    found.push(...((Responses?.[TABLE_NAME] ?? []) as (Row & Key)[]));
    rest = (UnprocessedKeys?.[TABLE_NAME]?.Keys ?? []) as Key[];
  }
  if (rest.length > 0) throw new Error('The table keeps putting reads off.');
  return found;
}
