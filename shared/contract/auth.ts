/** Signing in and out of the administrator's area. */
import * as z from 'zod/mini';
import { paths } from './paths.ts';
import { route } from './route.ts';

/** What is missing is a wrong password or a wrong form, which the page says in its own words. */
const field = z.optional(z.string());

export const auth = {
  /** Sets the cookie that its token belongs to. */
  csrf: route(paths['auth.csrf'], { answer: z.object({ csrfToken: z.string() }) }),
  /**
   * A form of a page: answers 303, to `/admin` or back to the page. For who has a second factor it
   * comes twice: with the password, then with a code.
   */
  login: route(paths['auth.login'], {
    body: z.object({ csrfToken: field, email: field, password: field, code: field }),
    bodyAs: 'form',
    answer: z.unknown(),
  }),
  logout: route(paths['auth.logout'], { answer: z.object({ ok: z.literal(true) }) }),
  whoami: route(paths['auth.whoami'], {
    answer: z.object({ admin: z.object({ id: z.string(), email: z.string() }) }),
  }),
};
