/** Reads a reply without a model, clause by clause: what is named, and what has become of it. */

import type { Item } from '../../checklist.ts';
import { withPastEndings } from '../clipped-past.ts';
import { type Command, clauseCommand, isCommandWord, readCommand } from '../commands.ts';
import { withoutFrame } from '../frame.ts';
import { honestText } from '../honest-text.ts';
import { rightly } from '../misspelt.ts';
import { readPart } from '../read-part.ts';
import { type Asking, type Reading, rulesEngine } from '../reading.ts';
import { isAscii } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { withApostrophes } from './apostrophes.ts';
import { asTyped, type Spellings } from './as-typed.ts';
import { besideListed } from './beside-listed.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { countedIn } from './counting.ts';
import { isErrand, isHourOfItem } from './errands.ts';
import { firstAndSecond } from './first-and-second.ts';
import { gistOf } from './gist.ts';
import { leavesSection } from './leaves-section.ts';
import { dayAhead } from './next-day.ts';
import { numberedAnswers } from './numbered-answers.ts';
import { ofService } from './of-service.ts';
import { isPast } from './past.ts';
import { thingsIn } from './plain-things.ts';
import { putPlainly } from './put-plainly.ts';
import { readClause } from './read-clause.ts';
import { namedIn } from './references.ts';
import { plainReport } from './report-sayings.ts';
import { reshape } from './reshape.ts';
import { rowOfBoxes } from './row-of-boxes.ts';
import { onlyOpen, Scene } from './scene.ts';
import { reconsider } from './second-opinion.ts';
import { segmentsOf } from './segments.ts';
import { settle } from './settle.ts';
import { withPictures } from './shortcodes.ts';
import { signalOf } from './signals.ts';
import { spoken } from './spoken.ts';

/** The reading of a reply by rules alone: linear, the same every time, never more than it says. */
export function readByRules(asking: Asking): Reading {
  const { scene, command, spellings } = sceneOf(asking);
  if (!command) reconsider(scene);
  const reading = readingOf(scene, command);
  return { ...reading, edits: asTyped(reading.edits, spellings) };
}

interface Read {
  readonly scene: Scene;
  readonly command?: Command;
  readonly spellings: Spellings;
}

/** What the rules make of a reply before anything is looked at once more. */
export function sceneOf(given: Asking): Read {
  const typed = asTold({ ...given, reply: readPart(given.reply, given) });
  const asking = { ...given, reply: withApostrophes(rightly(withPastEndings(typed))) };
  const scene = new Scene(asking);
  const honest = honestText(asking.reply);
  const command = commandIn(asking, honest);
  scene.commanded = command !== undefined && !['list', 'clear'].includes(command.intent);
  const { items } = asking;
  const boxed = scene.night ? rowOfBoxes(honest, items.length) : firstAndSecond(honest);
  const heard = spoken(boxed, scene.foreign);
  const said = scene.night ? plainReport(dayAhead(heard), items) : heard;
  const put = putPlainly(said, items, !scene.night);
  const plain = numberedAnswers(put, asking.items.length, scene.intentional);
  const clauses = clausesOf(plain, scene)
    .flatMap((clause) => segmentsOf(clause, scene))
    .flatMap((clause) => besideListed(clause, scene))
    .map((clause) => leavesSection(clause, scene));
  const whole = sentencesIn(clauses);
  for (const sentence of whole) readSentence(sentence, scene, command);
  settle(scene);
  const spellings = { typed, respelled: asking.reply, heard };
  return { scene, spellings, ...(command && { command }) };
}

/** Two spaces between words are one; in a row of them stands a column of a table. */
function asTold({ reply, items }: Asking): string {
  const listed = items.map(({ text }) => text).join('\n');
  const spaced = withPictures(plainSigns(reply)).replace(/(?<=\S) {2,3}(?=\S)/g, ' ');
  const inner = withoutFrame(spaced, listed).replace(markUnspaced, (mark) => `${mark} `);
  return inner.replace(setApart, ' $1');
}

/** "Pause, properly, for lunch" pauses for lunch. */
const setApart =
  /(?<=\b(?:pause|stop|rest|break)), (properly|really|actually|briefly|fully|completely|quietly),(?= (?:for|to|at)\b)/gi;

/** "Gym,laundry", "Deck done.Call Raj", and no "Node.JS". */
const markUnspaced =
  /(?<=[\p{L})!?]),(?=[\p{L}\d])|(?<=\d),(?=\p{L})|(?<=\p{Ll}{2})[.!?](?=\p{Lu}(?!S\b|ET\b|O\b|I\b|OM\b))/gu;

/** Phones bend the quotes that people type. */
const plainSigns = (reply: string): string =>
  isAscii(reply)
    ? reply
    : reply
        .replace(/[\u00a0\u2009\u202f]/g, ' ')
        .replace(/[\u2018\u2019\u02bc]/g, "'")
        .replace(/[\u201c\u201d\u201e]/g, '"');

/** Whoever wants to leave may, whatever else is said; the rest counts only when it is honest. */
function commandIn(asking: Asking, honest: string): Command | undefined {
  const command = readCommand(asking.reply, asking);
  const sure = command?.intent === 'unsubscribe' || honest === asking.reply;
  const asked = sure ? command : readCommand(honest, asking);
  if (asked?.intent === 'rhythm' && isHourOfItem(honest, asking.items)) return undefined;
  if (asked?.intent === 'help' && ponders.test(honest) && namedIn(honest, asking.items).length > 0)
    return undefined;
  return asked?.intent === 'pause' && isErrand(honest, asking.items) ? undefined : asked;
}

