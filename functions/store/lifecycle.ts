/** Live to deleted and back: one transaction each, as the counts and the list follow the state. */
import type { LivingState, User } from '#shared/domain/user.ts';
import { countTotals } from './counters.ts';
import { keys, lists } from './keys.ts';
import { type Move, stamps, standingOf } from './signups.ts';
import { transact, update, updateOf } from './writes.ts';

const placeIn = (user: User, state: User['state']) => lists.person({ ...user, state }).listedIn;

const removing = (user: User, from: LivingState, at: Date) =>
  updateOf(keys.user(user.id), {
    set: {
      state: 'deleted',
      deletedFrom: from,
      deletedAt: at.toISOString(),
      listedIn: placeIn(user, 'deleted'),
    },
    when: { state: from },
  });

/** Silence counts anew when letters resume, because nobody could reply in between. */
const hasLetters = (state: LivingState): boolean => state === 'active' || state === 'paused';

const restoring = (user: User, to: LivingState, at: Date) =>
  updateOf(keys.user(user.id), {
    set: {
      state: to,
      listedIn: placeIn(user, to),
      ...(hasLetters(to) && { returnedAt: at.toISOString() }),
    },
    remove: ['deletedFrom', 'deletedAt'],
    when: { state: 'deleted', deletedFrom: to },
  });

export const lifecycle = {
  /** Throws ConditionFailed if the state has changed since it was read. */
  async remove(user: User, from: LivingState, at: Date): Promise<void> {
    const counts = countTotals(user.id, { [standingOf(from)]: -1 });
    await transact([removing(user, from, at), counts]);
  },

  /** Restores the state before the deletion. Throws what `remove` throws. */
  async restore(user: User, to: LivingState, at: Date): Promise<void> {
    const counts = countTotals(user.id, { [standingOf(to)]: 1 });
    await transact([restoring(user, to, at), counts]);
  },

  /**
   * Records that a deleted user unsubscribed, so that restoring keeps it. Throws ConditionFailed
   * for a user who is no longer deleted.
   */
  async leaveMeanwhile(userId: string, { to, at, endedBy }: Move): Promise<void> {
    await update(keys.user(userId), {
      set: { deletedFrom: to, [stamps[to]]: at.toISOString(), endedBy },
      remove: ['pausedUntil', 'pausedBy'],
      when: { state: 'deleted' },
    });
  },
};
