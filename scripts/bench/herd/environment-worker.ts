/** What runs in one environment of a function: its bundle as it ships, in the time of the bench. */
import { subscribe } from 'node:diagnostics_channel';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromEnvironment, StartOf, ToEnvironment } from './environment.ts';

const { entry, time, functionName } = workerData as StartOf;
const port = parentPort;
if (!port) throw new Error('environment-worker.ts runs in a worker thread only.');
const tell = (message: FromEnvironment) => port.postMessage(message);

const clock = new Float64Array(time);
const now = (): number => clock[0] ?? 0;
/** So many turns of the event loop without anything new mean that all is waiting. */
const quietTurns = 4;

interface Timer {
  readonly at: number;
  readonly ring: () => void;
}

const timers = new Map<number, Timer>();
const counts = { sent: 0, answered: 0, taken: 0 };
let lastTimer = 0;
let quiet = 0;
let isWatching = false;
let isRunning = false;

moveClock();
takeOverTimers();
silence();
subscribe('http.client.request.created', () => bump('sent'));
subscribe('http.client.response.finish', () => bump('answered'));
// The bundle is the product's own, and its handler takes any event.
const { handler } = (await import(entry)) as {
  handler: (event: unknown, context: unknown) => Promise<unknown>;
};
port.on('message', (message: ToEnvironment) => {
  bump('taken');
  if (message.kind === 'wake') ring();
  else void answer(message);
});
watch();

function bump(which: keyof typeof counts): void {
  counts[which] += 1;
  watch();
}

/** Says that all is waiting, once it has been for some turns. */
function watch(): void {
  quiet = 0;
  if (isWatching) return;
  isWatching = true;
  const turn = (): void => {
    quiet = isAtWork() ? 0 : quiet + 1;
    if (quiet <= quietTurns) return void setImmediate(turn);
    isWatching = false;
    tell({ kind: 'still', ...counts, nextAt: nextAt() });
  };
  setImmediate(turn);
}

/** An event that waits for no answer and no instant is thought about, or loads what it needs. */
const isAtWork = (): boolean => isRunning && counts.sent === counts.answered && timers.size === 0;

function nextAt(): number {
  let next = Infinity;
  for (const { at } of timers.values()) next = Math.min(next, at);
  return next;
}

function ring(): void {
  const due = [...timers].filter(([, { at }]) => at <= now());
  for (const [id, timer] of due.toSorted(([, one], [, other]) => one.at - other.at)) {
    if (timers.delete(id)) timer.ring();
  }
}

function moveClock(): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, self) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, self) as Date,
    get: (target, key, self) => (key === 'now' ? now : Reflect.get(target, key, self)),
  });
}

/** What the product and its SDK wait for is an instant of the bench's time. */
function takeOverTimers(): void {
  const set = (ring: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    lastTimer += 1;
    const id = lastTimer;
    timers.set(id, { at: now() + Math.max(0, ms), ring: () => ring(...given) });
    watch();
    const timer = {
      ref: () => timer,
      unref: () => timer,
      hasRef: () => true,
      [Symbol.toPrimitive]: () => id,
    };
    return timer;
  };
  const clear = (timer: unknown): void => {
    if (timers.delete(Number(timer ?? 0))) watch();
  };
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
}

function silence(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.write = ((_chunk: unknown, ...rest: unknown[]) => {
      const done = rest.at(-1);
      if (typeof done === 'function') queueMicrotask(done as () => void);
      return true;
    }) as typeof stream.write;
  }
}

async function answer({ event, requestId }: Extract<ToEnvironment, { kind: 'run' }>) {
  const context = { functionName, awsRequestId: requestId };
  isRunning = true;
  try {
    const value = await handler(JSON.parse(event), context);
    isRunning = false;
    tell({ kind: 'done', value });
  } catch {
    isRunning = false;
    tell({ kind: 'failed' });
  }
  watch();
}
