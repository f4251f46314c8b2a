/** The waitlist, newest first, one page at a time, with its figures. */
import { listWaiting } from '#functions/flows/admin/list-waiting.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { audit } from '#functions/store/audit.ts';
import { waitlist as route } from '#shared/contract/waitlist.ts';
import { usersPerPage } from '#shared/domain/limits.ts';

export const handler = endpoint(route.list).answers(async ({ query }, context) => {
  const { limit = usersPerPage, file, ...rest } = query;
  if (file && !query.cursor) await audit.note({ what: 'export the waitlist' }, context);
  return { ok: true, ...(await listWaiting({ limit, ...rest }, context)) };
});
