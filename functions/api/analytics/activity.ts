/** Sign-ups, replies and letters of the last 90 days, by the day. */
import { daysUntil, inAll } from '#functions/flows/admin/count-activity.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { analytics } from '#shared/contract/analytics.ts';
import { activityDays } from '#shared/domain/limits.ts';

export const handler = endpoint(analytics.activity).answers(async (_asked, { now }) => {
  const days = await daysUntil(now, activityDays);
  return { ok: true, days, totals: inAll(days) };
});
