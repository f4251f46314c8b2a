/** Moving the clock fires what falls due, in order, and answers when all is at rest. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateScheduleCommand,
  DeleteScheduleCommand,
  SchedulerClient,
} from '@aws-sdk/client-scheduler';
import { afterEach, expect, test } from '@jest/globals';
import { deadLetterArn, functionArn, type SmallCloud, smallCloud } from '#test/kit/small-cloud.ts';
import { startWorld, type World } from '#test/kit/world.ts';

const start = '2027-03-01T00:30:00.000Z';

/** Writes down its event beside the time it believes it is; fails for one user. */
const source = `import { appendFileSync } from 'node:fs';
export const handler = async (event) => {
  await new Promise((done) => setTimeout(done, event.ms ?? 0));
  appendFileSync(process.env.RECORD, JSON.stringify({ ...event, at: new Date().toISOString() }) + '\\n');
  if (event.userId === 'broken') throw new Error('not today');
};`;

interface Recorded {
  readonly userId: string;
  readonly scheduledAt: string;
  readonly at: string;
  readonly arn: string;
}

let small: SmallCloud;
let world: World;
let folder: string;

const open = async (): Promise<World> =>
  startWorld({
    cloud: small.cloud,
    root: small.root,
    dataDir: join(folder, 'data'),
    settings: { RECORD: join(folder, 'record') },
  });

async function begin(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'anchor-time-'));
  mkdirSync(join(folder, 'data'));
  small = smallCloud({
    'stages.touchpoint': { source },
    // What comes in from outside, without end.
    'inbound.email': { source },
  });
  world = await open();
  await world.moveTo(start);
}
afterEach(async () => {
  await world.close();
  small.remove();
  rmSync(folder, { recursive: true, force: true });
});

