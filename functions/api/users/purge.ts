/** Erases a user for good. The administrator types the address to confirm. */
import { purgeUser } from '#functions/flows/erasure/purge.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { audit } from '#functions/store/audit.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { users as route } from '#shared/contract/users.ts';
import { permissionsOf } from '#shared/domain/permissions.ts';

export const handler = endpoint(route.purge).answers(async ({ params, body }, context) => {
  const { canDelete, canPurge } = permissionsOf(context.env);
  if (!canDelete) throw new Refusal('DELETES_OFF');
  if (!canPurge) throw new Refusal('PURGES_OFF');
  if (body.confirm !== 'PURGE') throw new Refusal('CONFIRM_PURGE');
  await audit.note({ what: 'purge', whom: { userId: params.user_id } }, context);
  await purgeUser(params.user_id, body.emailEcho ?? '', context);
  context.log.info('user purged', { userId: params.user_id, adminId: context.admin.id });
  return { ok: true };
});
