/** Takes what a clause says has become of the items it names. */

import type { Item } from '../../checklist.ts';
import { anyOf, pattern, replaced } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { isAwaited } from './awaited.ts';
import type { Clause } from './clauses.ts';
import { impliedBy, keeps } from './implied.ts';
import { saysOwnPast } from './item-verb.ts';
import { learntVerdict } from './learnt-verdicts.ts';
import { coverage, isImperative, opensInPast } from './new-items.ts';
import { withoutOwnNouns, withoutOwnWords } from './own-words.ts';
import type { Scene } from './scene.ts';
import { bareLater, future } from './signal-words.ts';
import { justWhen, type Signal } from './signals.ts';
import { thingOwed } from './still-to-do.ts';
import { onlyLeft, type Sweep } from './sweeps.ts';
import { sweepVerdict } from './verdict.ts';

/** What was learnt of "drop" is not said of the drop bags. */
function learntOf(clause: Clause, refs: readonly Item[], scene: Scene): Signal | undefined {
  const found = learntVerdict(clause, refs, scene);
  if (found !== 'dropped') return found;
  const gist = withoutOwnWords(clause.gist, refs, scene.foreign);
  return gist === clause.gist ? found : learntVerdict({ ...clause, gist }, refs, scene);
}

/** "Mileage sheet I'm doing at lunch" waits for no verdict. */
const meansTo = sparing(
  /\b(?:i'm|we're) (?:doing|finishing|getting)\b|\b(?:i'll|we'll) (?:do|finish|get)\b/,
);

