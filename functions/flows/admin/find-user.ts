/** Finds the user whom an administrator means, by an address or an id. */
import { people } from '#functions/store/people.ts';
import { users } from '#functions/store/users.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import type { User } from '#shared/domain/user.ts';
import { isUuid } from '#shared/domain/uuid.ts';

/** Throws NO_SUCH_USER, also for a user who is being erased. */
export async function findByAddress(typed: string): Promise<User> {
  const address = normalizeEmail(typed);
  const holder = address.ok ? await people.holderOf(address.email) : undefined;
  const user = holder && (await users.find(holder.userId));
  if (!user || user.state === 'purging') throw new Refusal('NO_SUCH_USER');
  return user;
}

/** By an id, in any state. Throws UNKNOWN_USER, for a tester too. */
export async function userAt(userId: string): Promise<User> {
  const user = isUuid(userId) ? await users.find(userId) : undefined;
  if (!user || user.kind === 'tester') throw new Refusal('UNKNOWN_USER');
  return user;
}

/**
 * For a change by an administrator. Throws UNKNOWN_USER (also for a tester) and USER_IS_DELETED.
 */
export async function userForAdmin(userId: string): Promise<User> {
  const user = await users.find(userId);
  if (!user || user.state === 'purging' || user.kind === 'tester')
    throw new Refusal('UNKNOWN_USER');
  if (user.state === 'deleted') throw new Refusal('USER_IS_DELETED');
  return user;
}
