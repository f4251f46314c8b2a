/** Reads a reply: by forms and the trained reader, then by a language model where they are unsure. */
import { theReader } from '#functions/adapters/reader-model.ts';
import { sign } from '#functions/adapters/signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { secret } from '#functions/env.ts';
import { counterShards, shardOf } from '#functions/store/keys.ts';
import { limits } from '#functions/store/limits.ts';
import { maxReadWords } from '#shared/domain/limits.ts';
import { withAnswer } from '#shared/domain/replies/decide.ts';
import {
  groundedEdits,
  type UngroundedBecause,
} from '#shared/domain/replies/language-model/edit-schema.ts';
import { readModelAnswer } from '#shared/domain/replies/language-model/prompt.ts';
import { asksToLeave as leavesIn, readReply } from '#shared/domain/replies/read-reply.ts';
import type { Asking, FallbackReason, Reading } from '#shared/domain/replies/reading.ts';
import type { Channel } from '#shared/domain/user.ts';

/** For the functions whose first event is somebody's reply. */
export interface InterpretSettings {
  /** Empty: no language model is asked. */
  readonly openAiApiKey: string;
  readonly openAiBaseUrl: string;
  readonly openAiModel: string;
  /** A keyed hash of the user's id; at most 64 characters. */
  readonly safetyIdentifier?: string;
  /** Milliseconds for the model's whole call; 8,000 by default. */
  readonly timeoutMs?: number;
  /** Whether to skip the model for now, and how to report a call's result. */
  readonly rest?: {
    readonly isOn: () => boolean;
    readonly note: (because: FallbackReason | undefined) => void;
  };
  /** For a look at the language model alone: it reads every reply that is no command. */
  readonly asksAlways?: true;
  /** Counts a call; false if no more are allowed today. Must not throw. */
  readonly mayAsk?: () => Promise<boolean>;
}

/**
 * What the reply says. The language model is asked only about a reply that the reader is unsure of,
 * and never about commands; where its answer fails, `fallback` says why and the reader's stands.
 * Throws what the reader throws, which is a fault of ours.
 */
export async function interpret(asking: Asking, settings: InterpretSettings): Promise<Reading> {
  const reading = await readReply(asking, await theReader());
  const isCommand = reading.intent !== null && reading.intent !== 'none';
  const isUnsure = reading.question !== undefined || reading.unread !== undefined;
  if (settings.openAiApiKey === '' || isCommand || !(isUnsure || settings.asksAlways))
    return reading;
  // The reader makes at most one new item of a word: the model's are numbered behind all of them.
  const further = { ...asking, newId: (n: number) => asking.newId(maxReadWords + n) };
  const answer = await readByModel(further, reading.heard ?? [], settings).catch(
    (): FallbackReason => 'failed',
  );
  if (typeof answer === 'string') return { ...reading, fallback: answer };
  return settings.asksAlways ? answer : withAnswer(reading, answer, asking);
}

async function readByModel(
  asking: Asking,
  heard: readonly string[],
  settings: InterpretSettings,
): Promise<Reading | FallbackReason> {
  if (settings.rest?.isOn()) return 'resting';
  if (settings.mayAsk && !(await settings.mayAsk())) return 'over-budget';
  // Imported lazily: a service without a key never loads the vendor's package.
  const { askOpenAi } = await import('#functions/adapters/openai.ts');
  const { openAiApiKey: apiKey, openAiBaseUrl: baseUrl, openAiModel: model, ...more } = settings;
  const answer = await askOpenAi(asking, { apiKey, baseUrl, model, ...more });
  settings.rest?.note(answer.ok ? undefined : answer.because);
  if (!answer.ok) return answer.because;
  const reading = readModelAnswer(answer.json, asking, `openai/${model}`, heard);
  if (typeof reading === 'string') return reading;
  const grounded = groundedEdits(reading.edits, asking);
  return grounded.ok ? { ...reading, edits: grounded.edits } : words[grounded.because];
}

const words: Readonly<Record<UngroundedBecause, FallbackReason>> = {
  'it has another shape': 'wrong-shape',
  'it touches an item that is not there': 'unknown-item',
  'it adds what the reply does not say': 'not-said',
  'it loses an item': 'item-lost',
  'it says the same thing twice': 'said-twice',
};

/** Whether a text asks to leave, in any words: also of mails and texts that nothing else is read in. */
export const asksToLeave = async (text: string, channel: Channel = 'email'): Promise<boolean> =>
  leavesIn(text, await theReader(), channel);

/**
 * Loads the reader and reads once with it. Awaited while a function starts, as Lambda gives it a
 * whole core until then, and afterwards its share of one.
 */
export async function warmReader(): Promise<void> {
  // Whoever needs it asks again, and hears of what went wrong.
  await asksToLeave('Good morning to you all.').catch(() => undefined);
}

/** From the environment. `who` is a user's id; for a sign-up, the visitor's network. */
export function interpreterSettings(who: string, context: RequestContext): InterpretSettings {
  const now = context.rehearsal?.asked ?? context.now;
  return {
    openAiApiKey: context.env.MODEL_ENABLED ? secret('OPENAI_API_KEY') : '',
    openAiBaseUrl: context.env.OPENAI_BASE_URL,
    openAiModel: context.env.OPENAI_MODEL,
    safetyIdentifier: nameless(who),
    rest: { isOn: () => rest.isOn(now), note: (because) => rest.note(because, now) },
    mayAsk: () => mayAskModel(who, context, now),
  };
}

/** Lets the vendor tell users apart without knowing who they are. */
const nameless = (who: string): string =>
  Buffer.from(sign(`model:${who}`))
    .toString('hex')
    .slice(0, 64);

/**
 * Counts one call if it is allowed, and returns whether it is. The total is spread over as many rows
 * as the counters have, each with its share, so that no row is written by everyone. If counting
 * fails, the model is not asked.
 */
async function mayAskModel(who: string, { env, log }: RequestContext, now: Date): Promise<boolean> {
  const share = Math.ceil(env.MODEL_CALLS_PER_DAY / counterShards);
  try {
    const full = await limits.take(
      [
        { what: 'model', who, most: env.MODEL_CALLS_PER_USER_AND_DAY, window: 'day' },
        { what: 'model', who: `everyone ${shardOf(who)}`, most: share, window: 'day' },
      ],
      now,
    );
    return full === undefined;
  } catch (problem) {
    log.error('model calls not counted', problem);
    return false;
  }
}

const failuresInARow = 3;
const restMs = 5 * 60_000;

/** Failures of the server itself; a rejected answer is not one of them. */
const outages: ReadonlySet<FallbackReason> = new Set([
  'timeout',
  'unreachable',
  'not-allowed',
  'rate-limited',
  'server-error',
]);

/**
 * A circuit breaker: after three failures in a row, no calls for five minutes; then one call decides
 * whether five more follow. Kept in the memory of each Lambda instance: a shared row would cost
 * every reply a read.
 */
export function modelRest() {
  let failures = 0;
  let until = 0;
  return {
    /** Whether to skip the model now. */
    isOn: (at: Date): boolean => at.getTime() < until,
    /** Reports how a call ended; undefined for success. */
    note(because: FallbackReason | undefined, at: Date): void {
      failures = because && outages.has(because) ? failures + 1 : 0;
      if (failures >= failuresInARow) until = at.getTime() + restMs;
    },
  };
}

/** Shared for as long as this instance lives. */
const rest = modelRest();
