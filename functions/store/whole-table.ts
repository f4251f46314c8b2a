/** Reads the whole table for its operator. No function has the right to do that. */
import { type DynamoDBDocumentClient, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Key, Row } from './keys.ts';
import { expressions } from './writes.ts';

export const wholeTable = (table: DynamoDBDocumentClient, TableName: string) => ({
  /** Every row, page by page, so that memory stays small for any table. */
  async *pages(): AsyncGenerator<readonly (Row & Key)[]> {
    let from: Row | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await table.send(
        new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey: from }),
      );
      // Every row of the table has both keys.
      yield Items as (Row & Key)[];
      from = LastEvaluatedKey;
    } while (from);
  },

  /** Adds to a count, so that concurrent counting is not lost. */
  async add({ pk, sk }: Key, name: string, by: number): Promise<void> {
    await table.send(
      new UpdateCommand({ TableName, Key: { pk, sk }, ...expressions({ add: { [name]: by } }) }),
    );
  },
});

export type WholeTable = ReturnType<typeof wholeTable>;
