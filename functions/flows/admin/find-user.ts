/** The user whom an administrator means, by the address they typed. */
import { people } from '#functions/store/people.ts';
import { users } from '#functions/store/users.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import type { User } from '#shared/domain/user.ts';

/** Throws the refusal NO_SUCH_USER, also for one who is being erased. */
export async function findByAddress(typed: string): Promise<User> {
  const address = normalizeEmail(typed);
  const holder = address.ok ? await people.holderOf(address.email) : undefined;
  const user = holder && (await users.find(holder.userId));
  if (!user || user.state === 'purging') throw new Refusal('NO_SUCH_USER');
  return user;
}
