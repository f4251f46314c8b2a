/** Changes how an administrator signs in; keeps this browser signed in where all others are out. */
import { changeSignIn } from '#functions/flows/admin/own-sign-in.ts';
import { setCookie } from '#functions/kit/cookies.ts';
import { endpoint, WithCookies } from '#functions/kit/endpoint.ts';
import { sessions } from '#functions/store/sessions.ts';
import { signIn as route } from '#shared/contract/sign-in.ts';
import { browserWords } from '#shared/domain/browser-words.ts';

export const handler = endpoint(route.change).answers(async ({ body }, context) => {
  const { visit, env, now } = context;
  const { setup, codes, anew } = await changeSignIn(body, context);
  const answer = {
    ok: true as const,
    ...(setup && { setup }),
    ...(codes && { codes: [...codes] }),
  };
  if (!anew) return answer;
  const session = await sessions.begin(anew, browserWords(visit.headers['user-agent']), now);
  return new WithCookies(answer, [setCookie('session', session, env)]);
});
