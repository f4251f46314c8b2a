/** Reads one clause: a plan, something new, or a report on what is on the list. */

import type { Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { putsToldOn } from './added-as-told.ts';
import { addition, additionIn, backOn, edits, logsIt, ofTomorrow } from './additions.ts';
import { amends } from './amends.ts';
import { isFaultOfDone } from './at-fault.ts';
import { leftToCome } from './awaited-abroad.ts';
import { besideNamed, byNoun } from './by-noun.ts';
import { withoutBystanders, withoutSayings } from './bystanders.ts';
import { carryOver } from './carry-over.ts';
import { type Clause } from './clauses.ts';
import { corrected } from './corrections.ts';
import { claimedIn, countedIn, gotThrough } from './counting.ts';
import { isNewHour } from './day-and-hour.ts';
import { withoutDoer } from './doers.ts';
import { fallsAway } from './falls-away.ts';
import { firstOfIt } from './first-of-it.ts';
import { gistOf } from './gist.ts';
import { impliedBy } from './implied.ts';
import { endsInVerb } from './infinitives.ts';
import { reachesSomebody } from './item-verb.ts';
import { mayBeNew } from './may-be-new.ts';
import { tellsMore } from './more-of-last.ts';
import { wasAnothers } from './moved-verdicts.ts';
import { byGerund, byOther } from './named-otherwise.ts';
import { needsMore } from './needs-more.ts';
import { addNew, coverage, isImperative, logDone } from './new-items.ts';
import { isHourOfNextDay, isNextOfDone } from './next-of-done.ts';
import { objectLast } from './object-first.ts';
import { meansLast, speaksOfTomorrow } from './other-days.ts';
import { countsFewer, isOwnNumber, ofOneKind } from './partial.ts';
import { didIt } from './past.ts';
import { planIn } from './plans.ts';
import { renamePointed, renameQuoted } from './pointed-renames.ts';
import { putsThere } from './puts-there.ts';
import { namedIn, placeIsNamed } from './references.ts';
import { opensRemoval, takesOff } from './removal-words.ts';
import { putRight, rename } from './replace.ts';
import { report, reportSweep } from './reports.ts';
import { weTalked } from './results.ts';
import { retimeIt } from './retime.ts';
import { notListed, repeats } from './said-of-listed.ts';
import { Scene } from './scene.ts';
import { rethinks } from './second-thoughts.ts';
import { answersWaiting, endsRow } from './settle.ts';
import type { Signal } from './signals.ts';
import { isStatement } from './statements.ts';
import { exceptOrRest } from './sweeps.ts';
import { sweptIn } from './swept-in.ts';
import { verdictOf } from './verdict.ts';
import { wentForLast } from './went-for.ts';

const sectionSignals = {
  done: 'done',
  open: 'open',
  dropped: 'dropped',
  tomorrow: 'deferred',
  today: undefined,
  add: undefined,
} as const;

export function readClause(told: Clause, scene: Scene): void {
  const said = objectLast(told, scene);
  const { asking, draft } = scene;
  if (notListed.test(said.gist) || speaksOfTomorrow(said, scene)) return;
  if (scene.foreign && leftToCome(said, scene)) return;
  const right = putRight(said.text, asking.items, draft) ?? renameQuoted(said.text, scene);
  if (right) return spokenOf(right, scene);
  if (fallsAway(said, scene) || wasAnothers(said, scene) || isFaultOfDone(said, scene)) return;
  const left = corrected(said, scene);
  const clause = left && asPlan(left, scene);
  if (!clause) return;
  if (putsToldOn(clause, scene) || rethinks(clause, scene) || amends(clause, scene)) return;
  if (isNextOfDone(clause, scene)) return addNew(clause, scene);
  const renamed = isHourOfNextDay(clause)
    ? undefined
    : (rename(clause.text, asking.items, draft) ??
      renamePointed(clause.text, scene) ??
      retimeIt(clause.text, scene.last, draft));
  if (renamed) return spokenOf(renamed, scene);
  const added = additionIn(clause.text, clause.section === 'tomorrow');
  if (added !== undefined && !edits.test(clause.gist) && !isListed(added, clause, scene)) {
    scene.bare = false;
    const section = clause.section ?? (ofTomorrow.test(clause.gist) ? 'tomorrow' : 'add');
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
    const asked = namedIn(clause.text, asking.items).map(({ item }) => item);
    scene.said ||= asked.length > 0;
    // "Did I book it? Yes."
    if (!scene.intentional && /^(?:and )?did (?:i|we)\b/.test(clause.gist)) scene.waiting = asked;
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

const pointsBack = sparing(/\b(?:it|that|this|them|one)\b/);
const asDone = sparing(/\b(?:as|it|that|this) (?:a )?(?:done|complete|completed|finished)\b/);
const asksOnly = pattern(
  '',
  String.raw`^(?:(?:so|and|but|wait|hey|um) )*(?:is|are|am|did|do|does|was|were|what|when|where|`,
  String.raw`who|why|how|should|shall|has|have|which)\b`,
);

/** "Cancel the skip hire before they bill us again" bills nobody. */
const soThat = / (?:before|afore|in case|or|otherwise|so that) (?:they|he|she|it|we)\b.*$/i;

/** Named by their words; in a plan also by what one does. */
function namesOf(clause: Clause, scene: Scene): readonly Item[] {
  const { intentional, last } = scene;
  const { items } = scene.asking;
  if (meansLast(clause, scene) || wentForLast(clause.gist, scene)) return last;
  const same = scene.lastSentence === clause.sentence && scene.lastSignal !== undefined;
  const told = withoutSayings(clause.text);
  const text = takesOff.test(clause.gist) ? told.replace(soThat, '') : told;
  const named = withoutDoer(text, namedIn(text, items));
  const said = withoutBystanders(text === told ? clause.text : text, named, same);
  if (said.length > 0) return [...besideNamed(clause, items, said), ...said];
  if (named.length > 0) return said;
  const meant = intentional ? byNoun(clause, items, true) : byOther(clause, items);
  if (meant.length > 0) return meant;
  const talked = !intentional && weTalked.test(clause.gist);
  return talked && last.every(reachesSomebody) ? last : byGerund(clause, items);
}

function readReport(clause: Clause, scene: Scene): void {
  if (endsRow(clause, scene) || firstOfIt(clause, scene) || tellsMore(clause, scene)) return;
  const { gist } = clause;
  const { items } = scene.asking;
  const names = namesOf(clause, scene);
  const signal = repeats(clause, names, scene) ? undefined : verdictOf(clause, names, scene);
  const sectioned = clause.section ? sectionSignals[clause.section] : undefined;
  const claimed = ofOneKind(gist, names) ? undefined : claimedIn(gist);
  const counts = claimed === names.length && !scene.intentional;
  const verdict = counts && names.length > 0 ? 'done' : (signal ?? sectioned);
  scene.claim ??= claimed;
  // "1 load in" counts the loads of an item, not the items.
  const fewer =
    names.length === 1 && names.some((item) => countsFewer(gist, item) || isOwnNumber(gist, item));
  const counted = fewer || placeIsNamed(clause, names) ? [] : countedIn(gist, items);
  if (counted.length > 0 && !exceptOrRest(gist))
    return report(clause, counted, gotThrough.test(gist) ? 'done' : verdict, scene);
  if (signal !== 'done' && isNewHour(clause.text, names)) return addAt(clause, names, scene);
  const swept = sweptIn(clause, verdict, scene);
  if (swept !== undefined) return reportSweep(clause, swept, verdict, scene);
  if (names.length > 0) {
    if (isNextAdded(clause, names, scene)) return addNew({ ...clause, section: 'add' }, scene);
    const known = verdict ?? impliedBy(clause, names, scene);
    if (mayBeNew(clause, names, known, scene)) return addNew(clause, scene);
    return report(clause, names, verdict, scene);
  }
  const takes = !isImperative(clause) || edits.test(gist) || opensRemoval.test(gist);
  if (signal === 'dropped' && takes && scene.draft.withdrawNamed(clause.text)) {
    scene.said = true;
    return;
  }
  if (signal === 'done' && pointsBack.test(gist) && scene.draft.finishLast()) return;
  if (needsMore(clause, scene) || (signal === undefined && answersWaiting(clause, scene))) return;
  // "Need to add: hi-vis for the starter, and toolbox talk at 4."
  if (signal === undefined && scene.adding === clause.sentence && !isStatement(clause.text))
    return addNew({ ...clause, section: clause.section ?? 'add' }, scene);
  const told = signal ?? (didIt(clause, scene.draft.empty) ? 'done' : undefined);
  const planned = clause.section === 'tomorrow' || clause.bullet || isOrder(told, clause, scene);
  if (!planned && told !== undefined && carryOver(told, clause, scene)) {
    scene.bare = false;
    return;
  }
  addNew(clause, scene);
}

/** "Retirer un colis", "Schnee entfernen": what is not on the list can't be taken off it. */
const isOrder = (told: Signal | undefined, { gist, text }: Clause, scene: Scene): boolean =>
  (told === 'deferred' && putsThere.test(gist)) ||
  (scene.intentional &&
    scene.foreign &&
    told === 'dropped' &&
    (/^\p{L}{3,}(?:[aei]r|[aei]re) \S/u.test(text) || endsInVerb(text.split(' '))));

/** New on that day; what only shares a word with it stays as it is. */
function addAt(clause: Clause, shared: readonly Item[], scene: Scene): void {
  for (const item of shared) if (item.status === 'open') scene.draft.mark(item, 'open');
  addNew({ ...clause, section: clause.section ?? 'tomorrow' }, scene);
}

/** "Add bins + cancel the gym direct debit": the next of what is to be added. */
const isNextAdded = (clause: Clause, names: readonly Item[], scene: Scene): boolean =>
  scene.adding === clause.sentence &&
  /^(?:and |also )?(?:cancel|clear|cut)\b/.test(clause.gist) &&
  isImperative(clause) &&
  coverage(clause, names) < 0.5;

/** "Pop the listing back on" is said of what is there already. */
function isListed(words: string, clause: Clause, { asking }: Scene): boolean {
  const named = namedIn(words, asking.items).map(({ item }) => item);
  return named.length > 0 && coverage({ ...clause, text: words }, named) >= 0.6;
}

/** "Add: ...", "remind me to ..." say outright that something is new. */
const isAddition = ({ section, gist, text }: Clause, { asking, unlisted }: Scene): boolean =>
  (section === 'add' && !(edits.test(gist) && namedIn(text, asking.items).length > 0)) ||
  (addition.test(gist) && !(backOn.test(gist) && namedIn(text, asking.items).length > 0)) ||
  (unlisted !== '' && logsIt.test(gist) && asDone.test(gist)) ||
  /\b(?:add|log|count) (?:it|that|this) (?:as|to)\b/.test(gist);
