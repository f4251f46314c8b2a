/**
 * Handles the sign-in form, with a password or a code: redirects to the admin area, to the second
 * step, or back with a code that says why.
 */
import { giveCode, type SignedIn, signIn } from '#functions/flows/admin/sign-in.ts';
import { formState } from '#functions/flows/admin/sign-in-form.ts';
import { type CookieName, cookieIn, dropCookie, setCookie } from '#functions/kit/cookies.ts';
import { endpoint, SeeOther, WithCookies } from '#functions/kit/endpoint.ts';
import { isForeign } from '#functions/kit/request-origin.ts';
import { auth as route } from '#shared/contract/auth.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { codeAgain, secondStepAt, signInAgain } from '#shared/contract/sign-in-problems.ts';
import { deviceMaxMs, secondStepMaxMs } from '#shared/domain/limits.ts';

/** Where a refusal leads. */
const backFrom = {
  wrong: signInAgain('1'),
  late: signInAgain('2'),
  'too-many': signInAgain('3'),
  'wrong-code': codeAgain('code', '4'),
  'too-many-codes': codeAgain('recovery', '5'),
  'wrong-recovery-code': codeAgain('recovery', '6'),
} as const satisfies Record<Exclude<SignedIn['kind'], 'in' | 'half'>, string>;

export const handler = endpoint(route.login).answers(async ({ body }, context) => {
  const { env, now, visit } = context;
  if (isForeign(visit.headers, env)) throw new Refusal('FOREIGN_ORIGIN');
  const cookie = (name: CookieName) => cookieIn(visit.cookies, name, env);

  const form = cookie('form');
  const state = formState(body.csrfToken, form, now);
  if (state === 'strange' || form === undefined) throw new Refusal('BAD_CSRF');
  if (state === 'late') return new SeeOther(signInAgain('2'));

  const { email = '', password = '', code } = body;
  const from = {
    form,
    session: cookie('session'),
    device: cookie('device'),
    userAgent: visit.headers['user-agent'],
  };
  const outcome =
    code === undefined
      ? await signIn({ ...from, email, password }, context)
      : await giveCode({ ...from, second: cookie('second'), code }, context);
  if (outcome.kind === 'half') {
    const second = setCookie('second', outcome.second, env, secondStepMaxMs / 1000);
    return new WithCookies(new SeeOther(secondStepAt('code')), [second]);
  }
  if (outcome.kind !== 'in') return new SeeOther(backFrom[outcome.kind]);

  return new WithCookies(new SeeOther('/admin'), [
    setCookie('session', outcome.session, env),
    setCookie('device', outcome.device, env, deviceMaxMs / 1000),
    // The browser gets a new name for its next form, so this form can't be sent twice.
    dropCookie('form', env),
    ...(code === undefined ? [] : [dropCookie('second', env)]),
  ]);
});
