/** What a world has kept, as an operator sees it: rows, letters, schedules, log lines. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { type Key, keys } from '#functions/store/keys.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { builtCloud, type World } from './world.ts';

export type Row = Readonly<Record<string, unknown>>;

const cloud = builtCloud();
const TableName = cloud.table.name;
export const tableName = TableName;
const clients = new WeakMap<World, DynamoDBDocumentClient>();

/** The table, as the operator reaches it. */
export function tableOf(world: World): DynamoDBDocumentClient {
  const known = clients.get(world);
  if (known) return known;
  const made = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      region: cloud.region,
      endpoint: world.endpoint.url,
      credentials: { accessKeyId: world.endpoint.operatorKey, secretAccessKey: 'local' },
    }),
  );
  clients.set(world, made);
  return made;
}

/** Every row of the table, once what SES says of the mails that were sent has been heard. */
export async function rowsIn(world: World): Promise<readonly Row[]> {
  await world.runtime.atRest();
  const rows: Row[] = [];
  let from: Row | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await tableOf(world).send(
      new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    rows.push(...Items);
    from = LastEvaluatedKey;
  } while (from);
  return rows;
}

export async function rowAt(world: World, Key: Key): Promise<Row | undefined> {
  await world.runtime.atRest();
  const { Item } = await tableOf(world).send(new GetCommand({ TableName, Key }));
  return Item;
}

/** The user's row. */
export const userIn = (world: World, userId: string) => rowAt(world, keys.user(userId));

/** The ledger row of a letter: `which` is its stage, or `NOTICE`. */
export const letterRow = (world: World, userId: string, date: LocalDate, which: string) =>
  rowAt(world, keys.letter(userId, date, which));

/** The rows of one partition; those whose sort keys begin so, where it is said. */
export async function rowsOf(world: World, pk: string, begins?: string): Promise<readonly Row[]> {
  const condition = begins === undefined ? '' : ' AND begins_with(sk, :begins)';
  const rows: Row[] = [];
  let from: Row | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await tableOf(world).send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: `pk = :pk${condition}`,
        ExpressionAttributeValues: {
          ':pk': pk,
          ...(begins !== undefined && { ':begins': begins }),
        },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    rows.push(...Items);
    from = LastEvaluatedKey;
  } while (from);
  return rows;
}

/** The replies of a user as they were read. */
export const repliesOf = (world: World, userId: string): Promise<readonly Row[]> =>
  rowsOf(world, keys.post(userId), 'REPLY#');

/** The ledger rows of a user's letters. */
export const lettersOf = (world: World, userId: string): Promise<readonly Row[]> =>
  rowsOf(world, keys.post(userId), 'LETTER#');

/** The user with their days: the days in order, then the user. */
export const planOf = async (world: World, userId: string): Promise<readonly Row[]> => [
  ...(await rowsOf(world, keys.person(userId), 'DAY#')),
  ...(await rowsOf(world, keys.person(userId), keys.user(userId).sk)),
];

/** What was put aside for the administrator. */
export const quarantinedIn = async (world: World): Promise<readonly Row[]> =>
  (await rowsIn(world)).filter(({ pk }) => String(pk).startsWith('QUARANTINE#'));

export const schedulesOf = (world: World, userId: string) =>
  world.endpoint.schedules.all().filter(({ name }) => name.startsWith(userId));

/** A mail that did nothing is noted all the same, so that an erasure finds it. */
const isNoteOfMail = ({ sk }: Row): boolean => String(sk).startsWith('MAIL#');

/** All that a person or an operator could notice; two of these are equal when nothing happened. */
export const stateOf = async (world: World) => ({
  rows: (await rowsIn(world)).filter((row) => !isNoteOfMail(row)),
  sent: world.endpoint.outbox.all().length,
  schedules: world.endpoint.schedules.all(),
});

/** Every line the functions have printed. */
export async function logOf(world: World): Promise<readonly string[]> {
  const credential = `${world.endpoint.operatorKey}/20261120/${cloud.region}/logs/aws4_request`;
  const lines: string[] = [];
  let nextToken: string | undefined;
  do {
    // No client of CloudWatch Logs is installed: the request is the one it would sign.
    const response = await fetch(world.endpoint.url, {
      method: 'POST',
      headers: {
        authorization: `AWS4-HMAC-SHA256 Credential=${credential}`,
        'x-amz-target': 'Logs_20140328.FilterLogEvents',
      },
      body: JSON.stringify({ logGroupName: cloud.logGroup, ...(nextToken && { nextToken }) }),
    });
    const page = (await response.json()) as Page;
    lines.push(...page.events.map(({ message }) => message));
    nextToken = page.nextToken;
  } while (nextToken);
  return lines;
}

/** What the log says became of each mail, by SES's id: its last word, where it was told twice. */
export async function outcomesIn(world: World): Promise<ReadonlyMap<string, string>> {
  const lines = (await logOf(world)).filter((line) => line.includes('sesMessageId'));
  const told = lines.map((line) => JSON.parse(line) as { sesMessageId: string; outcome?: string });
  return new Map(told.flatMap((one) => (one.outcome ? [[one.sesMessageId, one.outcome]] : [])));
}

/** A raw mail as the bucket has it, by SES's id. */
export async function keptMail(world: World, sesMessageId: string): Promise<Buffer> {
  const { bucket, prefix } = cloud.receiptRule;
  const credential = `${world.endpoint.operatorKey}/20261120/${cloud.region}/s3/aws4_request`;
  const response = await fetch(`${world.endpoint.url}/${bucket}/${prefix}${sesMessageId}`, {
    headers: { authorization: `AWS4-HMAC-SHA256 Credential=${credential}` },
  });
  if (!response.ok) throw new Error(`The mail ${sesMessageId} is not kept.`);
  return Buffer.from(await response.arrayBuffer());
}

/** Takes a raw mail away, as the bucket does after thirty days. */
export async function expireMail(world: World, key: string): Promise<void> {
  const credential = `${world.endpoint.operatorKey}/20261120/${cloud.region}/s3/aws4_request`;
  await fetch(`${world.endpoint.url}/${cloud.receiptRule.bucket}/${key}`, {
    method: 'DELETE',
    headers: { authorization: `AWS4-HMAC-SHA256 Credential=${credential}` },
  });
}

/** Rows of administrators, and of what they ask: they move with each request. */
const isOfAdmins = ({ pk }: Row): boolean => /^(ADMIN|LIMIT|AUDIT)#/.test(String(pk));

/** All that a request of an administrator could have changed. */
export async function stateBesideAdmins(world: World) {
  const { rows, ...rest } = await stateOf(world);
  return { ...rest, rows: rows.filter((row) => !isOfAdmins(row)) };
}

interface Page {
  readonly events: readonly { readonly message: string }[];
  readonly nextToken?: string;
}

/** Writes over parts of a user's row, as an administrator's tool does. */
export async function setUser(world: World, userId: string, changes: Row): Promise<void> {
  const names = Object.keys(changes);
  await tableOf(world).send(
    new UpdateCommand({
      TableName,
      Key: keys.user(userId),
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        names.map((name) => [`:${name}`, changes[name]]),
      ),
    }),
  );
}

/** Writes a row whole, as another function would. */
export const putRow = (world: World, Item: Row): Promise<unknown> =>
  tableOf(world).send(new PutCommand({ TableName, Item }));

/** Takes a row away, as another function would. */
export const removeRow = (world: World, Key: Key): Promise<unknown> =>
  tableOf(world).send(new DeleteCommand({ TableName, Key }));
