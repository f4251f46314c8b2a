/** What a reply asks of the service itself: stop, start, pause. The list is changed elsewhere. */
import type { Scene } from '#functions/scene.ts';
import type { LastReply } from '#functions/store/days.ts';
import { users } from '#functions/store/users.ts';
import type { User } from '#shared/domain/user.ts';
import { canLeave, resubscribe, unsubscribe } from './set-subscription.ts';

const without = <Name extends keyof User>(user: User, name: Name): Omit<User, Name> => {
  const { [name]: _gone, ...rest } = user;
  return rest;
};

async function pause(user: User, { pauseUntil }: LastReply): Promise<User> {
  if (user.state !== 'active' && user.state !== 'paused') return user;
  const hold = { state: 'paused' as const, ...(pauseUntil && { pausedUntil: pauseUntil }) };
  // A pause without an end replaces one that had one.
  await users.hold(user.id, 'paused', pauseUntil);
  return { ...without(user, 'pausedUntil'), ...hold };
}

async function resume(user: User): Promise<User> {
  if (user.state !== 'paused') return user;
  await users.hold(user.id, 'active');
  return { ...without(user, 'pausedUntil'), state: 'active' };
}

/** Answers the user as the intent leaves them; doing it twice changes nothing more. */
export async function doIntent(user: User, last: LastReply, scene: Scene): Promise<User> {
  switch (last.intent) {
    case 'unsubscribe':
      await unsubscribe(user, scene);
      return canLeave(user) ? { ...user, state: 'unsubscribed' } : user;
    case 'resubscribe':
      if (user.state === 'paused') return resume(user);
      return (await resubscribe(user, scene)) ? { ...user, state: 'active' } : user;
    case 'pause':
      return pause(user, last);
    case 'resume':
      return resume(user);
    default:
      return user;
  }
}
