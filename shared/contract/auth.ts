/** Signing in and out of the administrator's area. */
import * as z from 'zod/mini';
import { paths } from './paths.ts';
import { route } from './route.ts';

export const auth = {
  whoami: route(paths['auth.whoami'], {
    answer: z.object({ admin: z.object({ id: z.string(), email: z.string() }) }),
  }),
};
