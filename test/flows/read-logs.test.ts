/**
 * Goal: one answer takes its time and no more, and what did not fit can be asked for.
 * Method: the flow in the test's process, with smaller limits, against the local endpoint.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import type { AdminContext } from '#functions/context.ts';
import type { AnswerLimits } from '#functions/flows/admin/read-logs.ts';
import { lookedAtPerPage } from '#scripts/local/aws/logs.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { runInside } from '#test/kit/inside.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();
let readLogs: typeof import('#functions/flows/admin/read-logs.ts').readLogs;
let answerLimits: AnswerLimits;
let context: AdminContext;

beforeAll(async () => {
  runInside(world);
  ({ readLogs, answerLimits } = await import('#functions/flows/admin/read-logs.ts'));
  const { makeContext } = await import('#functions/kit/make-context.ts');
  context = { ...makeContext('t-1', 'test'), admin: { id: 'a-1', email: 'ops@example.com' } };
});

let day = 2;

/** So many lines on a day of their own, and the question for them. */
function written(count: number, traceId: string) {
  day += 1;
  const startMs = Date.now() - day * 24 * 3_600_000;
  world.endpoint.writeLog(
    'x',
    Array.from({ length: count }, (_, at) => ({
      at: startMs + at,
      // The earliest and the latest line are of the trace.
      message: JSON.stringify({
        message: `${at}`,
        ...((at === 0 || at === count - 1) && { traceId }),
      }),
    })),
  );
  return { startMs, endMs: startMs + count, traceId };
}

const messages = (lines: readonly { readonly message: string }[]) =>
  lines.map(({ message }) => message);

test('once its time is over no page is begun, and the rest can be asked for', async () => {
  const asked = written(2 * lookedAtPerPage + 1, randomUUID());
  const noTime = { ...answerLimits, beginMs: 0 };

  const first = await readLogs(asked, context, noTime);
  const second = await readLogs({ ...asked, cursor: first.cursor }, context, noTime);
  const third = await readLogs({ ...asked, cursor: second.cursor }, context, noTime);

  expect([first, second, third].map(({ lines }) => messages(lines))).toEqual([
    [`${2 * lookedAtPerPage}`],
    [],
    ['0'],
  ]);
  expect(third.cursor).toBeUndefined();
});

test('a page that never comes is waited for so long, and told as slow', async () => {
  const asked = written(1, randomUUID());
  world.endpoint.calls.fault({ kind: 'timeout', hits: ({ service }) => service === 'logs' });

  await expect(readLogs(asked, context, { ...answerLimits, waitMs: 200 })).rejects.toEqual(
    new Refusal('LOGS_SLOW'),
  );
  world.endpoint.calls.fault(undefined);
});

test('what came before the page that never came is answered', async () => {
  const asked = written(lookedAtPerPage + 1, randomUUID());
  let seen = 0;
  world.endpoint.calls.fault({
    kind: 'timeout',
    hits: ({ service }) => service === 'logs' && (seen += 1) > 1,
  });
  const first = await readLogs(asked, context, { ...answerLimits, waitMs: 1_500 });
  world.endpoint.calls.fault(undefined);

  expect(messages(first.lines)).toEqual([`${lookedAtPerPage}`]);
  expect(messages((await readLogs({ ...asked, cursor: first.cursor }, context)).lines)).toEqual([
    '0',
  ]);
});

test('an answer cut inside a page goes on after its last line, none lost and none twice', async () => {
  day += 1;
  const startMs = Date.now() - day * 24 * 3_600_000;
  const lines = Array.from({ length: 50 }, (_, at) => ({
    at: startMs + at,
    message: `line ${at}`,
  }));
  world.endpoint.writeLog('x', lines);
  const asked = { startMs, endMs: startMs + 50 };
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const part = await readLogs({ ...asked, cursor }, context, { ...answerLimits, bytes: 1_000 });
    found.unshift(...messages(part.lines));
    cursor = part.cursor;
  } while (cursor !== undefined);

  expect(found).toEqual(lines.map(({ message }) => message));
});

test('a day of years ago has no lines, and CloudWatch is not asked what it would refuse', async () => {
  const startMs = Date.UTC(2020, 0, 1);
  world.endpoint.calls.reset();

  const { lines, cursor } = await readLogs({ startMs, endMs: startMs + 1_000 }, context);

  expect({ lines, cursor }).toEqual({ lines: [], cursor: undefined });
  expect(world.endpoint.calls.seen().filter(({ service }) => service === 'logs')).toEqual([]);
});
