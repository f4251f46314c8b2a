/** Unsubscribes by the link's token; the same answer for a token we do not know (RFC 8058). */
import { knownSigns } from '#functions/adapters/signing.ts';
import { unsubscribeById } from '#functions/flows/set-subscription.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { subscription as route } from '#shared/contract/subscription.ts';
import { readLinkToken } from '#shared/domain/link-token.ts';

export const handler = endpoint(route.unsubscribe).answers(async ({ query }, scene) => {
  const userId = readLinkToken(query.token ?? '', 'unsubscribe', knownSigns());
  if (userId) await unsubscribeById(userId, scene);
  scene.log.info('unsubscribe asked', { known: userId !== undefined });
  return { ok: true, message: 'You are unsubscribed. We will not write again.' };
});
