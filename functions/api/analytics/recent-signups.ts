/** How many users there are, and how many signed up recently. */
import { daysUntil, signupsOf, totalsNow } from '#functions/flows/admin/count-activity.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { analytics } from '#shared/contract/analytics.ts';

export const handler = endpoint(analytics.recentSignups).answers(async (_asked, { now }) => {
  const [{ users }, days] = await Promise.all([totalsNow(), daysUntil(now, 30)]);
  return {
    ok: true,
    totalUsers: users,
    today: signupsOf(days.slice(-1)),
    last7Days: signupsOf(days.slice(-7)),
    last30Days: signupsOf(days),
  };
});
