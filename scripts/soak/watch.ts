/** What is looked at while a run goes on: memory once all is collected, and how long a call is. */
import { createHash } from 'node:crypto';
import type { LocalRun } from '../local/local-run.ts';

export interface Look {
  /** Milliseconds since the run began. */
  readonly at: number;
  /** So many virtual days have been lived. */
  readonly day: number;
  /** In use by the endpoint, the doors and the runtime. */
  readonly heapBytes: number;
  /** In use by a function's worker, the mean. */
  readonly workerBytes: number;
  readonly rssBytes: number;
  /** The middle one of some calls of the health endpoint, through edge, function and table. */
  readonly callMs: number;
  /** The same over what a fixed piece of work took just then: what the machine has is in both. */
  readonly callWork: number;
}

const calls = 15;
const kilobytes = Buffer.alloc(256 * 1024, 'x');

function workMs(): number {
  const began = performance.now();
  for (let round = 0; round < 10; round += 1) createHash('sha256').update(kilobytes).digest();
  return performance.now() - began;
}

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

async function callMs(run: LocalRun): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${run.port}/api/health`);
  await answer.text();
  return performance.now() - began;
}

async function heapOf(run: LocalRun) {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const workers = [...(await run.runtime.heaps()).values()].flat();
  const sum = workers.reduce((all, one) => all + one, 0);
  return {
    heapBytes: heapUsed + external,
    workerBytes: workers.length > 0 ? sum / workers.length : 0,
    rssBytes: rss,
  };
}

/** When nothing else is under way. */
export async function look(run: LocalRun, at: number, day: number): Promise<Look> {
  const times: number[] = [];
  const works: number[] = [];
  await callMs(run);
  for (let call = 0; call < calls; call += 1) {
    works.push(workMs());
    times.push(await callMs(run));
  }
  const middle = middleOf(times);
  return { at, day, ...(await heapOf(run)), callMs: middle, callWork: middle / middleOf(works) };
}
