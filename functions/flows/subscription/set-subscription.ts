/** Starts, ends and resumes a subscription: the table first, then the schedules. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import { schedules } from '#functions/adapters/scheduler.ts';
import type { RequestContext } from '#functions/context.ts';
import { lifecycle } from '#functions/store/lifecycle.ts';
import { people } from '#functions/store/people.ts';
import { type Move, signups } from '#functions/store/signups.ts';
import { users } from '#functions/store/users.ts';
import type { EndedBy } from '#shared/domain/delivery.ts';
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { mendGone, schedulesOf } from './user-schedules.ts';

/** Who or what ended the letters, where it was not the person's own word. */
export type By = Pick<Move, 'endedBy' | 'byAdmin'>;

/**
 * Takes effect at once: every sender asks the user's state. Answers whether anything changed;
 * asking twice mends schedules that a crash left behind.
 */
export async function unsubscribe(
  user: User,
  context: RequestContext,
  by: By = {},
): Promise<boolean> {
  const move = { to: 'unsubscribed', at: context.now, ...by } as const;
  const changed = await moved(user, move, canLeave);
  await schedulesOf(user).removeAll(user.id);
  return changed;
}

/** The mailbox takes no mail. Whoever left by their own word has left, and stays so. */
export async function suppress(
  user: User,
  endedBy: EndedBy,
  context: RequestContext,
): Promise<boolean> {
  const move = { to: 'suppressed', at: context.now, endedBy } as const;
  const changed = await moved(user, move, isSubscribed);
  await schedulesOf(user).removeAll(user.id);
  return changed;
}

/**
 * The word of whoever reads the mailbox brings back from leaving, from a complaint, and from a
 * mailbox that seemed dead and has just written; never from a deletion or a purge. What an
 * administrator may bring back, they have asked before. Someone who is back already gets the
 * schedules that a crash may have kept from being made.
 */
export async function resubscribe(
  user: User,
  context: RequestContext,
  by: Pick<By, 'byAdmin'> = {},
): Promise<boolean> {
  const isBack = user.state === 'active';
  const changed = await moved(user, { to: 'active', at: context.now, ...by }, hasEnded);
  if (changed || isBack) {
    await schedulesOf(user).putAll(user);
    // An erasure may have begun since, and have taken them away already.
    await mendGone(user);
  }
  return changed;
}

/** The state may move between reading and writing: then it is asked once more. */
async function moved(
  user: User,
  move: Move,
  mayMove: (user: User) => boolean,
  again = true,
): Promise<boolean> {
  const isDeleted = user.state === 'deleted';
  if (!isDeleted && !mayMove(user)) return false;
  try {
    if (isDeleted) return await movedMeanwhile(user, move, mayMove);
    await signups.move(user, move);
    return true;
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    const now = again ? await users.find(user.id) : undefined;
    return now ? moved(now, move, mayMove, false) : false;
  }
}

/**
 * Nobody who is deleted comes back by themselves, but whoever leaves has left when an administrator
 * brings them back. Answers that nothing changed, for there is nothing they are to be told.
 */
async function movedMeanwhile(user: User, move: Move, mayMove: (user: User) => boolean) {
  const before: User = { ...user, state: user.deletedFrom ?? 'active' };
  const leaves = move.to !== 'active' && mayMove(before);
  if (leaves) await lifecycle.leaveMeanwhile(user.id, move);
  return false;
}

const isSubscribed = ({ state }: User): boolean =>
  state === 'active' || state === 'paused' || state === 'invited';

const hasEnded = ({ state }: User): boolean => state === 'unsubscribed' || state === 'suppressed';

export const canLeave = (user: User): boolean => isSubscribed(user) || user.state === 'suppressed';

/** For the links: by id, saying nothing about whether there is such a user. */
export async function unsubscribeById(userId: string, context: RequestContext): Promise<void> {
  const found = await people.find(userId, context.now);
  if (found.kind === 'person') await unsubscribe(found.user, context);
}

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
