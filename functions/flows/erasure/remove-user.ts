/** Deletes a user without losing data, and restores them. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import { schedules } from '#functions/adapters/scheduler.ts';
import type { RequestContext } from '#functions/context.ts';
import { userStates } from '#functions/store/user-states.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { LivingState, User } from '#shared/domain/user.ts';
import { userAt } from '../admin/find-user.ts';
import { followRow, mendGone } from '../subscription/user-schedules.ts';

/** Replies and links may change the state meanwhile, but only as often as a person can. */
const maxRounds = 4;

/** Retries when the state has changed; returns the user if there was something to do. */
async function settledBy(
  userId: string,
  attempt: (user: User) => Promise<boolean>,
): Promise<User | undefined> {
  for (let round = 0; round < maxRounds; round += 1) {
    const user = await userAt(userId);
    try {
      return (await attempt(user)) ? user : undefined;
    } catch (problem) {
      if (!(problem instanceof ConditionFailed)) throw problem;
    }
  }
  throw new Error("The user's state kept changing.");
}

const livingState = ({ state }: User): LivingState | undefined =>
  state === 'deleted' || state === 'purging' ? undefined : state;

/**
 * Takes effect at once: every sender checks the state. A repeated call removes schedules that a
 * crash left behind. Throws UNKNOWN_USER.
 */
export async function removeUser(userId: string, { now }: RequestContext): Promise<void> {
  await settledBy(userId, async (user) => {
    const from = livingState(user);
    if (from) await userStates.delete(user, from, now);
    return from !== undefined;
  });
  await schedules.removeAll(userId);
}

/** A user who is paused for silence has no schedules; their next reply makes them. */
const hasSchedules = ({ pausedBy }: User, state: LivingState): boolean =>
  (state === 'active' || state === 'paused') && pausedBy !== 'silence';

/**
 * Makes the schedules first: if the attempt dies it is repeated as a whole, and nothing is sent
 * before the state is written. Throws UNKNOWN_USER and BEING_PURGED; does nothing for a user who is
 * not deleted.
 */
export async function restoreUser(userId: string, { now }: RequestContext): Promise<void> {
  let scheduled = false;
  let restored: User | undefined;
  try {
    restored = await settledBy(userId, async (user) => {
      if (user.state === 'purging') throw new Refusal('BEING_PURGED');
      if (user.state !== 'deleted') return false;
      const to = user.deletedFrom ?? 'active';
      scheduled ||= hasSchedules(user, to);
      if (hasSchedules(user, to)) await schedules.putAll(user);
      await userStates.restore(user, to, now);
      return true;
    });
  } finally {
    // The user was erased, or restored by another call and has left since: remove the schedules.
    if (scheduled && !restored) await mendGone({ id: userId, kind: 'person' });
  }
  if (!restored || !scheduled) return;
  // Catches a deletion that was still removing schedules, an unsubscribing or an erasure.
  await followRow({ ...restored, state: restored.deletedFrom ?? 'active' });
}
