/** The table whole, as its operator reads it: no function of ours may, and none has a need to. */
import { type DynamoDBDocumentClient, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Row } from './users.ts';
import { expressions } from './writes.ts';

export const wholeTable = (table: DynamoDBDocumentClient, TableName: string) => ({
  /** Every row, page by page, so that a table of any size takes the memory of a page. */
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

  /** Adds to a count, so that what is counted meanwhile is not lost. */
  async add({ pk, sk }: Key, name: string, by: number): Promise<void> {
    await table.send(
      new UpdateCommand({ TableName, Key: { pk, sk }, ...expressions({ add: { [name]: by } }) }),
    );
  },
});

export type WholeTable = ReturnType<typeof wholeTable>;
