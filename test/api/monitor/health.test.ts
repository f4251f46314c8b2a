/**
 * Goal: the overview's figures are what happened, each part stands by itself, and looking costs
 * little and changes nothing.
 * Method: people's days through the built functions; parts of AWS broken on demand; the endpoint's
 * book of calls.
 */
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { CallSeen } from '#scripts/local/aws/types.ts';
import { signedIn } from '#test/kit/admin.ts';
import { putRow, rowsIn, stateBesideAdmins } from '#test/kit/kept.ts';
import { dateIn, toNextDay } from '#test/kit/local-time.ts';
import { answer, newest } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { builtCloud } from '#test/kit/world.ts';

const world = suiteWorld({ at: [10] });
const hourMs = 3_600_000;
const deep = '--a\nContent-Type: multipart/mixed; boundary=a\n\n'.repeat(40);
const broken = { type: 'multipart/mixed; boundary=a', body: `--a\n${deep}` };

interface Health {
  readonly at: string;
  readonly counted?: {
    readonly days: readonly Readonly<Record<string, number | string>>[];
    readonly last: Readonly<Record<string, { readonly date: string; readonly at?: string }>>;
    readonly mail: Readonly<Record<string, number>>;
    readonly readBy: Readonly<Record<string, number>>;
  };
  readonly deadLetters?: { readonly count: number; readonly oldestAt?: string; isOldest: boolean };
  readonly unread?: readonly Readonly<Record<string, unknown>>[];
  readonly errors?: {
    readonly sinceMs: number;
    readonly kinds: number;
    readonly groups: readonly Readonly<Record<string, unknown>>[];
  };
}

async function health(): Promise<Health> {
  await world.runtime.atRest();
  const { status, body } = await (await signedIn(world)).get(
    `/api/v2/admin/health?endMs=${Date.now()}`,
  );
  expect({ status, ok: body['ok'] }).toEqual({ status: 200, ok: true });
  return body as unknown as Health;
}

const counted = async () => (await health()).counted!;
const today = async () => (await counted()).days.at(-1)!;

beforeAll(async () => {
  expect(await counted()).toEqual({
    days: expect.arrayContaining([expect.objectContaining({ letters: 0, replies: 0 })]),
    last: {},
    mail: { all: 0, bounces: 0, complaints: 0 },
    readBy: { model: 0, forms: 0, 'language-model': 0, nothing: 0 },
  });
});

test('the last letter of each stage bears its instant, and letters and replies are counted', async () => {
  const { email, userId } = await begin(world);
  const before = await today();
  await deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world)));
  const at = new Date(world.clock.now()).toISOString();
  await answer(world, await newest(world, email), '1 is done');

  const { days, last } = await counted();

  expect(days).toHaveLength(14);
  // The touchpoint, and the answer to the reply.
  expect(Number(days.at(-1)?.['letters']) - Number(before['letters'])).toBe(2);
  expect(Number(days.at(-1)?.['replies']) - Number(before['replies'])).toBe(1);
  expect(last).toMatchObject({
    day0: { date: at.slice(0, 10) },
    midday: { date: at.slice(0, 10) },
  });
  expect(Math.abs(Date.parse(last['midday']?.at ?? '') - Date.parse(at))).toBeLessThan(10_000);
  expect(last).not.toHaveProperty('evening');
});

test('a stage that was last sent before instants were kept has its date', async () => {
  const { 'last:midday': _, ...old } = (await rowsIn(world)).find(
    (row) => row['last:midday'] !== undefined,
  )!;
  await putRow(world, old);

  expect((await counted()).last['midday']).toEqual({ date: String(old['sk']).slice(-10) });
});

describe('a touchpoint that its schedule brings late', () => {
  const after = async (lateMs: number) => {
    const { userId } = await begin(world);
    const before = await today();
    const event = stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world));
    const scheduledAt = new Date(world.clock.now() - lateMs).toISOString();
    await deliver(world, { ...event, scheduledAt });
    const { overdue, late } = await today();
    return [Number(overdue) - Number(before['overdue']), Number(late) - Number(before['late'])];
  };

  test.each([
    ['by twenty minutes is on time', 20 * 60_000, [0, 0]],
    ['by forty minutes is overdue', 40 * 60_000, [1, 0]],
    ['by four hours is overdue and too late', 4 * hourMs, [1, 1]],
  ])('%s', async (_, lateMs, expected) => {
    expect(await after(lateMs)).toEqual(expected);
  });
});

describe('what reads a reply', () => {
  const readerOf = async (...args: readonly [text: string, more?: object]) => {
    const { email } = await begin(world);
    const before = (await counted()).readBy;
    await answer(world, await newest(world, email), ...args);
    const { readBy } = await counted();
    return Object.keys(readBy).filter((name) => readBy[name] !== before[name]);
  };

  test.each([
    ['I finished the slides and the deck', ['model']],
    ['list', ['forms']],
    ['', ['forms']],
  ])('%j', async (text, expected) => {
    expect(await readerOf(text)).toEqual(expected);
  });

  test('a mail that is broken: nothing', async () => {
    expect(await readerOf('', broken)).toEqual(['nothing']);
  });
});

