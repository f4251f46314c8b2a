/** What the links in a letter do: unsubscribe, confirm an address, accept an invitation. */
import { knownSigns } from '#functions/adapters/signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { people } from '#functions/store/people.ts';
import { users } from '#functions/store/users.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { readLinkToken } from '#shared/domain/link-token.ts';
import { bringWaitingPlan, confirmAddress } from './confirm-address.ts';
import { beginInvited, comeBack, unsubscribeById } from './set-subscription.ts';

/** Does nothing for a token that we did not make, and gives the same answer. */
export async function leaveByLink(token: string, context: RequestContext): Promise<void> {
  const userId = readLinkToken(token, 'unsubscribe', knownSigns());
  context.log.info('unsubscribe asked', { known: userId !== undefined });
  if (userId) await unsubscribeById(userId, context);
}

/**
 * Throws BAD_TOKEN, and INVITATION_OVER for a person who has declined: a scanner that opens the
 * page must not undo that.
 */
export async function acceptByLink(token: string, context: RequestContext): Promise<void> {
  const userId = readLinkToken(token, 'accept', knownSigns());
  if (!userId) throw new Refusal('BAD_TOKEN');
  const user = await users.find(userId);
  const now = user?.state === 'invited' ? await beginInvited(user, context) : user;
  const isHere = now?.state === 'active' || now?.state === 'paused';
  if (!isHere) throw new Refusal('INVITATION_OVER');
}

/** Throws the refusal BAD_TOKEN. */
export async function confirmByLink(token: string, context: RequestContext): Promise<void> {
  const userId = readLinkToken(token, 'confirm', knownSigns());
  if (!userId) throw new Refusal('BAD_TOKEN');
  const found = await people.find(userId, context.now);
  // An erased user has nothing to confirm and gets the same answer as others.
  if (found.kind !== 'person') return;
  const { confirmedAt } = found.user;
  const user = confirmedAt ? found.user : await confirmAddress(found.user, context);
  if (!user) return;
  // The pause letter's link ends a pause for silence. An absence ends at its own time.
  if (user.pausedBy === 'silence') await comeBack(user, context.now);
  else await bringWaitingPlan({ ...found, user }, confirmedAt, context);
}
