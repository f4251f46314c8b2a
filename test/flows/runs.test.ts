/**
 * Goal: what takes long can be followed, is not done twice at once, and never fails because it is
 * followed.
 * Method: the flow in this process against a world's table; the world's clock, and its faults.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { RequestContext } from '#functions/context.ts';
import type { Ended, RunBy, Tell } from '#functions/flows/admin/track-run.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { Run } from '#shared/contract/runs.ts';
import { contextInside } from '#test/kit/context-inside.ts';
import { runInside } from '#test/kit/inside.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();
let tracking: typeof import('#functions/flows/admin/track-run.ts');
let runs: typeof import('#functions/store/runs.ts').runs;
let adminId: string;
let context: RequestContext;

beforeAll(async () => {
  runInside(world);
  tracking = await import('#functions/flows/admin/track-run.ts');
  ({ runs } = await import('#functions/store/runs.ts'));
});
beforeEach(async () => {
  adminId = randomUUID();
  context = await contextInside(world);
});

const latest = async (): Promise<Run | undefined> =>
  (await runs.of(adminId, new Date(world.clock.now())))[0];

const track = <Result>(
  work: (tell: Tell) => Promise<Result>,
  more: Partial<RunBy> = {},
  keep?: (result: Result) => Ended,
) => tracking.trackRun('proofs', { adminId, context, ...more }, work, keep);

/** A run that has begun, and goes on until it is let go. */
async function underWay(more: Partial<RunBy> = {}) {
  let letGo = () => {};
  const whole = { ended: Promise.resolve() };
  await new Promise<void>((begun, failed) => {
    whole.ended = track(() => {
      begun();
      return new Promise<void>((done) => (letGo = done));
    }, more);
    whole.ended.catch(failed);
  });
  return { end: () => (letGo(), whole.ended) };
}

/** Looks again until the run is as it should be. */
async function until(is: (run: Run) => boolean): Promise<Run> {
  for (;;) {
    const run = await latest();
    if (run && is(run)) return run;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const putCalls = () => world.endpoint.calls.seen().filter(({ writeUnits }) => writeUnits > 0);

test('a run is seen while it goes on, and what stays of its result when it has ended', async () => {
  let seen: unknown;
  const result = await track(
    async (tell) => {
      tell('Reading the replies', 2);
      seen = await until(({ step }) => step === 2);
      return { count: 4, texts: ['a word of somebody'] };
    },
    { steps: 3 },
    ({ count }) => ({ result: { count }, downloadId: 'd1' }),
  );

  expect(result).toEqual({ count: 4, texts: ['a word of somebody'] });
  expect(seen).toMatchObject({ state: 'running', doing: 'Reading the replies', step: 2, steps: 3 });
  const run = await latest();
  expect(run).toMatchObject({ kind: 'proofs', state: 'done', result: { count: 4 } });
  expect(run).toMatchObject({ downloadId: 'd1', endedAt: expect.any(String) });
});

test('two at once are refused, also where the second is another instance of Lambda', async () => {
  const one = await underWay();

  const refused = await track(async () => 'done').catch((problem: unknown) => problem);

  expect(refused).toEqual(new Refusal('RUN_IN_PROGRESS'));
  await one.end();
  expect(await track(async () => 'done')).toBe('done');
});

test('other kinds, and other administrators, are not held up', async () => {
  const one = await underWay();
  const other = { adminId: randomUUID(), context };

  expect(await tracking.trackRun('dry-run', { adminId, context }, async () => 1)).toBe(1);
  expect(await tracking.trackRun('proofs', other, async () => 2)).toBe(2);
  await one.end();
});

test('a dead one is said to have stopped, is taken over, and cannot come back', async () => {
  const key = { adminId, kind: 'proofs', id: 'dead' } as const;
  await runs.begin(key, context.now);
  await world.advance(59_000);
  expect((await latest())?.state).toBe('running');
  await world.advance(2_000);

  expect(await latest()).toMatchObject({
    state: 'failed',
    error: 'It stopped before it was done. Run it again.',
  });
  await track(async () => 'done');
  await expect(runs.end(key, { state: 'failed', error: 'late' }, context.now)).rejects.toThrow();
  expect((await latest())?.state).toBe('done');
});

test('a run that fails says so, in our words and not in those of what broke', async () => {
  const broken = track(async () => Promise.reject(new Error('ada@example.com is not a date')));

  await expect(broken).rejects.toThrow('ada@example.com');
  const run = await latest();
  expect(run).toMatchObject({ state: 'failed', error: new Refusal('INTERNAL').message });
  await expect(
    track(async () => Promise.reject(new Refusal('UNKNOWN_USER'))),
  ).rejects.toMatchObject({ code: 'UNKNOWN_USER' });
  expect((await latest())?.error).toBe(new Refusal('UNKNOWN_USER').message);
});

test('what is written down of it can fail as it likes: the work is done', async () => {
  world.endpoint.calls.fault({ kind: 'refuse', hits: ({ service }) => service === 'dynamodb' });

  const result = await track(async (tell) => {
    tell('Reading the replies', 1);
    return 'done';
  });

  world.endpoint.calls.fault(undefined);
  expect(result).toBe('done');
  expect(await latest()).toBeUndefined();
});

test('progress is written down once, however often it is told in a second', async () => {
  world.endpoint.calls.reset();
  await track(async (tell) => {
    for (let at = 1; at <= 200; at++) tell('Reading the replies', at);
  });

  // The beginning, the first note and the end.
  expect(putCalls()).toHaveLength(3);
});

test('the newest progress is written down, though nothing more is told', async () => {
  await track(async (tell) => {
    tell('first', 1);
    tell('second', 2);
    tell('third', 3);
    expect(await until(({ step }) => step > 1)).toMatchObject({ doing: 'third', step: 3 });
  });
});

test('a worker goes on with the run that a handler began, and again when asked twice', async () => {
  const id = await tracking.startRun('proofs', { adminId, context, steps: 2 });
  expect(await latest()).toMatchObject({ id, state: 'running', steps: 2 });

  const broken = track(async () => Promise.reject(new Error('killed')), { id });
  await expect(broken).rejects.toThrow('killed');
  expect(await track(async () => 'done', { id })).toBe('done');

  expect(await latest()).toMatchObject({ id, state: 'done' });
  await expect(track(async () => 'twice', { id })).rejects.toMatchObject({
    code: 'RUN_IN_PROGRESS',
  });
});

test('a run is forgotten after a day', async () => {
  await track(async () => 'done');
  await world.advance(24 * 3_600_000);

  expect(await latest()).toBeUndefined();
});
