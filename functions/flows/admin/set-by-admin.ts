/** Unsubscribes and resubscribes users for an administrator, but never against the owner's word. */
import type { AdminContext } from '#functions/context.ts';
import { audit } from '#functions/store/audit.ts';
import { people } from '#functions/store/people.ts';
import { Refusal, type RefusalCode } from '#shared/contract/refusal.ts';
import type { EndedBy } from '#shared/domain/delivery.ts';
import type { User } from '#shared/domain/user.ts';
import { resubscribe, unsubscribe } from '../subscription/set-subscription.ts';
import { userForAdmin } from './find-user.ts';

/**
 * Reasons that only the owner can undo: an administrator cannot know that a mailbox accepts mail
 * again. A mailbox that was full may be tried again.
 */
const ownersAlone: Readonly<Record<EndedBy, RefusalCode | undefined>> = {
  complaint: 'USER_HAS_COMPLAINED',
  bounce: 'MAILBOX_BOUNCES',
  'suppression-list': 'LISTED_AT_SES',
  'soft-bounces': undefined,
};

/** Why an administrator may not resubscribe a user; undefined if they may, or need not. */
export async function keptAwayBy(user: User): Promise<RefusalCode | undefined> {
  const { state, endedBy } = user;
  if (state === 'deleted') return 'USER_IS_DELETED';
  if (state === 'invited') return 'NEVER_ACCEPTED';
  if (state !== 'unsubscribed' && state !== 'suppressed') return undefined;
  if (endedBy && ownersAlone[endedBy]) return ownersAlone[endedBy];
  // Somebody else gave us the address, and its owner has only ever declined.
  const isStillInvited = (await people.holderOf(user.email))?.invited;
  return isStillInvited ? 'NEVER_ACCEPTED' : undefined;
}

/** Throws what `userForAdmin` throws. A repeated call finishes what a crash left undone. */
export async function unsubscribeByAdmin(userId: string, context: AdminContext): Promise<void> {
  const user = await userForAdmin(userId);
  await audit.note({ what: 'unsubscribe', whom: { userId } }, context);
  const changed = await unsubscribe(user, context, { byAdmin: context.admin.id });
  context.log.info('unsubscribed by administrator', { userId, changed, admin: context.admin.id });
}

/** Throws what `userForAdmin` throws, and the refusals of `keptAwayBy`. */
export async function resubscribeByAdmin(userId: string, context: AdminContext): Promise<void> {
  const user = await userForAdmin(userId);
  const because = await keptAwayBy(user);
  if (because) throw new Refusal(because);
  await audit.note({ what: 'resubscribe', whom: { userId } }, context);
  const changed = await resubscribe(user, context, { byAdmin: context.admin.id });
  context.log.info('resubscribed by administrator', { userId, changed, admin: context.admin.id });
}
