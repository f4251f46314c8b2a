/**
 * Does what a reply asks of the service: stop, start, pause, and so on. The list is changed
 * elsewhere.
 */
import type { RequestContext } from '#functions/context.ts';
import type { LastReply } from '#functions/store/days.ts';
import { users } from '#functions/store/users.ts';
import type { ReaderNote, Words } from '#shared/domain/letters/intent-words.ts';
import type { LetterFile } from '#shared/domain/letters/letter.ts';
import { notPaused } from '#shared/domain/letters/setting-words.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { canReach, type User } from '#shared/domain/user.ts';
import { changeRhythm, changeZone } from '../channels/change-times.ts';
import { switchChannel } from '../channels/switch-channel.ts';
import { startTexts, stopTexts } from '../channels/text-subscription.ts';
import { eraseByReply, keepAfterAll } from '../erasure/erase-by-reply.ts';
import { exportByReply } from '../exports/export-by-reply.ts';
import { canLeave, comeBack, resubscribe, unsubscribe } from '../subscription/set-subscription.ts';
import { letterContextToday } from '../touchpoints/letter-context.ts';
import { asBeginner } from './answer-invitation.ts';
import { answerWhy } from './answer-why.ts';
import type { IncomingReply } from './incoming-reply.ts';

const without = <Name extends keyof User>(user: User, name: Name): Omit<User, Name> => {
  const { [name]: _gone, ...rest } = user;
  return rest;
};

async function pause(
  user: User,
  { pauseUntil }: LastReply,
  { now }: RequestContext,
): Promise<Done> {
  if (user.state !== 'active' && user.state !== 'paused') return { user };
  // A pause that ends today has no effect, so the letter must not announce it.
  if (pauseUntil && pauseUntil <= localDateAt(now, user.zone)) return { user, note: 'which-day' };
  const hold = { state: 'paused' as const, ...(pauseUntil && { pausedUntil: pauseUntil }) };
  // A pause without an end replaces one that had an end.
  await users.hold(user.id, 'paused', pauseUntil ? { until: pauseUntil } : {});
  return { user: { ...without(user, 'pausedUntil'), ...hold } };
}

async function resume(user: User): Promise<User> {
  if (user.state !== 'paused') return user;
  await users.hold(user.id, 'active');
  return { ...without(user, 'pausedUntil'), state: 'active' };
}

/** The user after an intent, and a note if it could not be done. */
export interface Done {
  readonly user: User;
  readonly note?: ReaderNote;
  /** The answer's own words about what was done. */
  readonly answer?: Words;
  /** Files that the answer carries. */
  readonly files?: readonly LetterFile[];
  /** The user is erased, so nobody can be answered. */
  readonly erased?: true;
}

const isText = ({ answered }: IncomingReply): boolean => answered.channel === 'sms';

async function leave(user: User, reply: IncomingReply, context: RequestContext): Promise<User> {
  if (isText(reply)) return stopTexts(user, reply, context);
  await unsubscribe(user, context);
  return canLeave(user) ? { ...user, state: 'unsubscribed' } : user;
}

/** A user who stopped texts and starts again by mail gets mail. */
async function reachable(user: User): Promise<User> {
  if (canReach(user, user.channel)) return user;
  await users.change(user.id, { channel: 'email' });
  return { ...user, channel: 'email' };
}

async function begin(held: User, reply: IncomingReply, context: RequestContext): Promise<User> {
  if (isText(reply)) return startTexts(held, reply, context);
  const user = await reachable(held);
  if (user.state === 'paused') return resume(user);
  return (await resubscribe(user, context)) ? { ...user, state: 'active' } : user;
}

/** A user who had not paused is told so. */
async function resumed(held: User, user: User, context: RequestContext): Promise<Done> {
  const back = await resume(user);
  if (held.state !== 'active') return { user: back };
  return { user, answer: notPaused(letterContextToday(user, context)) };
}

/** Repeating it changes nothing. `held` is the user as the reply found them. */
export async function doIntent(
  held: User,
  reply: IncomingReply,
  last: LastReply,
  context: RequestContext,
): Promise<Done> {
  const back = await comeBack(held, context.now);
  if (last.intent === 'delete') return eraseByReply(back, reply, context);
  const user = await keepAfterAll(back);
  switch (last.intent) {
    case 'unsubscribe':
      return { user: await leave(user, reply, context) };
    case 'resubscribe':
      return { user: await begin(user, reply, context) };
    case 'pause':
      return pause(user, last, context);
    case 'resume':
      return resumed(held, user, context);
    case 'channel':
      return switchChannel(user, reply, last.channel, context);
    case 'rhythm':
      return changeRhythm(user, last, context);
    case 'zone':
      return changeZone(user, last, context);
    case 'export':
      return exportByReply(user, reply, context);
    case 'why':
      return { user, answer: await answerWhy(user, reply, last.why ?? { about: 'sent' }, context) };
    default:
      return { user, ...asBeginner(user, reply, context) };
  }
}
