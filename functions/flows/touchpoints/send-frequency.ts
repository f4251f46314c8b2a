/** How often a person is written to, by what they have said and by the settings of this stage. */
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
  /** That the letter belongs to. */
  readonly date: LocalDate;
}

const known = ({ user, days }: Person) => ({ user, days: days.map(({ day }) => day) });

export const sendFrequencyFor = (
  person: Person,
  date: LocalDate,
  context: RequestContext,
): SendFrequency => paceOn(date, known(person), settingsOf(context));

/** As any letter's, but it announces the next letter that comes if nothing is said to this one. */
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
