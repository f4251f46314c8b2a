/** What a reply asks of the service itself: stop, start, pause. The list is changed elsewhere. */
import type { Scene } from '#functions/scene.ts';
import type { LastReply } from '#functions/store/days.ts';
import { users } from '#functions/store/users.ts';
import type { ReaderNote } from '#shared/domain/letters/intent-words.ts';
import type { User } from '#shared/domain/user.ts';
import type { IncomingReply } from './incoming-reply.ts';
import { canLeave, resubscribe, unsubscribe } from './set-subscription.ts';
import { switchChannel } from './switch-channel.ts';
import { startTexts, stopTexts } from './text-subscription.ts';

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

/** The user as an intent leaves them, and what they are told where it could not be done. */
export interface Done {
  readonly user: User;
  readonly note?: ReaderNote;
}

const isText = ({ answered }: IncomingReply): boolean => answered.channel === 'sms';

async function leave(user: User, reply: IncomingReply, scene: Scene): Promise<User> {
  if (isText(reply)) return stopTexts(user, reply, scene);
  await unsubscribe(user, scene);
  return canLeave(user) ? { ...user, state: 'unsubscribed' } : user;
}

async function begin(user: User, reply: IncomingReply, scene: Scene): Promise<User> {
  if (isText(reply)) return startTexts(user, reply, scene);
  if (user.state === 'paused') return resume(user);
  return (await resubscribe(user, scene)) ? { ...user, state: 'active' } : user;
}

/** Doing it twice changes nothing more. */
export async function doIntent(
  user: User,
  reply: IncomingReply,
  last: LastReply,
  scene: Scene,
): Promise<Done> {
  switch (last.intent) {
    case 'unsubscribe':
      return { user: await leave(user, reply, scene) };
    case 'resubscribe':
      return { user: await begin(user, reply, scene) };
    case 'pause':
      return { user: await pause(user, last) };
    case 'resume':
      return { user: await resume(user) };
    case 'channel':
      return switchChannel(user, reply, last.channel, scene);
    default:
      return { user };
  }
}
