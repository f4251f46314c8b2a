/** What the local AWS was given is there after a restart; what is broken on the disk is named. */
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createCallLog } from '#scripts/local/aws/call-log.ts';
import { openList, openMap } from '#scripts/local/aws/journal.ts';
import { failure, type Running, roleArn, running, smallCloud } from './small-cloud.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'anchor-kept-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function fill(aws: Running): Promise<void> {
  const text = { PhoneNumber: '+13125550123', Message: 'Hi' };
  await new SNSClient(aws.client()).send(new PublishCommand(text));
  const schedule = (Name: string) =>
    new CreateScheduleCommand({
      Name,
      GroupName: 'anchor-test',
      ScheduleExpression: 'cron(0 6 * * ? *)',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: { Arn: 'arn:aws:lambda:us-east-1:123456789012:function:f', RoleArn: roleArn },
    });
  const scheduler = new SchedulerClient(aws.client());
  await scheduler.send(schedule('kept'));
  await scheduler.send(schedule('removed'));
  await aws.schedules.remove('anchor-test', 'removed');
  await aws.putObject('anchor-test-mail', 'inbound/1', Buffer.from('raw'));
  aws.writeLog('stream', [{ at: 1, message: 'line' }]);
  aws.deadLetters.add('arn:queue', '{}');
}

test('letters, schedules, objects and dead letters survive a restart', async () => {
  const first = await running({ dataDir });
  await fill(first);
  await first.close();
  const second = await running({ dataDir });

  expect(second.outbox.all()).toEqual(first.outbox.all());
  expect(second.outbox.all()).toHaveLength(1);
  expect(second.schedules.all().map(({ name }) => name)).toEqual(['kept']);
  expect(second.deadLetters.all()).toEqual([{ queueArn: 'arn:queue', body: '{}' }]);
  const s3 = new S3Client(second.client());
  const { Body } = await s3.send(
    new GetObjectCommand({ Bucket: 'anchor-test-mail', Key: 'inbound/1' }),
  );
  expect(await Body?.transformToString()).toBe('raw');
  await second.close();
});

test('in memory, nothing is written and nothing survives', async () => {
  const first = await running();
  await fill(first);
  await first.close();

  const second = await running();
  await second.close();

  expect([second.outbox.all(), second.schedules.all(), second.deadLetters.all()]).toEqual([
    [],
    [],
    [],
  ]);
});

test('a line torn by a kill is left out; a broken one stops the start and is named', () => {
  const path = join(dataDir, 'list.jsonl');
  openList<number>(path).add(1, 2);
  appendFileSync(path, '{"torn');

  const reopened = openList<number>(path);
  reopened.add(3);

  expect(openList<number>(path).all()).toEqual([1, 2, 3]);

  writeFileSync(path, '1\nbroken\n3\n');

  expect(() => openList(path)).toThrow(`${path} is not as Anchor left it: it is broken in line 2.`);
});

test('a file is rewritten without what is gone when it is opened', () => {
  const path = join(dataDir, 'map.jsonl');
  const map = openMap<number>(path);
  for (let n = 0; n < 50; n += 1) map.set('a', n);
  map.set('b', 1);
  map.remove('b');

  expect(openMap<number>(path).all()).toEqual([49]);
  expect(readFileSync(path, 'utf8')).toBe('["a",49]\n');
});

test('a list keeps only its newest', () => {
  const path = join(dataDir, 'list.jsonl');
  const list = openList<number>(path, 10);
  for (let n = 0; n < 40; n += 1) list.add(n);

  expect(list.all().length).toBeLessThanOrEqual(11);
  expect(openList<number>(path, 10).all()).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
});

test('what prevents the start is said in one line, and nothing is left open', async () => {
  const first = await running({ dataDir });
  const port = Number(new URL(first.url).port);

  expect((await failure(running({ port }))).message).toBe(
    `Port ${port} for the local AWS is in use.`,
  );
  expect((await failure(running({ dataDir }))).message).toContain('another process is using it');
  await first.close();

  const cloud = smallCloud();
  const changed = { ...cloud, table: { ...cloud.table, indexes: [] } };
  const refused = await failure(running({ dataDir, cloud: changed }));

  expect(refused.message).toContain('has other keys or indexes than the template');
  writeFileSync(join(dataDir, 'outbox.jsonl'), 'broken\n');
  const outbox = await failure(running({ dataDir }));
  rmSync(join(dataDir, 'outbox.jsonl'));
  rmSync(join(dataDir, 'witness/outbox.jsonl'));
  await (await running({ dataDir })).close();

  expect(outbox.message).toContain(
    'outbox.jsonl is not as Anchor left it: it is broken in line 1.',
  );
});

