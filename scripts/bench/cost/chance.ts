/** Numbers from 0 to 1 that look like chance and are the same in every run. */
export type Chance = () => number;

/** Mulberry32. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((more ^ (more >>> 14)) >>> 0) / 0x1_00_00_00_00;
  };
}

/** One of several; there is at least one. */
export const oneOf = <One>(all: readonly [One, ...One[]], chance: Chance): One =>
  all[Math.floor(chance() * all.length)] ?? all[0];
