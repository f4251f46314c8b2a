/** Whether functions grow: what each uses after a collection, again and again. */
import type { Runtime } from '../local/lambda-runtime.ts';

export interface Growth {
  readonly samples: number;
  /** How many functions were there throughout, and ran often enough to say. */
  readonly functions: number;
  /** Bytes of all of them. */
  readonly first: number;
  readonly last: number;
  /** What the line through the samples says was added from its first to its last, in bytes. */
  readonly grown: number;
  /** The function that grew most, and by how much. */
  readonly most: { readonly name: string; readonly grown: number } | undefined;
}

/**
 * What is counted as growth of one function: the words that the reader of replies remembers fill
 * their tables for long, to some megabytes, and stay; less than this cannot be told from it.
 */
export const toleratedBytes = 10_000_000;
/** The start is warming up, and does not count. */
const warmUpShare = 1 / 3;
const fewest = 6;
/** Who ran less often is still warming up: its first real work loads what it reads by. */
const fewestRuns = 50;

type Weighed = ReadonlyMap<string, { readonly bytes: number; readonly runs: number }>;

/** Least squares, as what is added between the first and the last sample. */
export function grownBy(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, one) => sum + one, 0) / samples.length;
  let [over, under] = [0, 0];
  for (const [at, one] of samples.entries()) {
    over += (at - middle) * (one - mean);
    under += (at - middle) ** 2;
  }
  return under === 0 ? 0 : (over / under) * (samples.length - 1);
}

export function openScales(runtime: Pick<Runtime, 'heaps' | 'spent'>) {
  const samples: Weighed[] = [];
  return {
    async weigh(): Promise<void> {
      const heaps = await runtime.heaps();
      const { runs } = runtime.spent();
      const smallest = [...heaps].flatMap(([name, all]) =>
        all.length > 0
          ? [[name as string, { bytes: Math.min(...all), runs: runs[name] ?? 0 }] as const]
          : [],
      );
      samples.push(new Map(smallest));
    },
    growth(): Growth | undefined {
      const warm = samples.slice(Math.ceil(samples.length * warmUpShare));
      return warm.length < fewest ? undefined : growthOf(warm);
    },
  };
}

export type Scales = ReturnType<typeof openScales>;

function growthOf(warm: readonly Weighed[]): Growth {
  const [begin, end] = [warm[0], warm.at(-1)];
  const ranEnough = (name: string): boolean =>
    (end?.get(name)?.runs ?? 0) - (begin?.get(name)?.runs ?? 0) >= fewestRuns;
  const names = [...(begin?.keys() ?? [])].filter(
    (name) => warm.every((one) => one.has(name)) && ranEnough(name),
  );
  const bytesOf = (name: string) => warm.map((one) => one.get(name)?.bytes ?? 0);
  const all = warm.map((one) => names.reduce((sum, name) => sum + (one.get(name)?.bytes ?? 0), 0));
  const each = names.map((name) => ({ name, grown: grownBy(bytesOf(name)) }));
  return {
    samples: warm.length,
    functions: names.length,
    first: all[0] ?? 0,
    last: all.at(-1) ?? 0,
    grown: grownBy(all),
    most: each.toSorted((a, b) => b.grown - a.grown)[0],
  };
}
