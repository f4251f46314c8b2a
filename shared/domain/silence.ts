/**
 * How often we write to somebody who says nothing: less and less, and then not at all, until they
 * say anything. Nothing is kept about it: when a person was last heard follows from their days.
 */
import type { Day } from './day.ts';
import { addDays, daysBetween, type LocalDate, localDateAt } from './local-date.ts';
import { rhythmOf } from './quiet-hours.ts';
import { isFromFirst, type PlannedTouchpoint, touchpointsOn } from './rhythm.ts';
import type { Touchpoint } from './stage.ts';
import { isConfirmed, isPausedOn, isReminded, openFrom, type Pause, type User } from './user.ts';

/** After how many whole silent days a step is taken; 0 leaves the step out. */
export interface SilenceSettings {
  /** From then on one letter a day, the morning's. */
  readonly daysToDaily: number;
  /** From then on one a week. */
  readonly daysToWeekly: number;
  /** One honest letter, and no more. */
  readonly daysToPause: number;
}

/** How often letters come on a date. */
export type SendFrequency =
  /** Nobody has confirmed the address: on two mornings it is asked to, and that is all. */
  | { readonly kind: 'unconfirmed'; readonly reminded: boolean }
  | { readonly kind: 'full' }
  /** `first` says that it begins with this letter. */
  | { readonly kind: 'daily'; readonly first: boolean }
  /** `due` on the one day of the week, which is the day on which it began. */
  | { readonly kind: 'weekly'; readonly first: boolean; readonly due: boolean }
  | { readonly kind: 'pause' };

export const paces = ['none', 'unconfirmed', 'full', 'daily', 'weekly', 'pause'] as const;
export type Pace = (typeof paces)[number];

type Known = Pick<
  User,
  | 'kind'
  | 'zone'
  | 'createdAt'
  | 'startsOn'
  | 'begunAt'
  | 'confirmedAt'
  | 'remindersFrom'
  | 'returnedAt'
  | 'textsAgreedAt'
> &
  Pause;

/** The local date on which the person last did anything, by letter, link, page or phone. */
function heardOn(user: Known, days: readonly Day[]): LocalDate {
  const said = days.flatMap(({ applied }) => applied.map(({ at }) => at));
  const done = [user.createdAt, user.begunAt, user.confirmedAt, user.returnedAt, user.textsAgreedAt]
    .filter((at) => at !== undefined)
    .map((at) => Date.parse(at));
  return localDateAt(new Date(Math.max(...said, ...done)), user.zone);
}

/**
 * The whole days before a date on which we wrote and heard nothing. Days before the first letter
 * and days of a pause are none: nobody is silent who was not asked.
 */
export function silentDays(user: Known, days: readonly Day[], date: LocalDate): number {
  const { startsOn, pausedUntil } = user;
  const asked = pausedUntil !== undefined && pausedUntil <= date ? pausedUntil : startsOn;
  const since = [heardOn(user, days), addDays(startsOn, -1), addDays(asked, -1)].sort().at(-1);
  return Math.max(0, daysBetween(since ?? date, date) - 1);
}

/** `days` are the newest that are written, in any order. */
export function frequencyOn(
  date: LocalDate,
  { user, days }: { readonly user: Known; readonly days: readonly Day[] },
  settings: SilenceSettings,
): SendFrequency {
  if (!isConfirmed(user)) return { kind: 'unconfirmed', reminded: isReminded(user, date) };
  const silent = silentDays(user, days, date);
  const past = (threshold: number): boolean => threshold > 0 && silent >= threshold;
  const { daysToDaily, daysToWeekly, daysToPause } = settings;

  if (past(daysToPause)) return { kind: 'pause' };
  if (past(daysToWeekly)) {
    const since = silent - daysToWeekly;
    return { kind: 'weekly', first: since === 0, due: since % 7 === 0 };
  }
  return past(daysToDaily) ? { kind: 'daily', first: silent === daysToDaily } : { kind: 'full' };
}

/** How often letters come to somebody on a date, in one word: `none` where their state holds all. */
export function paceOn(
  date: LocalDate,
  person: { readonly user: Known; readonly days: readonly Day[] },
  settings: SilenceSettings,
): Pace {
  const { state } = person.user;
  const isMailed = state === 'active' || (state === 'paused' && !isPausedOn(person.user, date));
  return isMailed ? frequencyOn(date, person, settings).kind : 'none';
}

/** Whether a touchpoint's letter is one that comes at this frequency; a pause is told in the morning. */
export function isWritten(frequency: SendFrequency, touchpoint: Touchpoint): boolean {
  if (frequency.kind === 'full') return true;
  if (touchpoint !== 'MORNING_INTENTION') return false;
  if (frequency.kind === 'unconfirmed') return frequency.reminded;
  return frequency.kind !== 'weekly' || frequency.due;
}

/** A week, and the day after which it comes again. */
const mostDaysAhead = 8;

/** The next letter strictly after an instant, if the person says nothing; none before they are paused. */
export function nextLetter(
  person: {
    readonly user: Known & Pick<User, 'rhythm' | 'channel' | 'startsAt'>;
    readonly days: readonly Day[];
  },
  after: Date,
  settings: SilenceSettings,
): (PlannedTouchpoint & { readonly date: LocalDate }) | undefined {
  const { user } = person;
  const { zone, startsOn, startsAt } = user;
  const today = localDateAt(after, zone);
  let date = startsOn > today ? startsOn : today;
  for (let n = 0; n < mostDaysAhead; n += 1, date = addDays(date, 1)) {
    const open = openFrom(user, date);
    if (!open) return undefined;
    date = open;
    const frequency = frequencyOn(date, person, settings);
    if (frequency.kind === 'pause') return undefined;
    const next = touchpointsOn(date, rhythmOf(user), zone).find(
      ({ touchpoint, at }) =>
        at > after &&
        isWritten(frequency, touchpoint) &&
        isFromFirst({ date: startsOn, touchpoint: startsAt }, date, touchpoint),
    );
    if (next) return { ...next, date };
  }
  return undefined;
}
