/**
 * Goal: what ships works on an AWS that we didn't write.
 * Method: the built functions beside moto's server (Python; `pip install "moto[server]"`), where
 * `moto_server` is on the PATH: a person's way from the sign-up to the purge. Elsewhere skipped.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { CreateScheduleGroupCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { SESClient, VerifyDomainIdentityCommand } from '@aws-sdk/client-ses';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hashPassword } from '#functions/flows/admin/password.ts';
import { adminsIn } from '#functions/store/admins.ts';
import { receiveMail } from '#scripts/local/receive-mail.ts';
import { publisher } from '#scripts/local/topics.ts';
import { addDays, type LocalDate } from '#shared/domain/local-date.ts';
import { replyAddress } from '#shared/domain/reply-address.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import { linksOf, signOf } from '#test/kit/link.ts';
import { chicago, dateIn } from '#test/kit/local-time.ts';
import { rawMail } from '#test/kit/mail.ts';
import { createUser, day0, newAddress } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { visitorOf } from '#test/kit/visitor.ts';
import { builtCloud, startWorld, type World } from '#test/kit/world.ts';

const hasMoto = spawnSync('moto_server', ['--help']).error === undefined;
if (!hasMoto) process.stderr.write('\nNO MOTO: the witness of AWS is skipped.\n');

const cloud = builtCloud();
const password = 'a password for moto alone';
const replyDomain = 'reply.anchor.example';
const aMinuteMs = 60_000;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Asks until the server answers. */
async function awake(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('moto did not start.');
}

(hasMoto ? describe : describe.skip)('beside moto', () => {
  let moto: ChildProcess;
  let endpoint: string;
  let world: World;
  let table: DynamoDBDocumentClient;
  let s3: S3Client;
  const email = newAddress();
  let userId: string;
  let today: LocalDate;

  /** What the stacks would have made. */
  async function makeThings(): Promise<void> {
    const credentials = { accessKeyId: 'moto', secretAccessKey: 'moto' };
    const given = { endpoint, region: cloud.region, credentials };
    const dynamodb = new DynamoDBClient(given);
    table = DynamoDBDocumentClient.from(dynamodb);
    s3 = new S3Client({ ...given, forcePathStyle: true });
    const { name, keys, indexes } = cloud.table;
    const schema = ({ partition, sort }: typeof keys) => [
      { AttributeName: partition, KeyType: 'HASH' as const },
      { AttributeName: sort, KeyType: 'RANGE' as const },
    ];
    const named = [keys, ...indexes].flatMap(({ partition, sort }) => [partition, sort]);
    await dynamodb.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: schema(keys),
        AttributeDefinitions: [...new Set(named)].map((AttributeName) => ({
          AttributeName,
          AttributeType: 'S' as const,
        })),
        GlobalSecondaryIndexes: indexes.map((index) => ({
          IndexName: index.name,
          KeySchema: schema(index),
          Projection: { ProjectionType: index.projection },
        })),
      }),
    );
    for (const bucket of cloud.buckets) {
      await s3.send(new CreateBucketCommand({ Bucket: bucket.name }));
    }
    await new SchedulerClient(given).send(
      new CreateScheduleGroupCommand({ Name: cloud.scheduleGroup }),
    );
    await new SESClient(given).send(
      new VerifyDomainIdentityCommand({ Domain: 'mail.anchor.example' }),
    );
  }

  beforeAll(async () => {
    const port = await freePort();
    endpoint = `http://127.0.0.1:${port}`;
    moto = spawn('moto_server', ['-p', String(port)], { stdio: 'ignore' });
    await awake(endpoint);
    await makeThings();
    // The functions alone ask moto; our own AWS beside it is asked nothing.
    world = await startWorld({ settings: { AWS_ENDPOINT_URL: endpoint } });
    today = dateIn(world);
  }, aMinuteMs);

  afterAll(async () => {
    await world?.close();
    table?.destroy();
    s3?.destroy();
    if (moto?.kill()) await once(moto, 'exit');
  });

  const rows = async () => {
    const { Items = [] } = await table.send(new ScanCommand({ TableName: cloud.table.name }));
    return Items;
  };
  const personRow = async () =>
    (await rows()).find(({ pk, sk }) => pk === `USER#${userId}` && sk === 'PROFILE');

  test('somebody signs up and starts', async () => {
    const { status, body } = await createUser(world, email, chicago);
    expect(status).toBe(200);
    userId = String(body['userId']);
    const started = await day0(world, userId, 'Finish the deck\nCall Mom');
    expect(started.body).toMatchObject({ ok: true, meta: { checklist: [{}, {}] } });
    expect((await world.http(linksOf(world, userId).confirm, { method: 'POST' })).status).toBe(200);
  });

  test.each(touchpoints)('%s goes out', async (stage) => {
    const tomorrow = addDays(today, 1);
    await world.timekeeper.advanceTo(
      Date.parse(stageEvent(userId, stage, tomorrow).scheduledAt) + 1000,
    );
    expect(await deliver(world, stageEvent(userId, stage, tomorrow))).toMatchObject({ ok: true });
    const sent = (await rows()).find(({ sk }) => sk === `LETTER#${tomorrow}#${stage}`);
    expect(sent).toMatchObject({ state: 'sent', messageId: expect.any(String) });
  });

  test('a reply is kept, read and answered', async () => {
    const date = addDays(today, 1);
    const parts = { userId, date, stage: 'EVENING_REFLECTION' } as const;
    const to = replyAddress(parts, replyDomain, signOf(world));
    const raw = rawMail({
      from: email,
      to,
      body: 'Call Mom is done',
      date: new Date(world.clock.now()),
    });
    await receiveMail(
      { raw: Buffer.from(raw), from: email, to: [to], verdicts: {} },
      {
        cloud,
        clock: world.clock,
        endpoint: {
          putObject: async (Bucket, Key, pieces) => {
            const Body = Buffer.concat([pieces].flat() as Buffer[]);
            await s3.send(new PutObjectCommand({ Bucket, Key, Body }));
          },
        },
        publish: publisher(cloud, world.runtime, world.clock),
        synced: async () => {},
      },
    );
    await world.runtime.atRest();

    const reply = (await rows()).find(
      ({ sk, pk }) => pk === `POST#${userId}` && String(sk).startsWith('REPLY#'),
    );
    expect(reply).toMatchObject({
      changes: expect.anything(),
      acknowledgementId: expect.any(String),
    });
  });

  test('the link unsubscribes', async () => {
    const left = await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });
    expect(left.status).toBe(200);
    expect((await personRow())?.['state']).toBe('unsubscribed');
  });

  test('an administrator finds the person and purges them', async () => {
    const admin = { id: randomUUID(), email: 'ops@example.com', passwordId: randomUUID() };
    await adminsIn(table, cloud.table.name).save({
      ...admin,
      password: await hashPassword(password),
    });
    const browser = visitorOf(world);
    await browser.signIn(admin.email, password);
    const list = await browser.http(`/api/v2/admin/users?q=${email.slice(0, 8)}`);
    expect(list.json<{ items: unknown[] }>().items).toEqual([
      expect.objectContaining({ user_id: userId, email }),
    ]);

    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ confirm: 'PURGE', emailEcho: email });
    const purge = `/api/v2/admin/users/${userId}/purge`;
    expect((await browser.http(purge, { method: 'DELETE', headers, body })).status).toBe(200);
    expect(await personRow()).toBeUndefined();
  });
});
