/** Which model reads replies and how often, from the environment. Without a key, the rules read. */
import { sign } from '#functions/adapters/signing.ts';
import type { RequestContext } from '#functions/context.ts';
import type { InterpretSettings } from './interpret.ts';
import { mayAskModel } from './model-budget.ts';
import { modelRest } from './model-rest.ts';

/** Shared for as long as this instance lives. */
const rest = modelRest();

/** Lets the vendor tell users apart without knowing who they are. */
const nameless = (who: string): string =>
  Buffer.from(sign(`model:${who}`))
    .toString('hex')
    .slice(0, 64);

/** `who` is a user's id; for a sign-up, the visitor's network. */
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
