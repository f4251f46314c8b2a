/** Resubscribes a person, unless only they can do that. */
import { resubscribeByAdmin } from '#functions/flows/admin/set-by-admin.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { compliance } from '#shared/contract/compliance.ts';

export const handler = endpoint(compliance.resubscribe).answers(async ({ params }, context) => {
  await resubscribeByAdmin(params.id, context);
  return { ok: true };
});
