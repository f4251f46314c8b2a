/** One flow against its own calls: the handler, then the calls alone, from the same state. */
import type { Flow } from './flows.ts';
import { unheard } from './inside.ts';
import { type Recording, record, replay, stepsOf } from './recorder.ts';
import { type Moment, moment, type Place, rewind } from './rewind.ts';

export interface Compared {
  readonly name: string;
  readonly calls: number;
  /** Of them one after the other. */
  readonly steps: number;
  /** Medians of the rounds: milliseconds a time. */
  readonly handlerMs: number;
  readonly bareMs: number;
  /** The handler's time over that of its calls: the median of the rounds. */
  readonly ratio: number;
  readonly ratios: readonly number[];
  /** The same of the time that this process worked, which a busy machine does not stretch. */
  readonly cpuRatio: number;
}

export interface Size {
  readonly rounds: number;
  /** How often in each. */
  readonly times: number;
}

interface Spent {
  readonly ms: number;
  readonly cpuMs: number;
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function timed(work: () => Promise<unknown>): Promise<Spent> {
  const [began, worked] = [performance.now(), cpuMs()];
  await work();
  return { ms: performance.now() - began, cpuMs: cpuMs() - worked };
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** What is measured is worth something only if the handler did what it is there for. */
function demand({ name, makes }: Flow, calls: Recording): void {
  const made = calls.map(({ command }) => command.constructor.name);
  if (!made.includes(makes)) throw new Error(`${name} made no ${makes}, only ${made.join(', ')}.`);
}

interface Both {
  readonly handler: Spent;
  readonly bare: Spent;
}

/** The handler and its calls, each from where both begin; which is first alternates. */
async function once(place: Place, flow: Flow, from: Moment, isBareFirst: boolean): Promise<Both> {
  const calls = await record(flow.ask);
  demand(flow, calls);
  const again = async (work: () => Promise<unknown>) => {
    await rewind(place, from);
    return timed(work);
  };
  const early = isBareFirst && (await again(() => replay(calls)));
  const handler = await again(flow.ask);
  return { handler, bare: early || (await again(() => replay(calls))) };
}

/** A machine too busy to answer a call within its limit has measured nothing. */
const triesEach = 5;

async function patiently(work: () => Promise<Both>, after: () => Promise<void>): Promise<Both> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (problem) {
      if (tried === triesEach) throw problem;
    } finally {
      await after();
    }
  }
}

const sumOf = (all: readonly Spent[]): Spent => ({
  ms: all.reduce((sum, { ms }) => sum + ms, 0),
  cpuMs: all.reduce((sum, spent) => sum + spent.cpuMs, 0),
});

/** Taking turns: whatever else the machine does falls on both. */
async function oneRound(place: Place, flow: Flow, from: Moment, times: number): Promise<Both> {
  const found: Both[] = [];
  for (let time = 0; time < times; time += 1) {
    const work = () => once(place, flow, from, time % 2 === 1);
    found.push(await patiently(work, () => rewind(place, from)));
  }
  return {
    handler: sumOf(found.map(({ handler }) => handler)),
    bare: sumOf(found.map(({ bare }) => bare)),
  };
}

export async function compare(place: Place, flow: Flow, size: Size): Promise<Compared> {
  const { rounds, times } = size;
  return unheard(async () => {
    const from = await moment(place);
    // What is compiled by the first times is compiled for both.
    await oneRound(place, flow, from, times);
    const found: Both[] = [];
    for (let round = 0; round < rounds; round += 1) {
      found.push(await oneRound(place, flow, from, times));
    }
    const calls = await record(flow.ask);
    await rewind(place, from);
    const ratios = found.map(({ handler, bare }) => handler.ms / bare.ms);
    return {
      name: flow.name,
      calls: calls.length,
      steps: stepsOf(calls),
      handlerMs: median(found.map(({ handler }) => handler.ms / times)),
      bareMs: median(found.map(({ bare }) => bare.ms / times)),
      ratio: median(ratios),
      ratios,
      cpuRatio: median(found.map(({ handler, bare }) => handler.cpuMs / bare.cpuMs)),
    };
  });
}
