/** Asks a language model by the Responses API: what it answered, or in one word why nothing. */
import OpenAI from 'openai';
import type { Response } from 'openai/resources/responses/responses';
import { askModel } from '#shared/domain/replies/prompt.ts';
import type { Asking, FallbackReason } from '#shared/domain/replies/reading.ts';

export interface ModelSettings {
  readonly apiKey: string;
  /** Empty: the vendor's own. */
  readonly baseUrl: string;
  readonly model: string;
  /** Names the person to the vendor's abuse checks and to nobody else; at most 64 characters. */
  readonly safetyIdentifier?: string;
  /** For the whole call with its second attempt; 8,000 when left out. */
  readonly timeoutMs?: number;
}

export type ModelAnswer =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly because: FallbackReason };

const longestAnswerTokens = 2_000;
/** Before the second attempt, in milliseconds. */
const pauseMs = 250;
/** A second attempt with less time than this would be cut off. */
const leastMs = 1_000;

const no = (because: FallbackReason): ModelAnswer => ({ ok: false, because });

/** A reply is worth no long thoughts: the first models that think know "minimal", later not. */
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
    // Other models take no such setting.
    ...(/^gpt-[5-9]/.test(model) && { reasoning: { effort: effortOf(model) } }),
    ...(safetyIdentifier !== undefined && { safety_identifier: safetyIdentifier }),
    max_output_tokens: longestAnswerTokens,
    store: false,
  };
}

const nameOf = (problem: unknown): unknown =>
  typeof problem === 'object' && problem !== null && 'name' in problem ? problem.name : undefined;

/** A status, by what it means to us; a server's own words may quote the reply or the key. */
function reasonOf(problem: unknown): FallbackReason {
  if (problem instanceof OpenAI.APIUserAbortError) return 'timeout';
  if (problem instanceof OpenAI.APIConnectionTimeoutError) return 'timeout';
  // A connection that is cut within the body reaches us as fetch throws it.
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

/** A refusal leaves the text empty and says so in its content. */
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
 * The model's answer as parsed JSON. Nothing is stored; what passes by itself (a lost connection,
 * too many calls, a server's fault) is tried once more, within the same time limit. Throws nothing.
 */
export async function askOpenAi(asking: Asking, settings: ModelSettings): Promise<ModelAnswer> {
  const { apiKey, baseUrl, timeoutMs = 8_000 } = settings;
  const options = { apiKey, maxRetries: 0, timeout: timeoutMs };
  const client = new OpenAI({ ...options, ...(baseUrl !== '' && { baseURL: baseUrl }) });
  // The client's own limit ends with the headers; the signal also ends a body that trickles in.
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
