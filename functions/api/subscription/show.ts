/** A browser that opens the one-click address is led to the page that asks; nothing changes. */
import { endpoint, SeeOther } from '#functions/kit/endpoint.ts';
import { subscription as route } from '#shared/contract/subscription.ts';

export const handler = endpoint(route.show).answers(async ({ query }, { env }) => {
  const token = encodeURIComponent(query.token ?? '');
  return new SeeOther(`${env.PUBLIC_BASE_URL}/unsubscribe?token=${token}`);
});
