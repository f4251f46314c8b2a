/** Reads a reply: commands by code, then the model where there is one, then the rules. */
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
  /** For the model's whole call; 8,000 when left out. */
  readonly timeoutMs?: number;
  /** Whether the model is left alone for now, and how a call ended. */
  readonly rest?: {
    readonly isOn: () => boolean;
    readonly note: (because: FallbackReason | undefined) => void;
  };
  /** Counts a call; false when no more may be made today. Must not throw. */
  readonly mayAsk?: () => Promise<boolean>;
}

/** A question beside a report: the report is the model's to read, and the question stays ours. */
const isAside = ({ intent }: Command, { reply, ...setting }: Asking): boolean =>
  (intent === 'help' || intent === 'list') && !onlyAsks(reply, setting);

const isForModel = (asking: Asking, command: Command | undefined): boolean =>
  asking.reply.trim() !== '' && !isPlainReply(asking) && (!command || isAside(command, asking));

/**
 * The model's reading when it is grounded in what the person wrote, else the rules', with the
 * reason in `fallback`. What a command says never hangs on the model's mood, and it is
 * not asked about a reply of numbers and "done", or one that the rules explain to its
 * last word. Of a very long reply only the beginning is read. Throws nothing.
 */
export async function interpret(given: Asking, settings: InterpretSettings): Promise<Reading> {
  const asking = { ...given, reply: readPart(given.reply, given) };
  if (settings.openAiApiKey === '') return readWithRules(asking);
  const command = readCommand(asking.reply, asking);
  if (!isForModel(asking, command)) return readWithRules(asking);
  // Imported here, as the next: a service without a key never loads it.
  const { certainReading } = await import('./certain-reading.ts');
  const certain = command ? undefined : await certainReading(asking);
  if (certain) return certain;
  const reading = await readByModel(asking, settings).catch((): FallbackReason => 'failed');
  if (typeof reading === 'string') return { ...(await readWithRules(asking)), fallback: reading };
  return command ? { ...reading, intent: command.intent } : reading;
}

/** Loaded with the first reply: what a function does before it knows of one needs no rules. */
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
  // Imported here so that a service without a key never loads the vendor's package.
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
