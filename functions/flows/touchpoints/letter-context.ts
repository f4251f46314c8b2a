/**
 * What a letter is composed from: its links, the person's day and next letters, and how often they
 * get one. Links are always from the configuration, never from a Host header.
 */
import { knownSigns, sign } from '#functions/adapters/signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { env } from '#functions/env.ts';
import type { Person } from '#functions/store/people.ts';
import { type Day, emptyDay } from '#shared/domain/day.ts';
import type { LetterContext, Next } from '#shared/domain/letters/context.ts';
import type { Setting } from '#shared/domain/letters/letter.ts';
import { linkToken, readLinkToken } from '#shared/domain/link-token.ts';
import { addDays, type LocalDate, localDateAt, weekdayOf } from '#shared/domain/local-date.ts';
import { rhythmOf } from '#shared/domain/quiet-hours.ts';
import { unsubscribeAddress } from '#shared/domain/reply-address.ts';
import { type FirstDue, nextTouchpoint } from '#shared/domain/rhythm.ts';
import {
  frequencyOn,
  nextLetter,
  type Pace,
  paceOn,
  type SendFrequency,
  type SilenceSettings,
} from '#shared/domain/silence.ts';
import { openFrom, type User } from '#shared/domain/user.ts';

const page = (path: string, token: string) =>
  `${env().PUBLIC_BASE_URL}${path}?token=${encodeURIComponent(token)}`;

export const confirmUrl = (userId: string) =>
  page('/email-confirmation', linkToken('confirm', userId, sign));

export const acceptUrl = (userId: string) =>
  page('/signup-complete', linkToken('accept', userId, sign));

export const settingFor = (userId: string): Setting => ({
  productName: env().PRODUCT_NAME,
  postalAddress: env().POSTAL_ADDRESS,
  helpUrl: `${env().PUBLIC_BASE_URL}/faq`,
  unsubscribeUrl: page('/unsubscribe', linkToken('unsubscribe', userId, sign)),
});

/** The URL for one-click clients, and the address for older ones (RFC 8058, RFC 2369). */
export const listUnsubscribe = (userId: string) => ({
  url: page('/api/unsubscribe', linkToken('unsubscribe', userId, sign)),
  mailto: unsubscribeAddress(userId, env().REPLY_DOMAIN, sign),
});

/** Whether we made this unsubscribe token; says nothing about its user. */
export const canLeaveBy = (token: string): boolean =>
  readLinkToken(token, 'unsubscribe', knownSigns()) !== undefined;

export function letterContext(user: User, day: Day, date: LocalDate, now: Date): LetterContext {
  const { zone, startsOn, startsAt } = user;
  const nextFrom = (after: Date, from: FirstDue) =>
    nextTouchpoint({ rhythm: rhythmOf(user), zone, after, from });
  const nextAfter = (after: Date): Next | undefined => {
    const next = nextFrom(after, { date: startsOn, touchpoint: startsAt });
    const open = openFrom(user, next.date);
    if (open === undefined) return undefined;
    return open === next.date ? next : nextFrom(after, { date: open });
  };
  const today = localDateAt(now, zone);
  return { user, day, date, today, setting: settingFor(user.id), ...nextThree(now, nextAfter) };
}

/** The next three letters, for the footer. */
function nextThree(
  now: Date,
  nextAfter: (after: Date) => Next | undefined,
): Pick<LetterContext, 'next' | 'later'> {
  const next = nextAfter(now);
  if (!next) return {};
  const second = nextAfter(next.at);
  const third = second && nextAfter(second.at);
  return { next, later: [second, third].filter((one) => one !== undefined) };
}

/** For letters about the service that show no list. */
export function letterContextToday(
  user: User,
  { now }: Pick<RequestContext, 'now'>,
): LetterContext {
  const today = localDateAt(now, user.zone);
  return letterContext(user, emptyDay(today), today, now);
}

const settingsOf = ({ env: settings }: RequestContext): SilenceSettings => ({
  daysToDaily: settings.SILENT_DAYS_TO_DAILY,
  daysToWeekly: settings.SILENT_DAYS_TO_WEEKLY,
  daysToPause: settings.SILENT_DAYS_TO_PAUSE,
});

export interface OnDay {
  readonly day: Day;
  /** The letter's date. */
  readonly date: LocalDate;
}

const known = ({ user, days }: Person) => ({ user, days: days.map(({ day }) => day) });

export const sendFrequencyFor = (
  person: Person,
  date: LocalDate,
  context: RequestContext,
): SendFrequency => frequencyOn(date, known(person), settingsOf(context));

export const paceFor = (person: Person, date: LocalDate, context: RequestContext): Pace =>
  paceOn(date, known(person), settingsOf(context));

/** The days of a date's week, from Monday, that come before it. */
export const weekBefore = ({ days }: Pick<Person, 'days'>, date: LocalDate): readonly Day[] => {
  const monday = addDays(date, -((weekdayOf(date) + 6) % 7));
  return days.flatMap(({ day }) => (day.date >= monday && day.date < date ? [day] : []));
};

/** As `letterContext`, but announces the next letter that comes if this one gets no reply. */
export function pacedContext(
  person: Person,
  { day, date }: OnDay,
  context: RequestContext,
): LetterContext {
  const {
    next: _usual,
    later: _after,
    ...about
  } = letterContext(person.user, day, date, context.now);
  const nextAfter = (after: Date) => nextLetter(known(person), after, settingsOf(context));
  return { ...about, ...nextThree(context.now, nextAfter) };
}
