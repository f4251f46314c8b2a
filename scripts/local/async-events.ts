/** Asynchronous invocation: accepted events, tried again after one and two minutes, dead letters. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { FunctionName } from '#shared/contract/functions.ts';
import type { Clock } from './clock.ts';
import type { CloudFunction } from './cloud.ts';
import { readJson, writeJson } from './json-file.ts';
import type { Outcome } from './lambda-instance.ts';

/** An event that waits for its next attempt. */
export interface Pending {
  readonly function: FunctionName;
  readonly requestId: string;
  readonly attempts: number;
  /** Epoch milliseconds of the product's clock. */
  readonly dueAt: number;
}

interface Options {
  readonly clock: Clock;
  readonly dataDir: string | undefined;
  readonly functions: ReadonlyMap<FunctionName, CloudFunction>;
  readonly run: (name: FunctionName, requestId: string, event: unknown) => Promise<Outcome>;
  readonly deadLetter: (queueArn: string, body: string) => void;
}

export interface AsyncEvents {
  accept(name: FunctionName, event: unknown): string;
  pending(): readonly Pending[];
  /** When the earliest waiting event is due; epoch milliseconds of the product's clock. */
  nextRetryAt(): number | undefined;
  /** Starts every waiting event that is due at the instant. */
  retryDue(instant: number): void;
  atRest(): Promise<void>;
  close(): void;
}

const Event = z.object({
  requestId: z.string(),
  function: z.string(),
  event: z.unknown(),
  attempts: z.int(),
  acceptedAt: z.int(),
  dueAt: z.int(),
});

interface AcceptedEvent extends Pending {
  readonly event: unknown;
  readonly acceptedAt: number;
}

/** Lambda waits one minute before the first retry and two before the second. */
const retryDelayMs = (attempts: number): number => Math.min(attempts, 2) * 60_000;

export function openAsyncEvents(options: Options): AsyncEvents {
  const { clock, functions, run } = options;
  const keeping = openKeeping(options.dataDir);
  // What was accepted before a stop is due at once, in the order in which it was accepted.
  const waiting = new Map(keeping.kept.map((kept) => [kept.requestId, kept]));
  const resting: (() => void)[] = [];
  let running = 0;
  let closed = false;

  const attempt = async (accepted: AcceptedEvent): Promise<void> => {
    running += 1;
    waiting.delete(accepted.requestId);
    const outcome = await run(accepted.function, accepted.requestId, accepted.event);
    if (!closed) settle({ ...accepted, attempts: accepted.attempts + 1 }, outcome);
    running -= 1;
    if (running === 0) for (const done of resting.splice(0)) done();
  };
  const settle = (tried: AcceptedEvent, outcome: Outcome): void => {
    const fn = functions.get(tried.function);
    const again = { ...tried, dueAt: clock.now() + retryDelayMs(tried.attempts) };
    const condition = outcome.ok || !fn ? undefined : endOf(fn, again);
    if (!outcome.ok && fn && !condition) {
      waiting.set(again.requestId, again);
      return keeping.keep(again);
    }
    if (!outcome.ok && fn?.deadLetterArn && condition) {
      options.deadLetter(fn.deadLetterArn, recordOf(fn, tried, outcome, condition, clock.now()));
    }
    keeping.forget(tried.requestId);
  };

  return {
    accept(name, event) {
      const now = clock.now();
      const requestId = randomUUID();
      const accepted = {
        requestId,
        function: name,
        event,
        attempts: 0,
        acceptedAt: now,
        dueAt: now,
      };
      keeping.keep(accepted);
      void attempt(accepted);
      return requestId;
    },
    pending: () =>
      [...waiting.values()].map(({ function: name, requestId, attempts, dueAt }) => ({
        function: name,
        requestId,
        attempts,
        dueAt,
      })),
    nextRetryAt: () =>
      waiting.size === 0 ? undefined : Math.min(...[...waiting.values()].map((w) => w.dueAt)),
    retryDue(instant) {
      for (const event of [...waiting.values()]) if (event.dueAt <= instant) void attempt(event);
    },
    atRest: () =>
      running === 0 ? Promise.resolve() : new Promise((done) => void resting.push(done)),
    close() {
      closed = true;
    },
  };
}

/** Why a failed event is not tried again; undefined when it is. */
function endOf(fn: CloudFunction, again: AcceptedEvent): string | undefined {
  if (again.attempts > fn.retryAttempts) return 'RetriesExhausted';
  return again.dueAt - again.acceptedAt > fn.maxEventAgeMs ? 'EventAgeExceeded' : undefined;
}

/** The record that Lambda leaves at an on-failure destination. */
function recordOf(
  fn: CloudFunction,
  tried: AcceptedEvent,
  outcome: Extract<Outcome, { ok: false }>,
  condition: string,
  now: number,
): string {
  const { errorType, errorMessage, stack } = outcome;
  return JSON.stringify({
    version: '1.0',
    timestamp: new Date(now).toISOString(),
    requestContext: {
      requestId: tried.requestId,
      functionArn: `${fn.arn}:$LATEST`,
      condition,
      approximateInvokeCount: tried.attempts,
    },
    requestPayload: tried.event,
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    responsePayload: { errorType, errorMessage, trace: stack.split('\n') },
  });
}

/** One file per accepted event, taken away when it is done: a crash loses none. */
function openKeeping(dataDir: string | undefined) {
  if (dataDir === undefined) return { kept: [], keep: () => {}, forget: () => {} };
  const folder = join(dataDir, 'events');
  mkdirSync(folder, { recursive: true });
  const fileOf = (requestId: string) => join(folder, `${requestId}.json`);
  const kept = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => (readJson(join(folder, file), Event) ?? []) as AcceptedEvent | [])
    .toSorted((one, other) => one.acceptedAt - other.acceptedAt);
  return {
    kept,
    keep: (event: AcceptedEvent) => writeJson(fileOf(event.requestId), event),
    forget: (requestId: string) => rmSync(fileOf(requestId), { force: true }),
  };
}
