/** Ends a hold that the person did not ask for: whoever writes is there again. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import { schedules } from '#functions/adapters/scheduler.ts';
import { users } from '#functions/store/users.ts';
import type { User } from '#shared/domain/user.ts';

/** Answers the user with the letters coming again; a pause of their own word stands. */
export async function comeBack(user: User): Promise<User> {
  if (user.state !== 'paused' || user.pausedBy === undefined) return user;
  // A long silence has taken the schedules away: none may be missing once letters come again.
  if (user.pausedBy === 'silence') await schedules.putAll(user);
  try {
    await users.hold(user.id, 'active');
  } catch (problem) {
    // The user left in between, and stays away.
    if (problem instanceof ConditionFailed) return user;
    throw problem;
  }
  const { pausedUntil: _until, pausedBy: _by, pausedOn: _on, ...rest } = user;
  return { ...rest, state: 'active' };
}
