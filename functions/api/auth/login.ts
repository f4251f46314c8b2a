/** Handles the sign-in form: redirects to the admin area, or back with a code that says why. */
import { type SignedIn, signIn } from '#functions/flows/admin/sign-in.ts';
import { formState } from '#functions/flows/admin/sign-in-form.ts';
import { cookieIn, dropCookie, setCookie } from '#functions/kit/cookies.ts';
import { endpoint, SeeOther, WithCookies } from '#functions/kit/endpoint.ts';
import { isForeign } from '#functions/kit/request-origin.ts';
import { auth as route } from '#shared/contract/auth.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { signInAgain } from '#shared/contract/sign-in-problems.ts';
import { deviceMaxMs } from '#shared/domain/limits.ts';

const codeOf = { wrong: '1', 'too-many': '3' } as const satisfies Record<
  Exclude<SignedIn['kind'], 'in'>,
  string
>;

export const handler = endpoint(route.login).answers(async ({ body }, context) => {
  const { env, now, visit } = context;
  if (isForeign(visit.headers, env)) throw new Refusal('FOREIGN_ORIGIN');
  const cookie = (name: 'session' | 'form' | 'device') => cookieIn(visit.cookies, name, env);

  const form = formState(body.csrfToken, cookie('form'), now);
  if (form === 'strange') throw new Refusal('BAD_CSRF');
  if (form === 'late') return new SeeOther(signInAgain('2'));

  const { email = '', password = '' } = body;
  const attempt = { email, password, session: cookie('session'), device: cookie('device') };
  const outcome = await signIn(attempt, context);
  if (outcome.kind !== 'in') return new SeeOther(signInAgain(codeOf[outcome.kind]));

  return new WithCookies(new SeeOther('/admin'), [
    setCookie('session', outcome.session, env),
    setCookie('device', outcome.device, env, deviceMaxMs / 1000),
    // The browser gets a new name for its next form, so this form can't be sent twice.
    dropCookie('form', env),
  ]);
});
