/** Reads a reply without a model, clause by clause: what is named, and what has become of it. */
import { type Command, clauseCommand, isCommandWord, readCommand } from '../commands.ts';
import { honestText } from '../honest-text.ts';
import { type Asking, type Reading, rulesEngine } from '../reading.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { readClause } from './read-clause.ts';
import { reshape } from './reshape.ts';
import { onlyOpen, Scene } from './scene.ts';
import { reconsider } from './second-opinion.ts';
import { segmentsOf } from './segments.ts';
import { settle } from './settle.ts';
import { spoken } from './spoken.ts';

/** The reading of a reply by rules alone: linear, the same every time, never more than it says. */
export function readByRules(asking: Asking): Reading {
  const { scene, command } = sceneOf(asking);
  if (!command) reconsider(scene);
  return readingOf(scene, command);
}

/** What the rules make of a reply before anything is looked at once more. */
export function sceneOf(asking: Asking): { readonly scene: Scene; readonly command?: Command } {
  const scene = new Scene(asking);
  const honest = honestText(asking.reply);
  const command = commandIn(asking, honest);
  scene.commanded = command !== undefined && command.intent !== 'list';
  const clauses = clausesOf(spoken(honest, scene.foreign), scene).flatMap((clause) =>
    segmentsOf(clause, scene),
  );
  const whole = sentencesIn(clauses);
  for (const sentence of whole) readSentence(sentence, scene, command);
  settle(scene);
  return command ? { scene, command } : { scene };
}

/** Whoever wants to leave may, whatever else is said; the rest counts only when it is honest. */
function commandIn(asking: Asking, honest: string): Command | undefined {
  const command = readCommand(asking.reply, asking);
  const sure = command?.intent === 'unsubscribe' || honest === asking.reply;
  return sure ? command : readCommand(honest, asking);
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
  const whole = clauses[0]?.whole ?? text;
  const { draft, asking } = scene;
  if (reshape(whole, { items: asking.items, last: scene.last[0] ?? onlyOpen(scene), draft })) {
    scene.said = true;
    return;
  }
  if (command && (isCommandWord(text) || clauseCommand(text, scene.asking))) return;
  scene.lastSignal = undefined;
  for (const clause of clauses) {
    if (command && clauseCommand(clause.text, scene.asking)) continue;
    const before = draft.length;
    readClause(clause, scene);
    scene.told.push({ clause, steps: draft.since(before) });
    scene.lastSentence = clause.sentence;
  }
}

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
