/** The first step of signing up: an address and a time zone. */

import { signUp } from '#functions/flows/signup/sign-up.ts';
import { browserCookie, browserIn, sameStartMs } from '#functions/flows/signup/signup-browser.ts';
import { cookieIn, setCookie } from '#functions/kit/cookies.ts';
import { endpoint, WithCookies } from '#functions/kit/endpoint.ts';
import { onboarding as route } from '#shared/contract/onboarding.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { isZone } from '#shared/domain/zones.ts';

export const handler = endpoint(route.createUser).answers(async ({ body }, context) => {
  const address = normalizeEmail(body.email);
  if (!address.ok) throw new Refusal('INVALID_EMAIL');
  if (!isZone(body.timezone)) throw new Refusal('INVALID_TIMEZONE');

  const userId = await signUp(
    {
      email: address.email,
      zone: body.timezone,
      zoneSource: body.timezone_source ?? 'default',
      source: 'landing_page',
    },
    context,
  );
  const { env, visit } = context;
  const cookie = browserCookie(browserIn(cookieIn(visit.cookies, 'signup', env)), body.timezone);
  return new WithCookies({ ok: true, message: 'Welcome. One question before we start.', userId }, [
    setCookie('signup', cookie, env, sameStartMs / 1000),
  ]);
});
