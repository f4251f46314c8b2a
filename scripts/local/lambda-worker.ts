/** What runs inside a worker thread: one function of the product, taking one event at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { causeVariable } from './cause.ts';
import type { EventIn, FromWorker, ToWorker, WorkerStart } from './lambda-instance.ts';

type Handler = (event: unknown, context: unknown) => unknown;

const { entry, clock, context, isMeasured } = workerData as WorkerStart;
const port = parentPort;
if (!port) throw new Error('lambda-worker.ts runs in a worker thread only.');

const tell = (message: FromWorker) => port.postMessage(message);

let isFirst = true;
port.on('message', (message: ToWorker) => {
  if (message === 'end') process.exit();
  else if (message === 'heap') weigh();
  else void answer(message);
});
moveClock();
printThroughPort();
const handler = await load();
tell({ kind: 'ready' });

/** Before the function is imported, `Date` becomes the product's clock; timers stay real. */
function moveClock(): void {
  const offset = new BigInt64Array(clock);
  const Wall = Date;
  const now = () => Wall.now() + Number(Atomics.load(offset, 0));
  // A subclass would fail `instanceof` for dates made by others; a proxy is the same class.
  globalThis.Date = new Proxy(Wall, {
    construct: (target, given, self) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, self) as Date,
    apply: () => new Wall(now()).toString(),
    get: (target, key, self) => (key === 'now' ? now : Reflect.get(target, key, self)),
  });
}

/** Lines go the same way as answers, so that none arrives after the answer it came before. */
function printThroughPort(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.write = ((chunk: Uint8Array | string, ...rest: unknown[]) => {
      tell({ kind: 'print', text: typeof chunk === 'string' ? chunk : chunk.toString() });
      const done = rest.at(-1);
      if (typeof done === 'function') queueMicrotask(done as () => void);
      return true;
    }) as typeof stream.write;
  }
}

async function load(): Promise<Handler> {
  const { handler: found } = (await import(entry)) as { handler?: unknown };
  if (typeof found !== 'function') throw new Error(`${entry} exports no handler.`);
  return found as Handler;
}

/** Of this thread alone; without `--expose-gc` what nobody uses is counted, too. */
function weigh(): void {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  tell({ kind: 'heap', bytes: heapUsed + external });
}

async function answer(asked: EventIn): Promise<void> {
  if (!isMeasured) return work(asked);
  const before = process.threadCpuUsage();
  await work(asked);
  const { user, system } = process.threadCpuUsage(before);
  const { heapTotal, external } = process.memoryUsage();
  const cpuMs = (user + system) / 1000;
  tell({ kind: 'used', used: { bytes: heapTotal + external, cpuMs, isFirst } });
  isFirst = false;
}

async function work({ requestId, event, timeoutMs, cause = '' }: EventIn): Promise<void> {
  process.env[causeVariable] = cause;
  const deadline = performance.now() + timeoutMs;
  try {
    const value = await handler(JSON.parse(event), {
      ...context,
      awsRequestId: requestId,
      callbackWaitsForEmptyEventLoop: true,
      getRemainingTimeInMillis: () => Math.max(0, Math.round(deadline - performance.now())),
    });
    tell({ kind: 'done', requestId, value: JSON.stringify(value) ?? 'null' });
  } catch (thrown) {
    tell({ kind: 'failed', requestId, ...described(thrown) });
  }
}

function described(thrown: unknown) {
  if (!(thrown instanceof Error)) {
    return { errorType: typeof thrown, errorMessage: String(thrown), stack: '' };
  }
  return { errorType: thrown.name, errorMessage: thrown.message, stack: thrown.stack ?? '' };
}
