/** Ends the session here and in the browser; succeeds without one, too. */
import { cookieIn, dropCookie } from '#functions/kit/cookies.ts';
import { endpoint, WithCookies } from '#functions/kit/endpoint.ts';
import { isForeign } from '#functions/kit/request-origin.ts';
import { sessions } from '#functions/store/sessions.ts';
import { auth as route } from '#shared/contract/auth.ts';
import { Refusal } from '#shared/contract/refusal.ts';

export const handler = endpoint(route.logout).answers(async (_asked, { visit, env }) => {
  if (isForeign(visit.headers, env)) throw new Refusal('FOREIGN_ORIGIN');
  const session = cookieIn(visit.cookies, 'session', env);
  if (session !== undefined) await sessions.end(session);
  return new WithCookies<{ ok: true }>({ ok: true }, [dropCookie('session', env)]);
});
