/**
 * Goal: the log is read whole and truly, within bounds, by administrators alone, and noted.
 * Method: lines written to the local group as functions and Lambda write them, read by the call.
 */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { lookedAtPerPage } from '#scripts/local/aws/logs.ts';
import { logWindowMaxMs } from '#shared/domain/limits.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { builtCloud } from '#test/kit/world.ts';

const path = '/api/v2/admin/logs';
const world = suiteWorld();
const cloud = builtCloud();
const hourMs = 3_600_000;

/** Each test has an hour of its own, long gone. */
let hour = 2;
let start = 0;
let admin: SignedIn;
beforeEach(async () => {
  hour += 1;
  start = Date.now() - hour * 24 * hourMs;
  admin = await signedIn(world);
});

type Line = Record<string, unknown>;
interface Answer {
  readonly ok: boolean;
  readonly lines: readonly Line[];
  readonly count: number;
  readonly cursor?: string;
  readonly startMs: number;
  readonly endMs: number;
}

const awsName = (name: string) => cloud.functions.find((fn) => fn.name === name)?.awsName ?? '';
const streamOf = (name: string) => `2026/11/20/${awsName(name)}[$LATEST]0123456789abcdef`;

/** Written a second after the other, from the start of this test's hour. */
function write(name: string, ...messages: readonly (string | Line)[]): void {
  world.endpoint.writeLog(
    streamOf(name),
    messages.map((message, at) => ({
      at: start + at * 1000,
      message: typeof message === 'string' ? message : JSON.stringify(message),
    })),
  );
}

const ours = (message: string, more: Line = {}): Line => ({
  level: 'INFO',
  message,
  timestamp: '2026-11-20T10:00:00.000Z',
  service: 'anchor',
  sampling_rate: 0,
  traceId: 't-1',
  function: awsName('stages.touchpoint'),
  ...more,
});

