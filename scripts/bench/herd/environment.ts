/** One environment of a function, as Lambda keeps it: given one event at a time, and killed. */
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Cloud, CloudFunction } from '../../local/cloud.ts';

export interface StartOf {
  readonly entry: string;
  readonly time: SharedArrayBuffer;
  readonly functionName: string;
}

export type ToEnvironment =
  | { readonly kind: 'run'; readonly requestId: string; readonly event: string }
  | { readonly kind: 'wake' };

/** `sent`, `answered` and `taken` count what went out, came back and was told since the start. */
interface Still {
  readonly kind: 'still';
  readonly sent: number;
  readonly answered: number;
  readonly taken: number;
  readonly nextAt: number;
}

export type FromEnvironment =
  | Still
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed' };

export type Outcome =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed' | 'killed' };

export interface Environment {
  /** Every call to AWS carries it. */
  readonly id: string;
  readonly run: (requestId: string, event: string, told: (outcome: Outcome) => void) => void;
  /** Says that a call of it has come in, and that its answer goes back. */
  readonly heard: () => void;
  readonly answered: () => void;
  /** Whether it waits for an answer, an instant or an event, and nothing is on the way. */
  readonly isStill: () => boolean;
  readonly nextAt: () => number;
  readonly wake: () => void;
  readonly end: () => Promise<void>;
}

export interface Housing {
  readonly cloud: Cloud;
  readonly fn: CloudFunction;
  /** The folder that bundles are named from. */
  readonly root: string;
  readonly endpoint: string;
  readonly time: SharedArrayBuffer;
  /** Told of every change, since all may be still now. */
  readonly onChange: () => void;
}

function workerFor({ cloud, fn, root, endpoint, time }: Housing, id: string): Worker {
  const start: StartOf = {
    entry: pathToFileURL(resolve(root, fn.bundle, 'index.mjs')).href,
    time,
    functionName: fn.awsName,
  };
  const worker = new Worker(new URL('./environment-worker.ts', import.meta.url), {
    workerData: start,
    env: {
      ...fn.environment,
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: cloud.region,
      AWS_ACCESS_KEY_ID: fn.name,
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_SESSION_TOKEN: id,
      TZ: ':UTC',
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return worker.on('error', (problem) => {
    throw problem;
  });
}

export function startEnvironment(housing: Housing): Environment {
  const id = randomUUID();
  const worker = workerFor(housing, id);
  const counts = { heard: 0, answered: 0, told: 0 };
  let report: Still | undefined;
  let tell: ((outcome: Outcome) => void) | undefined;
  let isEnded = false;

  const finish = (outcome: Outcome): void => {
    const told = tell;
    tell = undefined;
    told?.(outcome);
  };
  const post = (message: ToEnvironment): void => {
    counts.told += 1;
    worker.postMessage(message);
  };
  worker.on('message', (message: FromEnvironment) => {
    if (isEnded) return;
    if (message.kind === 'still') report = message;
    else finish(message);
    housing.onChange();
  });

  return {
    id,
    run(requestId, event, told) {
      tell = told;
      post({ kind: 'run', requestId, event });
    },
    heard() {
      counts.heard += 1;
      housing.onChange();
    },
    answered: () => void (counts.answered += 1),
    isStill: () =>
      report?.sent === counts.heard &&
      report.answered === counts.answered &&
      report.taken === counts.told,
    nextAt: () => report?.nextAt ?? Infinity,
    wake: () => post({ kind: 'wake' }),
    async end() {
      isEnded = true;
      finish({ kind: 'killed' });
      await worker.terminate();
    },
  };
}
