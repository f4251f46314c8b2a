/** A table in DynamoDB Local, in the place of the embedded one. */
import { randomUUID } from 'node:crypto';
import type { Cloud } from '../cloud.ts';
import type { LocalDynamo } from '../dynamodb.ts';
import type { DynamoDbLocal } from '../dynamodb-local.ts';
import type { Meter } from './capacity.ts';
import type { Body, Row } from './dynalite.ts';
import { DynamoRefusal } from './refusal.ts';
import { definition } from './tables.ts';

type Ask = (operation: string, body: Body) => Promise<Body>;

/** Who asks has a database of their own there; what they sign with is not looked at. */
const headersFor = (key: string, operation: string) => ({
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-target': `DynamoDB_20120810.${operation}`,
  authorization:
    `AWS4-HMAC-SHA256 Credential=${key}/20260101/us-east-1/dynamodb/aws4_request, ` +
    'SignedHeaders=host, Signature=0',
});

interface Refused {
  readonly __type: string;
  readonly message?: string;
  readonly Message?: string;
}

function refusalOf({ __type, message, Message, ...fields }: Refused): DynamoRefusal {
  return new DynamoRefusal(__type.split('#').at(-1) ?? __type, message ?? Message ?? '', fields);
}

function askAs(url: string): Ask {
  const key = randomUUID().replaceAll('-', '');
  return async (operation, body) => {
    const headers = headersFor(key, operation);
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw refusalOf((await answer.json()) as Refused);
    return (await answer.json()) as Body;
  };
}

const isRead = (operation: string): boolean => /Get|Query|Scan/.test(operation);
const isAboutRows = (operation: string): boolean =>
  isRead(operation) || /Item|Write/.test(operation);

interface Capacity {
  readonly CapacityUnits: number;
}

function count(operation: string, used: unknown, meter: Meter): void {
  for (const { CapacityUnits: units } of [used ?? []].flat() as unknown as readonly Capacity[]) {
    if (isRead(operation)) meter.read(units);
    else meter.write(units);
  }
}

/** It does not expire rows by itself, as the service does. */
async function expireRows(ask: Ask, table: Cloud['table'], nowSeconds: number): Promise<number> {
  const { name: TableName, ttlAttribute, keys } = table;
  const { Items } = await ask('Scan', { TableName });
  // A table of a test is one page.
  const gone = (Items as readonly Row[]).filter((row) => {
    const time = Number(row[ttlAttribute]?.['N'] ?? Number.NaN);
    return time <= nowSeconds && time > nowSeconds - fiveYearsSeconds;
  });
  for (const row of gone) {
    const Key = { [keys.partition]: row[keys.partition], [keys.sort]: row[keys.sort] };
    await ask('DeleteItem', { TableName, Key });
  }
  return gone.length;
}

const fiveYearsSeconds = 5 * 365 * 24 * 3600;

/** The table of the template, empty and nobody else's. */
export async function openInJava(
  { url }: DynamoDbLocal,
  table: Cloud['table'],
  now: () => number,
): Promise<LocalDynamo> {
  const ask = askAs(url);
  await ask('CreateTable', definition(table));
  return {
    async execute(operation, body, meter) {
      if (!isAboutRows(operation)) return ask(operation, body);
      const asked = { ReturnConsumedCapacity: 'TOTAL', ...body };
      const { ConsumedCapacity: used, ...answer } = await ask(operation, asked);
      count(operation, used, meter);
      return body['ReturnConsumedCapacity'] ? { ...answer, ConsumedCapacity: used } : answer;
    },
    expireRows: () => expireRows(ask, table, now() / 1000),
    // What it holds is gone with its process.
    close: async () => {},
  };
}
