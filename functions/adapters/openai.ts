/** Asks a language model by the Responses API; every failure is thrown, the caller falls back. */
import OpenAI from 'openai';
import { askModel } from '#shared/domain/replies/prompt.ts';
import type { Asking } from '#shared/domain/replies/reading.ts';

export interface ModelSettings {
  readonly apiKey: string;
  /** Empty: the vendor's own. */
  readonly baseUrl: string;
  readonly model: string;
  /** For the whole call; 8,000 when left out. */
  readonly timeoutMs?: number;
}

/** The model answered, but with nothing that can be read. */
export class ModelAnswerUnusable extends Error {
  constructor(because: string) {
    super(`The model's answer cannot be used: ${because}.`);
    this.name = 'ModelAnswerUnusable';
  }
}

/** The model took longer than it was given. */
export class ModelTimedOut extends Error {
  constructor(timeoutMs: number) {
    super(`The model did not answer within ${timeoutMs} ms.`);
    this.name = 'ModelTimedOut';
  }
}

const longestAnswerTokens = 2_000;

/** The model's answer as parsed JSON. Nothing is stored, and nothing is tried twice. */
export async function askOpenAi(asking: Asking, settings: ModelSettings): Promise<unknown> {
  const { apiKey, baseUrl, model, timeoutMs = 8_000 } = settings;
  const { instructions, input, schema } = askModel(asking);
  const client = new OpenAI({
    apiKey,
    ...(baseUrl !== '' && { baseURL: baseUrl }),
    maxRetries: 0,
    timeout: timeoutMs,
  });
  // The client's own limit ends with the headers; the signal also ends a body that trickles in.
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await client.responses.create(
      {
        model,
        instructions,
        input: [{ role: 'user', content: input }],
        text: { format: { type: 'json_schema', name: 'reading', strict: true, schema } },
        max_output_tokens: longestAnswerTokens,
        store: false,
      },
      { signal },
    );
    if (answer.status !== undefined && answer.status !== 'completed') {
      throw new ModelAnswerUnusable(answer.status);
    }
    return parsed(answer.output_text);
  } catch (problem) {
    if (signal.aborted || problem instanceof OpenAI.APIConnectionTimeoutError) {
      throw new ModelTimedOut(timeoutMs);
    }
    throw problem;
  }
}

/** A refusal leaves the text empty, so it ends here too. */
function parsed(text: string): unknown {
  if (text === '') throw new ModelAnswerUnusable('it is empty');
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelAnswerUnusable('it is not JSON');
  }
}
