/** Reads a reply: commands by code, then the model if there is one, then the rules. No throws. */
import { readCommand } from '#shared/domain/replies/commands.ts';
import { groundedEdits, type UngroundedBecause } from '#shared/domain/replies/edit-schema.ts';
import { honestText } from '#shared/domain/replies/honest-text.ts';
import { readModelAnswer } from '#shared/domain/replies/prompt.ts';
import type { Asking, FallbackReason, Reading } from '#shared/domain/replies/reading.ts';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';

export interface InterpretSettings {
  /** Empty: the rules read every reply. */
  readonly openAiApiKey: string;
  readonly openAiBaseUrl: string;
  readonly openAiModel: string;
  /** A keyed hash of the user's id; at most 64 characters. */
  readonly safetyIdentifier?: string;
  /** For the model's whole call; 8,000 when left out. */
  readonly timeoutMs?: number;
}

/**
 * The model's reading when it is grounded in what the person wrote, else the rules', with the
 * reason in `fallback`. A command never reaches the model: leaving must not hang on its mood (rule
 * R9.5).
 */
export async function interpret(asking: Asking, settings: InterpretSettings): Promise<Reading> {
  const isForModel = settings.openAiApiKey !== '' && asking.reply.trim() !== '';
  if (!isForModel || readCommand(asking.reply, asking)) return readByRules(asking);
  const reading = await readByModel(asking, settings).catch((): FallbackReason => 'failed');
  return typeof reading === 'string' ? { ...readByRules(asking), fallback: reading } : reading;
}

const words: Readonly<Record<UngroundedBecause, FallbackReason>> = {
  'it has another shape': 'wrong-shape',
  'it touches an item that is not there': 'unknown-item',
  'it adds what the reply does not say': 'not-said',
  'it loses an item': 'item-lost',
  'it says the same thing twice': 'said-twice',
};

async function readByModel(
  asking: Asking,
  settings: InterpretSettings,
): Promise<Reading | FallbackReason> {
  // Imported here so that a service without a key never loads the vendor's package.
  const { askOpenAi } = await import('#functions/adapters/openai.ts');
  const { openAiApiKey: apiKey, openAiBaseUrl: baseUrl, openAiModel: model, ...rest } = settings;
  const answer = await askOpenAi(asking, { apiKey, baseUrl, model, ...rest });
  if (!answer.ok) return answer.because;
  const reading = readModelAnswer(answer.json, asking, `openai/${model}`);
  if (typeof reading === 'string') return reading;
  const said = { ...asking, reply: honestText(asking.reply) };
  const grounded = groundedEdits(reading.edits, said);
  return grounded.ok ? { ...reading, edits: grounded.edits } : words[grounded.because];
}
