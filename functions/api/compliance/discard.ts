/** Erases a mail that was put aside. */
import { discardMail } from '#functions/flows/discard-mail.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { compliance } from '#shared/contract/compliance.ts';

export const handler = endpoint(compliance.discard).answers(async ({ params }, scene) => {
  await discardMail(params.id, scene);
  return { ok: true };
});
