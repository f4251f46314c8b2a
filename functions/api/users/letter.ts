/** A letter as HTML for a sandboxed frame. */
import { showLetter } from '#functions/flows/admin/show-letter.ts';
import { endpoint, RawResponse } from '#functions/kit/endpoint.ts';
import { users as route } from '#shared/contract/users.ts';

/** The sandbox runs no script, follows no link out of the frame, and fetches nothing. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

export const handler = endpoint(route.letter).answers(async ({ params }, context) => {
  const html = await showLetter(params.user_id, params.letter_id, context);
  return new RawResponse(html, headers);
});
