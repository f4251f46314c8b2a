/** Finds a person by address: whether they may be mailed, and why not. */

import { findByAddress } from '#functions/flows/admin/find-user.ts';
import { keptAwayBy } from '#functions/flows/admin/set-by-admin.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { compliance } from '#shared/contract/compliance.ts';
import { refusals } from '#shared/contract/refusal.ts';

export const handler = endpoint(compliance.search).answers(async ({ params }) => {
  const user = await findByAddress(params.address);
  const because = await keptAwayBy(user);
  const { id: userId, email, number: userNumber, state, unsubscribedAt, endedBy } = user;
  return {
    ok: true,
    userId,
    email,
    userNumber,
    unsubscribed: state === 'unsubscribed',
    ...(unsubscribedAt && { unsubscribedAt }),
    state,
    ...(endedBy && { endedBy }),
    ...(because && { keptAway: refusals[because][1] }),
  };
});
