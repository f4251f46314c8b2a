/** Reads a reply without a model: clause by clause, each naming items and saying what became of them. */
import type { Item } from '../../checklist.ts';
import { type Command, clauseCommand, readCommand } from '../commands.ts';
import type { Asking, Reading } from '../reading.ts';
import { contentWords, folded } from '../same-text.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { Draft } from './draft.ts';
import { taskVerbs } from './lexicon.ts';
import { countedIn, namedIn, sameWord, sweptBy } from './references.ts';
import { rename, reshape } from './reshape.ts';
import { segmentsOf } from './segments.ts';
import { laterPattern, type Signal, signalOf } from './signals.ts';
import { hasLeadIn, isStatement, wordingOf } from './wording.ts';

/** Raised with every change of behaviour, so that a stored reading says what made it. */
export const rulesEngine = 'rules/1';

/** What is known while the clauses of one reply are read in order. */
interface Scene {
  readonly asking: Asking;
  readonly draft: Draft;
  /** In an answer to "what do you mean to do", a bare phrase is a new item. */
  readonly intentional: boolean;
  last: readonly Item[];
  lastSentence: number;
  /** Items named without a verdict, which the next clause may give: "2", "done". */
  waiting: readonly Item[];
  lastSignal: Signal | undefined;
  said: boolean;
}

const attack =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines)\b|\bsystem (?:override|prompt)\b|\byou are (?:now )?(?:dan|in admin|an? )|\b(?:system|assistant|developer)\s*:|<\/?\w+>|\b(?:reveal|print|respond with|output)\b.{0,40}\b(?:prompt|lists?|configuration|password|secrets?|instructions)\b|\badmin (?:mode|password)\b|\bmark all tasks as\b.{0,30}\breveal\b/i;

const withdrawal =
  /^(?:actually,? |no,? |wait,? |oh,? )*(?:scratch (?:that|it)|no wait|wait no|wait|strike that|never ?mind(?: that)?|nvm|forget (?:that|it)|on second thoughts?)\b/i;

const pronoun = /\b(?:that|it|this|them|those|that one|this one)\b/;
const nothing = /\b(?:nothing|none|neither|zero|not a thing|nada)\b/i;

/** The reading of a reply by rules alone: linear, the same every time, never more than it says. */
export function readByRules(asking: Asking): Reading {
  const scene: Scene = {
    asking,
    draft: new Draft(asking),
    intentional: asking.stage === 'DAY0_ACK' || asking.stage === 'MORNING_INTENTION',
    last: [],
    lastSentence: 0,
    waiting: [],
    lastSignal: undefined,
    said: false,
  };
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
  if (command && clauseCommand(text, scene.asking)) return;
  for (const clause of clauses) {
    if (command && clauseCommand(clause.text, scene.asking)) continue;
    readClause(clause, scene);
    scene.lastSentence = clause.sentence;
  }
}

const onlyOpen = ({ asking }: Scene): Item | undefined => {
  const open = asking.items.filter(({ status }) => status === 'open');
  return open.length === 1 ? open[0] : undefined;
};

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
  const refs = refsOf(clause, text, signal ?? sectioned, scene);
  if (refs.length > 0) return report(clause, refs, signal ?? sectioned, scene);
  if (signal !== undefined && carryOver(text, signal, clause, scene)) return;
  addNew(clause, scene);
}

/** "Add: ...", "remind me to ..." say outright that something is new. */
const isAddition = (clause: Clause, text: string): boolean =>
  clause.section === 'add' ||
  /^(?:(?:oh|and|also|pls|please|so|ok|can you|could you|kindly|actually)[, ]+)*(?:add\b|remind me to\b|\+|put (?!it|them|that|those)\S+ .*\bon (?:the|my) list)/.test(
    text,
  ) ||
  /\badd (?:it|that|this) (?:as|to)\b/.test(text);

function takeBack(text: string, clause: Clause, scene: Scene): void {
  const rest = text.replace(withdrawal, '').trim();
  const refs = [
    ...countedIn(rest, scene.asking.items),
    ...namedIn(rest, scene.asking.items).map(({ item }) => item),
  ];
  if (refs.length > 0 && /^(?:scratch|forget|strike)/.test(text))
    return report(clause, refs, 'dropped', scene);
  if (!scene.draft.withdraw() && onlyOpen(scene) === undefined) return;
  scene.said = true;
}

