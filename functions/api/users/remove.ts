/** Deletes a user. The letters stop at once; the user can be restored. */
import { removeUser } from '#functions/flows/erasure/remove-user.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { audit } from '#functions/store/audit.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { users as route } from '#shared/contract/users.ts';
import { permissionsOf } from '#shared/domain/permissions.ts';

export const handler = endpoint(route.remove).answers(async ({ params, body }, context) => {
  if (!permissionsOf(context.env).canDelete) throw new Refusal('DELETES_OFF');
  if (body.confirm !== 'DELETE') throw new Refusal('CONFIRM_DELETE');
  await audit.note({ what: 'delete', whom: { userId: params.user_id } }, context);
  await removeUser(params.user_id, context);
  context.log.info('user deleted', { userId: params.user_id, adminId: context.admin.id });
  return { ok: true };
});
