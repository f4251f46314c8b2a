/** A small Lambda: runs the very bundles that ship, each function in worker threads of its own. */
import { randomUUID } from 'node:crypto';
import type { FunctionName } from '#shared/contract/functions.ts';
import { openAsyncEvents } from './async-events.ts';
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

export type Runtime = ReturnType<typeof startRuntime>;

export function startRuntime(given: RuntimeOptions) {
  const { cloud } = given;
  const runs: Record<string, number> = {};
  let logBytes = 0;
  const options: RuntimeOptions = {
    ...given,
    writeLog(stream, lines) {
      for (const { message } of lines) logBytes += Buffer.byteLength(message);
      given.writeLog(stream, lines);
    },
  };
  const pools = new Map<FunctionName, Pool>();
  const functions = new Map(cloud.functions.map((fn) => [fn.name, fn]));

  const poolOf = (fn: CloudFunction): Pool => {
    const pool = pools.get(fn.name) ?? openPool(poolOptions(fn, options));
    pools.set(fn.name, pool);
    return pool;
  };
  const run = async (name: FunctionName, requestId: string, event: unknown): Promise<Outcome> => {
    const fn = functions.get(name);
    if (!fn) return { ok: false, ...failure('ResourceNotFoundException', `No function ${name}.`) };
    runs[name] = (runs[name] ?? 0) + 1;
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
  const { accept, close, ...events } = openAsyncEvents({ ...options, functions, run });

  return {
    ...events,
    /** Waits for the answer, as API Gateway does; never rejects. */
    invoke: (name: FunctionName, event: unknown): Promise<Outcome> => {
      const requestId = randomUUID();
      return causing(requestId, () => run(name, requestId, event));
    },
    /** Accepts the event and answers its request id; retries and dead letters as in Lambda. */
    invokeAsync: accept,
    /** Ends the workers of a function that have an event in them. */
    kill: (name: FunctionName): void => pools.get(name)?.kill(),
    /** What Lambda would bill since the start: runs by function, those that failed too. */
    spent: () => ({ runs: { ...runs } as Readonly<Record<string, number>>, logBytes }),
    /** Bytes in use by each warm worker that is idle, by function; see `Instance.heap`. */
    heaps: async (): Promise<ReadonlyMap<FunctionName, readonly number[]>> => {
      const weighed = [...pools].map(async ([name, pool]) => [name, await pool.heaps()] as const);
      return new Map(await Promise.all(weighed));
    },
    close: async (): Promise<void> => {
      // Events still in a worker stay on disk and are delivered again at the next start.
      close();
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}

function poolOptions(fn: CloudFunction, options: RuntimeOptions) {
  const { cloud, root, clock, writeLog, parked, used, workers = usualWorkers } = options;
  return {
    fn,
    root,
    clock: clock.shared,
    logGroup: cloud.logGroup,
    workers,
    environment: () => ({
      ...fn.environment,
      ...options.environment(fn),
      ...lambdaEnvironment(fn, cloud),
    }),
    writeLog,
    parked,
    used: used && ((taken: Used) => used(fn.name, taken)),
  };
}

/** What Lambda itself sets. By the access key, a function's name, the endpoint knows it. */
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
  const timestamp = new Date(at).toISOString();
  const message = JSON.stringify({
    timestamp,
    level: 'ERROR',
    requestId,
    productTime: new Date(clock.now()).toISOString(),
    errorType,
    errorMessage,
    stackTrace: stack.split('\n').slice(0, 20),
  });
  writeLog(`${timestamp.slice(0, 10).replaceAll('-', '/')}/${fn.awsName}`, [{ at, message }]);
}
