/** Erases a user by an administrator's word; asked again, it goes on where it broke off. */
import type { RequestContext } from '#functions/context.ts';
import { users } from '#functions/store/users.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import { InProgress } from '../replies/in-progress.ts';
import { type Erased, purge, sweep } from './purge.ts';
import { userAt } from './remove-user.ts';

async function unlessUnfinished(work: Promise<Erased>): Promise<Erased> {
  try {
    return await work;
  } catch (problem) {
    throw problem instanceof InProgress ? new Refusal('PURGE_UNFINISHED') : problem;
  }
}

async function userToErase(userId: string, context: RequestContext) {
  try {
    return await userAt(userId);
  } catch (problem) {
    // Of somebody who was erased a late writer may have left a row: it goes, too. A tester is here.
    const isGone = problem instanceof Refusal && isUuid(userId) && !(await users.find(userId));
    if (isGone) await unlessUnfinished(sweep(userId, context));
    throw problem;
  }
}

/** Throws UNKNOWN_USER, EMAIL_MISMATCH and PURGE_UNFINISHED. */
export async function purgeUser(
  userId: string,
  emailEcho: string,
  context: RequestContext,
): Promise<Erased> {
  const user = await userToErase(userId, context);
  if (emailEcho !== user.email) throw new Refusal('EMAIL_MISMATCH');
  return unlessUnfinished(purge(user, context));
}
