/** Everything in a partition, page by page, for exports and purges. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { Key } from './keys.ts';
import type { Row } from './users.ts';

export interface Page {
  readonly rows: readonly (Row & Key)[];
  /** Where the next page begins; undefined after the last one. */
  readonly next?: Key;
}

/** The rows of a partition from a key on, as many as DynamoDB returns at once (1 MB). */
export async function pageOf(partition: string, from?: Key): Promise<Page> {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName: env().TABLE_NAME,
      KeyConditionExpression: 'pk = :partition',
      ExpressionAttributeValues: { ':partition': partition },
      ConsistentRead: true,
      ...(from && { ExclusiveStartKey: from }),
    }),
  );
  const next = LastEvaluatedKey as Key | undefined;
  return { rows: Items as (Row & Key)[], ...(next && { next }) };
}

/** All rows of a partition, in order. */
export async function everythingIn(partition: string): Promise<readonly (Row & Key)[]> {
  const all: (Row & Key)[] = [];
  let from: Key | undefined;
  do {
    const { rows, next } = await pageOf(partition, from);
    all.push(...rows);
    from = next;
  } while (from);
  return all;
}
