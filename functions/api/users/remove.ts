/** Deletes somebody, to be restored: the letters end at once, and nothing is lost. */
import { mayDelete } from '#functions/flows/may-delete.ts';
import { removeUser } from '#functions/flows/remove-user.ts';
import { writeDeed } from '#functions/flows/write-deed.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { users as route } from '#shared/contract/users.ts';

export const handler = endpoint(route.remove).answers(async ({ params, body }, scene) => {
  mayDelete(scene);
  if (body.confirm !== 'DELETE') throw new Refusal('CONFIRM_DELETE');
  await writeDeed('delete', params.user_id, scene);
  await removeUser(params.user_id, scene);
  scene.log.info('user deleted', { userId: params.user_id, adminId: scene.admin.id });
  return { ok: true };
});
