/** When texts may be sent: 8:00 to 21:00 on the person's clock (47 CFR 64.1200(c)(1)). */
import { localMinuteAt } from './local-date.ts';
import type { Rhythm } from './rhythm.ts';
import { type Touchpoint, touchpoints } from './stage.ts';
import type { User } from './user.ts';

/** The first minute of the local day at which a text may be sent, and the first at which not. */
export const textsFrom = 8 * 60;
export const textsUntil = 21 * 60;

/** The last minute a text is planned for: what is late by a retry still comes before the end. */
const lastPlanned = textsUntil - 30;
/** Minutes between two texts that both had to move. */
const mostApart = 30;

/** Whether the local clock of a zone shows a time at which no text may be sent. */
export function isQuiet(at: Date, zone: string): boolean {
  const minute = localMinuteAt(at, zone);
  return minute < textsFrom || minute >= textsUntil;
}

/** Moved up to the first minute allowed, and as far apart as before, 30 minutes at most. */
function notBefore(minutes: readonly number[]): readonly number[] {
  return minutes.reduce<readonly number[]>((moved, minute, index) => {
    const before = moved.at(-1);
    const apart = Math.min(mostApart, minute - (minutes[index - 1] ?? minute));
    const least = before === undefined ? textsFrom : before + apart;
    return [...moved, Math.max(minute, least)];
  }, []);
}

/** The same from the other end of the day. */
const notAfter = (minutes: readonly number[]): readonly number[] =>
  notBefore(minutes.map((minute) => textsFrom + lastPlanned - minute).toReversed())
    .map((minute) => textsFrom + lastPlanned - minute)
    .toReversed();

/**
 * The times of a rhythm at which texts come: a 6:00 morning waits until 8:00, a late evening comes
 * by 20:30. The order of the day stays, and a rhythm that lies within the hours is left alone.
 */
export function textRhythm(rhythm: Rhythm): Rhythm {
  const order = touchpoints.toSorted((a, b) => rhythm[a] - rhythm[b]);
  const minutes = notAfter(notBefore(order.map((touchpoint) => rhythm[touchpoint])));
  const moved = new Map(order.map((touchpoint, index) => [touchpoint, minutes[index]]));
  const at = (touchpoint: Touchpoint) => moved.get(touchpoint) ?? rhythm[touchpoint];
  return {
    MORNING_INTENTION: at('MORNING_INTENTION'),
    MIDDAY_CHECKIN: at('MIDDAY_CHECKIN'),
    EVENING_REFLECTION: at('EVENING_REFLECTION'),
  };
}

/** When a user's letters come. The rhythm they chose is kept, for the day they go back to mail. */
export const rhythmOf = ({ rhythm, channel }: Pick<User, 'rhythm' | 'channel'>): Rhythm =>
  channel === 'sms' ? textRhythm(rhythm) : rhythm;
