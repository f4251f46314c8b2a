/** Counts and days as the analytics show them. */

export const counted = (count: number): string => count.toLocaleString('en-US');

/** `2026-11-20` as `20 Nov 2026`; the dates of counts are in UTC. */
export const dayWords = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Of nothing there is no share. A share that is there is never shown as none, nor as all. */
export function shareOf(part: number, whole: number): string {
  if (whole <= 0) return '–';
  const percent = (part / whole) * 100;
  if (percent > 0 && percent < 0.1) return '<0.1%';
  const rounded =
    percent < 10 || percent > 90 ? Math.floor(percent * 10) / 10 : Math.round(percent);
  return `${rounded}%`;
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
  dates.flatMap((date, at) => {
    if (!date.endsWith('-01')) return [];
    const month = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
      month: 'short',
      timeZone: 'UTC',
    });
    return [[at, month] as const];
  });
