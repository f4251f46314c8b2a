/** Leaving and coming back by an administrator, who was asked to: not against the owner's word. */
import type { AdminContext } from '#functions/context.ts';
import { people } from '#functions/store/people.ts';
import { Refusal, type RefusalCode } from '#shared/contract/refusal.ts';
import type { EndedBy } from '#shared/domain/delivery.ts';
import type { User } from '#shared/domain/user.ts';
import { resubscribe, unsubscribe } from '../subscription/set-subscription.ts';
import { userForAdmin } from './find-user.ts';

/**
 * What ended letters so that its owner alone brings them back: an administrator cannot
 * know that a mailbox wants or takes mail again. One that was only full may be tried again.
 */
const ownersAlone: Readonly<Record<EndedBy, RefusalCode | undefined>> = {
  complaint: 'USER_HAS_COMPLAINED',
  bounce: 'MAILBOX_BOUNCES',
  'suppression-list': 'LISTED_AT_SES',
  'soft-bounces': undefined,
};

/** Why an administrator may not bring the letters back; undefined where they may, or need not. */
export async function keptAwayBy(user: User): Promise<RefusalCode | undefined> {
  const { state, endedBy } = user;
  if (state === 'invited') return 'NEVER_ACCEPTED';
  if (state !== 'unsubscribed' && state !== 'suppressed') return undefined;
  if (endedBy && ownersAlone[endedBy]) return ownersAlone[endedBy];
  // Somebody else gave us the address, and its owner has said no word but that they want none.
  const isStillInvited = (await people.holderOf(user.email))?.invited;
  return isStillInvited ? 'NEVER_ACCEPTED' : undefined;
}

/** Throws as `userForAdmin` does. Asked twice it mends what a crash left undone. */
export async function unsubscribeByAdmin(userId: string, context: AdminContext): Promise<void> {
  const user = await userForAdmin(userId);
  const changed = await unsubscribe(user, context, { byAdmin: context.admin.id });
  context.log.info('unsubscribed by administrator', { userId, changed, admin: context.admin.id });
}

/** Throws as `userForAdmin` does, and the refusals of `keptAwayBy`. */
export async function resubscribeByAdmin(userId: string, context: AdminContext): Promise<void> {
  const user = await userForAdmin(userId);
  const because = await keptAwayBy(user);
  if (because) throw new Refusal(because);
  const changed = await resubscribe(user, context, { byAdmin: context.admin.id });
  context.log.info('resubscribed by administrator', { userId, changed, admin: context.admin.id });
}
