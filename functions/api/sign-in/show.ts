/** How an administrator signs in, and where they are signed in. */
import { ownRow } from '#functions/flows/admin/own-sign-in.ts';
import { cookieIn } from '#functions/kit/cookies.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { sessions } from '#functions/store/sessions.ts';
import { signIn as route } from '#shared/contract/sign-in.ts';
import { browserWords } from '#shared/domain/browser-words.ts';

export const handler = endpoint(route.show).answers(async (_asked, context) => {
  const { visit, env, now } = context;
  const admin = await ownRow(context);
  const own = cookieIn(visit.cookies, 'session', env) ?? '';
  const shown = (await sessions.of(admin, now)).map((session) => ({
    browser: session.browser ?? browserWords(),
    began_at: session.beganAt,
    seen_at: session.seenAt,
    is_this: sessions.isOf(session, own),
  }));
  const factor = admin.factor ? { codes_left: admin.factor.codes.length } : null;
  return { ok: true as const, email: admin.email, factor, sessions: shown };
});
