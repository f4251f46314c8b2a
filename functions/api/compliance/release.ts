/** Takes a mail that was put aside as somebody's reply. */
import { releaseMail } from '#functions/flows/admin/release-mail.ts';
import { warmReader } from '#functions/flows/replies/interpret.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { compliance } from '#shared/contract/compliance.ts';

await warmReader();

export const handler = endpoint(compliance.release).answers(async ({ params, body }, context) => ({
  ok: true,
  ...(await releaseMail(params.id, body, context)),
}));
