/** How many of today's users came from each source. */
import { totalsNow } from '#functions/flows/admin/count-activity.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { analytics } from '#shared/contract/analytics.ts';

export const handler = endpoint(analytics.signupSources).answers(
  async () => (await totalsNow()).sources,
);
