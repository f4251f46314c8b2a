/** Shows one user to an administrator. */
import { showUser } from '#functions/flows/admin/show-user.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { users as route } from '#shared/contract/users.ts';

export const handler = endpoint(route.show).answers(async ({ params, query }, context) => ({
  ok: true,
  ...(await showUser(params.user_id, query.before, context)),
}));
