/** Brings somebody who was deleted back as they were, their letters included. */

import { auditAction } from '#functions/flows/admin/audit.ts';
import { mayDelete } from '#functions/flows/erasure/may-delete.ts';
import { restoreUser } from '#functions/flows/erasure/remove-user.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { users as route } from '#shared/contract/users.ts';

export const handler = endpoint(route.restore).answers(async ({ params }, context) => {
  mayDelete(context);
  await auditAction('restore', params.user_id, context);
  await restoreUser(params.user_id, context);
  context.log.info('user restored', { userId: params.user_id, adminId: context.admin.id });
  return { ok: true };
});
