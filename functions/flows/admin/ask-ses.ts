/** What SES says about our account, at most a minute old and shared by all functions. */
import { sesAccount } from '#functions/adapters/ses-account.ts';
import type { RequestContext } from '#functions/context.ts';
import { type SesAnswer, sesAnswers } from '#functions/store/ses-answers.ts';

/** How long an answer stays fresh. */
const freshMs = 60_000;
/** No other function asks while one is asking, nor soon after SES failed to answer. */
const patienceMs = 15_000;

/** Per instance, so that reloading a page makes no call. */
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
    // The monitor still shows the rest when SES fails.
    log.error('SES did not say', problem);
    return undefined;
  }
}

/**
 * The newest answer. It may be old if SES doesn't answer or another function is asking; undefined
 * if SES never answered.
 */
export async function askSes(context: RequestContext): Promise<SesAnswer | undefined> {
  if (isFresh(kept, context.now)) return kept;
  const last = await sesAnswers.last();
  const mayAsk = !isFresh(last, context.now) && (await sesAnswers.mayAsk(context.now, patienceMs));
  kept = (mayAsk ? await asked(context) : undefined) ?? last;
  return kept;
}
