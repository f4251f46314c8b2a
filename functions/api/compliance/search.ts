/** Finds a person by address: whether they may be mailed, and why not. */

import { findByAddress } from '#functions/flows/admin/find-user.ts';
import { keptAwayBy } from '#functions/flows/admin/set-by-admin.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { compliance } from '#shared/contract/compliance.ts';
import { refusals } from '#shared/contract/refusal.ts';
import { subscriptionStatus } from '#shared/domain/subscription-status.ts';

export const handler = endpoint(compliance.search).answers(async ({ params }, { now }) => {
  const user = await findByAddress(params.address);
  const because = await keptAwayBy(user);
  const { id: userId, email, number: userNumber, state, unsubscribedAt, endedBy } = user;
  const { pausedFrom, pausedUntil } = user;
  const isPaused = state === 'paused';
  return {
    ok: true,
    userId,
    email,
    userNumber,
    unsubscribed: state === 'unsubscribed',
    ...(unsubscribedAt && { unsubscribedAt }),
    state,
    status: subscriptionStatus(user, now),
    ...(isPaused && pausedFrom && { pausedFrom }),
    ...(isPaused && pausedUntil && { pausedUntil }),
    ...(endedBy && { endedBy }),
    ...(because && { keptAway: refusals[because][1] }),
  };
});
