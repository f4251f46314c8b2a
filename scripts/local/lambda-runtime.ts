/** A small Lambda: runs the very bundles that ship, each function in worker threads of its own. */
import { randomUUID } from 'node:crypto';
import type { FunctionName } from '#shared/contract/functions.ts';
import { type AsyncEvents, openAsyncEvents, type Pending } from './async-events.ts';
import type { AwsEndpoint } from './aws/types.ts';
import { causing } from './cause.ts';
import type { Clock } from './clock.ts';
import type { Cloud, CloudFunction } from './cloud.ts';
import { failure, type Outcome, type Used } from './lambda-instance.ts';
import { openPool, type ParkedInstances, type Pool, usualWorkers } from './lambda-pool.ts';
import { sentenceOf } from './problem.ts';
import { endsRun } from './storage.ts';

export interface RuntimeOptions {
  readonly cloud: Cloud;
  /** The folder that bundles are named from. */
  readonly root: string;
  readonly clock: Clock;
  /** Accepted events are kept there until they are done; undefined keeps them in memory. */
  readonly dataDir: string | undefined;
  readonly environment: (fn: CloudFunction) => Readonly<Record<string, string>>;
  readonly writeLog: AwsEndpoint['writeLog'];
  readonly deadLetter: (queueArn: string, body: string) => void;
  /** Of one function at once; undefined is what suits a small machine. */
  readonly workers?: number | undefined;
  /** Where workers wait for the next run of this process; without it they end with this one. */
  readonly parked?: ParkedInstances | undefined;
  /** Told what each event took; nothing is measured where it is left out. */
  readonly used?: ((name: FunctionName, used: Used) => void) | undefined;
}

export interface Runtime
  extends Pick<AsyncEvents, 'pending' | 'nextRetryAt' | 'retryDue' | 'atRest' | 'synced'> {
  /** Waits for the answer, as API Gateway does; never rejects. */
  readonly invoke: (name: FunctionName, event: unknown) => Promise<Outcome>;
  /** Accepts the event and answers its request id; retries and dead letters as Lambda has them. */
  readonly invokeAsync: (name: FunctionName, event: unknown) => string;
  /** Ends the workers of a function that have an event in them. */
  readonly kill: (name: FunctionName) => void;
  /** What Lambda would bill and keep, since the start. */
  readonly spent: () => Spent;
  /** Bytes in use by each warm worker that is idle, by function; see `Instance.heap`. */
  readonly heaps: () => Promise<ReadonlyMap<FunctionName, readonly number[]>>;
  readonly close: () => Promise<void>;
}

export type { Pending };

export interface Spent {
  /** Runs by function, those that failed too. */
  readonly runs: Readonly<Record<string, number>>;
  readonly logBytes: number;
  /** By the name of a function in AWS. */
  readonly logBytesOf: Readonly<Record<string, number>>;
}