const recorded = (): Recorded[] =>
  existsSync(join(folder, 'record'))
    ? readFileSync(join(folder, 'record'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Recorded)
    : [];

const client = () =>
  new SchedulerClient({
    region: 'us-east-1',
    endpoint: world.endpoint.url,
    credentials: { accessKeyId: world.endpoint.operatorKey, secretAccessKey: 'local' },
  });

const schedule = (
  userId: string,
  ScheduleExpression: string,
  zone = 'UTC',
  target = functionArn('stages.touchpoint'),
  ms = 0,
) =>
  client().send(
    new CreateScheduleCommand({
      Name: userId,
      GroupName: 'small',
      ScheduleExpression,
      ScheduleExpressionTimezone: zone,
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: {
        Arn: target,
        RoleArn: small.cloud.schedulerRoleArn,
        DeadLetterConfig: { Arn: deadLetterArn },
        Input: JSON.stringify({
          userId,
          stage: 'MORNING_INTENTION',
          ms,
          scheduledAt: '<aws.scheduler.scheduled-time>',
          arn: '<aws.scheduler.schedule-arn>',
        }),
      },
    }),
  );

test('what falls due is fired in order, each at its own moment', async () => {
  await begin();
  await schedule('late', 'cron(0 9 * * ? *)', 'America/Chicago');
  await schedule('early', 'cron(0 6 * * ? *)', 'Asia/Kathmandu');
  await schedule('once', 'at(2027-03-01T03:00:00)');

  const moved = await world.moveTo('2027-03-02T00:30:00.000Z');

  const expected = [
    ['once', '2027-03-01T03:00:00.000Z'],
    ['late', '2027-03-01T15:00:00.000Z'],
    ['early', '2027-03-02T00:15:00.000Z'],
  ] as const;
  expect(moved.fired).toEqual(
    expected.map(([userId, scheduledFor]) => ({
      stage: 'MORNING_INTENTION',
      userId,
      scheduledFor,
    })),
  );
  expect(moved.pending).toEqual([]);
  expect(new Date(moved.now).toISOString()).toMatch(/^2027-03-02T00:30/);
  const seen = recorded();
  expect(seen.map(({ userId, scheduledAt }) => [userId, scheduledAt])).toEqual(
    expected.map(([userId, at]) => [userId, at.replace('.000Z', 'Z')]),
  );
  for (const [at, { at: believed }] of seen.entries()) {
    expect(believed.slice(0, 16)).toBe(expected[at]![1].slice(0, 16));
  }
  expect(seen[1]!.arn).toBe('arn:aws:scheduler:us-east-1:000000000000:schedule/small/late');
});

test('a one-time schedule is gone once it has fired; a deleted one never fires', async () => {
  await begin();
  await schedule('once', 'at(2027-03-01T03:00:00)');
  await schedule('gone', 'cron(0 3 * * ? *)');
  await client().send(new DeleteScheduleCommand({ Name: 'gone', GroupName: 'small' }));

  const { fired } = await world.moveTo('2027-03-03T00:00:00Z');

  expect(fired.map(({ userId }) => userId)).toEqual(['once']);
  expect(world.endpoint.schedules.all()).toEqual([]);
});

test('a schedule made after its time of day waits for tomorrow', async () => {
  await begin();
  await world.moveTo('2027-03-01T08:00:00Z');
  await schedule('new', 'cron(0 7 * * ? *)');

  expect((await world.moveTo('2027-03-01T20:00:00Z')).fired).toEqual([]);
  expect((await world.moveTo('2027-03-02T08:00:00Z')).fired).toHaveLength(1);
});

test('a failing event is pending for its retry and is not waited for', async () => {
  await begin();
  await schedule('broken', 'at(2027-03-01T03:00:00)');

  const first = await world.moveTo('2027-03-01T03:00:10Z');
  const last = await world.moveTo('2027-03-01T04:00:00Z');

  expect(first.pending).toMatchObject([{ function: 'stages.touchpoint', attempts: 1 }]);
  expect(last).toMatchObject({ fired: [], pending: [] });
  expect(recorded().map(({ at }) => at.slice(11, 16))).toEqual(['03:00', '03:01', '03:03']);
  expect(world.endpoint.deadLetters.all()).toHaveLength(1);
});

test('what the scheduler’s role may not invoke becomes a dead letter', async () => {
  await begin();
  await schedule('denied', 'at(2027-03-01T03:00:00)', 'UTC', functionArn('inbound.email'));

  await world.moveTo('2027-03-01T04:00:00Z');

  expect(recorded()).toEqual([]);
  expect(world.endpoint.deadLetters.all()).toMatchObject([
    { queueArn: deadLetterArn, body: expect.stringContaining('"userId":"denied"') },
  ]);
});

test('the clock never goes back', async () => {
  await begin();
  await world.moveTo('2026-01-01T00:00:00Z');
  expect(new Date(world.clock.now()).toISOString()).toMatch(/^2027-03-01T00:30/);
});

test('a restart keeps the clock, the schedules and the events that wait', async () => {
  await begin();
  await schedule('broken', 'at(2027-03-01T03:00:00)');
  await schedule('daily', 'cron(0 5 * * ? *)');
  await world.moveTo('2027-03-01T03:00:10Z');
  await world.close();

  world = await open();
  expect(new Date(world.clock.now()).toISOString()).toMatch(/^2027-03-01T03:00/);
  const { fired } = await world.moveTo('2027-03-01T06:00:00Z');

  expect(fired.map(({ userId }) => userId)).toEqual(['daily']);
  expect(recorded().map(({ userId, at }) => [userId, at.slice(11, 16)])).toEqual([
    ['broken', '03:00'],
    ['broken', '03:01'],
    ['broken', '03:03'],
    ['daily', '05:00'],
  ]);
});

test('what fell due while nothing ran is fired at the next start, in order and once', async () => {
  await begin();
  await schedule('daily', 'cron(0 5 * * ? *)');
  await schedule('later', 'cron(0 6 * * ? *)');
  await world.close();
  // Two days pass while it is stopped: as if the offset had been kept and the wall clock had moved.
  const file = join(folder, 'data', 'clock.json');
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { offsetMs: number };
  writeFileSync(file, JSON.stringify({ ...kept, offsetMs: kept.offsetMs + 2 * 86_400_000 }));

  world = await open();
  await world.advance(1000);
  await world.close();
  world = await open();
  await world.advance(1000);

  expect(recorded().map(({ userId, scheduledAt }) => [userId, scheduledAt])).toEqual([
    ['daily', '2027-03-01T05:00:00Z'],
    ['later', '2027-03-01T06:00:00Z'],
    ['daily', '2027-03-02T05:00:00Z'],
    ['later', '2027-03-02T06:00:00Z'],
  ]);
});

/** Keeps a function busy with events that come from nowhere, until it is told to stop. */
function traffic() {
  const accept = () => world.runtime.invokeAsync('inbound.email', { userId: 'traffic', ms: 300 });
  const ticking = setInterval(accept, 80);
  for (let n = 0; n < 12; n += 1) accept();
  return { stop: () => clearInterval(ticking) };
}

const until = async (isSo: () => boolean, ms: number): Promise<boolean> => {
  const limit = Date.now() + ms;
  while (!isSo() && Date.now() < limit) await new Promise((again) => setTimeout(again, 50));
  return isSo();
};

const ranFor = (userId: string): number => recorded().filter((one) => one.userId === userId).length;

test('traffic without end holds back neither what falls due, nor retries, nor a moved clock', async () => {
  await begin();
  await schedule('broken', 'at(2027-03-01T03:00:00)');
  await world.moveTo('2027-03-01T03:00:01Z');
  await schedule('soon', 'at(2027-03-01T03:00:58)');
  await schedule('sooner', 'at(2027-03-01T03:00:57)');
  await world.moveTo('2027-03-01T03:00:55Z');
  const crowd = traffic();
  try {
    expect(await until(() => ranFor('soon') + ranFor('sooner') === 2, 8000)).toBe(true);
    expect(await until(() => ranFor('broken') === 2, 8000)).toBe(true);
    await schedule('moved-to', 'at(2027-03-01T04:00:00)');
    // It answers once what was there before, and what the move has fired, is done.
    const moving = world.moveTo('2027-03-01T05:00:00Z').then(({ fired }) => fired);
    const late = new Promise((done) => setTimeout(() => done('late'), 20_000).unref());
    expect(await Promise.race([moving, late])).toMatchObject([{ userId: 'moved-to' }]);
    expect(ranFor('moved-to')).toBe(1);
    expect(ranFor('broken')).toBe(3);
  } finally {
    crowd.stop();
    await world.runtime.atRest();
  }
});

test('a function that hangs holds back nothing that falls due after it', async () => {
  await begin();
  await schedule(
    'hanging',
    'at(2027-03-01T03:00:03)',
    'UTC',
    functionArn('stages.touchpoint'),
    4500,
  );
  await schedule('next', 'at(2027-03-01T03:00:04)');
  await world.moveTo('2027-03-01T03:00:01Z');

  expect(await until(() => ranFor('next') === 1, 6000)).toBe(true);
  expect(ranFor('hanging')).toBe(0);
});
