/** Confirms to a user that the letters have ended, where nobody can say that they asked for it. */
import type { Scene } from '#functions/scene.ts';
import { emptyDay } from '#shared/domain/day.ts';
import { farewell } from '#shared/domain/letters/farewell.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { clear, deliver } from './deliver.ts';
import { letterScene } from './letter-scene.ts';

/**
 * To the user, who may not be the one who wrote: nothing of the mail is repeated, and it says how
 * to undo it. Sent once or not at all, for the letters have ended already.
 */
export async function sayFarewell(user: User, date: LocalDate, scene: Scene): Promise<void> {
  const left: User = { ...user, state: 'unsubscribed' };
  const letter = farewell(letterScene(left, emptyDay(date), date, scene.now), { doubted: true });
  const leave = clear(letter, left, scene, { references: [] });
  if (!leave.yes) return;
  await deliver(leave.cleared, scene).catch((problem: unknown) => {
    scene.log.error('farewell not sent', problem, { userId: user.id });
  });
}
