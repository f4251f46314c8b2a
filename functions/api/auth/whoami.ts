/** Who is signed in: what a page of the administrator asks before it is drawn. */
import { endpoint } from '#functions/kit/endpoint.ts';
import { auth as route } from '#shared/contract/auth.ts';

export const handler = endpoint(route.whoami).answers(async (_asked, { admin }) => ({
  admin: { id: admin.id, email: admin.email },
}));
