/** Reads the whole table for its operator. No function has the right to do that. */
import {
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { tryWrite, write } from '#functions/adapters/dynamodb.ts';
import type { Key, Row } from './keys.ts';
import { type Change, expressions, isHere } from './writes.ts';

export const wholeTable = (table: DynamoDBDocumentClient, TableName: string) => ({
  /**
   * Some rows of a part of the table, behind `at`, and where the next ones begin; undefined after
   * the last. All rows of a partition are in one of the parts.
   */
  async page(part: number, of: number, at: Key | undefined) {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new ScanCommand({
        TableName,
        ConsistentRead: true,
        Segment: part,
        TotalSegments: of,
        ExclusiveStartKey: at,
      }),
    );
    // Every row of the table has both keys.
    return { rows: Items as (Row & Key)[], next: LastEvaluatedKey as Key | undefined };
  },

  /** All rows of a partition. */
  async partition(pk: string): Promise<readonly (Row & Key)[]> {
    const rows: (Row & Key)[] = [];
    let from: Row | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await table.send(
        new QueryCommand({
          TableName,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          ExclusiveStartKey: from,
        }),
      );
      rows.push(...(Items as (Row & Key)[]));
      from = LastEvaluatedKey;
    } while (from);
    return rows;
  },

  async get(key: Key): Promise<Row | undefined> {
    const { Item } = await table.send(
      new GetCommand({ TableName, Key: key, ConsistentRead: true }),
    );
    return Item;
  },

  /** Writes rows about a user, at most 99; throws where the user is gone or being erased. */
  async putAbout(user: Key, rows: readonly Row[]): Promise<void> {
    const ConditionCheck = { TableName, Key: user, ...expressions({ when: isHere }) };
    const puts = rows.map((Item) => ({ Put: { TableName, Item } }));
    await table.send(
      new TransactWriteCommand({ TransactItems: [{ ConditionCheck }, ...puts] as never }),
    );
  },

  /** Removes rows, at most 100. */
  async remove(all: readonly Key[]): Promise<void> {
    const TransactItems = all.map(({ pk, sk }) => ({ Delete: { TableName, Key: { pk, sk } } }));
    await table.send(new TransactWriteCommand({ TransactItems }));
  },

  /** Sets attributes of a row that is still as `when` says; returns whether it is. */
  set: ({ pk, sk }: Key, set: Row, when: NonNullable<Change['when']>): Promise<boolean> =>
    tryWrite(() =>
      write(() =>
        table.send(
          new UpdateCommand({ TableName, Key: { pk, sk }, ...expressions({ set, when }) }),
        ),
      ),
    ),

  /** Adds to a count, so that concurrent counting is not lost. */
  async add({ pk, sk }: Key, name: string, by: number): Promise<void> {
    await table.send(
      new UpdateCommand({ TableName, Key: { pk, sk }, ...expressions({ add: { [name]: by } }) }),
    );
  },
});

export type WholeTable = ReturnType<typeof wholeTable>;
