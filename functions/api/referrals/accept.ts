/** Accepts an invitation: the letters begin tomorrow. */
import { acceptByLink } from '#functions/flows/subscription/follow-link.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { referrals as route } from '#shared/contract/referrals.ts';

export const handler = endpoint(route.accept).answers(async ({ query }, context) => {
  await acceptByLink(query.token ?? '', context);
  return { ok: true, message: "You're signed up." };
});