test('a reply that nobody could read is shown with its writer until they are erased', async () => {
  const { email, userId } = await begin(world);
  await answer(world, await newest(world, email), '', broken);
  await answer(world, await newest(world, email), '1 is done');

  const { unread } = await health();

  expect(unread?.[0]).toEqual({
    userId,
    email,
    userNumber: expect.any(Number),
    replyId: expect.any(String),
    stage: 'DAY0_ACK',
    at: expect.stringMatching(/Z$/),
    traceId: expect.any(String),
  });
  const { body } = await (await signedIn(world)).get(`/api/v2/admin/users/${userId}`);
  const ids = (body['replies'] as { reply_id: string }[]).map(({ reply_id }) => reply_id);
  expect(ids).toContain(unread?.[0]?.['replyId']);

  await answer(world, await newest(world, email), 'delete me');
  await answer(world, await newest(world, email), 'delete');
  expect((await health()).unread?.map((one) => one['userId'])).not.toContain(userId);
});

test.each([
  ['hard', { bounceType: 'Permanent', bounceSubType: 'General' }, 1],
  ['soft', { bounceType: 'Transient', bounceSubType: 'General' }, 0],
])('a %s bounce is among the mails, and counts as SES counts it', async (_, bounce, hard) => {
  const { userId } = await begin(world);
  const before = (await counted()).mail;
  const events = [{ eventType: 'Send' }, { eventType: 'Bounce', ...bounce }];
  world.endpoint.outcome(() => events as never);
  await deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world)));
  await world.runtime.atRest();
  world.endpoint.outcome(undefined);

  const { mail } = await counted();

  expect(Number(mail['all']) - Number(before['all'])).toBe(1);
  expect(Number(mail['bounces']) - Number(before['bounces'])).toBe(hard);
});

test('dead letters are counted, looked at and left where they are', async () => {
  const { deadLetters } = world.endpoint;
  const [queue] = builtCloud().queues;
  expect((await health()).deadLetters).toEqual({ count: 0, isOldest: true });
  const oldestAt = new Date(world.clock.now()).toISOString();
  deadLetters.add(queue!.arn, '{}');
  await world.advance(hourMs);
  deadLetters.add(queue!.arn, '{}');

  const two = (await health()).deadLetters;
  const again = (await health()).deadLetters;
  await new SQSClient({
    region: builtCloud().region,
    endpoint: world.endpoint.url,
    credentials: { accessKeyId: world.endpoint.operatorKey, secretAccessKey: 'local' },
  }).send(
    new ReceiveMessageCommand({
      QueueUrl: `${world.endpoint.url}/queue/${queue!.name}`,
      MaxNumberOfMessages: 10,
      VisibilityTimeout: 600,
    }),
  );
  const inHand = (await health()).deadLetters;
  for (let more = 0; more < 10; more += 1) deadLetters.add(queue!.arn, '{}');
  const many = (await health()).deadLetters;

  expect(two).toMatchObject({ count: 2, isOldest: true });
  expect(Date.parse(two?.oldestAt ?? '') - Date.parse(oldestAt)).toBeLessThan(10_000);
  expect(again).toEqual(two);
  expect(inHand).toEqual({ count: 2, isOldest: false });
  expect(many).toMatchObject({ count: 12, isOldest: false });
  expect(deadLetters.all()).toHaveLength(12);
});

test('errors of the last day are one for each place and message', async () => {
  const line = (level: string, message: string, agoMs: number) => ({
    at: Date.now() - agoMs,
    message: JSON.stringify({ level, message, function: 'anchor-dev-stages-touchpoint' }),
  });
  world.endpoint.writeLog('x', [
    line('ERROR', 'the sky fell', 25 * hourMs),
    line('ERROR', 'the sky fell', 20 * hourMs),
    line('ERROR', 'the sky fell', 60_000),
    line('WARN', 'clouds', 60_000),
  ]);

  const { errors } = await health();

  expect(errors?.groups.filter(({ message }) => message === 'the sky fell')).toEqual([
    {
      function: 'stages.touchpoint',
      message: 'the sky fell',
      count: 2,
      lastAt: expect.any(Number),
    },
  ]);
  expect(errors?.groups.map(({ message }) => message)).not.toContain('clouds');
  expect(Date.now() - Number(errors?.sinceMs)).toBeGreaterThan(23.9 * hourMs);
});

const isAsked = (caller: CallSeen['caller']): boolean => caller === 'monitor.health';

test.each([
  ['the queue', 'deadLetters', ({ service }: CallSeen) => service === 'sqs'],
  ['the log', 'errors', ({ service }: CallSeen) => service === 'logs'],
  [
    'the table',
    'counted',
    ({ operation, caller }: CallSeen) => isAsked(caller) && operation === 'Query',
  ],
] as const)('where %s can’t be read, the other figures stand', async (_, name, hits) => {
  world.endpoint.calls.fault({ kind: 'refuse', hits });
  const answered = await health();
  world.endpoint.calls.fault(undefined);

  expect(answered).not.toHaveProperty(name);
  for (const other of ['deadLetters', 'errors'] as const)
    if (other !== name) expect(answered).toHaveProperty(other);
  expect(await health()).toHaveProperty(name);
});

test('looking reads no more than fifty units, and writes nothing', async () => {
  for (let day = 0; day < 3; day += 1) {
    for (let person = 0; person < 3; person += 1) await begin(world);
    await toNextDay(world, [10]);
  }
  const before = await stateBesideAdmins(world);
  world.endpoint.calls.reset();

  await health();

  const calls = world.endpoint.calls.seen().filter(({ caller }) => isAsked(caller));
  expect(calls.reduce((sum, { readUnits }) => sum + readUnits, 0)).toBeLessThanOrEqual(50);
  expect(calls.reduce((sum, { writeUnits }) => sum + writeUnits, 0)).toBe(0);
  expect(await stateBesideAdmins(world)).toEqual(before);
});
