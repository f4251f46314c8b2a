/** Takes what a clause says has become of items: named, counted, all of them, or the last one. */
import type { Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords, folded } from '../same-text.ts';
import type { Clause } from './clauses.ts';
import { coverage, isTask } from './new-items.ts';
import { isPast, pastToo } from './past.ts';
import { countedIn, namedIn, type Sweep, sweptBy } from './references.ts';
import { nothing, onlyOpen, pronoun, type Scene } from './scene.ts';
import type { Signal } from './signals.ts';
import { hasLeadIn } from './wording.ts';

export const withdrawal = pattern(
  'i',
  String.raw`^(?:actually,? |no,? |wait,? |oh,? )*(?:scratch (?:that|it)|no wait|wait no|`,
  String.raw`wait|strike that|never ?mind(?: that)?|nvm|forget (?:that|it)|on second `,
  String.raw`thoughts?)\b`,
);

export function takeBack(text: string, clause: Clause, scene: Scene): void {
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
export function sweptIn(
  clause: Clause,
  text: string,
  verdict: Signal | undefined,
  scene: Scene,
): Sweep | undefined {
  const { items } = scene.asking;
  if (verdict === undefined && scene.intentional) return undefined;
  const swept = sweptBy(clause.text, items, scene.draft.named());
  if (!swept || (namedIn(clause.text, items).length > 0 && !exceptOrRest.test(text)))
    return undefined;
  return sweeps(text, clause, scene) ? swept : undefined;
}

export const exceptOrRest = /\b(?:but|except|apart|aside|besides|other than|minus|rest)\b/;

/** "All sorted" after a clause about one item is still about that one. */
function sweeps(text: string, clause: Clause, scene: Scene): boolean {
  const sameSentence = scene.lastSentence === clause.sentence && scene.last.length > 0;
  if (sameSentence && /^all (?:sorted|done|good|set|fixed|clean)\b/.test(text)) return false;
  return !pattern(
    '',
    String.raw`\b(?:that's|thats|is|was|for) (?:it|all)\b|\ball (?:i|we|in all|that|my|day|`,
    String.raw`right|good|over|morning|afternoon|week|the time|the best)\b`,
  ).test(text);
}

export function report(
  clause: Clause,
  refs: readonly Item[],
  signal: Signal | undefined,
  scene: Scene,
): void {
  const { draft } = scene;
  const verdict = signal ?? impliedBy(clause, refs, scene) ?? sharedBy(clause, scene);
  if (verdict === undefined) {
    scene.last = refs;
    const bare = coverage(clause, refs) >= 0.6 && !kept.test(folded(clause.text));
    scene.waiting = bare ? refs : [];
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

/** "The call is done, essays too." */
const sharedBy = (clause: Clause, scene: Scene): Signal | undefined =>
  scene.lastSentence === clause.sentence &&
  /\b(?:too|as well|also|likewise|ditto)\W*$/i.test(clause.text)
    ? scene.lastSignal
    : undefined;

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

/** A verdict without a name: of what was said just before, or of the one open item. */
export function carryOver(text: string, signal: Signal, clause: Clause, scene: Scene): boolean {
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
  const shifts = signal !== 'deferred' || pronoun.test(text) || again.test(text);
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

const again = /\b(?:will|'ll|ll|going to|gonna)\b.*\b(?:pick|try|finish|do|get|continue)\b/;
const partial = /\b(?:still|need|half|not|yet|most|almost|nearly)\b/;
