/** Reads one clause: a plan, something new, or a report on what is on the list. */
import type { Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { addition, additionIn, edits, logsIt } from './additions.ts';
import { amends } from './amends.ts';
import { carryOver } from './carry-over.ts';
import { type Clause } from './clauses.ts';
import { corrected } from './corrections.ts';
import { claimedIn, countedIn } from './counting.ts';
import { gistOf } from './gist.ts';
import { impliedBy } from './implied.ts';
import { byOther } from './named-otherwise.ts';
import { addNew, coverage, isImperative, logDone, mayBeNew } from './new-items.ts';
import { countsFewer } from './partial.ts';
import { didIt } from './past.ts';
import { planIn } from './plans.ts';
import { namedIn } from './references.ts';
import { putRight, rename } from './replace.ts';
import { report } from './reports.ts';
import { retimeIt } from './retime.ts';
import { Scene } from './scene.ts';
import { rethinks } from './second-thoughts.ts';
import { answersWaiting } from './settle.ts';
import { bareLater } from './signal-words.ts';
import type { Signal } from './signals.ts';
import { isStatement } from './statements.ts';
import { exceptOrRest, restOfIt, type Sweep, sweptBy } from './sweeps.ts';
import { sweepVerdict, verdictOf } from './verdict.ts';

const sectionSignals = {
  done: 'done',
  open: 'open',
  dropped: 'dropped',
  tomorrow: 'deferred',
  today: undefined,
  add: undefined,
} as const;

/** Takes one clause of a reply: what it names, and what has become of it. */
export function readClause(said: Clause, scene: Scene): void {
  const { asking, draft } = scene;
  const right = putRight(said.text, asking.items, draft);
  if (right) return spokenOf(right, scene);
  const left = corrected(said, scene);
  const clause = left && asPlan(left, scene);
  if (!clause) return;
  if (rethinks(clause, scene) || amends(clause, scene)) return;
  const renamed =
    rename(clause.text, asking.items, draft) ?? retimeIt(clause.text, scene.last, draft);
  if (renamed) return spokenOf(renamed, scene);
  const added = additionIn(clause.text);
  if (added !== undefined && !edits.test(clause.gist) && !isListed(added, clause, scene)) {
    scene.bare = false;
    const section = clause.section ?? 'add';
    scene.adding = clause.sentence;
    const gist = gistOf(added, scene.foreign);
    return addNew({ ...clause, text: added, gist, section, question: false }, scene);
  }
  if (isAddition(clause, scene)) {
    scene.bare = false;
    scene.adding = clause.sentence;
    return asDone.test(clause.gist) ? logDone(clause, scene) : addNew(clause, scene);
  }
  if (clause.question && asksOnly.test(clause.gist)) {
    scene.said ||= namedIn(clause.text, asking.items).length > 0;
    scene.bare = false;
    return;
  }
  readReport(clause, scene);
}

/** "I'm cutting stringers, then sharpening" lists what one means to do. */
function asPlan(clause: Clause, scene: Scene): Clause {
  const asked = (scene.intentional && !scene.commanded) || clause.section === 'tomorrow';
  if (!asked || namedIn(clause.text, scene.asking.items).length > 0) return clause;
  const text = planIn(clause.text, scene.planning === clause.sentence);
  if (text === undefined) return clause;
  scene.planning = clause.sentence;
  return { ...clause, text, gist: gistOf(text, scene.foreign), section: clause.section ?? 'add' };
}

/** The item that was given another wording is the one "it" means. */
function spokenOf(item: Item, scene: Scene): void {
  scene.last = [item];
  scene.said = true;
  scene.bare = false;
  scene.mentioned.add(item.id);
}

const takesOff =
  /^(?:(?:and|also|please|actually|no|wait|oh|ok) )*(?:scratch|forget|cancel|lose|ditch|bin|scrap|cut|kill|strike|cross|leave|erase|clear|nix|axe|no|not|never)\b/;
const pointsBack = /\b(?:it|that|this|them|one)\b/;
const asDone = /\b(?:as|it|that|this) (?:a )?(?:done|complete|completed|finished)\b/;
const asksOnly = pattern(
  '',
  String.raw`^(?:(?:so|and|but|wait|hey|um) )*(?:is|are|am|did|do|does|was|were|what|when|where|`,
  String.raw`who|why|how|should|shall|has|have|which)\b`,
);

function readReport(clause: Clause, scene: Scene): void {
  const { items } = scene.asking;
  const { gist } = clause;
  const said = namedIn(clause.text, items).map(({ item }) => item);
  const names = said.length > 0 || scene.intentional ? said : byOther(clause, items);
  const signal = verdictOf(clause, names, scene);
  const sectioned = clause.section ? sectionSignals[clause.section] : undefined;
  const claimed = claimedIn(gist);
  const counts = claimed === names.length && !scene.intentional;
  const verdict = counts && names.length > 0 ? 'done' : (signal ?? sectioned);
  scene.claim ??= claimed;
  // "1 load in" counts the loads of an item, not the items.
  const fewer = names.length === 1 && names.some((item) => countsFewer(gist, item));
  const counted = fewer ? [] : countedIn(gist, items);
  if (counted.length > 0 && !exceptOrRest(gist)) return report(clause, counted, verdict, scene);
  const swept = sweptIn(clause, verdict, scene);
  if (swept !== undefined) {
    report(clause, swept.items, sweepVerdict(clause, verdict, scene), scene, true);
    for (const { id } of swept.kept) scene.mentioned.add(id);
    // "All but the call, which I'm pushing": what follows is about what was left out.
    if (swept.kept.length > 0) scene.last = swept.kept;
    if (bareLater.test(swept.ofKept ?? ''))
      for (const item of swept.kept) scene.draft.mark(item, 'deferred');
    return;
  }
  if (names.length > 0) {
    const known = verdict ?? impliedBy(clause, names, scene);
    if (mayBeNew(clause, names, known, scene)) return addNew(clause, scene);
    return report(clause, names, verdict, scene);
  }
  const takes = !isImperative(clause) || edits.test(gist) || takesOff.test(gist);
  if (signal === 'dropped' && takes && scene.draft.withdrawNamed(clause.text)) {
    scene.said = true;
    return;
  }
  if (signal === 'done' && pointsBack.test(gist) && scene.draft.finishLast()) return;
  if (signal === undefined && answersWaiting(clause, scene)) return;
  // "Need to add: hi-vis for the starter, and toolbox talk at 4."
  if (signal === undefined && scene.adding === clause.sentence && !isStatement(clause.text))
    return addNew({ ...clause, section: clause.section ?? 'add' }, scene);
  const planned = clause.section === 'tomorrow' || clause.bullet;
  const told = signal ?? (didIt(clause) ? 'done' : undefined);
  if (!planned && told !== undefined && carryOver(told, clause, scene)) {
    scene.bare = false;
    return;
  }
  addNew(clause, scene);
}

/** The items of "all", "both", "the rest"; undefined when the clause names none that way. */
function sweptIn(clause: Clause, verdict: Signal | undefined, scene: Scene): Sweep | undefined {
  const { items } = scene.asking;
  const { gist } = clause;
  if (verdict === undefined && scene.intentional && !exceptOrRest(gist)) return undefined;
  // "All sorted" after a clause about one item is still about that one.
  const same = scene.lastSentence === clause.sentence && scene.last.length > 0;
  if (same && /^all (?:sorted|done|good|set|fixed|clean)\b/.test(gist)) return undefined;
  if (same && scene.lastSignal === 'open' && restOfIt.test(gist))
    return { items: scene.last, kept: [] };
  const swept = sweptBy(gist, items, scene.mentioned);
  if (!swept || items.length === 0) return undefined;
  return namedIn(clause.text, items).length > 0 && !exceptOrRest(gist) ? undefined : swept;
}

/** "Pop the listing back on" is said of what is there already. */
function isListed(words: string, clause: Clause, { asking }: Scene): boolean {
  const named = namedIn(words, asking.items).map(({ item }) => item);
  return named.length > 0 && coverage({ ...clause, text: words }, named) >= 0.6;
}

/** "Add: ...", "remind me to ..." say outright that something is new. */
const isAddition = ({ section, gist, text }: Clause, { asking, unlisted }: Scene): boolean =>
  (section === 'add' && !(edits.test(gist) && namedIn(text, asking.items).length > 0)) ||
  addition.test(gist) ||
  (unlisted !== '' && logsIt.test(gist) && asDone.test(gist)) ||
  /\b(?:add|log|count) (?:it|that|this) (?:as|to)\b/.test(gist);
