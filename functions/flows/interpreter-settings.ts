/** Which model reads replies, from the environment; no key means the rules engine. */
import { sign } from '#functions/adapters/signing.ts';
import { env } from '#functions/env.ts';
import type { InterpretSettings } from './interpret.ts';

/** The vendor tells people apart by this, and cannot tell who they are (rule R9.12). */
const nameless = (userId: string): string =>
  Buffer.from(sign(`model:${userId}`))
    .toString('hex')
    .slice(0, 64);

/** Nobody is named where there is no user yet. */
export const interpreterSettings = (userId?: string): InterpretSettings => ({
  openAiApiKey: env().OPENAI_API_KEY,
  openAiBaseUrl: env().OPENAI_BASE_URL,
  openAiModel: env().OPENAI_MODEL,
  ...(userId !== undefined && { safetyIdentifier: nameless(userId) }),
});