const withQuery = (query: Line) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`;
const hourOf = () => ({ startMs: start, endMs: start + hourMs });

async function ask(more: Line = {}): Promise<Answer> {
  const { status, body } = await admin.get(withQuery({ ...hourOf(), ...more }));
  expect({ status, ok: body['ok'] }).toEqual({ status: 200, ok: true });
  return body as unknown as Answer;
}

async function refused(query: Line) {
  const { status, body } = await admin.get(withQuery(query));
  return { status, ok: body['ok'], error: body['error'] };
}

/** All parts, the earliest line first. */
async function whole(more: Line = {}) {
  let part = await ask(more);
  const parts = [part];
  while (part.cursor !== undefined) {
    part = await ask({ ...more, cursor: part.cursor });
    parts.unshift(part);
  }
  return { lines: parts.flatMap(({ lines }) => lines), parts: parts.length };
}

const messagesOf = (lines: readonly Line[]) => lines.map(({ message }) => message);

test('a line of ours says when, how grave, which function, what, and under which trace', async () => {
  write(
    'stages.touchpoint',
    ours('touchpoint', { stage: 'MORNING_INTENTION', ms: 3, late: false }),
  );

  const { lines, count } = await ask();

  expect(count).toBe(1);
  expect(lines).toEqual([
    {
      at: start,
      level: 'INFO',
      function: 'stages.touchpoint',
      message: 'touchpoint',
      fields: { stage: 'MORNING_INTENTION', ms: 3, late: false },
      traceId: 't-1',
    },
  ]);
});

test('a line does not repeat its time; work of another time says so', async () => {
  const later = new Date(start + 3 * hourMs).toISOString();
  write(
    'stages.touchpoint',
    ours('now', { at: new Date(start + 40).toISOString() }),
    ours('late', { at: later }),
    `${new Date(start).toISOString()}\t${randomUUID()}\tWARN\tslow`,
  );

  const { lines } = await ask();

  expect(lines[0]).not.toHaveProperty('fields');
  expect(lines[1]?.['fields']).toEqual({ at: later });
  expect(lines[2]).toMatchObject({
    level: 'WARN',
    message: expect.stringMatching(/^[\w-]+\tWARN/),
  });
});

test('lines of several functions come merged, those of one instant in their order', async () => {
  write('stages.touchpoint', ours('one'), ours('three'));
  write('inbound.email', ours('two'), ours('four'));

  expect(messagesOf((await ask()).lines)).toEqual(['one', 'two', 'three', 'four']);
});

test("what Lambda itself writes is read: a report, a time-out, what escaped, a crash's text", async () => {
  const requestId = randomUUID();
  const metrics = { durationMs: 3.5, maxMemoryUsedMB: 90 };
  write(
    'users.purge',
    { time: 'x', type: 'platform.start', record: { requestId, version: '$LATEST' } },
    { time: 'x', type: 'platform.report', record: { requestId, metrics, status: 'success' } },
    { time: 'x', type: 'platform.report', record: { requestId, metrics, status: 'timeout' } },
    {
      level: 'ERROR',
      requestId,
      errorType: 'TypeError',
      errorMessage: 'no',
      stackTrace: [' at a'],
    },
    { level: 'ERROR', requestId, message: { errorType: 'Error', errorMessage: 'x' } },
    'FATAL ERROR: Reached heap limit\n    at native',
    `REPORT RequestId: ${requestId} Duration: 3 ms`,
    '',
  );

  const { lines } = await ask();

  expect(lines.map((line) => [line['level'], line['message']])).toEqual([
    ['INFO', 'platform.start'],
    ['INFO', 'platform.report'],
    ['ERROR', 'platform.report: timeout'],
    ['ERROR', 'TypeError: no'],
    ['ERROR', 'Error: x'],
    ['ERROR', 'FATAL ERROR: Reached heap limit\n    at native'],
    ['INFO', `REPORT RequestId: ${requestId} Duration: 3 ms`],
    ['INFO', ''],
  ]);
  expect(new Set(lines.map((line) => line['function']))).toEqual(new Set(['users.purge']));
  expect(lines[1]!['fields']).toEqual({ requestId, ...metrics });
  expect(lines[3]!['fields']).toEqual({ requestId, stackTrace: 'at a' });
});

test('by level come that level, graver ones, and invocations that ended badly', async () => {
  const report = (status: string) => ({ type: 'platform.report', record: { status } });
  write(
    'stages.touchpoint',
    ours('i'),
    ours('w', { level: 'WARN' }),
    ours('e', { level: 'ERROR' }),
    report('success'),
    report('timeout'),
  );

  const bad = 'platform.report: timeout';
  expect(messagesOf((await ask({ level: 'WARN' })).lines)).toEqual(['w', 'e', bad]);
  expect(messagesOf((await ask({ level: 'ERROR' })).lines)).toEqual(['e', bad]);
  expect((await ask({ level: 'DEBUG' })).count).toBe(5);
});

test("by function come its own lines and what Lambda says of it, of no other's", async () => {
  const report = { type: 'platform.report', record: { status: 'success' } };
  write('stages.touchpoint', ours('mine'), report);
  write('inbound.sms', ours('other', { function: awsName('inbound.sms') }), report);

  const { lines } = await ask({ function: 'inbound.sms' });

  expect(messagesOf(lines)).toEqual(['other', 'platform.report']);
  expect(new Set(lines.map((line) => line['function']))).toEqual(new Set(['inbound.sms']));
});

test('by trace come its lines, and what Lambda reports of the invocation', async () => {
  const traceId = randomUUID();
  const record = { requestId: traceId, status: 'success' };
  write(
    'stages.touchpoint',
    ours('mine', { traceId }),
    ours('other'),
    { type: 'platform.report', record },
    ours('near', { traceId: `${traceId}0` }),
  );

  expect(messagesOf((await ask({ traceId })).lines)).toEqual(['mine', 'platform.report']);
  expect((await ask({ traceId, level: 'ERROR' })).count).toBe(0);
});

test('exactly 24 hours are read, and one millisecond more is not', async () => {
  const { ok } = await ask({ endMs: start + logWindowMaxMs });

  expect(ok).toBe(true);
  expect(await refused({ startMs: start, endMs: start + logWindowMaxMs + 1 })).toEqual({
    status: 400,
    ok: false,
    error: 'RANGE_TOO_LARGE',
  });
});

test.each([
  ['no times', {}],
  ['words', { startMs: 'now', endMs: '2' }],
  ['parts of a millisecond', { startMs: '1.5', endMs: '2.5' }],
  ['a time before all', { startMs: '-5', endMs: '5' }],
  ['an end at the start', { startMs: '5', endMs: '5' }],
  ['an end before the start', { startMs: '6', endMs: '5' }],
  ['a number beyond all', { startMs: '1', endMs: '9999999999999999' }],
])('%s are no range', async (_, query) => {
  expect(await refused(query)).toEqual({ status: 400, ok: false, error: 'INVALID_RANGE' });
});

test('a range that begins in the future is none, and an end in the future is now', async () => {
  const now = Date.now();
  const ahead = { startMs: now + hourMs, endMs: now + 2 * hourMs };
  expect(await refused(ahead)).toMatchObject({ error: 'INVALID_RANGE' });

  const { endMs } = await ask({ startMs: now - hourMs, endMs: now + hourMs });

  expect(endMs).toBeLessThan(now + hourMs);
  expect(endMs).toBeGreaterThanOrEqual(now);
});

test.each([
  ['a level', { level: 'LOUD' }],
  ['a function', { function: 'users.nobody' }],
  ['a trace id', { traceId: 'a" || ($.level = "INFO' }],
])('%s that is none is refused, and never becomes part of a pattern', async (_, query) => {
  expect(await refused({ ...hourOf(), ...query })).toEqual({
    status: 400,
    ok: false,
    error: 'BAD_REQUEST',
  });
});

test('the newest lines come first, a part at a time, until all were there once', async () => {
  const lines = Array.from({ length: 12_000 }, (_, at) => ours(`line ${at}`));
  world.endpoint.writeLog(
    streamOf('stages.touchpoint'),
    lines.map((line, at) => ({ at: start + at, message: JSON.stringify(line) })),
  );

  const first = await ask();
  const all = await whole();

  expect(first.count).toBeLessThanOrEqual(5_000);
  expect(messagesOf(first.lines).at(-1)).toBe('line 11999');
  expect(messagesOf(all.lines)).toEqual(messagesOf(lines));
});

test('an answer keeps within what a function may answer, and loses no long line', async () => {
  const long = 'x'.repeat(7_000);
  const lines = Array.from({ length: 700 }, (_, at) => ours(`${at} ${long}`));
  write('stages.touchpoint', ...lines);

  const { lines: all, parts } = await whole();

  expect(parts).toBeGreaterThan(1);
  expect(messagesOf(all)).toEqual(messagesOf(lines));
});

test('a line longer than one reads is cut, and says how long it is', async () => {
  write('stages.touchpoint', ours('y'.repeat(200_000)));

  const [line] = (await ask()).lines;

  expect(String(line!['message'])).toMatch(/^y{8000} \.\.\. \(200000 characters\)$/);
});

test('pages without a line are not the end', async () => {
  const quiet = Array.from({ length: 2 * lookedAtPerPage + 5 }, () => ours('quiet'));
  const traceId = randomUUID();
  world.endpoint.writeLog(
    streamOf('stages.touchpoint'),
    [ours('found', { traceId }), ...quiet].map((line, at) => ({
      at: start + at,
      message: JSON.stringify(line),
    })),
  );

  expect(messagesOf((await whole({ traceId })).lines)).toEqual(['found']);
  const pages = world.endpoint.calls
    .seen()
    .filter(({ service }) => service === 'logs')
    .slice(-3);
  expect(pages).toHaveLength(3);
});

test('a cursor is good for its own question, by whom it was given to', async () => {
  const lines = Array.from({ length: 6_000 }, () => ours('a'));
  write('stages.touchpoint', ...lines);
  const asked = { startMs: start, endMs: start + 6_001_000 };
  const { cursor } = await ask(asked);
  const other = await signedIn(world);
  const bad = { status: 400, ok: false, error: 'BAD_CURSOR' };

  expect(await refused({ ...asked, level: 'WARN', cursor })).toEqual(bad);
  expect(await refused({ ...asked, startMs: start + 1, cursor })).toEqual(bad);
  expect(await refused({ ...asked, cursor: `x${cursor}` })).toEqual(bad);
  expect(await refused({ ...asked, cursor: 'x' })).toEqual(bad);
  expect((await other.get(withQuery({ ...asked, cursor }))).body['error']).toBe('BAD_CURSOR');
  expect((await ask({ ...asked, cursor })).count).toBe(1_000);
});

const throttleFrom = (call: number) => {
  let seen = 0;
  world.endpoint.calls.fault({
    kind: 'throttle',
    hits: ({ service }) => service === 'logs' && (seen += 1) >= call,
  });
};

test('throttling is waited out a little, then told; nothing else was read', async () => {
  throttleFrom(1);
  try {
    expect(await refused(hourOf())).toEqual({ status: 429, ok: false, error: 'THROTTLED' });
  } finally {
    world.endpoint.calls.fault(undefined);
  }
});

test('what was read before the throttling is answered, and the rest can be asked for', async () => {
  const traceId = randomUUID();
  const quiet = Array.from({ length: lookedAtPerPage + 5 }, () => ours('quiet'));
  const lines = [ours('early', { traceId }), ...quiet, ours('late', { traceId })];
  world.endpoint.writeLog(
    streamOf('stages.touchpoint'),
    lines.map((line, at) => ({ at: start + at, message: JSON.stringify(line) })),
  );
  throttleFrom(2);
  const first = await ask({ traceId }).finally(() => world.endpoint.calls.fault(undefined));

  expect(messagesOf(first.lines)).toEqual(['late']);
  expect(messagesOf((await ask({ traceId, cursor: first.cursor })).lines)).toEqual(['early']);
});

test('who reads the log is noted once for a reading, with how much and of when', async () => {
  write('stages.touchpoint', ...Array.from({ length: 6_000 }, () => ours('a')));
  const asked = { startMs: start, endMs: start + 6_001_000 };
  const noted = async () =>
    (await rowsIn(world)).filter(
      (row) => row['admin'] === admin.id && row['what'] === 'read the log',
    );

  await whole(asked);

  expect(await noted()).toEqual([
    expect.objectContaining({
      pk: expect.stringMatching(/^AUDIT#/),
      since: new Date(asked.startMs).toISOString(),
      until: new Date(asked.endMs).toISOString(),
      lines: 6_000,
      expiresAt: expect.any(Number),
    }),
  ]);
});

test('a group that a client names is not read', async () => {
  write('stages.touchpoint', ours('mine'));

  expect((await ask({ logGroupName: '/other', group: '/other' })).count).toBe(1);
});
