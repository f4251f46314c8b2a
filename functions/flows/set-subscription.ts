/** Subscribed or not: by word, by link, by administrator; the table first, then the schedules. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import { schedules } from '#functions/adapters/scheduler.ts';
import type { Scene } from '#functions/scene.ts';
import { people } from '#functions/store/people.ts';
import { signups } from '#functions/store/signups.ts';
import type { User } from '#shared/domain/user.ts';

/**
 * Takes effect at once: every sender asks the user's state. Answers whether anything changed;
 * asking twice mends schedules that a crash left behind.
 */
export async function unsubscribe(user: User, scene: Scene): Promise<boolean> {
  const changed = await flipped(user, 'unsubscribed', scene);
  await schedules.removeAll(user.id);
  return changed;
}

/**
 * Only for someone who left; nobody is brought back from a bounce, a deletion or a purge by it.
 * Someone who is back already gets the schedules that a crash may have kept from being made.
 */
export async function resubscribe(user: User, scene: Scene): Promise<boolean> {
  const isBack = user.state === 'active';
  const changed = user.state === 'unsubscribed' && (await flipped(user, 'active', scene));
  if (changed || isBack) await schedules.putAll(user);
  return changed;
}

async function flipped(
  user: User,
  to: 'active' | 'unsubscribed',
  { now }: Scene,
): Promise<boolean> {
  if (!canLeave(user) && to === 'unsubscribed') return false;
  try {
    await signups.flip(user, to, now);
    return true;
  } catch (problem) {
    // The state moved since it was read: someone else has done it.
    if (problem instanceof ConditionFailed) return false;
    throw problem;
  }
}

export const canLeave = ({ state }: User): boolean =>
  state === 'active' || state === 'paused' || state === 'invited';

/** For the links: by id, saying nothing about whether there is such a user. */
export async function unsubscribeById(userId: string, scene: Scene): Promise<void> {
  const found = await people.find(userId, scene.now);
  if (found.kind === 'person') await unsubscribe(found.user, scene);
}
