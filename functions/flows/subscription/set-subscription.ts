/** Starts, ends and resumes a subscription, the table first, and confirms its address. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import { schedules } from '#functions/adapters/scheduler.ts';
import type { RequestContext } from '#functions/context.ts';
import { counters, leftAs } from '#functions/store/counters.ts';
import { people } from '#functions/store/people.ts';
import { count } from '#functions/store/retries.ts';
import { type Move, type MoveBy, mayMove, userStates } from '#functions/store/user-states.ts';
import { users } from '#functions/store/users.ts';
import type { EndedBy } from '#shared/domain/delivery.ts';
import { addDays, localDateAt, utcDateOf } from '#shared/domain/local-date.ts';
import { isReminderOver, type User } from '#shared/domain/user.ts';
import { followRow, mendGone, schedulesOf } from './user-schedules.ts';

/** Who or what ended the letters, if it was not the person. */
export type By = Omit<MoveBy, 'at'>;

/**
 * Takes effect at once: every sender checks the state. Returns whether anything changed; a repeated
 * call removes schedules that a crash left behind.
 */
export async function unsubscribe(
  user: User,
  context: RequestContext,
  by: By = {},
): Promise<boolean> {
  const changed = await moved(user, 'unsubscribe', { at: context.now, ...by });
  await Promise.all([
    schedulesOf(user).removeAll(user.id),
    // Testers are excluded from counters.
    changed &&
      user.kind === 'person' &&
      count(context, () => counters.add(user.id, utcDateOf(context.now), { [leftAs]: 1 })),
  ]);
  return changed;
}

/** For a mailbox that accepts no mail. A user who unsubscribed stays unsubscribed. */
export async function suppress(
  user: User,
  endedBy: EndedBy,
  context: RequestContext,
): Promise<boolean> {
  const changed = await moved(user, 'suppress', { at: context.now, endedBy });
  await schedulesOf(user).removeAll(user.id);
  return changed;
}

/**
 * The mailbox owner's word undoes an unsubscribing, a complaint and a suppression, but never a
 * deletion or a purge. What an administrator may undo, the caller has checked. For a user who is
 * active already it makes schedules that a crash may have prevented.
 */
export async function resubscribe(
  user: User,
  context: RequestContext,
  by: Pick<By, 'byAdmin'> = {},
): Promise<boolean> {
  const isBack = user.state === 'active';
  const changed = await moved(user, 'resubscribe', { at: context.now, ...by });
  if (changed || isBack) {
    await schedulesOf(user).putAll(user);
    // An erasure may have begun meanwhile and removed them already.
    await mendGone(user);
  }
  return changed;
}

/** A state changes as often as a person pauses and resumes: more rounds than that are a fault. */
const mostRounds = 4;

/** If the state changes between reading and writing, it tries again. */
async function moved(user: User, move: Move, by: MoveBy, rounds = mostRounds): Promise<boolean> {
  const isDeleted = user.state === 'deleted';
  if (!isDeleted && !mayMove(move, user)) return false;
  try {
    if (isDeleted) return await movedMeanwhile(user, move, by);
    await userStates.move(user, move, by);
    return true;
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    const now = rounds > 1 ? await users.find(user.id) : undefined;
    return now ? moved(now, move, by, rounds - 1) : false;
  }
}

/**
 * A deleted user can't resubscribe, but an unsubscribing is remembered for when they are restored.
 * Returns false, because there is nothing to tell them.
 */
async function movedMeanwhile(user: User, move: Move, by: MoveBy): Promise<false> {
  const before = { state: user.deletedFrom ?? 'active' };
  if (move !== 'resubscribe' && mayMove(move, before)) {
    await userStates.leaveWhileDeleted(user.id, move, by);
  }
  return false;
}

export const canLeave = (user: User): boolean => mayMove('unsubscribe', user);

/** For links: by id, and the same whether or not the user exists. */
export async function unsubscribeById(userId: string, context: RequestContext): Promise<void> {
  const found = await people.find(userId, context.now);
  if (found.kind === 'person') await unsubscribe(found.user, context);
}

/**
 * Begins the letters of an invited user. Returns the current user, who may have left meanwhile;
 * undefined for one who was erased. Makes the schedules first: if the attempt dies it is repeated
 * as a whole, and nothing is sent before the state is written.
 */
export async function beginInvited(user: User, { now }: RequestContext): Promise<User | undefined> {
  const startsOn = addDays(localDateAt(now, user.zone), 1);
  const begun: User = { ...user, state: 'active', startsOn, confirmedAt: now.toISOString() };
  await schedules.putAll(begun);
  try {
    await userStates.accept(begun, now);
    return begun;
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    return mendGone(user);
  }
}

/** Ends a pause that the user did not ask for; their own pauses stay. Returns the current user. */
export async function comeBack(user: User, now: Date): Promise<User> {
  if (user.state !== 'paused' || user.pausedBy === undefined) return user;
  const isSilent = user.pausedBy === 'silence';
  const back = isSilent ? { returnedAt: now.toISOString() } : {};
  // A pause for silence has removed the schedules, so make them before letters resume.
  if (isSilent) await schedulesOf(user).putAll(user);
  try {
    await userStates.resume(user, back.returnedAt);
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    // The user left meanwhile, and stays away.
    return (await mendGone(user)) ?? user;
  }
  const { pausedUntil: _until, pausedBy: _by, pausedOn: _on, ...rest } = user;
  return { ...rest, ...back, state: 'active' };
}

/**
 * Confirms an address: by its link, or by whatever its owner writes first. Returns the current user;
 * undefined for one who was erased. The schedules may be missing once the reminders are over. They
 * are made before the user is confirmed, so that a dying attempt leaves nobody confirmed without
 * letters, and checked afterwards, because a touchpoint may remove them in between.
 */
export async function confirmAddress(
  user: User,
  { now }: RequestContext,
  more: Partial<User> = {},
): Promise<User | undefined> {
  const hasLetters = user.state === 'active' || user.state === 'paused';
  const mayLackSchedules = hasLetters && isReminderOver(user, localDateAt(now, user.zone));
  if (mayLackSchedules) await schedulesOf(user).putAll(user);
  try {
    const asNow = await users.change(user.id, { ...more, confirmedAt: now.toISOString() });
    return mayLackSchedules ? await followRow(asNow) : asNow;
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    return mendGone(user);
  }
}
