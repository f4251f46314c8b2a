/**
 * Asks a language model through the Responses API; answers its JSON, or the reason why there is
 * none.
 */
import OpenAI from 'openai';
import type { Response } from 'openai/resources/responses/responses';
import { askModel } from '#shared/domain/replies/language-model/prompt.ts';
import type { Asking, FallbackReason } from '#shared/domain/replies/reading.ts';

export interface ModelSettings {
  readonly apiKey: string;
  /** Empty means the vendor's own. */
  readonly baseUrl: string;
  readonly model: string;
  /**
   * Lets the vendor's abuse checks tell people apart without naming them; at most 64 characters.
   */
  readonly safetyIdentifier?: string;
  /** Milliseconds for the whole call including its retry; 8,000 by default. */
  readonly timeoutMs?: number;
}

export type ModelAnswer =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly because: FallbackReason };

const longestAnswerTokens = 2_000;
/** Before the second attempt, in milliseconds. */
const pauseMs = 250;
/** A second attempt with less time than this would not finish. */
const leastMs = 1_000;

const no = (because: FallbackReason): ModelAnswer => ({ ok: false, because });

/** A reply needs little reasoning. The first reasoning models know "minimal", later ones don't. */
const effortOf = (model: string) =>
  /^gpt-5(?:-mini|-nano)?(?:-\d{4}-|$)/.test(model) ? ('minimal' as const) : ('low' as const);

function bodyFor(asking: Asking, { model, safetyIdentifier }: ModelSettings) {
  const { instructions, input, schema } = askModel(asking);
  return {
    model,
    instructions,
    input: [{ role: 'user' as const, content: input }],
    text: {
      format: { type: 'json_schema' as const, name: 'reading', strict: true, schema },
    },
    // Older models reject this setting.
    ...(/^gpt-[5-9]/.test(model) && { reasoning: { effort: effortOf(model) } }),
    ...(safetyIdentifier !== undefined && { safety_identifier: safetyIdentifier }),
    max_output_tokens: longestAnswerTokens,
    store: false,
  };
}

const nameOf = (problem: unknown): unknown =>
  typeof problem === 'object' && problem !== null && 'name' in problem ? problem.name : undefined;

/**
 * Maps a status to our reason. The server's message may quote the reply or the key, so it is
 * dropped.
 */
function reasonOf(problem: unknown): FallbackReason {
  if (problem instanceof OpenAI.APIUserAbortError) return 'timeout';
  if (problem instanceof OpenAI.APIConnectionTimeoutError) return 'timeout';
  // fetch throws a TypeError when the connection breaks inside the body.
  if (problem instanceof OpenAI.APIConnectionError || nameOf(problem) === 'TypeError') {
    return 'unreachable';
  }
  if (!(problem instanceof OpenAI.APIError)) return 'failed';
  const status = Number(problem.status);
  if (status === 401 || status === 403) return 'not-allowed';
  if (status === 429) return 'rate-limited';
  return status >= 500 ? 'server-error' : 'request-refused';
}

const passing: ReadonlySet<FallbackReason> = new Set([
  'unreachable',
  'rate-limited',
  'server-error',
]);

/** A refusal has no text; its content says that it is one. */
function answerIn({ status, output, output_text: text }: Response): ModelAnswer {
  if (status !== undefined && status !== 'completed') {
    return no(status === 'incomplete' ? 'incomplete' : 'failed');
  }
  const parts = output.flatMap((item) => (item.type === 'message' ? item.content : []));
  if (parts.some(({ type }) => type === 'refusal')) return no('refusal');
  if (text.trim() === '') return no('empty');
  try {
    return { ok: true, json: JSON.parse(text) };
  } catch {
    return no('not-json');
  }
}

/**
 * Answers the model's JSON, parsed. Nothing is stored by the vendor. Passing failures (a lost
 * connection, rate limits, server errors) are retried once within the same time limit. Never
 * throws.
 */
export async function askOpenAi(asking: Asking, settings: ModelSettings): Promise<ModelAnswer> {
  const { apiKey, baseUrl, timeoutMs = 8_000 } = settings;
  const options = { apiKey, maxRetries: 0, timeout: timeoutMs };
  const client = new OpenAI({ ...options, ...(baseUrl !== '' && { baseURL: baseUrl }) });
  // The client's own timeout ends with the headers; the signal also stops a slow body.
  const signal = AbortSignal.timeout(timeoutMs);
  const tooLate = AbortSignal.timeout(Math.max(0, timeoutMs - pauseMs - leastMs));
  const attempt = async (): Promise<ModelAnswer> => {
    try {
      return answerIn(await client.responses.create(bodyFor(asking, settings), { signal }));
    } catch (problem) {
      return no(signal.aborted ? 'timeout' : reasonOf(problem));
    }
  };
  const first = await attempt();
  if (first.ok || !passing.has(first.because) || tooLate.aborted) return first;
  await new Promise((go) => setTimeout(go, pauseMs));
  return attempt();
}
