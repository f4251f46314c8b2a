/** Whether a figure that is looked at again and again stays where it is. */

export interface Reading {
  /** When, in any unit. */
  readonly at: number;
  readonly value: number;
}

export interface Trend {
  readonly mean: number;
  /** By how much the straight line through the readings rises from the first to the last. */
  readonly growth: number;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** By least squares, so that one odd reading at either end decides nothing. */
export function trendOf(readings: readonly Reading[]): Trend {
  if (readings.length === 0) return { mean: 0, growth: 0 };
  const mean = meanOf(readings.map(({ value }) => value));
  const middle = meanOf(readings.map(({ at }) => at));
  const spread = readings.reduce((sum, { at }) => sum + (at - middle) ** 2, 0);
  const slope =
    spread === 0
      ? 0
      : readings.reduce((sum, { at, value }) => sum + (at - middle) * (value - mean), 0) / spread;
  const span = (readings.at(-1)?.at ?? 0) - (readings[0]?.at ?? 0);
  return { mean, growth: slope * span };
}
