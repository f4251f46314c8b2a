/** Confirms an address by its link; the link grants nothing else. */
import { confirmByLink } from '#functions/flows/subscription/follow-link.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { subscription as route } from '#shared/contract/subscription.ts';

export const handler = endpoint(route.confirm).answers(async ({ query }, context) => {
  const next = await confirmByLink(query.token ?? '', context);
  return { ok: true, message: 'Your address is confirmed.', ...(next && { next }) };
});
