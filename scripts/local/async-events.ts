/** Asynchronous invocation: accepted events, retries after one and two minutes, dead letters. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { FunctionName } from '#shared/contract/functions.ts';
import { causing, currentCause } from './cause.ts';
import type { Clock } from './clock.ts';
import type { CloudFunction } from './cloud.ts';
import { readJson, writeJson } from './json-file.ts';
import type { Outcome } from './lambda-instance.ts';
import { store, syncPath } from './storage.ts';
import { expectNoted, note } from './witness.ts';

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

const Event = z.object({
  requestId: z.string(),
  function: z.string(),
  event: z.unknown(),
  attempts: z.int(),
  acceptedAt: z.int(),
  dueAt: z.int(),
});

/** What only we write into the folder: the name is a function's. */
type AcceptedEvent = z.output<typeof Event> & Pending;

/** Lambda waits one minute before the first retry and two before the second. */
const retryDelayMs = (attempts: number): number => Math.min(attempts, 2) * 60_000;

export function openAsyncEvents(options: Options) {
  const { clock, functions, run } = options;
  const keeping = openKeeping(options.dataDir);
  // What was accepted before a stop is due at once, in the order in which it was accepted.
  const waiting = new Map(keeping.kept.map((kept) => [kept.requestId, kept]));
  const resting = restingPlace();
  let closed = false;

  const attempt = async (accepted: AcceptedEvent): Promise<void> => {
    const cause = currentCause() ?? accepted.requestId;
    resting.enter(cause);
    waiting.delete(accepted.requestId);
    const { function: name, requestId, event } = accepted;
    const outcome = await causing(cause, () => run(name, requestId, event));
    if (!closed) settle({ ...accepted, attempts: accepted.attempts + 1 }, outcome);
    resting.leave(cause);
  };
  /** After an attempt an event is done, tried again later, or a dead letter. */
  const settle = (tried: AcceptedEvent, outcome: Outcome): void => {
    const fn = functions.get(tried.function);
    const now = clock.now();
    if (outcome.ok || !fn) return keeping.forget(tried.requestId);
    const again = { ...tried, dueAt: now + retryDelayMs(tried.attempts) };
    const condition = whyOver(fn, again);
    if (condition) {
      if (fn.deadLetterArn !== undefined)
        options.deadLetter(fn.deadLetterArn, recordOf(fn, tried, outcome, condition, now));
      return keeping.forget(tried.requestId);
    }
    waiting.set(again.requestId, again);
    keeping.keep(again);
  };

  return {
    accept: (name: FunctionName, event: unknown): string => {
      const now = clock.now();
      const requestId = randomUUID();
      const times = { attempts: 0, acceptedAt: now, dueAt: now };
      const accepted = { requestId, function: name, event, ...times };
      keeping.keep(accepted);
      void attempt(accepted);
      return requestId;
    },
    pending: (): readonly Pending[] =>
      [...waiting.values()].map(({ function: name, requestId, attempts, dueAt }) => ({
        function: name,
        requestId,
        attempts,
        dueAt,
      })),
    /** When the earliest waiting event is due; epoch milliseconds of the product's clock. */
    nextRetryAt: (): number | undefined => {
      const [first] = [...waiting.values()].toSorted((one, other) => one.dueAt - other.dueAt);
      return first?.dueAt;
    },
    /** Starts every waiting event that is due at the instant. */
    retryDue: (instant: number): void => {
      for (const event of waiting.values()) if (event.dueAt <= instant) void attempt(event);
    },
    /** When all accepted so far, and what follows from it, is done; or of one cause alone. */
    atRest: resting.atRest,
    /** When what was accepted so far is on the disk for good. */
    synced: keeping.synced,
    close: (): void => void (closed = true),
  };
}

/** Counts what is under way by its cause, and tells when nothing is. */
function restingPlace() {
  const underWay = new Map<string, number>();
  const waiting = new Set<{ readonly causes: Set<string>; readonly done: () => void }>();
  const rested = (cause: string): void => {
    underWay.delete(cause);
    for (const one of waiting) {
      one.causes.delete(cause);
      if (one.causes.size > 0) continue;
      waiting.delete(one);
      one.done();
    }
  };
  return {
    enter: (cause: string): void => void underWay.set(cause, (underWay.get(cause) ?? 0) + 1),
    leave(cause: string): void {
      const left = (underWay.get(cause) ?? 1) - 1;
      if (left === 0) rested(cause);
      else underWay.set(cause, left);
    },
    atRest: (cause?: string): Promise<void> => {
      const causes = new Set(underWay.keys().filter((one) => one === (cause ?? one)));
      if (causes.size === 0) return Promise.resolve();
      return new Promise((done) => void waiting.add({ causes, done }));
    },
  };
}

/** Why a failed event is not tried again; undefined when it is. */
function whyOver(fn: CloudFunction, again: AcceptedEvent): string | undefined {
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
  if (dataDir === undefined)
    return { kept: [], keep: () => {}, forget: () => {}, synced: async () => {} };
  const folder = join(dataDir, 'events');
  mkdirSync(folder, { recursive: true });
  const fileOf = (requestId: string) => join(folder, `${requestId}.json`);
  const kept = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => (readJson(join(folder, file), Event) ?? []) as AcceptedEvent | [])
    .toSorted((one, other) => one.acceptedAt - other.acceptedAt);
  expectNoted(folder, kept.length, 'accepted events');
  const there = new Set(kept.map(({ requestId }) => requestId));
  const unsynced = new Set<string>();
  let syncing = Promise.resolve();
  return {
    kept,
    keep(event: AcceptedEvent) {
      writeJson(fileOf(event.requestId), event);
      unsynced.add(event.requestId);
      if (there.has(event.requestId)) return;
      note(folder, there.add(event.requestId).size);
    },
    forget(requestId: string) {
      unsynced.delete(requestId);
      if (there.delete(requestId)) note(folder, there.size);
      rmSync(fileOf(requestId), { force: true });
    },
    synced: (): Promise<void> => {
      const next = async () => {
        const paths = [...[...unsynced].map(fileOf), folder];
        unsynced.clear();
        for (const path of paths) await syncPath(path);
      };
      // One after the other: what the one before has taken on may be ours.
      syncing = syncing.then(() => store(next));
      return syncing;
    },
  };
}
