/** Gives the sign-in form its token, and the browser a name that the token is bound to. */
import { browserName, formToken } from '#functions/flows/admin/sign-in-form.ts';
import { cookieIn, setCookie } from '#functions/kit/cookies.ts';
import { endpoint, WithCookies } from '#functions/kit/endpoint.ts';
import { auth as route } from '#shared/contract/auth.ts';

export const handler = endpoint(route.csrf).answers(async (_asked, { visit, env, now }) => {
  // The browser keeps its name, or a second tab would invalidate the first tab's form.
  const browser = browserName(cookieIn(visit.cookies, 'form', env));
  const csrfToken = formToken(browser, now);
  return new WithCookies({ csrfToken }, [setCookie('form', browser, env)]);
});