/** A report on items named or counted; a sweep never overrules what was said of one by name. */
export function report(
  clause: Clause,
  refs: readonly Item[],
  signal: Signal | undefined,
  scene: Scene,
  sweeping = false,
): void {
  const { draft } = scene;
  const told =
    signal ?? impliedBy({ ...clause, gist: withoutOwnNouns(clause.gist, refs) }, refs, scene);
  const shared = told === undefined ? sharedBy(clause, refs, scene) : undefined;
  const verdict =
    told ??
    shared ??
    scene.corrected ??
    // A name alone waits for what is said of it.
    (sweeping || coverage(clause, refs) === 1 ? undefined : learntOf(clause, refs, scene));
  scene.said = true;
  // "Nothing more today" speaks of no item, so that "the rest" is still all of them.
  const idle = sweeping && verdict === 'open';
  for (const { id } of refs) if (!idle) scene.mentioned.add(id);
  if (verdict === undefined) return leaveWaiting(clause, refs, scene);
  scene.bare = false;
  if (
    verdict === 'open' &&
    /^(?:it's |its )?not\b(?! (?:an?|one|even|any|much|enough)\b)/.test(clause.gist)
  ) {
    scene.corrected ??= refs.map((item) => draft.verdictOn(item)).find((one) => one !== undefined);
  } else scene.corrected = undefined;
  const waited = sweeping ? [] : scene.waiting.filter((one) => sameLine(clause, scene, one));
  const sweep = sweeping && !marksBoth.test(clause.gist);
  const own = saysOwnPast(clause.gist, refs);
  const plainly = signal !== undefined && /\b(?:done|finished|complete)/.test(clause.gist);
  const weak = sweep || !(own || plainly);
  const said = { verdict, idle, weak, sweep };
  for (const item of [...waited, ...refs]) {
    if (!staysAsSaid(item, said, clause, scene)) draft.mark(item, verdict);
  }
  scene.waiting = [];
  scene.last = refs;
  scene.lastSignal = verdict;
  scene.leads = shared !== undefined || verdictLeads(clause, refs);
}

/** "Neither of them, the owner locked me out": what follows says why. */
const noneAtAll = sparing(
  /^(?:(?:no|nope|nah|sorry|afraid|i'm afraid|well|sadly|got|did|have|had|honestly|ah|oh)[, ]+)*(?:neither|none|not one|not a (?:single )?(?:one|thing)|no to both|nothing(?: (?:done|doing|at all|happened|got done|today|yet))?\W*$)/,
);

/** Items that were only named so far: the next verdict may be meant for them too. */
function leaveWaiting(clause: Clause, refs: readonly Item[], scene: Scene): void {
  scene.last = refs;
  const bare =
    namesAlone(clause, refs) && !isLater(clause.gist, scene) && !meansTo.test(clause.gist);
  const sameSentence = scene.lastSentence === clause.sentence;
  scene.waiting = bare ? [...(sameSentence ? scene.waiting : []), ...refs] : [];
  if (!bare || clause.question) scene.bare = false;
  else scene.named.push(...refs);
}

/** A report on all of them, or on all but some. */
export function reportSweep(
  clause: Clause,
  { items, kept, ofKept = '' }: Sweep,
  verdict: Signal | undefined,
  scene: Scene,
): void {
  const swept = sweepVerdict(clause, verdict, scene);
  scene.noneDone ||= swept === 'open' && noneAtAll.test(clause.gist);
  report(clause, items, swept, scene, true);
  // "Sharpened all the blades, log that": it is on no list yet.
  if (items.length === 0 && kept.length === 0 && opensInPast(clause.text))
    scene.unlisted = clause.text.trim();
  // "I've done them all, only Manny left."
  const left = !scene.intentional && onlyLeft.test(clause.gist);
  for (const item of kept) {
    if (left) scene.draft.mark(item, 'open');
    leaveOut(item, scene);
  }
  // "All but the call, which I'm pushing": what follows is about what was left out.
  if (kept.length > 0) scene.last = kept;
  if (bareLater.test(ofKept)) for (const item of kept) scene.draft.mark(item, 'deferred');
}

/** What all but was done is not. */
function leaveOut(item: Item, { mentioned, intentional, draft }: Scene): void {
  mentioned.add(item.id);
  if (!intentional && draft.verdictOn(item) === undefined) draft.mark(item, 'open');
}

interface Told {
  readonly verdict: Signal;
  /** "Nothing." */
  readonly idle: boolean;
  /** Overrules nothing that was said outright. */
  readonly weak: boolean;
  readonly sweep: boolean;
}

/** Whether what was said of the item before counts for more. */
function staysAsSaid(item: Item, said: Told, { gist, sentence }: Clause, scene: Scene): boolean {
  const { verdict, idle, weak, sweep } = said;
  const before = scene.draft.verdictOn(item);
  // "The loader is merged and nothing caught fire."
  if (idle && before !== undefined && scene.corrected === undefined) return true;
  // "Wrote nothing, bought onions": what comes next may be done all the same.
  const free = scene.idled.delete(item.id);
  if (idle && before === undefined) scene.idled.add(item.id);
  // "Third can die, it folded before I got on it": why it is off.
  const same = scene.lastSentence === sentence;
  if (same && before === 'open' && verdict === 'done' && scene.noneDone && toMe.test(gist))
    return true;
  if (same && before === 'done' && verdict === 'open' && thingOwed(gist) !== undefined) return true;
  if (before === 'dropped' && verdict === 'open' && same && !/\b(?:keep|leave|on)\W*$/.test(gist))
    return true;
  if (before === 'dropped' && verdict === 'done' && weak && same) return true;
  // "Called the bed manager, no beds."
  if (before === 'done' && verdict === 'dropped' && same && /^no \p{L}/u.test(gist)) return true;
  const isLate = verdict === 'deferred' || verdict === 'open';
  if (before === 'done' && isLate && theirs.test(gist)) return true;
  if (!weak || free || verdict !== 'done' || before === undefined || before === 'done')
    return false;
  return sweep || before !== 'open' || same;
}

/** "Neither of them, the owner locked me out." */
const toMe = /\b(?:me|us)\b|\b(?:is|was|are|were) (?:away|out|off|ill|sick|asleep)\b/;

const namesAlone = (clause: Clause, refs: readonly Item[]): boolean =>
  coverage(clause, refs) >= 0.6 || onlyCounts.test(clause.gist);

/** "The 2nd", before what is said of it. */
const onlyCounts = sparing(
  /^(?:(?:and|so|the|number|item|task) )*(?:(?:first|last|top|bottom) (?:two|three|four|five|[2-9])|(?:first|second|third|fourth|fifth|last|\d(?:st|nd|rd|th)?)(?: one)?)\W*$/,
);

/** What is only planned, or waits for something else, is no answer to what was done. */
const isLater = (gist: string, { intentional }: Scene): boolean =>
  (intentional && keepsOn.test(gist)) || future.test(gist) || isAwaited(gist);

/** "A Mr Hale will call on Friday": what somebody else will do puts off nothing that is done. */
const theirs = sparing(
  /^(?:(?:so|and|but|then|now) )*(?!i\b|we\b|it\b|that\b|this\b)(?:\S+ ){1,3}?(?:will|'ll|is going to|are going to|is|are) (?:now |then |probably |also )?(?:call|ring|phone|come|visit|collect|deliver|reply|confirm|get back|let me know|send|bring|be (?:here|round|back|in|over)|coming|calling|ringing|visiting|delivering|collecting|sending|bringing)\b|^(?:(?:so|and|but|then|now) )*(?:he|she|they)(?:'s|'re|'ll) (?:now |then |probably |also |just )?(?:send(?:ing)?|bring(?:ing)?|check(?:ing)?|call(?:ing)? back|com(?:e|ing)|get(?:ting)? back|email(?:ing)?|post(?:ing)?)\b/,
);

/** "Oven and beds please": in a plan for the day they are on. */
const keepsOn = anyOf([keeps, /\b(?:please|on|yes|definitely|first)\W*$/]);

/** "You may mark both as complete" leaves no doubt. */
const marksBoth = sparing(/\b(?:mark|tick|check|cross|count|log|call) (?:them |those )?both\b/);

const sameLine = (clause: Clause, scene: Scene, item: Item): boolean =>
  scene.lastSentence === clause.sentence && scene.draft.verdictOn(item) === undefined;

/** "Finished the deck": what follows a comma may share its verdict. */
const verdictLeads = ({ gist }: Clause, refs: readonly Item[]): boolean =>
  refs.length > 0 && leading.test(gist);

const leading = pattern(
  'u',
  String.raw`^(?:(?:so|and|ok|well|i|we|just|also|finally|already|have|i've|we've|please|can `,
  String.raw`you|could you|you can|you may|pls) )*(?:\p{L}+ed|done|did|got|sent|paid|bought|wrote|made|took|`,
  String.raw`(?:was |were |been |am )?able to|(?:still )?(?:need|needs|have|has|want|got|had|going|supposed|hoping|trying|meaning) to|gotta|must|couldn't|can't|cannot|won't|`,
  String.raw`skip|forget(?: about)?|scrap|bin|ditch|drop|remove|delete|scratch|move|push|postpone|defer|no(?! ?\d)|didn't|forgot|haven't|`,
  String.raw`yes|tick|cross|mark|check|✅|❌|👍|👎)(?![\p{L}'])`,
);

/** What was said before; at the beginning of a report, that it is done. */
function lastVerdict({ last, draft }: Scene): Signal | undefined {
  const [item] = last;
  return item === undefined ? (draft.empty ? 'done' : undefined) : draft.verdictOn(item);
}

/** "The call is done, essays too"; "sent the invoice, the deck and the notes". */
function sharedBy(clause: Clause, refs: readonly Item[], scene: Scene): Signal | undefined {
  if (staysOn.test(clause.gist)) return 'open';
  const tells = !scene.intentional && !isImperative(clause);
  if (/\b(?:too|as well|likewise|ditto|same)\W*$/.test(clause.gist) && tells)
    return scene.lastSignal ?? lastVerdict(scene);
  if (likeIt.test(clause.gist) && !scene.intentional) return scene.lastSignal ?? lastVerdict(scene);
  if (scene.lastSentence !== clause.sentence || scene.lastSignal === undefined) return undefined;
  // "Report first thing tomorrow, then the boiler."
  if (scene.lastSignal === 'deferred' && /^(?:and )?then\b/.test(clause.gist)) return 'deferred';
  if (/\b(?:too|as well|also|likewise|ditto|same)\W*$/.test(clause.gist)) return scene.lastSignal;
  const text = scene.intentional ? clause.text : replaced(clause.text, justWhen, '');
  const gist = scene.intentional ? clause.gist : replaced(clause.gist, justWhen, '');
  // "Called the registrar, robes I'll get at lunch."
  if (
    !scene.leads ||
    keeps.test(gist) ||
    (!scene.intentional && (willDo.test(gist) || doesNow.test(gist)))
  )
    return undefined;
  const named = onlyCounts.test(gist) || coverage({ ...clause, text }, refs) >= 0.75;
  return named ? scene.lastSignal : undefined;
}

/** "Finished the tank, now cleaning the drive." */
const doesNow =
  /^(?:and |but |so |then )*(?:now|next|currently|just)(?: (?:i'm|on to|onto|for|to|it's))*(?: the| my)? \p{L}+ing\b/u;
const willDo = /\b(?:i'll|i will|we'll|i'm going to|i'm gonna) \p{L}/u;

/** "Bin the second, the tiler stays too": that one is kept, and not what was before it. */
const staysOn = sparing(
  /\b(?:stays?|stands?|remains?|keeps?|keep|keeping|kept|staying|is (?:still )?(?:on|in)|'s (?:still )?(?:on|in)) (?:(?:on|in|put) )?(?:too|as well|also)\W*$/,
);
/** "And so is the fig", "same for the gym". */
const likeIt = sparing(
  /^(?:and )?(?:so (?:is|are|was|were|did|has|have)|(?:the )?same (?:for|with|goes for)|ditto|likewise) \S/,
);
