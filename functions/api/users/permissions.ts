/** Whether users may be deleted and purged here, and which setting forbids it. */
import { endpoint } from '#functions/kit/endpoint.ts';
import { users as route } from '#shared/contract/users.ts';
import { permissionsOf } from '#shared/domain/permissions.ts';

export const handler = endpoint(route.permissions).answers(async (_asked, { env }) => ({
  ok: true,
  ...permissionsOf(env),
}));
