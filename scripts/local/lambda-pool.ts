/**
 * The workers of one function: as many as events at once, up to a limit; idle ones are kept warm.
 */
import { randomUUID } from 'node:crypto';
import type { CloudFunction } from './cloud.ts';
import {
  type Failure,
  failure,
  type Instance,
  type InstanceOptions,
  type Outcome,
  startInstance,
} from './lambda-instance.ts';

export interface PoolOptions {
  readonly fn: CloudFunction;
  readonly root: string;
  readonly clock: SharedArrayBuffer;
  readonly logGroup: string;
  /** Asked when a worker starts, since ports are known only then. */
  readonly environment: () => Readonly<Record<string, string>>;
  /** At most so many workers, or fewer where the function has reserved fewer. */
  readonly workers: number;
  readonly writeLog: (stream: string, lines: readonly { at: number; message: string }[]) => void;
  readonly used?: InstanceOptions['used'];
  readonly parked?: ParkedInstances | undefined;
}

/**
 * Idle workers of runs that were closed, by what they were started with: a later run in this process
 * that would start the same one takes it, as Lambda keeps an instance warm.
 */
export type ParkedInstances = Map<string, Instance>;

/** About 20 MB each. */
const parkedLimit = 40;

export interface Pool {
  /** Waits its turn when all workers are busy. */
  run(requestId: string, event: string): Promise<Outcome>;
  /** Ends the workers that have an event in them, as a crash of the machine would. */
  kill(): void;
  /** Bytes in use by each worker that waits for an event. */
  heaps(): Promise<readonly number[]>;
  close(): void;
}

/** Beyond this a small machine only gets slower, whatever the function's own limit is. */
export const usualWorkers = 4;
const idleLimitMs = 5 * 60_000;

export function openPool(options: PoolOptions): Pool {
  const { fn, workers } = options;
  const limit = Math.max(1, Math.min(fn.reservedConcurrency ?? workers, workers));
  const idle = new Map<Instance, NodeJS.Timeout>();
  const busy = new Set<Instance>();
  const waiting: ((instance: Instance) => void)[] = [];

  const keys = new WeakMap<Instance, string>();

  const start = (): Instance => {
    const wanted = instanceOptions(options, () => drop(made));
    const key = JSON.stringify([fn.name, wanted.environment]);
    const parked = options.parked?.get(key);
    const made = parked ?? startInstance(wanted);
    if (parked) {
      options.parked?.delete(key);
      parked.serve(wanted);
    }
    keys.set(made, key);
    return made;
  };
  const park = (instance: Instance, parked: ParkedInstances) => {
    const key = keys.get(instance) ?? '';
    if (parked.has(key)) return instance.end(stopped);
    if (parked.size >= parkedLimit) [...parked.values()][0]?.end(stopped);
    parked.set(key, instance);
    instance.park(() => parked.delete(key));
  };
  const drop = (instance: Instance) => {
    clearTimeout(idle.get(instance));
    idle.delete(instance);
    busy.delete(instance);
  };
  const take = async (): Promise<Instance> => {
    const [warm] = idle.keys();
    if (!warm && busy.size >= limit) return await new Promise((next) => void waiting.push(next));
    const instance = warm ?? start();
    drop(instance);
    busy.add(instance);
    return instance;
  };
  const give = (instance: Instance) => {
    // A worker that ended has left `busy` by itself; the next in line gets a fresh one.
    const alive = busy.has(instance);
    const next = waiting.shift();
    if (!next) return alive && rest(instance);
    const chosen = alive ? instance : start();
    busy.add(chosen);
    next(chosen);
  };
  const rest = (instance: Instance) => {
    busy.delete(instance);
    idle.set(instance, setTimeout(() => instance.end(idled), idleLimitMs).unref());
  };

  return {
    async run(requestId, event) {
      const instance = await take();
      const outcome = await instance.run(requestId, event);
      give(instance);
      return outcome;
    },
    kill: () => endAll(busy, killed),
    heaps: () => heapsOf([...idle.keys()]),
    close() {
      endAll(busy, stopped);
      for (const [instance, timer] of idle) {
        clearTimeout(timer);
        if (options.parked) park(instance, options.parked);
        else instance.end(stopped);
      }
      idle.clear();
    },
  };
}

async function heapsOf(instances: readonly Instance[]): Promise<readonly number[]> {
  const weighed = await Promise.all(instances.map((instance) => instance.heap()));
  return weighed.filter((bytes) => bytes !== undefined);
}

function endAll(instances: Iterable<Instance>, why: Failure): void {
  for (const instance of instances) instance.end(why);
}

const idled: Failure = failure('Runtime.ExitError', 'The worker was idle and has ended.');
const killed: Failure = failure('Runtime.ExitError', 'The worker was killed.');
const stopped: Failure = failure('Runtime.ExitError', 'The local run has stopped.');

function instanceOptions(options: PoolOptions, onEnd: () => void): InstanceOptions {
  const { fn, root, clock, logGroup, writeLog, used } = options;
  // With one log group for all functions, AWS puts the function's name into the stream's.
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '/');
  const logStream = `${day}/${fn.awsName}[$LATEST]${randomUUID().replaceAll('-', '')}`;
  return {
    fn,
    root,
    clock,
    environment: options.environment(),
    logStream,
    logGroup,
    print: (text) => {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      // Stamped by the wall clock: who reads the last 15 minutes of a log has not been moved.
      const at = Date.now();
      if (lines.length > 0)
        writeLog(
          logStream,
          lines.map((message) => ({ at, message })),
        );
    },
    onEnd,
    used,
  };
}
