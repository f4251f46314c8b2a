/** Asks the configured model to read the set of replies, and reports what failed. */
import type { RequestContext } from '#functions/context.ts';
import type { Live } from '#shared/contract/stability.ts';
import { askingFor, proveIntentions } from '#shared/domain/proofs/intentions.ts';
import type { Proof } from '#shared/domain/proofs/proof.ts';
import { type ProofReply, proofReplies } from '#shared/domain/proofs/replies.ts';
import type { Asking, FallbackReason, Reading } from '#shared/domain/replies/reading.ts';
import { interpret, interpreterSettings } from '../../replies/interpret.ts';

/** The API gives up at 30 seconds, and the result has to be saved before. */
const untilMs = 20_000;
/** For one reply, as in production. */
const oneMs = 8_000;
/** A call with less time than this would be cut off. */
const leastMs = 500;
const atOnce = 8;

type Trouble = Exclude<NonNullable<Live['because']>, 'no key'>;

/** A result that the checks reject is not the server's fault: our reader's reading stands. */
const troubles: Partial<Record<FallbackReason, Trouble>> = {
  timeout: 'timed out',
  unreachable: 'unreachable',
  'not-allowed': 'refused',
  'rate-limited': 'rate limited',
  'server-error': 'server error',
  'request-refused': 'request refused',
  refusal: 'declined to answer',
  incomplete: 'broke off its answer',
  empty: 'empty answer',
  'not-json': 'wrong schema',
  'wrong-shape': 'wrong schema',
  failed: 'failed',
};

const sentences: Readonly<Record<Trouble, string>> = {
  refused: 'The server refused the key.',
  'timed out': 'The model did not answer in time.',
  unreachable: 'The server could not be reached.',
  'rate limited': 'The server takes no more calls for now.',
  'server error': 'The server had a fault of its own.',
  'request refused': 'The server refused what it was asked: look at the name of the model.',
  'declined to answer': 'The model would not answer.',
  'broke off its answer': 'The model did not come to the end of its answer.',
  'empty answer': 'The model answered with nothing.',
  'wrong schema': 'The model answered in another shape than it was asked for.',
  failed: 'The call failed on our side.',
};

/** Calls at the same time; the others wait. */
function inTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** A reader that really asks the model and records the outcome. */
function readerOf(context: RequestContext) {
  const startedAt = context.clock().getTime();
  // Ignores the budget and the instance's back-off: the administrator asks whether it works now.
  const { mayAsk: _budget, rest: _rest, ...settings } = interpreterSettings('proofs', context);
  const takeTurn = inTurns(atOnce);
  const engines: string[] = [];
  const fallbacks: FallbackReason[] = [];

  async function read(asking: Asking): Promise<Reading> {
    const leftMs = untilMs - (context.clock().getTime() - startedAt);
    const timeoutMs = Math.min(oneMs, leftMs);
    const isLate = timeoutMs < leastMs;
    const reading: Reading = isLate
      ? { edits: [], intent: null, engine: 'none', fallback: 'timeout' }
      : await interpret(asking, { ...settings, timeoutMs, asksAlways: true });
    if (reading.fallback) fallbacks.push(reading.fallback);
    engines.push(reading.engine);
    return reading;
  }

  return {
    read: (asking: Asking) => takeTurn(() => read(asking)),
    trouble: () => fallbacks.flatMap((reason) => troubles[reason] ?? []).at(0),
    asked: () => engines.filter((name) => name.startsWith('openai/')).length + fallbacks.length,
    fallbacks: () => fallbacks.length,
  };
}

/** A reply with several changes. */
const first = proofReplies.find(({ dropped, added }) => dropped && added) ?? proofReplies[0];

export interface ReadLive {
  readonly live: Live;
  /** Absent if the model could not be asked: then there is nothing to prove. */
  readonly proof?: Proof;
}

/**
 * Asks for one reading first; if that fails, the others are not asked. Never throws, and repeats
 * nothing of the server's message, which may quote the key.
 */
export async function readLive(
  context: RequestContext,
  replies: readonly ProofReply[] = proofReplies,
): Promise<ReadLive> {
  const { OPENAI_MODEL: model } = context.env;
  const no = (because: Trouble, asked: number): ReadLive => ({
    live: { passed: false, model, asked, notBelieved: 0, because, says: sentences[because] },
  });

  const reader = readerOf(context);
  if (first) await reader.read(askingFor(first));
  const early = reader.trouble();
  if (early) return no(early, reader.asked());

  const proof = await proveIntentions(reader.read, replies);
  const because = reader.trouble();
  const asked = reader.asked();
  if (because) return { ...no(because, asked), proof };
  return { live: { passed: true, model, asked, notBelieved: reader.fallbacks() }, proof };
}
