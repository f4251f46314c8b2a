/** Erases a mail that was put aside. */
import { discardMail } from '#functions/flows/admin/discard-mail.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { compliance } from '#shared/contract/compliance.ts';

export const handler = endpoint(compliance.discard).answers(async ({ params }, context) => {
  await discardMail(params.id, context);
  return { ok: true };
});
