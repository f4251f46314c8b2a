/** Erases somebody for ever: their address is typed once more, and nothing of them is kept. */
import { mayPurge } from '#functions/flows/may-delete.ts';
import { purgeUser } from '#functions/flows/purge-user.ts';
import { writeDeed } from '#functions/flows/write-deed.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { users as route } from '#shared/contract/users.ts';

export const handler = endpoint(route.purge).answers(async ({ params, body }, scene) => {
  mayPurge(scene);
  if (body.confirm !== 'PURGE') throw new Refusal('CONFIRM_PURGE');
  await writeDeed('purge', params.user_id, scene);
  await purgeUser(params.user_id, body.emailEcho ?? '', scene);
  scene.log.info('user purged', { userId: params.user_id, adminId: scene.admin.id });
  return { ok: true };
});
