/** The context that a letter is composed from, for a user, a day and a moment. */
import type { RequestContext } from '#functions/context.ts';
import { type Day, emptyDay } from '#shared/domain/day.ts';
import type { LetterContext, Next } from '#shared/domain/letters/context.ts';
import { type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import { rhythmOf } from '#shared/domain/quiet-hours.ts';
import { nextTouchpoint } from '#shared/domain/rhythm.ts';
import type { User } from '#shared/domain/user.ts';
import { settingFor } from './links.ts';

export function letterContext(user: User, day: Day, date: LocalDate, now: Date): LetterContext {
  const { zone, startsOn, startsAt } = user;
  const nextAfter = (after: Date) =>
    nextTouchpoint({
      rhythm: rhythmOf(user),
      zone,
      after,
      from: { date: startsOn, ...(startsAt && { touchpoint: startsAt }) },
    });
  const today = localDateAt(now, zone);
  return { user, day, date, today, setting: settingFor(user.id), ...nextThree(now, nextAfter) };
}

/** The next three letters, for the footer. */
export function nextThree(
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
