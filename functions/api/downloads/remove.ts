/** Removes a file for good. */
import { removeDownload } from '#functions/flows/exports/kept-files.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { downloads as route } from '#shared/contract/downloads.ts';

export const handler = endpoint(route.remove).answers(async ({ params }, context) => {
  await removeDownload(params.id, context);
  context.log.info('file removed', { id: params.id, adminId: context.admin.id });
  return { ok: true };
});
