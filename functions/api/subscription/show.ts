/** What is behind the one-click address when it is only opened; nothing changes. */
import { canLeaveBy } from '#functions/flows/touchpoints/links.ts';
import { endpoint, SeeOther } from '#functions/kit/endpoint.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { subscription as route } from '#shared/contract/subscription.ts';

/**
 * A browser is led to the page that asks. The page itself is told whether the token is one of ours,
 * which says nothing of anybody: a person who was erased has a good token too.
 */
export const handler = endpoint(route.show).answers(async ({ query }, { env, visit }) => {
  const token = query.token ?? '';
  if (visit.headers['accept'] !== 'application/json') {
    return new SeeOther(`${env.PUBLIC_BASE_URL}/unsubscribe?token=${encodeURIComponent(token)}`);
  }
  if (!canLeaveBy(token)) throw new Refusal('BAD_TOKEN');
  return { ok: true };
});