test('the book of calls forgets the oldest, not the newest', () => {
  const book = createCallLog(2);
  const call = { service: 'ses', operation: 'x', caller: undefined, requestBytes: 1 } as const;
  for (const invocationId of ['a', 'b', 'b', 'c']) book.open({ ...call, invocationId });

  expect(book.seen().map(({ number }) => number)).toEqual([2, 3]);
});

const TableName = 'anchor-test';

const tableOf = (aws: Running) => DynamoDBDocumentClient.from(new DynamoDBClient(aws.client()));

async function sixPeople(aws: Running): Promise<void> {
  for (let n = 0; n < 6; n += 1) {
    const Item = { pk: `USER#${n}`, sk: 'PROFILE', words: `${n} `.repeat(3000) };
    await tableOf(aws).send(new PutCommand({ TableName, Item }));
  }
}

/** A folder that has been opened more than once, so that the table has files of each kind. */
async function lived(): Promise<void> {
  for (const part of [sixPeople, fill, sixPeople]) {
    const aws = await running({ dataDir });
    await part(aws);
    await aws.close();
  }
}

/** Every file that is kept, from the folder; the figures that witness them are left out. */
const filesOf = (path: string): readonly string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(join(path, name)).isFile() && !name.startsWith('witness'),
  );

const damages = {
  removed: (path: string) => rmSync(path),
  emptied: (path: string) => truncateSync(path),
  'cut in half': (path: string) => truncateSync(path, statSync(path).size >> 1),
  zeroed: (path: string) => writeFileSync(path, Buffer.alloc(statSync(path).size)),
  'zeroed in the middle': (path: string) => {
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0, bytes.length >> 2, bytes.length >> 1));
  },
} as const;

test.each(Object.keys(damages) as (keyof typeof damages)[])(
  'a data file that was %s is named at the start, or nothing of it is missing',
  async (damage) => {
    await lived();
    const silent: string[] = [];
    const named: string[] = [];
    for (const name of filesOf(dataDir)) {
      const copy = mkdtempSync(join(tmpdir(), 'anchor-damaged-'));
      cpSync(dataDir, copy, { recursive: true });
      const isEmpty = statSync(join(copy, name)).size === 0;
      damages[damage](join(copy, name));
      const started = await running({ dataDir: copy }).catch((error: Error) => error);
      if (started instanceof Error) {
        expect(started.message).toMatch(/is not as Anchor left it: .*\. Put .* To start with /);
        named.push(name);
        // It says so until somebody has decided.
        expect((await failure(running({ dataDir: copy }))).message).toContain('not as Anchor left');
      } else {
        const { Items = [] } = await tableOf(started).send(new ScanCommand({ TableName }));
        const isWhole = Items.length === 6 && Items.every(({ words }) => words.length === 6000);
        // What was written over since may still lie in an older file of the table.
        const mayBe = isEmpty || /LOG|LOCK|\.ldb$/.test(name);
        if (!isWhole || !mayBe) silent.push(name);
        await started.close();
      }
      rmSync(copy, { recursive: true });
    }

    expect(silent).toEqual([]);
    expect(named.join(' ')).toMatch(/CURRENT.*MANIFEST/);
    for (const kind of ['.ldb', '.log', 'outbox', 'schedules', 'queues', 'logs', 'inbound%2F1'])
      expect(named.join(' ')).toContain(kind);
  },
);

test('what was damaged can be left behind by whoever says so', async () => {
  await lived();
  rmSync(join(dataDir, 'dynamodb'), { recursive: true });
  const told = await failure(running({ dataDir }));
  rmSync(join(dataDir, 'witness/dynamodb'));

  const aws = await running({ dataDir });
  const { Count } = await tableOf(aws).send(new ScanCommand({ TableName }));
  await aws.close();
  await (await running({ dataDir })).close();

  expect(told.message).toContain('dynamodb is not as Anchor left it: it is missing.');
  expect(Count).toBe(0);
});
