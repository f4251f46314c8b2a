/** Restores a deleted user together with their letters. */
import { restoreUser } from '#functions/flows/erasure/remove-user.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { audit } from '#functions/store/audit.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { users as route } from '#shared/contract/users.ts';
import { permissionsOf } from '#shared/domain/permissions.ts';

export const handler = endpoint(route.restore).answers(async ({ params }, context) => {
  if (!permissionsOf(context.env).canDelete) throw new Refusal('DELETES_OFF');
  await audit.note({ what: 'restore', whom: { userId: params.user_id } }, context);
  await restoreUser(params.user_id, context);
  context.log.info('user restored', { userId: params.user_id, adminId: context.admin.id });
  return { ok: true };
});
