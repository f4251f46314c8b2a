/** The time of day in a zone, in 24 hours; local time if the zone is unknown. */
const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const toTheSecond = { ...style, second: '2-digit' } as const;

export function clockIn(zone: string | undefined, at: string, seconds = false): string {
  const parts = seconds ? toTheSecond : style;
  return formatter(parts, zone).format(new Date(at));
}

function formatter(parts: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...parts, ...(timeZone && { timeZone }) });
  } catch {
    return new Intl.DateTimeFormat('en-GB', parts);
  }
}
