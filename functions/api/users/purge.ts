/** Erases somebody for ever: their address is typed once more, and nothing of them is kept. */

import { auditAction } from '#functions/flows/admin/audit.ts';
import { mayPurge } from '#functions/flows/erasure/may-delete.ts';
import { purgeUser } from '#functions/flows/erasure/purge-user.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { users as route } from '#shared/contract/users.ts';

export const handler = endpoint(route.purge).answers(async ({ params, body }, context) => {
  mayPurge(context);
  if (body.confirm !== 'PURGE') throw new Refusal('CONFIRM_PURGE');
  await auditAction('purge', params.user_id, context);
  await purgeUser(params.user_id, body.emailEcho ?? '', context);
  context.log.info('user purged', { userId: params.user_id, adminId: context.admin.id });
  return { ok: true };
});
