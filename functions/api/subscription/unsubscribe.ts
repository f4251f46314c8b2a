/** Unsubscribes by the link's token; an unknown token gets the same answer (RFC 8058). */
import { leaveByLink } from '#functions/flows/subscription/follow-link.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { subscription as route } from '#shared/contract/subscription.ts';

export const handler = endpoint(route.unsubscribe).answers(async ({ query }, context) => {
  await leaveByLink(query.token ?? '', context);
  return { ok: true, message: 'You are unsubscribed. We will not write again.' };
});
