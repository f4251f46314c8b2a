/** What the links of a letter do: leave, confirm an address, or accept an invitation. */
import { knownSigns } from '#functions/adapters/signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { people } from '#functions/store/people.ts';
import { users } from '#functions/store/users.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { readLinkToken } from '#shared/domain/link-token.ts';
import { bringWaitingPlan, confirmAddress } from './confirm-address.ts';
import { beginInvited, comeBack, unsubscribeById } from './set-subscription.ts';

/** Does nothing, and says nothing else, for a token we did not make. */
export async function leaveByLink(token: string, context: RequestContext): Promise<void> {
  const userId = readLinkToken(token, 'unsubscribe', knownSigns());
  context.log.info('unsubscribe asked', { known: userId !== undefined });
  if (userId) await unsubscribeById(userId, context);
}

/**
 * Throws the refusals BAD_TOKEN, and INVITATION_OVER for whoever has declined: a page that opens by
 * itself in a scanner must not take that back.
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
  // A user who was purged has nothing left to confirm, and is not told from one who was not.
  if (found.kind !== 'person') return;
  const { confirmedAt } = found.user;
  const user = confirmedAt ? found.user : await confirmAddress(found.user, context);
  if (!user) return;
  // Whoever follows the link of the last letter is there again; an absence ends at its own time.
  if (user.pausedBy === 'silence') await comeBack(user, context.now);
  else await bringWaitingPlan({ ...found, user }, confirmedAt, context);
}