/** Counts runs and what they print, on its way to the log. */
function openMeter(write: AwsEndpoint['writeLog']) {
  const runs: Record<string, number> = {};
  const logBytesOf: Record<string, number> = {};
  return {
    ran: (name: FunctionName): void => {
      runs[name] = (runs[name] ?? 0) + 1;
    },
    writeLog: (stream: string, lines: Parameters<AwsEndpoint['writeLog']>[1]): void => {
      const name = stream.replace(/^.*\//, '').replace(/\[.*$/, '');
      for (const { message } of lines) {
        logBytesOf[name] = (logBytesOf[name] ?? 0) + Buffer.byteLength(message);
      }
      write(stream, lines);
    },
    spent: (): Spent => ({
      runs: { ...runs },
      logBytes: Object.values(logBytesOf).reduce((sum, bytes) => sum + bytes, 0),
      logBytesOf: { ...logBytesOf },
    }),
  };
}

export function startRuntime(given: RuntimeOptions): Runtime {
  const { cloud } = given;
  const meter = openMeter(given.writeLog);
  const options = { ...given, writeLog: meter.writeLog };
  const pools = new Map<FunctionName, Pool>();
  const functions = new Map(cloud.functions.map((fn) => [fn.name, fn]));

  const poolOf = (fn: CloudFunction): Pool => {
    const known = pools.get(fn.name);
    if (known) return known;
    const made = openPool(poolOptions(fn, options));
    pools.set(fn.name, made);
    return made;
  };
  const run = async (name: FunctionName, requestId: string, event: unknown): Promise<Outcome> => {
    const fn = functions.get(name);
    if (!fn) return { ok: false, ...failure('ResourceNotFoundException', `No function ${name}.`) };
    meter.ran(name);
    // A thread that the machine cannot start fails its event, not the whole product.
    const outcome = await poolOf(fn)
      .run(requestId, JSON.stringify(event))
      .catch((error: unknown) => ({
        ok: false as const,
        ...failure('Runtime.StartError', sentenceOf(error)),
      }));
    if (!outcome.ok) {
      endsRun(new Error(outcome.errorMessage));
      logFailure(options, fn, requestId, outcome);
    }
    return outcome;
  };
  const events = openAsyncEvents({ ...options, functions, run });

  return {
    invoke(name, event) {
      const requestId = randomUUID();
      return causing(requestId, () => run(name, requestId, event));
    },
    invokeAsync: events.accept,
    kill: (name) => pools.get(name)?.kill(),
    atRest: events.atRest,
    synced: events.synced,
    spent: meter.spent,
    async heaps() {
      const weighed = [...pools].map(async ([name, pool]) => [name, await pool.heaps()] as const);
      return new Map(await Promise.all(weighed));
    },
    pending: events.pending,
    nextRetryAt: events.nextRetryAt,
    retryDue: events.retryDue,
    async close() {
      // Events still in a worker stay on disk and are delivered again at the next start.
      events.close();
      for (const pool of pools.values()) pool.close();
    },
  };
}

function poolOptions(fn: CloudFunction, options: RuntimeOptions) {
  return {
    fn,
    root: options.root,
    clock: options.clock.shared,
    logGroup: options.cloud.logGroup,
    workers: options.workers ?? usualWorkers,
    environment: () => ({
      ...fn.environment,
      ...options.environment(fn),
      ...lambdaEnvironment(fn, options.cloud),
    }),
    writeLog: options.writeLog,
    parked: options.parked,
    used: options.used && ((used: Used) => options.used?.(fn.name, used)),
  };
}

/**
 * What Lambda itself sets. The access key is the function's name: so the endpoint knows its caller.
 */
const lambdaEnvironment = (fn: CloudFunction, cloud: Cloud) => ({
  AWS_REGION: cloud.region,
  AWS_DEFAULT_REGION: cloud.region,
  AWS_ACCESS_KEY_ID: fn.name,
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_LAMBDA_FUNCTION_NAME: fn.awsName,
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memoryMb),
  AWS_LAMBDA_LOG_GROUP_NAME: cloud.logGroup,
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  LAMBDA_TASK_ROOT: '/var/task',
  _HANDLER: 'index.handler',
  TZ: ':UTC',
});

/** One line where the operator looks, in the shape of Lambda's own JSON lines. */
function logFailure(
  { writeLog, clock }: RuntimeOptions,
  fn: CloudFunction,
  requestId: string,
  outcome: Extract<Outcome, { ok: false }>,
): void {
  const { errorType, errorMessage, stack } = outcome;
  const at = Date.now();
  const message = JSON.stringify({
    timestamp: new Date(at).toISOString(),
    level: 'ERROR',
    requestId,
    productTime: new Date(clock.now()).toISOString(),
    errorType,
    errorMessage,
    stackTrace: stack.split('\n').slice(0, 20),
  });
  writeLog(`${new Date(at).toISOString().slice(0, 10).replaceAll('-', '/')}/${fn.awsName}`, [
    { at, message },
  ]);
}
