/** Adds an ISO 8601 duration to an instant. */
const pattern =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/**
 * Months and years are those of the calendar in UTC, days have 24 hours. Undefined when the text is
 * no duration; instants are epoch milliseconds.
 */
export function later(instant: number, duration: string): number | undefined {
  const fields = pattern.exec(duration);
  if (!fields) return undefined;
  const [years, months, weeks, days, hours, minutes, seconds] = fields
    .slice(1)
    .map((field: string | undefined) => Number(field ?? 0));
  const date = new Date(instant);
  date.setUTCMonth(date.getUTCMonth() + 12 * (years ?? 0) + (months ?? 0));
  const daysInAll = 7 * (weeks ?? 0) + (days ?? 0);
  const secondsInAll = 3600 * (hours ?? 0) + 60 * (minutes ?? 0) + (seconds ?? 0);
  const end = date.getTime() + daysInAll * 86_400_000 + Math.round(secondsInAll * 1000);
  return Number.isFinite(end) ? end : undefined;
}
