/** Reads a reply again with today's reader, beside the earlier result. Saves nothing. */
import { readAgain } from '#functions/flows/admin/read-again.ts';
import { warmReader } from '#functions/flows/replies/interpret.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { users as route } from '#shared/contract/users.ts';

await warmReader();

export const handler = endpoint(route.readAgain).answers(async ({ params }, context) => ({
  ok: true,
  ...(await readAgain(params.user_id, params.reply_id, context)),
}));
