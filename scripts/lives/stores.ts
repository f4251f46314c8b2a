/** What the table holds about a person's days, read as the operator. */
import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { storedDayOf } from '#functions/store/days.ts';
import { keys } from '#functions/store/keys.ts';
import type { Day } from '#shared/domain/day.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';

export interface Stores {
  readonly table: DynamoDBDocumentClient;
  readonly tableName: string;
}

/** A person's days from a date on, the oldest first. */
export async function daysSince(
  { table, tableName }: Stores,
  userId: string,
  date: LocalDate,
): Promise<readonly Day[]> {
  const days: Day[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'pk = :person AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':person': keys.person(userId),
          ':from': keys.day(userId, date).sk,
          ':to': keys.day(userId, '9999-12-31').sk,
        },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    days.push(...Items.map((row) => storedDayOf(row).day));
    from = LastEvaluatedKey;
  } while (from);
  return days;
}

/** How many rows there are below a key of the first kind. */
export async function rowsUnder({ table, tableName }: Stores, pk: string): Promise<number> {
  const { Count = 0 } = await table.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
      Select: 'COUNT',
    }),
  );
  return Count;
}
