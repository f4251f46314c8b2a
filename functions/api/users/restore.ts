/** Brings somebody who was deleted back as they were, their letters included. */
import { mayDelete } from '#functions/flows/may-delete.ts';
import { restoreUser } from '#functions/flows/remove-user.ts';
import { writeDeed } from '#functions/flows/write-deed.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { users as route } from '#shared/contract/users.ts';

export const handler = endpoint(route.restore).answers(async ({ params }, scene) => {
  mayDelete(scene);
  await writeDeed('restore', params.user_id, scene);
  await restoreUser(params.user_id, scene);
  scene.log.info('user restored', { userId: params.user_id, adminId: scene.admin.id });
  return { ok: true };
});
