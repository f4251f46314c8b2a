/** The three times of a user's day, and the instants at which they fall. */
import { addDays, instantOf, type LocalDate, localDateAt, weekdayOf } from './local-date.ts';
import { type Touchpoint, touchpoints } from './stage.ts';

/** A touchpoint or the week's look back that doesn't come, or a weekday (0 is Sunday) without any. */
export type LeftOut = Touchpoint | 'WEEKLY' | number;

/** Minute of the local day (0 to 1439) for each touchpoint, and what a person left out. */
export interface Rhythm extends Readonly<Record<Touchpoint, number>> {
  readonly without?: readonly LeftOut[];
}

/** What a person wishes for: other times, more left out, or the week's look back again. */
export interface RhythmWish extends Partial<Rhythm> {
  readonly WEEKLY?: true;
}

/** Whether a touchpoint of a date is one that the person wants. */
export const isWanted = ({ without = [] }: Rhythm, date: LocalDate, touchpoint: Touchpoint) =>
  !without.includes(touchpoint) && !without.includes(weekdayOf(date));

/** From the day on which most weeks of work end: Friday to Monday, then the weekend. */
const lastDays = [5, 4, 3, 2, 1, 0, 6];

/** Whether a date ends the person's week of work: its last weekday on which letters come. */
export const endsWeek = ({ without = [] }: Rhythm, date: LocalDate): boolean =>
  weekdayOf(date) === lastDays.find((weekday) => !without.includes(weekday));

/** Whether the evening of a date looks back on the week. */
export const looksBack = (rhythm: Rhythm, date: LocalDate): boolean =>
  endsWeek(rhythm, date) && !rhythm.without?.includes('WEEKLY');

/** A moment of a user's own day. */
export interface PlannedTouchpoint {
  readonly touchpoint: Touchpoint;
  readonly at: Date;
}

/** The first touchpoint that is due; without `touchpoint` it is the first of that date. */
export interface FirstDue {
  readonly date: LocalDate;
  readonly touchpoint?: Touchpoint | undefined;
}

/** 6:00, 12:30 and 18:00, as the acknowledgement page says. */
export const dayZeroRhythm: Rhythm = {
  MORNING_INTENTION: 360,
  MIDDAY_CHECKIN: 750,
  EVENING_REFLECTION: 1080,
};

/** 9:00, 12:30 and 18:00, as the signed-up page says. */
export const referralRhythm: Rhythm = { ...dayZeroRhythm, MORNING_INTENTION: 540 };

/** A touchpoint that is later than this is not sent. */
export const lateAfterMs = 3 * 3_600_000;
/** One that is later than this is sent, and counted as overdue; no window of a schedule is as long. */
export const overdueAfterMs = 30 * 60_000;

const earliestMinute = 4 * 60;
const latestMinute = 24 * 60 - 1;
const eveningGapMinute = 22 * 60;

/** Where clocks are put forward late in the evening, to follow a summer time far to the east. */
const eveningGapZones = new Set([
  'America/Godthab',
  'America/Nuuk',
  'America/Scoresbysund',
  'Chile/EasterIsland',
  'Pacific/Easter',
]);

/**
 * Whether a touchpoint may be at this minute: a whole one from 4:00 to 23:59. Clocks are put
 * forward between midnight and 4:00, and Scheduler fires nothing at a time that does not exist.
 * Pass the zone to know it for certain: in a few zones the hours from 22:00 are skipped instead.
 */
export const allowedMinute = (minute: number, zone?: string): boolean =>
  Number.isInteger(minute) &&
  minute >= earliestMinute &&
  minute <= latestMinute &&
  !(zone && eveningGapZones.has(zone) && minute >= eveningGapMinute);

/** For EventBridge Scheduler, beside the user's zone; the time is never converted to UTC. */
export const scheduleExpression = (minute: number): string =>
  `cron(${minute % 60} ${Math.floor(minute / 60)} * * ? *)`;

/** `6:00 AM`. */
export function clockTime(minute: number): string {
  const hour = Math.floor(minute / 60);
  const shown = `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')}`;
  return `${shown} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * The touchpoints of one date in order of time, without what the person left out. One at a minute
 * that clocks skip isn't there.
 */
export const touchpointsOn = (
  date: LocalDate,
  rhythm: Rhythm,
  zone: string,
): readonly PlannedTouchpoint[] =>
  touchpoints
    .flatMap((touchpoint) => {
      const at = instantOf(date, rhythm[touchpoint], zone);
      return at && isWanted(rhythm, date, touchpoint) ? [{ touchpoint, at }] : [];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());

/** Whether a touchpoint of a date is the first one due or comes after it. */
export function isFromFirst(first: FirstDue, date: LocalDate, touchpoint: Touchpoint): boolean {
  if (date !== first.date) return date > first.date;
  const from = first.touchpoint ? touchpoints.indexOf(first.touchpoint) : 0;
  return touchpoints.indexOf(touchpoint) >= from;
}

/** The next touchpoint strictly after an instant, and not before the user's first. */
export function nextTouchpoint(asked: {
  readonly rhythm: Rhythm;
  readonly zone: string;
  readonly after: Date;
  readonly from?: FirstDue | undefined;
}): PlannedTouchpoint & { readonly date: LocalDate } {
  const { rhythm, zone, after, from } = asked;
  const today = localDateAt(after, zone);
  const first = from && from.date > today ? from.date : today;
  // One weekday a week stays, and daylight saving skips a minute on one date alone.
  for (let n = 0; n < 15; n += 1) {
    const date = addDays(first, n);
    const next = touchpointsOn(date, rhythm, zone).find(
      ({ touchpoint, at }) => at > after && (!from || isFromFirst(from, date, touchpoint)),
    );
    if (next) return { ...next, date };
  }
  throw new RangeError('A rhythm needs a minute between 0 and 1439 for each touchpoint.');
}
