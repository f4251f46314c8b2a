/** The newest first letters: recipient, time and message id. */
import { endpoint } from '#functions/kit/endpoint.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger } from '#functions/store/ledger.ts';
import { usersById } from '#functions/store/users.ts';
import { monitor } from '#shared/contract/monitor.ts';

export const handler = endpoint(monitor.recent).answers(async ({ query }) => {
  const rows = await ledger.onboarding(query.limit);
  const users = await usersById(rows.map(keys.ownerOf));
  const items = rows.flatMap((row) => {
    const user = users.get(keys.ownerOf(row));
    const { at: sentAt = '', messageId = 'simulated' } = row;
    if (!user) return [];
    const { email, number: userNumber } = user;
    return [{ email, userNumber, sentAt, messageId }];
  });
  return { ok: true, items };
});
