/** Reads a table whole, compares it with its counters, and mends them. */
import { type DynamoDBDocumentClient, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#functions/store/keys.ts';
import type { Row } from '#functions/store/users.ts';
import { type Difference, differencesOf, isCounter } from './differences.ts';
import { type Tally, tallyRow } from './tally.ts';

export interface Recounted {
  readonly rows: number;
  readonly differences: readonly Difference[];
}

/** Page by page, so that a table of any size is counted in the memory of a page. */
export async function recount(
  table: DynamoDBDocumentClient,
  TableName: string,
  onPage: (rows: number) => void = () => {},
): Promise<Recounted> {
  const tally: Tally = new Map();
  const counters: (Row & Key)[] = [];
  let rows = 0;
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    // Every row of the table has both keys.
    for (const row of Items as (Row & Key)[]) {
      if (isCounter(row)) counters.push(row);
      else tallyRow(tally, row);
    }
    rows += Items.length;
    onPage(rows);
    from = LastEvaluatedKey;
  } while (from);
  return { rows, differences: differencesOf(counters, tally) };
}

/** Adds what is missing and not what should be: what is counted meanwhile is not lost. */
export async function mend(
  table: DynamoDBDocumentClient,
  TableName: string,
  { key: Key, name, counted, there }: Difference,
): Promise<void> {
  await table.send(
    new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: 'ADD #name :missing',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':missing': there - counted },
    }),
  );
}