function refsOf(
  clause: Clause,
  text: string,
  signal: Signal | undefined,
  scene: Scene,
): readonly Item[] {
  const { asking, draft } = scene;
  const counted = countedIn(clause.text, asking.items);
  if (counted.length > 0) return counted;
  const swept =
    signal !== undefined || !scene.intentional
      ? sweptBy(clause.text, asking.items, draft.named())
      : undefined;
  const named = namedIn(clause.text, asking.items).map(({ item }) => item);
  if (
    swept &&
    (named.length === 0 ||
      /\b(?:but|except|apart|aside|besides|other than|minus|rest)\b/.test(text))
  ) {
    return sweeps(text, clause, scene) ? swept.items : [];
  }
  if (nothing.test(text)) return [];
  return named;
}

/** "All sorted" after a clause about one item is still about that one. */
function sweeps(text: string, clause: Clause, scene: Scene): boolean {
  const sameSentence = scene.lastSentence === clause.sentence && scene.last.length > 0;
  if (sameSentence && /^all (?:sorted|done|good|set|fixed|clean)\b/.test(text)) return false;
  return !/\b(?:that's|thats|is|was|for) (?:it|all)\b|\ball (?:i|we|in all|that|my|day|right|good|over|morning|afternoon|week|the time|the best)\b/.test(
    text,
  );
}

function report(
  clause: Clause,
  refs: readonly Item[],
  signal: Signal | undefined,
  scene: Scene,
): void {
  const { draft, intentional } = scene;
  const verdict = signal ?? impliedBy(clause, refs, scene);
  if (verdict === undefined) {
    const isNew = mayBeNew(clause, refs, scene);
    if (isNew) return addNew(clause, scene);
    scene.last = refs;
    scene.waiting = refs;
    scene.said = true;
    return;
  }
  if (intentional && verdict === 'open' && mayBeNew(clause, refs, scene))
    return addNew(clause, scene);
  if (verdict === 'deferred' && mayBeNew(clause, refs, scene) && isTask(clause, scene))
    return addNew(clause, scene);
  for (const item of [...scene.waiting.filter((one) => sameLine(clause, scene, one)), ...refs]) {
    draft.mark(item, verdict);
  }
  scene.waiting = [];
  scene.last = refs;
  scene.lastSignal = verdict;
  scene.said = true;
}

const sameLine = (clause: Clause, scene: Scene, item: Item): boolean =>
  scene.lastSentence === clause.sentence && !scene.draft.named().has(item.id);

