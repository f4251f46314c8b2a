/** The newest bounces and complaints, with the current state of each user. */
import { endpoint } from '#functions/kit/endpoint.ts';
import { deliveryProblems } from '#functions/store/ledger.ts';
import { usersById } from '#functions/store/users.ts';
import { compliance, recentTroubles } from '#shared/contract/compliance.ts';

export const handler = endpoint(compliance.troubles).answers(async () => {
  const newest = await deliveryProblems.newest(recentTroubles);
  const users = await usersById(newest.map(({ userId }) => userId));
  const items = newest.flatMap(({ userId, kind, at }) => {
    const user = users.get(userId);
    if (!user) return [];
    return [{ userId, email: user.email, userNumber: user.number, kind, at, state: user.state }];
  });
  return { ok: true, items };
});
