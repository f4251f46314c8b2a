/** The table of users, newest first, one page at a time. */
import { listUsers } from '#functions/flows/admin/list-users.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { users as route } from '#shared/contract/users.ts';
import { usersPerPage } from '#shared/domain/limits.ts';

export const handler = endpoint(route.list).answers(async ({ query }, context) => {
  const { showDeleted, limit = usersPerPage, ...rest } = query;
  const list = await listUsers({ showDeleted: showDeleted === 'true', limit, ...rest }, context);
  return { ok: true, ...list };
});