/** A past form of the item's own verb, or of any, says it is done: "mulch ordered", "handed in". */
function impliedBy(clause: Clause, refs: readonly Item[], scene: Scene): Signal | undefined {
  const text = folded(clause.text);
  if (/\b(?:but|except|apart from) \S/.test(text) && !scene.intentional) return 'done';
  if (
    hasLeadIn(text) ||
    clause.question ||
    /\b(?:will|shall|i'll|going to|gonna|later)\b/.test(text)
  )
    return undefined;
  const words = text.match(/[\p{L}'-]+/gu) ?? [];
  const past = words.some((word) => isPast(word));
  if (past && !(scene.intentional && refs.length === 0)) return 'done';
  return /\b(?:is coming|on its way|all over|had (?:his|her|its|their))\b/.test(text)
    ? 'done'
    : undefined;
}

const pastWord =
  /^(?:\p{L}{2,}ed|sent|paid|bought|wrote|written|got|did|made|went|ran|took|told|met|built|sold|drove|swept|fed|hung|gave|brought|caught|chose|drew|ate|found|held|kept|laid|left|lent|rang|spoke|spent|taught|threw|signd|recogi|envie|llame|compre|regue|angerufen|geschickt|gekauft|\p{L}*ge\p{L}{3,}t)$/u;
const notPast =
  /^(?:need|feed|speed|seed|weed|shed|bed|red|indeed|supposed|used|tired|excited|exhausted|wasted|embed|sacred|hundred|kindred|breed|proceed|exceed|succeed)$/;

const isPast = (word: string): boolean => pastWord.test(word) && !notPast.test(word);

/** How much of what the clause says the item already holds. */
function coverage(clause: Clause, refs: readonly Item[]): number {
  const words = contentWords(wordingOf(clause.text));
  if (words.length === 0) return 1;
  const held = refs.flatMap((item) => contentWords(item.text));
  return words.filter((word) => held.some((one) => sameWord(one, word))).length / words.length;
}

/** Shares a word with an item and is still something else: "email the roofer the plan". */
function mayBeNew(clause: Clause, refs: readonly Item[], scene: Scene): boolean {
  if (isStatement(clause.text) && !hasLeadIn(clause.text)) return false;
  return isTask(clause, scene) && coverage(clause, refs) < 0.67;
}

/** A verdict without a name: of what was said just before, or of the one open item. */
function carryOver(text: string, signal: Signal, clause: Clause, scene: Scene): boolean {
  const { draft } = scene;
  if (scene.waiting.length > 0 && contentWords(text).length <= 3) {
    for (const item of scene.waiting) draft.mark(item, signal);
    scene.waiting = [];
    scene.said = true;
    return true;
  }
  if (nothing.test(text) && !scene.intentional) {
    scene.said = true;
    return true;
  }
  const only = onlyOpen(scene);
  const about = pronoun.test(text) || contentWords(text).length <= 2;
  const shifts = signal !== 'deferred' || pronoun.test(text) || /\bpick\b/.test(text);
  const near =
    scene.last.length > 0 &&
    (pronoun.test(text) || scene.lastSentence === clause.sentence || signal === 'open');
  if (near && shifts && !isTask(clause, scene)) {
    for (const item of scene.last) draft.mark(item, signal);
    scene.said = true;
    return true;
  }
  if (only && about && shifts && !scene.intentional && scene.draft.empty) {
    draft.mark(only, signal);
    scene.last = [only];
    scene.said = true;
    return true;
  }
  return false;
}

/** Whether a clause without a verdict is something to do. */
function isTask(clause: Clause, scene: Scene): boolean {
  if (clause.question) return false;
  if (hasLeadIn(clause.text) || clause.section === 'add') return true;
  const words = folded(wordingOf(clause.text)).split(/\s+/);
  const verb = taskVerbs.has((words[0] ?? '').replace(/[^\p{L}-]/gu, '')) && words.length > 1;
  const later = clause.section === 'tomorrow' || laterPattern.test(folded(clause.text));
  if (isStatement(clause.text)) return verb && later;
  return verb || later || scene.intentional;
}

const chatter =
  /^(?:(?:thanks?|thank you|thx|cheers|ta|ok|okay|k|cool|great|good|nice|perfect|lol|haha|ugh|hi|hello|hey|morning|good (?:morning|night|evening|afternoon)|night|goodnight|same as (?:yesterday|usual|before)|as (?:usual|before)|coffee first|got it|will do|sounds good|sure|no|yes|yep|nope|three things|my list|the list|here (?:goes|you go|we go|it is)|that's (?:it|all)|the usual|not much|nothing|wait|on my break|today|busy|long day)\b[\s!.,:;()x]*(?:(?:for|please|so much|again|everyone|all|me|today|this|that|lol|first|building|x)\b[\s!.,:;()x]*)*)+$/i;

function addNew(clause: Clause, scene: Scene): void {
  const { draft } = scene;
  const plain = clause.text.trim();
  if (!isTask(clause, scene) || chatter.test(plain)) return;
  const text = wordingOf(plain);
  if (!/[\p{L}]{2}/u.test(text) || chatter.test(text) || isStatement(text)) return;
  const later = clause.section === 'tomorrow' || laterDay(clause, scene);
  draft.add(text, { later });
  scene.said = true;
  scene.last = [];
}

/** Tomorrow said once holds for the rest of its sentence. */
function laterDay(clause: Clause, scene: Scene): boolean {
  const said = /\b(?:tomorrow|tmrw|tmr|2moro|manana|morgen|demain|amanha)\b/.test(
    folded(clause.text),
  );
  if (said) scene.lastSignal = 'deferred';
  const carried =
    scene.lastSentence === clause.sentence &&
    scene.lastSignal === 'deferred' &&
    scene.draft.lastIsNew();
  return said || carried;
}

function logDone(clause: Clause, scene: Scene): void {
  scene.said = true;
  const text = wordingOf(clause.text.replace(/\bas (?:done|complete|finished)\b.*$/i, ''));
  scene.draft.add(text, { done: true });
}

function readingOf({ draft, said }: Scene, command: Command | undefined): Reading {
  const edits = draft.edits();
  if (command)
    return { edits: command.intent === 'clear' ? edits : edits, ...command, engine: rulesEngine };
  return { edits, intent: edits.length > 0 || said ? null : 'none', engine: rulesEngine };
}
