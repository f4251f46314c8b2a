/**
 * When texts may be sent: 8:00 to 21:00 on the person's clock (47 CFR 64.1200(c)(1)), and on the
 * clock of their number's area too.
 */
import { areaZones } from './area-codes.ts';
import { localMinuteAt, offsetMinutesAt } from './local-date.ts';
import type { Rhythm } from './rhythm.ts';
import { type Touchpoint, touchpoints } from './stage.ts';
import type { User } from './user.ts';

/** The first minute of the local day at which a text may be sent, and the first at which not. */
export const textsFrom = 8 * 60;
export const textsUntil = 21 * 60;

/** The last text is planned this long before the end: a retry still comes in time. */
const roomForRetries = 30;
/** Minutes between two texts that both had to move. */
const mostApart = 30;

/** Minutes of the user's own day. */
interface Hours {
  readonly from: number;
  readonly until: number;
}

const usualHours: Hours = { from: textsFrom, until: textsUntil };

/** Whose clocks count: where somebody is, and where their number says they are. */
export type Whereabouts = Pick<User, 'zone'> & Partial<Pick<User, 'phone'>>;

/** A winter's and a summer's day: two zones may change their clocks apart from each other. */
const seasons = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];

/** How far the user's clock is ahead of the area's, winter and summer, in minutes. */
const aheadOf = (zone: string, area: string): readonly number[] =>
  seasons.map((day) => offsetMinutesAt(day, zone) - offsetMinutesAt(day, area));

const areasOf = ({ phone }: Whereabouts): readonly string[] =>
  phone === undefined ? [] : areaZones(phone);

/** Enough for three texts, apart from each other. */
const isEnough = ({ from, until }: Hours): boolean =>
  until - roomForRetries - from >= 2 * mostApart;

/** The hours that are allowed on all clocks; undefined where they hardly meet. */
function commonHours({ zone, ...rest }: Whereabouts): Hours | undefined {
  const ahead = areasOf({ zone, ...rest }).flatMap((area) => aheadOf(zone, area));
  const hours = ahead.reduce<Hours>(
    ({ from, until }, minutes) => ({
      from: Math.max(from, textsFrom + minutes),
      until: Math.min(until, textsUntil + minutes),
    }),
    usualHours,
  );
  return isEnough(hours) ? hours : undefined;
}

const quietOn = (at: Date, zone: string): boolean => {
  const minute = localMinuteAt(at, zone);
  return minute < textsFrom || minute >= textsUntil;
};

/**
 * Whether no text may be sent. For somebody half the world away from their number's area there is
 * hardly a common hour: then the clock of where they are is the one that counts.
 */
export function isQuiet(at: Date, where: Whereabouts): boolean {
  const areas = commonHours(where) ? areasOf(where) : [];
  return [where.zone, ...areas].some((zone) => quietOn(at, zone));
}

/** Moved up to the first minute allowed, and as far apart as before, 30 minutes at most. */
function notBefore(minutes: readonly number[], first: number): readonly number[] {
  return minutes.reduce<readonly number[]>((moved, minute, index) => {
    const before = moved.at(-1);
    const apart = Math.min(mostApart, minute - (minutes[index - 1] ?? minute));
    const least = before === undefined ? first : before + apart;
    return [...moved, Math.max(minute, least)];
  }, []);
}

/** The same from the other end of the day. */
const notAfter = (minutes: readonly number[], last: number): readonly number[] =>
  notBefore(minutes.map((minute) => -minute).toReversed(), -last)
    .map((minute) => -minute)
    .toReversed();

/**
 * The times of a rhythm at which texts come: a 6:00 morning waits until 8:00, a late evening comes
 * by 20:30. The order of the day stays, and a rhythm that lies within the hours is left alone.
 */
export function textRhythm(rhythm: Rhythm, { from, until }: Hours = usualHours): Rhythm {
  const order = touchpoints.toSorted((a, b) => rhythm[a] - rhythm[b]);
  const chosen = order.map((touchpoint) => rhythm[touchpoint]);
  const minutes = notAfter(notBefore(chosen, from), until - roomForRetries);
  const moved = new Map(order.map((touchpoint, index) => [touchpoint, minutes[index]]));
  const at = (touchpoint: Touchpoint) => moved.get(touchpoint) ?? rhythm[touchpoint];
  return {
    ...rhythm,
    MORNING_INTENTION: at('MORNING_INTENTION'),
    MIDDAY_CHECKIN: at('MIDDAY_CHECKIN'),
    EVENING_REFLECTION: at('EVENING_REFLECTION'),
  };
}

/** When a user's letters come. The rhythm they chose is kept, for the day they go back to mail. */
export const rhythmOf = (user: Pick<User, 'rhythm' | 'channel'> & Whereabouts): Rhythm =>
  user.channel === 'sms' ? textRhythm(user.rhythm, commonHours(user)) : user.rhythm;
