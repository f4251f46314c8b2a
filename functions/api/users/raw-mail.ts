/** A user's raw mail, downloaded as a text file. */
import { mostMailBytes, showMail } from '#functions/flows/admin/show-mail.ts';
import { endpoint, RawResponse } from '#functions/kit/endpoint.ts';
import { users as route } from '#shared/contract/users.ts';

/** As plain text, because a stranger may have written it: the browser must not render it. */
const headersFor = (mailId: string, size: number) => ({
  'content-type': 'text/plain; charset=utf-8',
  'content-disposition': `attachment; filename="${mailId}${
    size > mostMailBytes ? '-beginning' : ''
  }.txt"`,
  'content-security-policy': "sandbox; default-src 'none'",
  'x-mail-bytes': String(size),
});

export const handler = endpoint(route.rawMail).answers(async ({ params }, context) => {
  const { bytes, size } = await showMail(params.user_id, params.mail_id, context);
  return new RawResponse(bytes, headersFor(params.mail_id, size));
});
