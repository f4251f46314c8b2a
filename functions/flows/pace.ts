/** How often a person is written to, by what they have said and by the settings of this stage. */
import type { Scene } from '#functions/scene.ts';
import type { Person } from '#functions/store/people.ts';
import type { Day } from '#shared/domain/day.ts';
import type { Scene as LetterScene } from '#shared/domain/letters/scene.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { nextLetter, type Pace, paceOn, type SilenceSettings } from '#shared/domain/silence.ts';
import { letterScene, nextThree } from './letter-scene.ts';

const settingsOf = ({ env }: Scene): SilenceSettings => ({
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

export const paceFor = (person: Person, date: LocalDate, scene: Scene): Pace =>
  paceOn(date, known(person), settingsOf(scene));

/** As any letter's, but it announces the next letter that comes if nothing is said to this one. */
export function pacedScene(person: Person, { day, date }: OnDay, scene: Scene): LetterScene {
  const { next: _usual, later: _after, ...about } = letterScene(person.user, day, date, scene.now);
  const nextAfter = (after: Date) => nextLetter(known(person), after, settingsOf(scene));
  return { ...about, ...nextThree(scene.now, nextAfter) };
}
