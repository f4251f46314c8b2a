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
  ms: number;
  cpuMs: number;
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function timed(work: () => Promise<unknown>, into: Spent): Promise<void> {
  const [began, worked] = [performance.now(), cpuMs()];
  await work();
  into.ms += performance.now() - began;
  into.cpuMs += cpuMs() - worked;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** What is measured is worth something only if the handler did what it is there for. */
function demand({ name, makes }: Flow, calls: Recording): void {
  const made = calls.map(({ command }) => command.constructor.name);
  if (!made.includes(makes)) throw new Error(`${name} made no ${makes}, only ${made.join(', ')}.`);
}

/** Taking turns, and in turns first: whatever else the machine does falls on both. */
async function oneRound(place: Place, flow: Flow, from: Moment, times: number) {
  const handler: Spent = { ms: 0, cpuMs: 0 };
  const bare: Spent = { ms: 0, cpuMs: 0 };
  for (let time = 0; time < times; time += 1) {
    const calls = await record(flow.ask);
    demand(flow, calls);
    await rewind(place, from);
    const turns = [() => timed(flow.ask, handler), () => timed(() => replay(calls), bare)];
    for (const turn of time % 2 === 0 ? turns : turns.reverse()) {
      await turn();
      await rewind(place, from);
    }
  }
  return { handler, bare };
}

export async function compare(place: Place, flow: Flow, size: Size): Promise<Compared> {
  const { rounds, times } = size;
  return unheard(async () => {
    const from = await moment(place);
    // What is compiled by the first times is compiled for both.
    await oneRound(place, flow, from, times);
    const found: Awaited<ReturnType<typeof oneRound>>[] = [];
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
