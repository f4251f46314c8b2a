/** Reads a reply without a model, clause by clause: what is named, and what has become of it. */
import { type Command, clauseCommand, isCommandWord, readCommand } from '../commands.ts';
import { pattern } from '../pattern.ts';
import type { Asking, Reading } from '../reading.ts';
import { folded } from '../same-text.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { addNew, logDone, mayBeNew } from './new-items.ts';
import { countedIn, namedIn } from './references.ts';
import { carryOver, exceptOrRest, report, sweptIn, takeBack, withdrawal } from './reports.ts';
import { rename, reshape } from './reshape.ts';
import { nothing, onlyOpen, Scene } from './scene.ts';
import { segmentsOf } from './segments.ts';
import { signalOf } from './signals.ts';

/** Raised with every change of behaviour, so that a stored reading says what made it. */
export const rulesEngine = 'rules/1';

const attack = pattern(
  'i',
  String.raw`\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|prompts?|`,
  String.raw`rules|guidelines)\b|\bsystem (?:override|prompt)\b|\byou are (?:now )?(?:dan|in `,
  String.raw`admin|an? )|\b(?:system|assistant|developer)\s*:|</?\w+>|\b(?:reveal|print|`,
  String.raw`respond with|output)\b.{0,40}\b(?:prompt|lists?|configuration|password|secrets?|`,
  String.raw`instructions)\b|\badmin (?:mode|password)\b|\bmark all tasks `,
  String.raw`as\b.{0,30}\breveal\b`,
);

/** The reading of a reply by rules alone: linear, the same every time, never more than it says. */
export function readByRules(asking: Asking): Reading {
  const scene = new Scene(asking);
  const command = readCommand(asking.reply, asking);
  const clauses = clausesOf(honest(asking.reply)).flatMap((clause) => segmentsOf(clause, asking));
  const whole = sentencesIn(clauses);
  for (const sentence of whole) readSentence(sentence, scene, command);
  return readingOf(scene, command);
}

/** Cuts off what is addressed to the machine; what stands before it may be an honest report. */
function honest(reply: string): string {
  const lines = reply.split(/(?<=[.!?\n])\s*/);
  const at = lines.findIndex((line) => attack.test(line));
  return at < 0 ? reply : lines.slice(0, at).join(' ');
}

function sentencesIn(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  const sentences = new Map<number, Clause[]>();
  for (const clause of clauses) {
    const sentence = sentences.get(clause.sentence);
    if (sentence) sentence.push(clause);
    else sentences.set(clause.sentence, [clause]);
  }
  return [...sentences.values()];
}

function readSentence(
  clauses: readonly Clause[],
  scene: Scene,
  command: Command | undefined,
): void {
  const text = clauses.map((clause) => clause.text).join(', ');
  if (reshape(text, scene.asking.items, scene.last[0] ?? onlyOpen(scene), scene.draft)) {
    scene.said = true;
    return;
  }
  if (command && (isCommandWord(text) || clauseCommand(text, scene.asking))) return;
  scene.lastSignal = undefined;
  for (const clause of clauses) {
    if (command && clauseCommand(clause.text, scene.asking)) continue;
    readClause(clause, scene);
    scene.lastSentence = clause.sentence;
  }
}

const sectionSignals = {
  done: 'done',
  open: 'open',
  dropped: 'dropped',
  tomorrow: 'deferred',
  today: undefined,
  add: undefined,
} as const;

function readClause(clause: Clause, scene: Scene): void {
  const { asking, draft } = scene;
  const text = folded(clause.text);
  if (withdrawal.test(text)) return takeBack(text, clause, scene);
  const renamed = rename(clause.text, asking.items, draft);
  if (renamed) {
    scene.last = [renamed];
    scene.said = true;
    return;
  }
  if (isAddition(clause, text)) {
    if (!/\bas (?:done|complete|finished)\b/.test(text)) return addNew(clause, scene);
    return logDone(clause, scene);
  }
  const signal = signalOf(text, scene.intentional);
  const sectioned = clause.section ? sectionSignals[clause.section] : undefined;
  const verdict = signal ?? sectioned;
  const counted = countedIn(clause.text, asking.items);
  const numbered = counted.length > 0 && !exceptOrRest.test(text);
  if (numbered) return report(clause, counted, verdict, scene);
  const swept = sweptIn(clause, text, verdict, scene);
  if (swept !== undefined) {
    report(clause, swept.items, verdict, scene);
    // "All but the call, which I'm pushing": what follows is about what was left out.
    if (swept.kept.length > 0) scene.last = swept.kept;
    return;
  }
  const named = nothing.test(text)
    ? []
    : namedIn(clause.text, asking.items).map(({ item }) => item);
  if (named.length > 0) {
    if (mayBeNew(clause, named, verdict, scene)) return addNew(clause, scene);
    return report(clause, named, verdict, scene);
  }
  const planned = clause.section === 'tomorrow' || clause.bullet;
  if (!planned && signal !== undefined && carryOver(text, signal, clause, scene)) return;
  addNew(clause, scene);
}

/** "Add: ...", "remind me to ..." say outright that something is new. */
const isAddition = (clause: Clause, text: string): boolean =>
  clause.section === 'add' ||
  pattern(
    '',
    String.raw`^(?:(?:oh|and|also|pls|please|so|ok|can you|could you|kindly|`,
    String.raw`actually)[, ]+)*(?:add\b|remind me to\b|\+|put (?!it|them|that|those)\S+ .*\bon `,
    String.raw`(?:the|my) list)`,
  ).test(text) ||
  /\badd (?:it|that|this) (?:as|to)\b/.test(text);

function readingOf({ asking, draft, said }: Scene, command: Command | undefined): Reading {
  const edits = draft.edits();
  if (command?.intent === 'clear' && edits.length === 0) {
    const open = asking.items.filter(({ status }) => status === 'open' || status === 'deferred');
    const drops = open.map(({ id }) => ({ kind: 'drop', id }) as const);
    return { edits: drops, intent: 'clear', engine: rulesEngine };
  }
  if (command) return { edits, ...command, engine: rulesEngine };
  return { edits, intent: edits.length > 0 || said ? null : 'none', engine: rulesEngine };
}
