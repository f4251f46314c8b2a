/** The second step of signing up: today's intentions, or Skip. */

import { warmReader } from '#functions/flows/replies/interpret.ts';
import { browserIn } from '#functions/flows/signup/signup-browser.ts';
import { skipDay } from '#functions/flows/signup/skip-day.ts';
import { startDay } from '#functions/flows/signup/start-day.ts';
import { cookieIn } from '#functions/kit/cookies.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { onboarding as route } from '#shared/contract/onboarding.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { toRender, toRenderChecklist } from '#shared/domain/letters/to-render.ts';

await warmReader();

export const handler = endpoint(route.day0Intentions).answers(async ({ body }, context) => {
  const { userId, rawText, startToday } = body;
  // A blank text is refused first, whoever sends it.
  if (startToday && rawText.trim() === '') throw new Refusal('STANDARDIZER_EMPTY');

  const { env, visit } = context;
  const asker = { id: userId, browser: browserIn(cookieIn(visit.cookies, 'signup', env)) };
  const letter = startToday
    ? await startDay(asker, rawText, context)
    : await skipDay(asker, context);
  const render = toRender(letter);
  return {
    ok: true,
    stage: 'DAY0_ACK',
    startToday,
    message: render.header,
    body: render.body,
    v6: { render },
    meta: { checklist: toRenderChecklist(letter) },
  };
});
