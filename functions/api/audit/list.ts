/** What administrators did, newest first, one page at a time. */
import { listAudit } from '#functions/flows/admin/list-audit.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { audit } from '#functions/store/audit.ts';
import { audit as route } from '#shared/contract/audit.ts';
import { usersPerPage } from '#shared/domain/limits.ts';

export const handler = endpoint(route.list).answers(async ({ query }, context) => {
  const { limit = usersPerPage, file, ...rest } = query;
  if (file && !query.cursor) await audit.note({ what: 'export the audit' }, context);
  return { ok: true, ...(await listAudit({ limit, ...rest }, context)) };
});
