/** Confirms that the letters have ended if the request may have come from somebody else. */
import type { RequestContext } from '#functions/context.ts';
import { emptyDay } from '#shared/domain/day.ts';
import { farewell } from '#shared/domain/letters/farewell.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { clear, deliver } from '../touchpoints/deliver.ts';
import { letterContext } from '../touchpoints/letter-context.ts';

/**
 * Goes to the user, who may not have written the mail, so it quotes nothing and says how to undo
 * it. Sent once or not at all, because the letters have ended already.
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
