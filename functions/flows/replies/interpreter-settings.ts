/** Which model reads replies, and when it may, from the environment; no key means the rules. */
import { sign } from '#functions/adapters/signing.ts';
import type { RequestContext } from '#functions/context.ts';
import type { InterpretSettings } from './interpret.ts';
import { mayAskModel } from './model-budget.ts';
import { modelRest } from './model-rest.ts';

/** One for as long as this instance lives. */
const rest = modelRest();

/** The vendor tells people apart by this, and cannot tell who they are. */
const nameless = (who: string): string =>
  Buffer.from(sign(`model:${who}`))
    .toString('hex')
    .slice(0, 64);

/** `who` is a user's id; for a sign-up, the network that asks. */
export function interpreterSettings(who: string, context: RequestContext): InterpretSettings {
  const now = context.rehearsal?.asked ?? context.now;
  return {
    openAiApiKey: context.env.OPENAI_API_KEY,
    openAiBaseUrl: context.env.OPENAI_BASE_URL,
    openAiModel: context.env.OPENAI_MODEL,
    safetyIdentifier: nameless(who),
    rest: { isOn: () => rest.isOn(now), note: (because) => rest.note(because, now) },
    mayAsk: () => mayAskModel(who, { ...context, now }),
  };
}
