/** Counts and rates as the analytics show them. */
export const counted = (count: number): string => count.toLocaleString('en-US');

/** In whole percent; a dash for a share of nothing, never 0% for some. */
export function shareOf(part: number, whole: number): string {
  if (whole <= 0) return '–';
  const percent = Math.round((part / whole) * 100);
  return part > 0 && percent === 0 ? '<1%' : `${percent}%`;
}

/** To a tenth of a percent, never rounded up to all or down to none. */
export function rateOf(part: number, whole: number): string {
  if (whole <= 0) return '–';
  const tenths = Math.floor((part / whole) * 1000);
  return part > 0 && tenths === 0 ? '<0.1%' : `${tenths / 10}%`;
}

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** At most so many places of a row, evenly spread and the last among them: what an axis names. */
export function spread(count: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(count / most));
  const some = Array.from({ length: Math.ceil(count / step) }, (_, at) => count - 1 - at * step);
  return some.toReversed();
}
