/** Chance that comes out the same again for the same seed. */

export interface Chance {
  /** A number from 0 to below 1. */
  readonly next: () => number;
  /** A whole number from 0 to below `count`. */
  readonly below: (count: number) => number;
  readonly oneOf: <Value>(values: readonly [Value, ...Value[]]) => Value;
}

/** Mulberry32: small, and even enough for choosing what somebody says. */
export function chanceOf(seed: number): Chance {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    const one = Math.imul(state ^ (state >>> 15), 1 | state);
    const two = (one + Math.imul(one ^ (one >>> 7), 61 | one)) ^ one;
    return ((two ^ (two >>> 14)) >>> 0) / 0x1_00_00_00_00;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return { next, below, oneOf: (values) => values[below(values.length)] ?? values[0] };
}
