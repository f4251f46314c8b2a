/** Who is signed in. The admin pages ask this before they render. */
import { endpoint } from '#functions/kit/endpoint.ts';
import { auth as route } from '#shared/contract/auth.ts';

export const handler = endpoint(route.whoami).answers(async (_asked, { admin }) => ({
  admin: { id: admin.id, email: admin.email },
}));
