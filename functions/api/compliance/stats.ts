/** How many people may be mailed, and who left recently. */
import { endpoint } from '#functions/kit/endpoint.ts';
import { consents } from '#functions/store/consents.ts';
import { counters } from '#functions/store/counters.ts';
import { keys } from '#functions/store/keys.ts';
import { usersById } from '#functions/store/users.ts';
import { compliance, recentDepartures } from '#shared/contract/compliance.ts';

export const handler = endpoint(compliance.stats).answers(async () => {
  const [totals, rows] = await Promise.all([
    counters.totals(),
    consents.departures(recentDepartures),
  ]);
  const { subscribed = 0, unsubscribed = 0, suppressed = 0 } = totals;
  const users = await usersById(rows.map(keys.ownerOf));
  const lastUnsubs = rows.flatMap((row) => {
    const user = users.get(keys.ownerOf(row));
    if (!user) return [];
    const { id: userId, email, number: userNumber } = user;
    return [{ userId, email, userNumber, unsubscribedAt: row.at }];
  });
  return { ok: true, subscribed, unsubscribed, suppressed, lastUnsubs };
});
