/** Invites somebody from the waitlist, once in their life. */
import type { AdminContext } from '#functions/context.ts';
import { audit } from '#functions/store/audit.ts';
import { waitingWhom, waitlist } from '#functions/store/waitlist.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { subscriptionStatus } from '#shared/domain/subscription-status.ts';
import { waitlistSource } from '#shared/domain/waitlist-source.ts';
import { landingZone } from '#shared/domain/zones.ts';
import { invitationLimits, inviteOnce } from '../signup/invite.ts';

/**
 * The letter and the page it leads to speak of Central time, as they do to everyone who is invited.
 * Throws NOT_WAITING, and what `inviteOnce` throws.
 */
export async function inviteWaiting(typed: string, context: AdminContext) {
  const address = normalizeEmail(typed);
  const waiting = address.ok ? await waitlist.find(address.email) : undefined;
  if (!waiting) throw new Refusal('NOT_WAITING');
  const { email } = waiting;
  await audit.note({ what: 'invite', whom: waitingWhom(waiting) }, context);
  const source = waitlistSource(context.env.WAITLIST_WORD);
  const { outcome, user } = await inviteOnce(
    { email, zone: landingZone, source },
    invitationLimits(email, context),
    context,
  );
  context.log.info('invited from the waitlist', { outcome, admin: context.admin.id });
  return { outcome, ...(user && { status: subscriptionStatus(user, context.now) }) };
}
