/** The people of the bench, written straight into the table as they would have left it. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { dayRow } from '#functions/store/days.ts';
import { addressRow } from '#functions/store/signups.ts';
import { type Row, userRow } from '#functions/store/users.ts';
import type { User } from '#shared/domain/user.ts';
import { person } from '../../load/herd.ts';
import type { Cloud } from '../../local/cloud.ts';

/** They signed up and planned on the eve; all live in one zone. */
export const eve = '2027-01-12T20:00:00Z';
export const six = '2027-01-13T06:00:00Z';
export const today = '2027-01-13';
const eveDate = '2027-01-12';

export interface Desk {
  readonly table: DynamoDBDocumentClient;
  readonly tableName: string;
}

export function openDesk(cloud: Cloud, endpoint: string, key: string): Desk {
  const client = new DynamoDBClient({
    region: cloud.region,
    endpoint,
    credentials: { accessKeyId: key, secretAccessKey: 'local' },
  });
  const marshallOptions = { removeUndefinedValues: true };
  const table = DynamoDBDocumentClient.from(client, { marshallOptions });
  return { table, tableName: cloud.table.name };
}

const items = ['Finish the slides', 'Call Mom', 'Go for a walk'].map((text, at) => ({
  id: `i${at}`,
  text,
  status: 'open' as const,
  firstDay: eveDate,
}));

/** A plan from yesterday's reply, which the morning carries forward. */
function planOf({ id }: User): Row {
  const applied = [{ id: 'reply', at: Date.parse(eve) }];
  const day = { date: eveDate, version: 1, items, tomorrow: [], applied };
  return dayRow(id, { day, writtenBy: 'bench' });
}

/** DynamoDB takes no more in one call. */
const rowsPerCall = 25;
const callsAtOnce = 8;

export async function seedPeople(desk: Desk, count: number): Promise<readonly User[]> {
  const users = Array.from({ length: count }, (_, at) => person(at + 1, new Date(eve)));
  const rows = users.flatMap((user) => [userRow(user), addressRow(user), planOf(user)]);
  const write = async (): Promise<void> => {
    while (rows.length > 0) {
      const requests = rows.splice(-rowsPerCall).map((Item) => ({ PutRequest: { Item } }));
      const RequestItems = { [desk.tableName]: requests };
      await desk.table.send(new BatchWriteCommand({ RequestItems }));
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, write));
  return users;
}

export async function allRows({ table, tableName: TableName }: Desk): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new ScanCommand({ TableName, ...(from && { ExclusiveStartKey: from }) }),
    );
    rows.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return rows;
}
