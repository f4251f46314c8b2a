/** What SES says about us, at most a minute old: asked by one function for all of them. */
import { sesAccount } from '#functions/adapters/ses-account.ts';
import type { RequestContext } from '#functions/context.ts';
import { type SesAnswer, sesAnswers } from '#functions/store/ses-answers.ts';

/** How long an answer is taken for true. */
const freshMs = 60_000;
/** No second function asks while one is at it, nor soon after SES did not answer. */
const patienceMs = 15_000;

/** In this instance, so that a page that is loaded again asks nobody. */
let kept: SesAnswer | undefined;

const isFresh = (answer: SesAnswer | undefined, now: Date): answer is SesAnswer => {
  const ageMs = answer ? now.getTime() - Date.parse(answer.checkedAt) : freshMs;
  return ageMs >= 0 && ageMs < freshMs;
};

async function asked({ env, now, log }: RequestContext): Promise<SesAnswer | undefined> {
  try {
    const account = await sesAccount(env.SENDER_ADDRESS);
    const answer = { ...account, checkedAt: now.toISOString() };
    await sesAnswers.keep(answer);
    return answer;
  } catch (problem) {
    // A monitor that shows nothing because one of its lamps is out would be none.
    log.error('SES did not say', problem);
    return undefined;
  }
}

/**
 * The newest answer there is, perhaps one from before where SES does not answer now or somebody
 * else is asking it; undefined where it never said anything.
 */
export async function askSes(context: RequestContext): Promise<SesAnswer | undefined> {
  if (isFresh(kept, context.now)) return kept;
  const last = await sesAnswers.last();
  const mayAsk = !isFresh(last, context.now) && (await sesAnswers.mayAsk(context.now, patienceMs));
  kept = (mayAsk ? await asked(context) : undefined) ?? last;
  return kept;
}
