/** How many users there are, and how many signed up recently. */
import { sum, totalsNow, usersByDay } from '#functions/flows/admin/count-activity.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { analytics } from '#shared/contract/analytics.ts';

export const handler = endpoint(analytics.recentSignups).answers(async (_asked, { now }) => {
  const [{ users }, days] = await Promise.all([totalsNow(), usersByDay(now, 30)]);
  return {
    ok: true,
    totalUsers: users,
    today: sum(days.slice(-1)),
    last7Days: sum(days.slice(-7)),
    last30Days: sum(days),
  };
});
