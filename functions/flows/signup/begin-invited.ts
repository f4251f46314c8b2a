/** Somebody who was invited says yes: the letters begin tomorrow. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import { schedules } from '#functions/adapters/scheduler.ts';
import type { RequestContext } from '#functions/context.ts';
import { signups } from '#functions/store/signups.ts';
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { mendGone } from '../subscription/follow-row.ts';

/**
 * Answers the user as they then are, who may have left in between; undefined for one who was
 * erased. The schedules come first: an attempt that dies after them is repeated whole, and until
 * the state is written the gate sends nothing.
 */
export async function beginInvited(user: User, { now }: RequestContext): Promise<User | undefined> {
  const startsOn = addDays(localDateAt(now, user.zone), 1);
  const begun: User = { ...user, state: 'active', startsOn, confirmedAt: now.toISOString() };
  await schedules.putAll(begun);
  try {
    await signups.accept(begun, now);
    return begun;
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    return mendGone(user);
  }
}
