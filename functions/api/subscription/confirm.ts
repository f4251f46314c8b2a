/** "Confirm my address": grants nothing but that the letters go on. */

import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import { knownSigns } from '#functions/adapters/signing.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { users } from '#functions/store/users.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { subscription as route } from '#shared/contract/subscription.ts';
import { readLinkToken } from '#shared/domain/link-token.ts';

export const handler = endpoint(route.confirm).answers(async ({ query }, { now }) => {
  const userId = readLinkToken(query.token ?? '', 'confirm', knownSigns());
  if (!userId) throw new Refusal('BAD_TOKEN');
  try {
    await users.change(userId, { confirmedAt: now.toISOString() });
  } catch (problem) {
    // A user who was purged has nothing left to confirm, and is not told apart from one who was not.
    if (!(problem instanceof ConditionFailed)) throw problem;
  }
  return { ok: true, message: 'Your address is confirmed.' };
});
