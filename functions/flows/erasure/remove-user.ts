/** Deletes a user so that nothing is lost, and brings them back as they were. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import { schedules } from '#functions/adapters/scheduler.ts';
import type { RequestContext } from '#functions/context.ts';
import { lifecycle } from '#functions/store/lifecycle.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { LivingState, User } from '#shared/domain/user.ts';
import { userAt } from '../admin/find-user.ts';
import { followRow, mendGone } from '../subscription/user-schedules.ts';

/** A reply or a link may move the state at the same time, as often as a person can. */
const maxRounds = 4;

/** Asks again where the state had moved; answers the user whom there was something to do about. */
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
  throw new Error('The state kept moving.');
}

const livingState = ({ state }: User): LivingState | undefined =>
  state === 'deleted' || state === 'purging' ? undefined : state;

/**
 * Takes effect at once: every sender asks the user's state. Asking twice mends schedules that a
 * crash left behind. Throws UNKNOWN_USER.
 */
export async function removeUser(userId: string, { now }: RequestContext): Promise<void> {
  await settledBy(userId, async (user) => {
    const from = livingState(user);
    if (from) await lifecycle.remove(user, from, now);
    return from !== undefined;
  });
  await schedules.removeAll(userId);
}

/** Whoever rests after a long silence has none, also before: any reply of theirs makes them. */
const hasSchedules = ({ pausedBy }: User, state: LivingState): boolean =>
  (state === 'active' || state === 'paused') && pausedBy !== 'silence';

/**
 * The schedules come first: an attempt that dies after them is repeated whole, and until the state
 * is written the gate sends nothing. Throws UNKNOWN_USER and BEING_PURGED; does nothing for one who
 * is not deleted.
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
      await lifecycle.restore(user, to, now);
      return true;
    });
  } finally {
    // Made for somebody who was erased, or brought back by another and has left, in the meantime.
    if (scheduled && !restored) await mendGone({ id: userId, kind: 'person' });
  }
  if (!restored || !scheduled) return;
  // A deletion that was still taking schedules away, a leaving or an erasure since, is seen here.
  await followRow({ ...restored, state: restored.deletedFrom ?? 'active' });
}
