/** Reads a reply: commands by code, then by the model if there is one, else by the rules. */
import { sign } from '#functions/adapters/signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { counterShards, shardOf } from '#functions/store/keys.ts';
import { limits } from '#functions/store/limits.ts';
import { type Command, onlyAsks, readCommand } from '#shared/domain/replies/commands.ts';
import { groundedEdits, type UngroundedBecause } from '#shared/domain/replies/edit-schema.ts';
import { honestText } from '#shared/domain/replies/honest-text.ts';
import { isPlainReply } from '#shared/domain/replies/plain-reply.ts';
import { readModelAnswer } from '#shared/domain/replies/prompt.ts';
import { readPart } from '#shared/domain/replies/read-part.ts';
import type { Asking, FallbackReason, Reading } from '#shared/domain/replies/reading.ts';

export interface InterpretSettings {
  /** Empty: the rules read every reply. */
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
  /** Counts a call; false if no more are allowed today. Must not throw. */
  readonly mayAsk?: () => Promise<boolean>;
}

/**
 * The model's reading if it is grounded in the text, else the rules' with the reason in `fallback`.
 * Commands never depend on the model. It is not asked about replies made of numbers and "done", or
 * that the rules explain completely. Of a very long reply only the beginning is read. Never throws.
 */
export async function interpret(given: Asking, settings: InterpretSettings): Promise<Reading> {
  const asking = { ...given, reply: readPart(given.reply, given) };
  if (settings.openAiApiKey === '') return readWithRules(asking);
  const command = readCommand(asking.reply, asking);
  if (!isForModel(asking, command)) return readWithRules(asking);
  // Imported lazily, like the next: a service without a key never loads it.
  const { certainReading } = await import('#shared/domain/replies/certain-reading.ts');
  const certain = command ? undefined : await certainReading(asking);
  if (certain) return certain;
  const reading = await readByModel(asking, settings).catch((): FallbackReason => 'failed');
  if (typeof reading === 'string') return { ...(await readWithRules(asking)), fallback: reading };
  return command ? { ...reading, intent: command.intent } : reading;
}

const isForModel = (asking: Asking, command: Command | undefined): boolean =>
  asking.reply.trim() !== '' && !isPlainReply(asking) && (!command || isAside(command, asking));

/** A question beside a report: the model reads the report, our code keeps the question. */
const isAside = ({ intent }: Command, { reply, ...setting }: Asking): boolean =>
  (intent === 'help' || intent === 'list') && !onlyAsks(reply, setting);

/** Loaded with the first reply, so that a function starts without the rules. */
async function readWithRules(asking: Asking): Promise<Reading> {
  const { readByRules } = await import('#shared/domain/replies/rules/read-by-rules.ts');
  return readByRules(asking);
}

async function readByModel(
  asking: Asking,
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
  const reading = readModelAnswer(answer.json, asking, `openai/${model}`);
  if (typeof reading === 'string') return reading;
  const said = { ...asking, reply: honestText(asking.reply) };
  const grounded = groundedEdits(reading.edits, said);
  return grounded.ok ? { ...reading, edits: grounded.edits } : words[grounded.because];
}

const words: Readonly<Record<UngroundedBecause, FallbackReason>> = {
  'it has another shape': 'wrong-shape',
  'it touches an item that is not there': 'unknown-item',
  'it adds what the reply does not say': 'not-said',
  'it loses an item': 'item-lost',
  'it says the same thing twice': 'said-twice',
};

/** From the environment. `who` is a user's id; for a sign-up, the visitor's network. */
export function interpreterSettings(who: string, context: RequestContext): InterpretSettings {
  const now = context.rehearsal?.asked ?? context.now;
  return {
    openAiApiKey: context.env.OPENAI_API_KEY,
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
 * fails, the model is not asked: the rules read the reply.
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
