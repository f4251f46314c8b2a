/** Confirms to a user that the letters have ended, where nobody can say that they asked for it. */
import type { RequestContext } from '#functions/context.ts';
import { emptyDay } from '#shared/domain/day.ts';
import { farewell } from '#shared/domain/letters/farewell.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { clear, deliver } from '../touchpoints/deliver.ts';
import { letterContext } from '../touchpoints/letter-context.ts';

/**
 * To the user, who may not be the one who wrote: nothing of the mail is repeated, and it says how
 * to undo it. Sent once or not at all, for the letters have ended already.
 */
export async function sayFarewell(
  user: User,
  date: LocalDate,
  context: RequestContext,
): Promise<void> {
  const left: User = { ...user, state: 'unsubscribed' };
  const letter = farewell(letterContext(left, emptyDay(date), date, context.now), {
    doubted: true,
  });
  const leave = clear(letter, left, context, { references: [] });
  if (!leave.yes) return;
  await deliver(leave.cleared, context).catch((problem: unknown) => {
    context.log.error('farewell not sent', problem, { userId: user.id });
  });
}
