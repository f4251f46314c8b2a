/** Reads a reply without a model: clause by clause, each naming items and saying what became of them. */
import type { Item } from '../../checklist.ts';
import { type Command, clauseCommand, isCommandWord, readCommand } from '../commands.ts';
import type { Asking, Reading } from '../reading.ts';
import { contentWords, folded } from '../same-text.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { Draft } from './draft.ts';
import { taskVerbs } from './lexicon.ts';
import { countedIn, namedIn, sameWord, sweptBy } from './references.ts';
import { rename, reshape } from './reshape.ts';
import { segmentsOf } from './segments.ts';
import { type Signal, signalOf } from './signals.ts';
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
  /** A finished thing that is not on the list: "log it as done" means this one. */
  unlisted: string;
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
    unlisted: '',
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
  if (command && (isCommandWord(text) || clauseCommand(text, scene.asking))) return;
  scene.lastSignal = undefined;
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
  const verdict = signal ?? sectioned;
  const counted = countedIn(clause.text, asking.items);
  const swept = counted.length > 0 ? counted : sweptIn(clause, text, verdict, scene);
  if (swept !== undefined)
    return swept.length > 0 ? report(clause, swept, verdict, scene) : undefined;
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

/** The items of "all", "both", "the rest"; undefined when the clause names none that way. */
function sweptIn(
  clause: Clause,
  text: string,
  verdict: Signal | undefined,
  scene: Scene,
): readonly Item[] | undefined {
  const { items } = scene.asking;
  if (verdict === undefined && scene.intentional) return undefined;
  const swept = sweptBy(clause.text, items, scene.draft.named());
  if (!swept || (namedIn(clause.text, items).length > 0 && !exceptOrRest.test(text)))
    return undefined;
  return sweeps(text, clause, scene) ? swept.items : undefined;
}

const exceptOrRest = /\b(?:but|except|apart|aside|besides|other than|minus|rest)\b/;

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
  const { draft } = scene;
  const verdict = signal ?? impliedBy(clause, refs, scene);
  if (verdict === undefined) {
    scene.last = refs;
    scene.waiting = kept.test(folded(clause.text)) ? [] : refs;
    scene.said = true;
    return;
  }
  for (const item of [...scene.waiting.filter((one) => sameLine(clause, scene, one)), ...refs]) {
    const settled = draft.verdictOn(item);
    const weak = signal === undefined || !/\b(?:done|finished|complete)/.test(folded(clause.text));
    if (weak && verdict === 'done' && settled !== undefined && settled !== 'done') continue;
    draft.mark(item, verdict);
  }
  scene.waiting = [];
  scene.last = refs;
  scene.lastSignal = verdict;
  scene.said = true;
}

const kept = /\b(?:keep|keeping|stays?|on for)\b/;

const sameLine = (clause: Clause, scene: Scene, item: Item): boolean =>
  scene.lastSentence === clause.sentence && !scene.draft.named().has(item.id);

/** A past form of the item's own verb, or of any, says it is done: "mulch ordered", "handed in". */
function impliedBy(clause: Clause, refs: readonly Item[], scene: Scene): Signal | undefined {
  const text = folded(clause.text);
  if (/\b(?:but|except|apart from) \S/.test(text) && !scene.intentional) return 'done';
  if (pastToo.test(text) && !scene.intentional) return 'done';
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
  const words = contentWords(wordingOf(clause.text).replace(/\([^)]*\)/g, ' '));
  if (words.length === 0) return 1;
  const held = refs.flatMap((item) => contentWords(item.text));
  return words.filter((word) => held.some((one) => sameWord(one, word))).length / words.length;
}

/** Shares a word with an item and is still something else: "email the roofer the plan". */
function mayBeNew(
  clause: Clause,
  named: readonly Item[],
  verdict: Signal | undefined,
  scene: Scene,
): boolean {
  const lead = hasLeadIn(clause.text);
  const [first = ''] = folded(clause.text).split(/\s+/);
  if (!lead && isPast(first)) return false;
  if (!lead && (isStatement(clause.text) || clause.question)) return false;
  if (!scene.intentional && !lead) return false;
  if (verdict !== undefined && !lead && (verdict !== 'deferred' || !isImperative(clause)))
    return false;
  if (/\b(?:move|push|bump|carry|shift|postpone|defer|reschedule)\b/.test(folded(clause.text)))
    return false;
  return coverage(clause, named) < 0.67;
}