/** "Essay not started, I don't know how to begin it." */
const ponders = sparing(
  /\b(?:don't know|dont know|not (?:quite |really )?sure|no idea|unsure|can't (?:tell|see|work out)) how\b/i,
);

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
  const last = scene.last[0] ?? namedBefore(scene) ?? onlyOpen(scene);
  const asks = command && (isCommandWord(text) || clauseCommand(text, asking) !== undefined);
  if (asks && clauses.length < 2) {
    const beside = besideCommand(clauses[0], scene);
    return beside && readSentence([beside], scene, command);
  }
  // "Text me instead of emailing: +1 312 555 0143" gives no item another name.
  if (!asks && !rollsOver.test(whole) && reshape(whole, { items: asking.items, last, draft })) {
    scene.said = true;
    return;
  }
  scene.lastSignal = undefined;
  for (const clause of plainly(clauses, whole, scene)) {
    if (asks && !tellsDone(clause, scene)) continue;
    if (command && clauseCommand(clause.text, asking)) continue;
    if (command?.intent === 'unsubscribe' && ofService.test(clause.gist)) continue;
    const { length, amended } = draft;
    readClause(clause, scene);
    scene.told.push({ clause, steps: draft.since(length), amended: draft.amended !== amended });
    scene.lastSentence = clause.sentence;
  }
}

/** "Roll everything to tomorrow apart from the zip" makes no item of them. */
const rollsOver = sparing(
  /^(?:(?:please|pls|and|just|so|ok|can you|let's)[, ]+)*(?:roll|carry|push|shift|bump|move) (?:everything|all|all of (?:it|them)|the (?:rest|lot|others)|both|them all|it all)\b.*\b(?:to|till?|until|over|into) (?:tomorrow|tmrw|next|the weekend|mon|tue|wed|thu|fri|sat|sun)/i,
);

/** "Put the barrels off a week and pause the mails till Friday": what stands before the command. */
function besideCommand(clause: Clause | undefined, scene: Scene): Clause | undefined {
  const at = clause?.text.search(joinsCommand) ?? -1;
  if (!clause || at < 0) return undefined;
  const [text, asked] = [clause.text.slice(0, at), clause.text.slice(at)];
  const isOne = clauseCommand(asked.replace(/^ \p{L}+ /u, ''), scene.asking) !== undefined;
  if (!isOne || clauseCommand(text, scene.asking) !== undefined) return undefined;
  return { ...clause, text, gist: gistOf(text, scene.foreign), whole: text };
}
const joinsCommand = sparing(
  / (?:and|but) (?=(?:i'd|i want|i would|please|pls|can you|could you|kindly|stop|pause|unsubscribe|take me|remove me|don't|do not|switch|hold|snooze|mute)\b)/i,
);

/** What the sentence before was about, though nothing was said to have become of it. */
function namedBefore({ told, asking }: Scene): Item | undefined {
  const before = told.at(-1)?.clause.whole ?? '';
  const [named, ...others] = namedIn(before, asking.items);
  return others.length === 0 ? named?.item : undefined;
}

/** In answer to what matters, what is only named is to be on the list. */
function plainly(
  clauses: readonly Clause[],
  whole: string,
  { intentional, foreign, asking }: Scene,
): readonly Clause[] {
  const [first] = clauses;
  if (!first || !intentional || first.question || first.bullet) return clauses;
  if (first.section && first.section !== 'today') return clauses;
  if (asking.reply.trim().length > longestPlain || namedIn(whole, asking.items).length > 0)
    return clauses;
  if (countedIn(first.gist, asking.items).length > 0) return clauses;
  const text = clauses.map((clause) => clause.text).join(', ');
  const things = thingsIn(whole, foreign) ?? thingsIn(text, foreign);
  if (!things) return clauses;
  return things.map((text) => ({ ...first, text, gist: gistOf(text, foreign), section: 'add' }));
}
/** In a longer reply what stands alone is a remark as often as not. */
const longestPlain = 160;

/** "Pills are refilled and we're off, so no mails for two weeks." */
function tellsDone({ text, gist }: Clause, { asking }: Scene): boolean {
  const names = namedIn(text, asking.items).length > 0 || sweeps.test(gist);
  const points = names || countedIn(gist, asking.items).length > 0;
  if (!points || clauseCommand(text, asking)) return false;
  const signal = signalOf(gist, false);
  const past = (gist.match(/[\p{L}'-]+/gu) ?? []).some(isPast);
  if (names && (signal === 'deferred' || signal === 'dropped')) return true;
  return signal === 'done' || (signal === undefined && past);
}

/** "All done, you can stop sending these now." */
const sweeps = sparing(
  /^(?:and |so |yes |ok )?(?:all|both|everything|every ?thing|(?:the )?lot)\b/,
);

function readingOf({ asking, draft, said }: Scene, command: Command | undefined): Reading {
  const edits = draft.edits();
  if (command?.intent === 'clear') {
    const open = asking.items.filter(({ status }) => status === 'open' || status === 'deferred');
    // "Wipe the lot, none of it exists any more": what is only called undone goes too.
    const unsaid = open.filter((item) => [undefined, 'open'].includes(draft.verdictOn(item)));
    const named = new Set(edits.flatMap((edit) => ('id' in edit ? [edit.id] : [])));
    const rest = unsaid.filter(({ id }) => !named.has(id));
    const drops = rest.map(({ id }) => ({ kind: 'drop', id }) as const);
    return { edits: [...edits, ...drops], intent: 'clear', engine: rulesEngine };
  }
  if (command) return { edits, ...command, engine: rulesEngine };
  return { edits, intent: edits.length > 0 || said ? null : 'none', engine: rulesEngine };
}
