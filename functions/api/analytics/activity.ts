/** What happened in the last days, a year by the week, and how far those who signed up have come. */
import { activityUntil } from '#functions/flows/admin/count-activity.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { analytics } from '#shared/contract/analytics.ts';

export const handler = endpoint(analytics.activity).answers(async ({ query }, { now }) => ({
  ok: true,
  ...(await activityUntil(now, query.days ?? '90')),
}));
