/** One worker thread of one function: started cold, given one event at a time, ended for good. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { currentCause } from './cause.ts';
import type { CloudFunction } from './cloud.ts';
import { within } from './kit.ts';

export interface WorkerStart {
  readonly entry: string;
  readonly clock: SharedArrayBuffer;
  readonly context: Readonly<Record<string, string>>;
  readonly isMeasured: boolean;
}

/**
 * An event, the question how much memory is in use once what nobody uses is collected, or the order
 * to end.
 */
export type ToWorker = EventIn | 'heap' | 'end';

export interface EventIn {
  readonly requestId: string;
  /** JSON: an event crosses as text, as it does in the cloud. */
  readonly event: string;
  readonly timeoutMs: number;
  readonly cause: string | undefined;
}

export interface Failure {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly stack: string;
}

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'print'; readonly text: string }
  | { readonly kind: 'heap'; readonly bytes: number }
  | { readonly kind: 'used'; readonly used: Used }
  | { readonly kind: 'done'; readonly requestId: string; readonly value: string }
  | ({ readonly kind: 'failed'; readonly requestId: string } & Failure);

/** What one event took, as far as it was this thread's. */
export interface Used {
  /** Held at its end, with what is not collected yet: the heap, and buffers beside it. */
  readonly bytes: number;
  readonly cpuMs: number;
  /** The first of its worker, which is slower. */
  readonly isFirst: boolean;
}

export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | ({ readonly ok: false } & Failure);

/** The run that an instance works for. */
interface InstanceHost {
  readonly print: (text: string) => void;
  readonly onEnd: () => void;
  /** Told after each event; nothing is measured where it is left out. */
  readonly used?: ((used: Used) => void) | undefined;
}

export interface InstanceOptions extends InstanceHost {
  readonly fn: CloudFunction;
  /** The folder that bundles are named from. */
  readonly root: string;
  readonly clock: SharedArrayBuffer;
  readonly environment: Readonly<Record<string, string>>;
  readonly logStream: string;
  readonly logGroup: string;
}

export type Instance = ReturnType<typeof startInstance>;

/** A thread with an environment of its own hears nothing of the cache of its process. */
const cached = ['--import', new URL('../compile-cache.mjs', import.meta.url).href];

/** How long Lambda lets a function load. */
const initLimitMs = 10_000;

/** How long a thread that is told to end may go on with what it computes. */
const endLimitMs = 5_000;

export const failure = (errorType: string, errorMessage: string, stack = ''): Failure => ({
  errorType,
  errorMessage,
  stack,
});

export function startInstance(options: InstanceOptions) {
  const worker = new Worker(new URL('./lambda-worker.ts', import.meta.url), threadOptions(options));
  let host: InstanceHost = options;
  let ended: Failure | undefined;
  let settle: ((outcome: Outcome) => void) | undefined;
  /** Who waits to hear how much memory the worker uses, in the order in which they asked. */
  const weighing: ((bytes: number | undefined) => void)[] = [];
  const ready = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const ask = (message: ToWorker) => worker.postMessage(message);

  const finish = (outcome: Outcome) => {
    settle?.(outcome);
    settle = undefined;
  };
  /** By itself: a thread that is stopped inside the reader's library takes the process with it. */
  const leave = () => {
    ask('end');
    const stuck = setTimeout(() => void worker.terminate(), endLimitMs);
    void gone.promise.then(() => clearTimeout(stuck));
  };
  const end = (why: Failure) => {
    if (ended) return;
    ended = why;
    leave();
    ready.resolve();
    finish({ ok: false, ...why });
    for (const weighed of weighing.splice(0)) weighed(undefined);
    host.onEnd();
  };

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') ready.resolve();
    else if (message.kind === 'print') host.print(message.text);
    else if (message.kind === 'used') host.used?.(message.used);
    else if (message.kind === 'heap') weighing.shift()?.(message.bytes);
    else if (message.kind === 'done') finish({ ok: true, value: JSON.parse(message.value) });
    else finish({ ok: false, ...failure(message.errorType, message.errorMessage, message.stack) });
  });
  worker.on('error', (thrown: unknown) => {
    const { name = 'Error', message = String(thrown), stack } = Object(thrown) as Partial<Error>;
    end(failure(name, message, stack));
  });
  worker.on('exit', (code) => {
    gone.resolve();
    end(failure('Runtime.ExitError', `The runtime exited: ${code}.`));
  });
  // What a native crash or a stray print leaves on the real streams still belongs to the log.
  for (const stream of [worker.stdout, worker.stderr])
    stream.on('data', (chunk: Buffer) => host.print(chunk.toString()));

  return {
    /** Never rejects: what goes wrong in a function is an outcome. */
    async run(requestId: string, event: string): Promise<Outcome> {
      const outcome = new Promise<Outcome>((done) => {
        settle = done;
      });
      if (ended) finish({ ok: false, ...ended });
      const { timeoutMs } = options.fn;
      const cause = currentCause();
      await within(initLimitMs, ready.promise, () =>
        end(failure('Runtime.InitTimeout', 'The function took more than 10 seconds to load.')),
      );
      if (!ended) ask({ requestId, event, timeoutMs, cause });
      const words = `Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`;
      const late = failure('Sandbox.Timedout', words);
      return (await within(timeoutMs, outcome, () => end(late))) ?? { ok: false, ...late };
    },
    /** Bytes in use after a collection (where gc is exposed); undefined once it has ended. */
    heap: (): Promise<number | undefined> =>
      new Promise((weighed) => {
        if (ended) return weighed(undefined);
        weighing.push(weighed);
        ask('heap');
      }),
    /** Fails the event in it, and ends the thread as soon as that lets go. */
    end,
    /** Resolves when the thread has ended. */
    gone: gone.promise,
    /** Works for another run from now on. */
    serve(next: InstanceHost): void {
      host = next;
      worker.ref();
    },
    /** Works for no run: ends with the process, unless it is ended or serves another before. */
    park(onEnd: () => void): void {
      host = { print: () => {}, onEnd };
      worker.unref();
      // A stream that is read holds the process, too; its end lets go. Lines come by the port.
      for (const stream of [worker.stdout, worker.stderr]) {
        if (!stream.readableEnded) stream.push(null);
      }
    },
  };
}

function threadOptions(options: InstanceOptions) {
  const { fn, root, clock, environment, logStream, logGroup, used } = options;
  const start: WorkerStart = {
    entry: pathToFileURL(resolve(root, fn.bundle, 'index.mjs')).href,
    clock,
    context: {
      functionName: fn.awsName,
      functionVersion: '$LATEST',
      invokedFunctionArn: fn.arn,
      memoryLimitInMB: String(fn.memoryMb),
      logGroupName: logGroup,
      logStreamName: logStream,
    },
    isMeasured: used !== undefined,
  };
  return {
    name: fn.name,
    workerData: start,
    env: { ...environment, AWS_LAMBDA_LOG_STREAM_NAME: logStream },
    stdout: true,
    stderr: true,
    execArgv: ['--enable-source-maps', '--disable-warning=ExperimentalWarning', ...cached],
    resourceLimits: { maxOldGenerationSizeMb: fn.memoryMb },
  };
}
