/** How often a person gets letters, by their replies and this stage's settings. */
import type { RequestContext } from '#functions/context.ts';
import type { Person } from '#functions/store/people.ts';
import type { Day } from '#shared/domain/day.ts';
import type { LetterContext } from '#shared/domain/letters/context.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import {
  nextLetter,
  paceOn,
  type SendFrequency,
  type SilenceSettings,
} from '#shared/domain/silence.ts';
import { letterContext, nextThree } from './letter-context.ts';

const settingsOf = ({ env }: RequestContext): SilenceSettings => ({
  daysToDaily: env.SILENT_DAYS_TO_DAILY,
  daysToWeekly: env.SILENT_DAYS_TO_WEEKLY,
  daysToPause: env.SILENT_DAYS_TO_PAUSE,
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
): SendFrequency => paceOn(date, known(person), settingsOf(context));

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
