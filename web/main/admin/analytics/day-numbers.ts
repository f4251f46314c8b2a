/** Counts and days as the analytics show them. */
import { monthWords } from '#web/kit/dates.ts';

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

/** Where the largest value is; the last of several; undefined where all are zero. */
export function peakOf(values: readonly number[]): number | undefined {
  const most = Math.max(0, ...values);
  return most === 0 ? undefined : values.lastIndexOf(most);
}

/** The days on which a month begins, for the axis. */
export const monthStarts = (dates: readonly string[]): readonly (readonly [number, string])[] =>
  dates.flatMap((date, at) => (date.endsWith('-01') ? [[at, monthWords(date)] as const] : []));
