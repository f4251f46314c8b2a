/** Reads many rows by key in one call. */
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { Key } from './keys.ts';
import type { Row } from './users.ts';

type Rows = readonly (Row & Key)[];

/** DynamoDB's limit per call. */
export const mostKeys = 100;

/** Retry delays for keys that DynamoDB leaves unprocessed; after these it is overloaded. */
const delaysMs = [0, 50, 200, 800];

/**
 * The existing rows, in any order and eventually consistent; at most 100 different keys. Throws if
 * DynamoDB keeps leaving some unprocessed.
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
    // Every row has both keys, because it was found by them.
    found.push(...((Responses?.[TABLE_NAME] ?? []) as (Row & Key)[]));
    rest = (UnprocessedKeys?.[TABLE_NAME]?.Keys ?? []) as Key[];
  }
  if (rest.length > 0) throw new Error('The table keeps putting reads off.');
  return found;
}
