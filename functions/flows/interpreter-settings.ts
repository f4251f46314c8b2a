/** Which model reads replies, from the environment; no key means the rules engine. */
import { env } from '#functions/env.ts';
import type { InterpretSettings } from './interpret.ts';

export const interpreterSettings = (): InterpretSettings => ({
  openAiApiKey: env().OPENAI_API_KEY,
  openAiBaseUrl: env().OPENAI_BASE_URL,
  openAiModel: env().OPENAI_MODEL,
});
