/** How often a person is written to, by what they have said and by the settings of this stage. */
import type { Scene } from '#functions/scene.ts';
import type { Person } from '#functions/store/people.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { nextLetter, type Pace, paceOn, type SilenceSettings } from '#shared/domain/silence.ts';

const settingsOf = ({ env }: Scene): SilenceSettings => ({
  daysToDaily: env.SILENT_DAYS_TO_DAILY,
  daysToWeekly: env.SILENT_DAYS_TO_WEEKLY,
  daysToPause: env.SILENT_DAYS_TO_PAUSE,
  daysToPauseUnconfirmed: env.UNCONFIRMED_DAYS_TO_PAUSE,
});

const known = ({ user, days }: Person) => ({ user, days: days.map(({ day }) => day) });

export const paceFor = (person: Person, date: LocalDate, scene: Scene): Pace =>
  paceOn(date, known(person), settingsOf(scene));

/** What a letter may announce as the next one; nothing where a pause comes before it. */
export function announcing(person: Person, scene: Scene) {
  const next = nextLetter(known(person), scene.now, settingsOf(scene));
  return next ? { next } : {};
}
