/** Removes a file for good. */
import { removeDownload } from '#functions/flows/remove-download.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { downloads as route } from '#shared/contract/downloads.ts';

export const handler = endpoint(route.remove).answers(async ({ params }, scene) => {
  await removeDownload(params.id, scene);
  scene.log.info('file removed', { id: params.id, adminId: scene.admin.id });
  return { ok: true };
});