function isImperative(clause: Clause): boolean {
  const [first = '', second] = folded(wordingOf(clause.text)).split(/\s+/);
  return taskVerbs.has(first.replace(/[^\p{L}-]/gu, '')) && second !== undefined;
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
  const same = scene.lastSentence === clause.sentence;
  const points = pronoun.test(text) && !hasLeadIn(clause.text);
  const partly = signal === 'open' && partial.test(text);
  const near = scene.last.length > 0 && (points || (same && !isTask(clause, scene)) || partly);
  const settled =
    signal !== 'dropped' && scene.last.some((item) => draft.verdictOn(item) === 'dropped');
  if (near && shifts && !settled) {
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

const partial = /\b(?:still|need|half|not|yet|most|almost|nearly)\b/;

/** Whether a clause without a verdict is something to do. */
function isTask(clause: Clause, scene: Scene): boolean {
  if (clause.question) return false;
  if (hasLeadIn(clause.text) || clause.section === 'add') return true;
  const verb = isImperative(clause) && !(!scene.intentional && pastToo.test(clause.text));
  const later = clause.section === 'tomorrow' || opensLater.test(folded(clause.text));
  if (isStatement(clause.text)) return verb && later;
  // Beside a report, a bare phrase is more of the report.
  const reporting = scene.lastSentence === clause.sentence && scene.lastSignal !== undefined;
  return verb || later || (scene.intentional && !reporting);
}

/** Verbs that look the same in the past: "read the report" in the evening is a report. */
const pastToo = /^(?:read|put|cut|set|hit|let|shut|split|spread|cost)\b/i;
const opensLater = /^(?:for |and |then )?(?:tomorrow|tmrw|tmr|2moro|manana|morgen|demain|amanha)\b/;

const chatter =
  /^(?:(?:thanks?|thank you|thx|cheers|ta|ok|okay|k|cool|great|good|nice|perfect|lol|haha|ugh|hi|hello|hey|morning|good (?:morning|night|evening|afternoon)|night|goodnight|same as (?:yesterday|usual|before)|as (?:usual|before)|coffee first|got it|will do|sounds good|sure|no|yes|yep|nope|on (?:a|my) (?:long day|break|way)|three things|my list|the list|here (?:goes|you go|we go|it is)|that's (?:it|all)|the usual|not much|nothing|wait|on my break|today|busy|long day)\b[\s!.,:;()x]*(?:(?:for|please|so much|again|everyone|all|me|today|this|that|lol|first|building|x)\b[\s!.,:;()x]*)*)+$/i;

function addNew(clause: Clause, scene: Scene): void {
  const { draft } = scene;
  const plain = clause.text.trim();
  const past = (folded(plain).match(/[\p{L}'-]+/gu) ?? []).slice(0, 3).find(isPast);
  const report = past !== undefined && !scene.intentional && !firstPerson.test(folded(plain));
  if (report) scene.unlisted = plain;
  if (report || !isTask(clause, scene) || chatter.test(plain)) return;
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

/** "I've got to" and "I promised I'd" look ahead, whatever form their verb has. */
const firstPerson = /\b(?:got to|gotta|promised|supposed to|want(?:ed)? to)\b/;

function logDone(clause: Clause, scene: Scene): void {
  scene.said = true;
  const named = clause.text.replace(/,? ?\bas (?:done|complete|finished)\b.*$/i, '');
  const points = /\badd (?:it|that|this)\b/i.test(named) && scene.unlisted !== '';
  const text = wordingOf(points ? scene.unlisted : named).replace(finishing, '');
  scene.draft.add(wordingOf(text), { done: true });
}

const finishing =
  /^(?:also |i )*(?:knocked out|finished(?: off)?|did|completed|got|wrapped up|took care of|sorted(?: out)?|dealt with|handled|cleared|done) /i;

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
