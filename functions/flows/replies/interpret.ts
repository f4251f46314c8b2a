/** Reads a reply: commands by code, then by the model if there is one, else by the rules. */
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

/** A question beside a report: the model reads the report, our code keeps the question. */
const isAside = ({ intent }: Command, { reply, ...setting }: Asking): boolean =>
  (intent === 'help' || intent === 'list') && !onlyAsks(reply, setting);

const isForModel = (asking: Asking, command: Command | undefined): boolean =>
  asking.reply.trim() !== '' && !isPlainReply(asking) && (!command || isAside(command, asking));

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
  const { certainReading } = await import('./certain-reading.ts');
  const certain = command ? undefined : await certainReading(asking);
  if (certain) return certain;
  const reading = await readByModel(asking, settings).catch((): FallbackReason => 'failed');
  if (typeof reading === 'string') return { ...(await readWithRules(asking)), fallback: reading };
  return command ? { ...reading, intent: command.intent } : reading;
}

/** Loaded with the first reply, so that a function starts without the rules. */
async function readWithRules(asking: Asking): Promise<Reading> {
  const { readByRules } = await import('#shared/domain/replies/rules/read-by-rules.ts');
  return readByRules(asking);
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
