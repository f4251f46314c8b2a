/** Handles a GET of the one-click address. Changes nothing. */
import { canLeaveBy } from '#functions/flows/touchpoints/letter-context.ts';
import { endpoint, SeeOther } from '#functions/kit/endpoint.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { subscription as route } from '#shared/contract/subscription.ts';

/**
 * Redirects a browser to the page that asks. Tells the page itself whether we made the token, which
 * says nothing about a person: the token of an erased person is valid, too.
 */
export const handler = endpoint(route.show).answers(async ({ query }, { env, visit }) => {
  const token = query.token ?? '';
  if (visit.headers['accept'] !== 'application/json') {
    return new SeeOther(`${env.PUBLIC_BASE_URL}/unsubscribe?token=${encodeURIComponent(token)}`);
  }
  if (!canLeaveBy(token)) throw new Refusal('BAD_TOKEN');
  return { ok: true };
});
