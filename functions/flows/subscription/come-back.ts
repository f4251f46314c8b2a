/** Ends a hold that the person did not ask for: whoever writes is there again. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import { users } from '#functions/store/users.ts';
import type { User } from '#shared/domain/user.ts';
import { mendGone } from './follow-row.ts';
import { schedulesOf } from './schedules-of.ts';

/** Answers the user with the letters coming again; a pause of their own word stands. */
export async function comeBack(user: User, now: Date): Promise<User> {
  if (user.state !== 'paused' || user.pausedBy === undefined) return user;
  const isSilent = user.pausedBy === 'silence';
  const back = isSilent ? { returnedAt: now.toISOString() } : {};
  // A long silence has taken the schedules away: none may be missing once letters come again.
  if (isSilent) await schedulesOf(user).putAll(user);
  try {
    await users.hold(user.id, 'active', back);
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    // The user left in between, and stays away.
    return (await mendGone(user)) ?? user;
  }
  const { pausedUntil: _until, pausedBy: _by, pausedOn: _on, ...rest } = user;
  return { ...rest, ...back, state: 'active' };
}
