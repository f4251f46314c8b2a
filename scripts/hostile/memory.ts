/** Whether functions grow: what each uses after a collection, again and again. */
import type { Runtime } from '../local/lambda-runtime.ts';

export interface Growth {
  readonly samples: number;
  /** Bytes of all functions that were there throughout. */
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

export function openScales(runtime: Pick<Runtime, 'heaps'>) {
  const samples: ReadonlyMap<string, number>[] = [];
  return {
    async weigh(): Promise<void> {
      const heaps = await runtime.heaps();
      const smallest = [...heaps].flatMap(([name, all]) =>
        all.length > 0 ? [[name as string, Math.min(...all)] as const] : [],
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

function growthOf(warm: readonly ReadonlyMap<string, number>[]): Growth {
  const names = [...(warm[0]?.keys() ?? [])].filter((name) => warm.every((one) => one.has(name)));
  const sum = (one: ReadonlyMap<string, number> | undefined) =>
    names.reduce((bytes, name) => bytes + (one?.get(name) ?? 0), 0);
  const each = names.map((name) => ({
    name,
    grown: grownBy(warm.map((one) => one.get(name) ?? 0)),
  }));
  return {
    samples: warm.length,
    first: sum(warm[0]),
    last: sum(warm.at(-1)),
    grown: grownBy(warm.map(sum)),
    most: each.toSorted((a, b) => b.grown - a.grown)[0],
  };
}
