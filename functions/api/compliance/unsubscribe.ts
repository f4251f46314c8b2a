/** Ends a person's letters at once, because they asked an administrator for it. */
import { unsubscribeByAdmin } from '#functions/flows/admin/set-by-admin.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { compliance } from '#shared/contract/compliance.ts';

export const handler = endpoint(compliance.unsubscribe).answers(async ({ params }, context) => {
  await unsubscribeByAdmin(params.id, context);
  return { ok: true };
});
