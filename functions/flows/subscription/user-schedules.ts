/** Keeps a user's schedules in step with the user's row, which is authoritative. */
import { schedules } from '#functions/adapters/scheduler.ts';
import { users } from '#functions/store/users.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';

const nothing = async () => {};

type Theirs = Omit<typeof schedules, 'ownersOf'>;

const none: Theirs = {
  about: async () => [],
  putAll: nothing,
  replaceAll: nothing,
  removeAll: nothing,
};

/** What writes a user's schedules; for a tester, who has none, it does nothing. */
export const schedulesOf = ({ kind }: Pick<User, 'kind'>): Theirs =>
  kind === 'tester' ? none : schedules;

const isScheduled = ({ state }: User): boolean => state === 'active' || state === 'paused';

const saysTheSame = (one: User, other: User): boolean =>
  one.zone === other.zone &&
  one.channel === other.channel &&
  one.phone === other.phone &&
  isScheduled(one) === isScheduled(other) &&
  touchpoints.every((touchpoint) => one.rhythm[touchpoint] === other.rhythm[touchpoint]);

/** Removes schedules that were made for a user who had left or was erased meanwhile. */
export async function mendGone(of: Pick<User, 'id' | 'kind'>): Promise<User | undefined> {
  const user = await users.find(of.id);
  if (!user || !isScheduled(user)) await schedulesOf(of).removeAll(of.id);
  return user;
}

/** Others may write the row meanwhile, but only as often as a person can. */
const maxRounds = 4;

/**
 * Writes all three schedules and re-reads the row until they agree, so that of two concurrent
 * changes the later one wins. Returns the current user; undefined once erased.
 */
export async function followRow(changed: User): Promise<User | undefined> {
  const theirs = schedulesOf(changed);
  let current = changed;
  for (let round = 0; round < maxRounds; round += 1) {
    if (isScheduled(current)) await theirs.replaceAll(current);
    else await theirs.removeAll(current.id);
    const now = await users.find(changed.id);
    if (!now) {
      await theirs.removeAll(changed.id);
      return undefined;
    }
    if (saysTheSame(now, current)) return now;
    current = now;
  }
  throw new Error("The user's schedules kept changing.");
}
