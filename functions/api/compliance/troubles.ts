/** The newest bounces and complaints, with the current state of each user. */
import { endpoint } from '#functions/kit/endpoint.ts';
import { deliveryProblems } from '#functions/store/ledger.ts';
import { usersById } from '#functions/store/users.ts';
import { compliance, recentTroubles } from '#shared/contract/compliance.ts';
import { subscriptionStatus } from '#shared/domain/subscription-status.ts';

export const handler = endpoint(compliance.troubles).answers(async (_asked, { now }) => {
  const newest = await deliveryProblems.newest(recentTroubles);
  const users = await usersById(newest.map(({ userId }) => userId));
  const items = newest.flatMap(({ userId, kind, at }) => {
    const user = users.get(userId);
    if (!user) return [];
    const { email, number: userNumber, state } = user;
    const status = subscriptionStatus(user, now);
    return [{ userId, email, userNumber, kind, at, state, status }];
  });
  return { ok: true, items };
});
