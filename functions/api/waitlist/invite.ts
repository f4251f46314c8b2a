/** Invites an address that waits, by the rules for one that a visitor gives us. */
import { inviteWaiting } from '#functions/flows/admin/invite-waiting.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { waitlist as route } from '#shared/contract/waitlist.ts';

export const handler = endpoint(route.invite).answers(async ({ body }, context) => ({
  ok: true,
  ...(await inviteWaiting(body.email, context)),
}));
