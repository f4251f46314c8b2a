/** Calendar dates and clock times as a person in a time zone sees them. */

/** A calendar date, `2026-11-21`, in no particular zone. Dates compare as text. */
export type LocalDate = string;

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Making a formatter takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

interface WallClock {
  readonly date: LocalDate;
  /** Minute of the local day, 0 to 1439. */
  readonly minute: number;
}

const midnightUtcMs = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`);

/** How far the zone's clocks are ahead of UTC at an instant, as the calendar of the zone says. */
function askedOffsetMs(instant: Date, zone: string): number {
  const [month = '', day = '', year = '', hour, minute, second] =
    formatterOf(zone).format(instant).match(/\d+/g) ?? [];
  const midnightMs = midnightUtcMs(`${year.padStart(4, '0')}-${month}-${day}`);
  const shownMs = midnightMs + (Number(hour) * 60 + Number(minute)) * minuteMs;
  return shownMs + Number(second) * 1000 - Math.floor(instant.getTime() / 1000) * 1000;
}

const quarterMs = 15 * minuteMs;
/** From here on no zone changes its clocks but at a whole quarter of an hour of UTC. */
const steadyFromMs = Date.UTC(2023, 0, 1);
/** In a zone, after which all are forgotten. */
const mostQuarters = 500;

/** By zone and quarter of an hour: asking takes ten times as long as remembering. */
const knownOffsets = new Map<string, Map<number, number>>();

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetMsAt(instant: Date, zone: string): number {
  const ms = instant.getTime();
  if (!(ms >= steadyFromMs)) return askedOffsetMs(instant, zone);
  const inZone = knownOffsets.get(zone) ?? new Map<number, number>();
  const quarter = Math.floor(ms / quarterMs);
  const known = inZone.get(quarter);
  if (known !== undefined) return known;
  const offsetMs = askedOffsetMs(instant, zone);
  if (inZone.size === mostQuarters) inZone.clear();
  inZone.set(quarter, offsetMs);
  knownOffsets.set(zone, inZone);
  return offsetMs;
}

function wallClockAt(instant: Date, zone: string): WallClock {
  const shownMs = instant.getTime() + offsetMsAt(instant, zone);
  const midnightMs = Math.floor(shownMs / dayMs) * dayMs;
  return {
    date: new Date(midnightMs).toISOString().slice(0, 10),
    minute: Math.floor((shownMs - midnightMs) / minuteMs),
  };
}

/** How many minutes the zone's clocks are ahead of UTC at an instant; negative west of it. */
export const offsetMinutesAt = (instant: Date, zone: string): number =>
  Math.round(offsetMsAt(instant, zone) / minuteMs);

/** The date on a calendar in the zone. Throws a RangeError for a zone that is none. */
export const localDateAt = (instant: Date, zone: string): LocalDate =>
  wallClockAt(instant, zone).date;

/** The minute of the local day, 0 to 1439, on a clock in the zone. */
export const localMinuteAt = (instant: Date, zone: string): number =>
  wallClockAt(instant, zone).minute;

/** The date `n` days later, or earlier when negative. */
export const addDays = (date: LocalDate, n: number): LocalDate =>
  new Date(midnightUtcMs(date) + n * dayMs).toISOString().slice(0, 10);

/** Days from `a` to `b`, negative when `b` is earlier. */
export const daysBetween = (a: LocalDate, b: LocalDate): number =>
  Math.round((midnightUtcMs(b) - midnightUtcMs(a)) / dayMs);

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: LocalDate): Weekday =>
  // getUTCDay answers nothing else, but is declared as any number.
  new Date(midnightUtcMs(date)).getUTCDay() as Weekday;

/** The Monday on or before a date. */
export const weekOf = (date: LocalDate): LocalDate => addDays(date, -((weekdayOf(date) + 6) % 7));

/** The date in UTC, as counters have it: they are about the service, not a person's day. */
export const utcDateOf = (at: Date | number | string): LocalDate =>
  new Date(at).toISOString().slice(0, 10);

/**
 * The instant at which clocks in the zone show the minute (0 to 1439) of the date. Undefined when
 * they skip it (daylight saving begins); the first of two when they show it twice (it ends).
 */
export function instantOf(date: LocalDate, minute: number, zone: string): Date | undefined {
  const asUtcMs = midnightUtcMs(date) + minute * minuteMs;
  // No offset is as large as a day, so the true one holds a day before or a day after.
  const offsets = [asUtcMs - dayMs, asUtcMs + dayMs].map((ms) => offsetMsAt(new Date(ms), zone));
  return offsets
    .map((offsetMs) => new Date(asUtcMs - offsetMs))
    .filter((instant) => {
      const shown = wallClockAt(instant, zone);
      return shown.date === date && shown.minute === minute;
    })
    .sort((a, b) => a.getTime() - b.getTime())
    .at(0);
}
