/** Reads a reply: commands by code, then the model if there is one, then the rules. No throws. */
import { env } from '#functions/env.ts';
import { readCommand } from '#shared/domain/replies/commands.ts';
import { groundedEdits } from '#shared/domain/replies/edit-schema.ts';
import { readModelAnswer } from '#shared/domain/replies/prompt.ts';
import type { Asking, Reading } from '#shared/domain/replies/reading.ts';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';

const ours: ReadonlySet<string> = new Set(['ModelAnswerUnusable', 'ModelTimedOut']);

export interface InterpretSettings {
  /** Empty: the rules read every reply. */
  readonly openAiApiKey: string;
  readonly openAiBaseUrl: string;
  readonly openAiModel: string;
  /** For the model's whole call; 8,000 when left out. */
  readonly timeoutMs?: number;
}

/** The settings of this deployment. */
export function interpreterSettings(): InterpretSettings {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env();
  return {
    openAiApiKey: OPENAI_API_KEY,
    openAiBaseUrl: OPENAI_BASE_URL,
    openAiModel: OPENAI_MODEL,
  };
}

/**
 * The model's reading when it is grounded in what the person wrote, else the rules', with the
 * reason in `fallback`. A command never reaches the model: leaving must not hang on its mood (rule
 * R9.5).
 */
export async function interpret(asking: Asking, settings: InterpretSettings): Promise<Reading> {
  if (settings.openAiApiKey === '' || readCommand(asking.reply, asking)) return readByRules(asking);
  try {
    return await readByModel(asking, settings);
  } catch (problem) {
    return { ...readByRules(asking), fallback: reasonOf(problem) };
  }
}

/** In words of ours, as it goes into the log: a server's message may quote the reply or the key. */
function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return 'unknown problem';
  if (ours.has(problem.name)) return problem.message;
  return 'status' in problem
    ? `The model answered with status ${String(problem.status)}.`
    : problem.name;
}

async function readByModel(asking: Asking, settings: InterpretSettings): Promise<Reading> {
  // Imported here so that a service without a key never loads the vendor's package.
  const { askOpenAi, ModelAnswerUnusable } = await import('#functions/adapters/openai.ts');
  const { openAiApiKey: apiKey, openAiBaseUrl: baseUrl, openAiModel: model, timeoutMs } = settings;
  const answer = await askOpenAi(asking, {
    apiKey,
    baseUrl,
    model,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const reading = readModelAnswer(answer, asking, `openai/${model}`);
  if (!reading) throw new ModelAnswerUnusable('it is not grounded in the reply');
  const grounded = groundedEdits(reading.edits, asking);
  if (!grounded.ok) throw new ModelAnswerUnusable(grounded.because);
  return { ...reading, edits: grounded.edits };
}
