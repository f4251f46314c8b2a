/**
 * The small Lambda: cold starts, one event at a time, retries, timeouts, dead letters, a moved
 * clock.
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { type Clock, openClock } from '#scripts/local/clock.ts';
import type { ParkedInstances } from '#scripts/local/lambda-pool.ts';
import { type Runtime, startRuntime } from '#scripts/local/lambda-runtime.ts';
import { deadLetterArn, type SmallFunction, smallCloud } from '#test/kit/small-cloud.ts';

const minute = 60_000;
const modelFile = join(import.meta.dirname, '../../shared/domain/replies/model/reader.onnx');
let closing: (() => Promise<void>)[] = [];

interface Lab {
  readonly runtime: Runtime;
  readonly clock: Clock;
  readonly lines: { stream: string; at: number; message: string }[];
  readonly dead: { queueArn: string; body: string }[];
}

interface LabOptions {
  readonly parked?: ParkedInstances;
  readonly greeting?: string;
}

function lab(fn: SmallFunction, { parked, greeting = 'good morning' }: LabOptions = {}): Lab {
  const { cloud, root, remove } = smallCloud({ 'health.check': fn });
  const clock = openClock(undefined);
  const lines: Lab['lines'] = [];
  const dead: Lab['dead'] = [];
  const runtime = startRuntime({
    cloud,
    root,
    clock,
    dataDir: undefined,
    environment: () => ({ GREETING: greeting }),
    parked,
    writeLog: (stream, added) => void lines.push(...added.map((line) => ({ stream, ...line }))),
    deadLetter: (queueArn, body) => void dead.push({ queueArn, body }),
  });
  closing.push(async () => {
    await runtime.close();
    remove();
  });
  return { runtime, clock, lines, dead };
}

const failing = `let n = 0; export const handler = async () => { throw new RangeError('no ' + ++n); };`;

afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

test('a function sees its own environment and key, its context, and the same worker again', async () => {
  const { runtime } = lab({
    environment: { GREETING: 'built', TABLE_NAME: 'small' },
    source: `let calls = 0;
      export const handler = async (event, context) => ({
        event, calls: ++calls, greeting: process.env.GREETING, table: process.env.TABLE_NAME,
        key: process.env.AWS_ACCESS_KEY_ID, home: process.env.HOME,
        name: context.functionName, left: context.getRemainingTimeInMillis() > 4000,
        id: typeof context.awsRequestId,
      });`,
  });

  await runtime.invoke('health.check', { n: 1 });
  const again = await runtime.invoke('health.check', { n: 2 });

  expect(again).toEqual({
    ok: true,
    value: {
      event: { n: 2 },
      calls: 2,
      greeting: 'good morning',
      table: 'small',
      key: 'health.check',
      name: 'small-health-check',
      left: true,
      id: 'string',
    },
  });
});

test('an idle worker of a closed run serves the next with the same environment, and its log', async () => {
  const counting = {
    source: `let calls = 0;
      export const handler = async () => { console.log('call ' + ++calls); return calls; };`,
  };
  const parked: ParkedInstances = new Map();
  const first = lab(counting, { parked });
  await first.runtime.invoke('health.check', {});
  await first.runtime.close();

  const other = lab(counting, { parked, greeting: 'good evening' });
  const second = lab(counting, { parked });

  expect(await other.runtime.invoke('health.check', {})).toEqual({ ok: true, value: 1 });
  expect(await second.runtime.invoke('health.check', {})).toEqual({ ok: true, value: 2 });
  expect(first.lines.map(({ message }) => message)).toEqual(['call 1']);
  expect(second.lines.map(({ message }) => message)).toEqual(['call 2']);
});

test('all dates in a worker follow the clock, and stay dates', async () => {
  const { runtime, clock } = lab({
    source: `export const handler = async () => {
      const made = new Date();
      return { now: Date.now(), made: made.getTime(), is: made instanceof Date,
        text: Date().slice(0, 3), fixed: new Date(0).toISOString(), utc: Date.UTC(2026, 0) };
    };`,
  });
  await runtime.invoke('health.check', {});

  clock.moveTo(Date.parse('2031-05-05T05:05:00Z'));
  const outcome = await runtime.invoke('health.check', {});

  const value = (outcome as { value: Record<string, unknown> }).value;
  expect(value).toMatchObject({ is: true, fixed: '1970-01-01T00:00:00.000Z', utc: 1767225600000 });
  for (const key of ['now', 'made']) {
    expect(new Date(Number(value[key])).toISOString()).toMatch(/^2031-05-05T05:05/);
  }
});

test('what throws is an outcome with its name, and a line where the operator looks', async () => {
  const { runtime, lines } = lab({ source: failing });

  const outcome = await runtime.invoke('health.check', {});

  expect(outcome).toMatchObject({ ok: false, errorType: 'RangeError', errorMessage: 'no 1' });
  expect(lines.map(({ message }) => message).join('\n')).toContain('"errorType":"RangeError"');
});

test('a function that does not load says so, and the next call tries again', async () => {
  const { runtime } = lab({ source: `throw new Error('broken bundle');` });
  for (const _ of [1, 2]) {
    expect(await runtime.invoke('health.check', {})).toMatchObject({
      ok: false,
      errorMessage: 'broken bundle',
    });
  }
});

test('a function over its time is ended, and the next event gets a fresh worker', async () => {
  const { runtime } = lab({
    timeoutMs: 300,
    source: `let calls = 0; export const handler = async ({ stuck }) => {
      calls += 1; if (stuck) await new Promise((done) => setTimeout(done, 60_000)); return calls; };`,
  });

  const stuck = await runtime.invoke('health.check', { stuck: true });
  const next = await runtime.invoke('health.check', {});

  expect(stuck).toMatchObject({ ok: false, errorMessage: 'Task timed out after 0.30 seconds' });
  expect(next).toEqual({ ok: true, value: 1 });
});

test('six events at once use four workers, each one at a time', async () => {
  const { runtime } = lab({
    source: `const me = crypto.randomUUID(); let inside = 0;
      export const handler = async () => {
        inside += 1; await new Promise((done) => setTimeout(done, 50));
        const most = inside; inside -= 1; return { me, most };
      };`,
  });

  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () => runtime.invoke('health.check', {})),
  );

  const values = outcomes.map(
    (outcome) => (outcome as { value: { me: string; most: number } }).value,
  );
  expect(new Set(values.map(({ me }) => me)).size).toBe(4);
  expect(values.every(({ most }) => most === 1)).toBe(true);
});

test('a failed event is tried after one and two minutes of the clock, then becomes a dead letter', async () => {
  const { runtime, clock, dead } = lab({ source: failing });
  const start = clock.now();
  const requestId = runtime.invokeAsync('health.check', { plan: 'walk' });

  await runtime.atRest();
  const [first] = runtime.pending();
  expect(first).toMatchObject({ function: 'health.check', requestId, attempts: 1 });
  expect(Math.round((first!.dueAt - start) / minute)).toBe(1);
  runtime.retryDue(clock.now());
  expect(runtime.pending()).toHaveLength(1);

  clock.moveTo(first!.dueAt);
  runtime.retryDue(clock.now());
  await runtime.atRest();
  const [second] = runtime.pending();
  expect(Math.round((second!.dueAt - start) / minute)).toBe(3);
  expect(dead).toEqual([]);

  clock.moveTo(second!.dueAt);
  runtime.retryDue(clock.now());
  await runtime.atRest();
  expect(runtime.pending()).toEqual([]);
  expect(dead).toHaveLength(1);
  expect(dead[0]!.queueArn).toBe(deadLetterArn);
  expect(JSON.parse(dead[0]!.body)).toMatchObject({
    requestContext: { requestId, condition: 'RetriesExhausted', approximateInvokeCount: 3 },
    requestPayload: { plan: 'walk' },
    responsePayload: { errorType: 'RangeError' },
  });
});

test('an event that would grow too old is not tried again', async () => {
  const { runtime, dead } = lab({ source: failing, maxEventAgeMs: 30_000 });

  runtime.invokeAsync('health.check', {});
  await runtime.atRest();

  expect(runtime.pending()).toEqual([]);
  expect(dead[0]!.body).toContain('EventAgeExceeded');
});

test('killing a function fails the event it is working on, and only that', async () => {
  const { runtime } = lab({
    source: `export const handler = async ({ ms }) => {
      console.log('begun'); await new Promise((done) => setTimeout(done, ms)); return 'whole'; };`,
  });
  await runtime.invoke('health.check', { ms: 0 });
  const dying = runtime.invoke('health.check', { ms: 60_000 });
  await setTimeout(50);

  runtime.kill('health.check');

  expect(await dying).toMatchObject({ ok: false, errorType: 'Runtime.ExitError' });
  expect(await runtime.invoke('health.check', { ms: 0 })).toEqual({ ok: true, value: 'whole' });
});

test('a function that ends while it loads the trained reader takes nothing else with it', async () => {
  const { runtime, lines } = lab({
    memoryMb: 512,
    source: `import { createRequire } from 'node:module';
      export const handler = async () => {
        const { InferenceSession } = createRequire(${JSON.stringify(import.meta.url)})('onnxruntime-node');
        console.log('begun');
        await InferenceSession.create(${JSON.stringify(modelFile)});
      };`,
  });
  for (const begun of [1, 2, 3, 4]) {
    const dying = runtime.invoke('health.check', {});
    while (lines.filter(({ message }) => message === 'begun').length < begun) await setTimeout(5);
    runtime.kill('health.check');
    expect(await dying).toMatchObject({ ok: false, errorMessage: 'The worker was killed.' });
  }

  await runtime.close();
});

test('a function that never lets go is ended all the same', async () => {
  const { runtime } = lab({
    timeoutMs: 300,
    source: `export const handler = ({ stuck }) => { while (stuck); return 'whole'; };`,
  });

  expect(await runtime.invoke('health.check', { stuck: true })).toMatchObject({ ok: false });
  expect(await runtime.invoke('health.check', {})).toEqual({ ok: true, value: 'whole' });
});

test('what a function prints is in its log before its answer, stamped by the wall clock', async () => {
  const { runtime, clock, lines } = lab({
    source: `export const handler = async () => { console.log('one\\ntwo'); console.error('three'); };`,
  });
  clock.moveTo(Date.now() + 400 * 86_400_000);

  await runtime.invoke('health.check', {});

  expect(lines.map(({ message }) => message)).toEqual(['one', 'two', 'three']);
  expect(lines.every(({ at }) => Math.abs(at - Date.now()) < minute)).toBe(true);
  expect(lines[0]!.stream).toMatch(/^\d{4}\/\d\d\/\d\d\/small-health-check\[\$LATEST\]/);
});
