/** How many people have each status, and who left recently. */
import { endpoint } from '#functions/kit/endpoint.ts';
import { consents } from '#functions/store/consents.ts';
import { counters, livingIn, statusesIn } from '#functions/store/counters.ts';
import { keys } from '#functions/store/keys.ts';
import { usersById } from '#functions/store/users.ts';
import { compliance, recentDepartures } from '#shared/contract/compliance.ts';
import { subscriptionStatus } from '#shared/domain/subscription-status.ts';

export const handler = endpoint(compliance.stats).answers(async (_asked, { now }) => {
  const [totals, rows] = await Promise.all([
    counters.totals(),
    consents.departures(recentDepartures),
  ]);
  const total = livingIn(totals);
  const users = await usersById(rows.map(keys.ownerOf));
  const lastUnsubs = rows.flatMap((row) => {
    const user = users.get(keys.ownerOf(row));
    if (!user) return [];
    const { id: userId, email, number: userNumber } = user;
    const status = subscriptionStatus(user, now);
    return [{ userId, email, userNumber, unsubscribedAt: row.at, status }];
  });
  return {
    ok: true,
    ...statusesIn(totals),
    total,
    deleted: (totals['users'] ?? 0) - total,
    lastUnsubs,
  };
});
