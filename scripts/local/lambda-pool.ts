/** The workers of one function: as many as events at once, up to a limit; idle ones stay warm. */
import { randomUUID } from 'node:crypto';
import type { AwsEndpoint } from './aws/types.ts';
import {
  failure,
  type Instance,
  type InstanceOptions,
  type Outcome,
  startInstance,
} from './lambda-instance.ts';

interface PoolOptions extends Pick<InstanceOptions, 'fn' | 'root' | 'clock' | 'logGroup' | 'used'> {
  /** Asked when a worker starts, since ports are known only then. */
  readonly environment: () => Readonly<Record<string, string>>;
  /** At most so many. */
  readonly workers: number;
  readonly writeLog: AwsEndpoint['writeLog'];
  readonly parked?: ParkedInstances | undefined;
}

/**
 * Idle workers of closed runs, by what they were started with: a later run of this process that
 * would start the same one takes it, as Lambda keeps an instance warm.
 */
export type ParkedInstances = Map<string, Instance>;

/** About 20 MB each. */
const parkedLimit = 40;

/** Beyond this a small machine only gets slower. */
export const usualWorkers = 4;
const idleLimitMs = 5 * 60_000;

const idled = failure('Runtime.ExitError', 'The worker was idle and has ended.');
const killed = failure('Runtime.ExitError', 'The worker was killed.');
const stopped = failure('Runtime.ExitError', 'The local run has stopped.');

export type Pool = ReturnType<typeof openPool>;

export function openPool(options: PoolOptions) {
  const { fn, workers: limit, parked } = options;
  const idle = new Map<Instance, NodeJS.Timeout>();
  const busy = new Set<Instance>();
  const ending = new Set<Instance>();
  const waiting: ((instance: Instance) => void)[] = [];
  const keys = new WeakMap<Instance, string>();

  const start = (): Instance => {
    const wanted = instanceOptions(options, () => {
      drop(made);
      ending.add(made);
      void made.gone.then(() => ending.delete(made));
    });
    const key = JSON.stringify([fn.name, wanted.environment]);
    const warm = parked?.get(key);
    const made = warm ?? startInstance(wanted);
    if (warm) {
      parked?.delete(key);
      warm.serve(wanted);
    }
    keys.set(made, key);
    return made;
  };
  const park = (instance: Instance) => {
    const key = keys.get(instance) ?? '';
    if (!parked || parked.has(key)) return instance.end(stopped);
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
    /** Waits its turn when all workers are busy. */
    async run(requestId: string, event: string): Promise<Outcome> {
      const instance = await take();
      const outcome = await instance.run(requestId, event);
      give(instance);
      return outcome;
    },
    /** Ends the workers that have an event in them, as a crash of the machine would. */
    kill(): void {
      for (const instance of busy) instance.end(killed);
    },
    /** Bytes in use by each worker that waits for an event. */
    async heaps(): Promise<readonly number[]> {
      const weighed = await Promise.all([...idle.keys()].map((instance) => instance.heap()));
      return weighed.filter((bytes) => bytes !== undefined);
    },
    /** Resolves when no thread is left but those that wait for another run. */
    async close(): Promise<void> {
      for (const instance of busy) instance.end(stopped);
      for (const [instance, timer] of idle) {
        clearTimeout(timer);
        park(instance);
      }
      idle.clear();
      await Promise.all([...ending].map(({ gone }) => gone));
    },
  };
}

function instanceOptions(options: PoolOptions, onEnd: () => void): InstanceOptions {
  const { fn, writeLog, environment } = options;
  // With one log group for all functions, AWS puts the function's name into the stream's.
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '/');
  const logStream = `${day}/${fn.awsName}[$LATEST]${randomUUID().replaceAll('-', '')}`;
  return {
    ...options,
    environment: environment(),
    logStream,
    onEnd,
    print(text) {
      // Stamped by the wall clock: who reads the last 15 minutes of a log has not been moved.
      const at = Date.now();
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      if (lines.length > 0)
        writeLog(
          logStream,
          lines.map((message) => ({ at, message })),
        );
    },
  };
}
