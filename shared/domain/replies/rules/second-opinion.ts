/**
 * A second look at what the rules made of a reply: they decide by single clauses and known words,
 * this by everything together, as it was learnt from marked replies (`npm run train`).
 */
import type { Item } from '../../checklist.ts';
import { putThatOn } from './added-as-told.ts';
import { isAwaited } from './awaited.ts';
import { clauseClues } from './clause-clues.ts';
import { itemClues } from './item-clues.ts';
import { withoutLeadIn } from './lead-ins.ts';
import { tellsOfSelf } from './learnt-verdicts.ts';
import { type LinearModel, linearModel, type Opinion } from './linear-model.ts';
import { isNamed } from './named-things.ts';
import { coverage, isImperative } from './new-items.ts';
import { ofOthers } from './of-others.ts';
import { openingRemark } from './opening-remarks.ts';
import { clauseOpinions, itemOpinions } from './opinion-weights.ts';
import { isPast, pastToo, showsPast } from './past.ts';
import { abstains, aloneOrder, bareOrder, ifPossible, isPlainOrder } from './plain-orders.ts';
import { isWhyOff } from './said-why.ts';
import type { Scene } from './scene.ts';
import { addedBy, isLine, type View, viewOf } from './told.ts';
import { addsOutright } from './verbs.ts';
import { hasLeadIn, wordingOf } from './wording.ts';

export type ItemOutcome = 'none' | 'done' | 'deferred' | 'dropped';
export type ClauseOutcome = 'none' | 'add' | 'later';

/**
 * How sure one must be to change what the rules found, from what to what; what is not named here
 * stays, as what the rules read in plain words does. Chosen on replies whose authors were not
 * learnt from: a change mends several times what it spoils, most of all where it takes away.
 */
const sureOfItem: Sureness = { 'none done': 0.9, 'none dropped': 0.95 };
const sureOfClause: Sureness = { 'add none': 0.9, 'nothing add': 0.9 };
/** On a line of its own, or behind "I need to", a thing is meant to be done. */
const sureOfListed: Sureness = { 'add none': 0.97, 'nothing add': 0.9 };

type Sureness = Readonly<Record<string, number>>;

/** In a long reply little depends on one clause, and much would have to be looked at. */
const mostClauses = 40;

let models: { item: LinearModel<ItemOutcome>; clause: LinearModel<ClauseOutcome> } | undefined;
const learnt = () =>
  (models ??= { item: linearModel(itemOpinions), clause: linearModel(clauseOpinions) });

export function reconsider(scene: Scene): void {
  if (scene.told.length === 0 || scene.told.length > mostClauses) return;
  const view = viewOf(scene);
  const { item, clause } = learnt();
  const ofItems = unsettled(view).map((one) => ({ one, said: item(itemClues(one, view)) }));
  const ofClauses = view.made.map((_, at) =>
    isDoubtful(at, view) ? clause(clauseClues(at, view)) : undefined,
  );
  ofClauses.forEach((said, at) => said && reconsiderClause(said, at, view));
  for (const { one, said } of ofItems) reconsiderItem(said, one, view);
  // "Sunset from the rocks tonight": what was taken back says nothing of the list.
  if (scene.draft.empty && scene.mentioned.size === 0 && view.made.includes('add'))
    scene.said = false;
  // What leads in to a thing to do was learnt from English alone.
  if (!scene.foreign) scene.draft.rewordNew((text) => withoutLeadIn(text, view.hour));
}

/** Whether a clause is a thing to do is asked where it was taken for one, or led to nothing. */
export const isDoubtful = (at: number, { made }: View): boolean =>
  made[at] === 'add' || made[at] === 'nothing';

/**
 * Items that are named and left as they were. Who speaks of one while planning the day mostly means
 * to do it; and of one that is not named nothing can be said surely enough.
 */
export const unsettled = (view: View): readonly Item[] =>
  view.hour === 'plan'
    ? []
    : view.scene.asking.items.filter(
        (item) =>
          (item.status === 'open' || item.status === 'deferred') &&
          view.names.some((all, at) => all.includes(item) && !awaits(view, at)) &&
          view.scene.draft.verdictOn(item) === undefined &&
          !view.scene.draft.isRenamed(item),
      );

/** A name alone, in the same breath as what is put off, is put off too. */
const awaits = ({ told, names }: View, at: number): boolean => {
  const clause = told[at]?.clause;
  if (clause === undefined || isAwaited(clause.gist)) return true;
  // "For tomorrow: chapter three" tells nothing of the second.
  if (clause.section === 'tomorrow') return true;
  const beside = told.some(
    (one) => one.clause !== clause && one.clause.sentence === clause.sentence,
  );
  return beside && coverage(clause, names[at] ?? []) === 1;
};

const isSure = (from: string, { label, sure }: Opinion<string>, table: Sureness): boolean =>
  sure >= (table[`${from} ${label}`] ?? 2);

/** Without a word that tells of an end, a form like those that told of one tells little. */
const sureWithoutWord = 0.985;
const tellsOfEnd = (item: Item, { names, told }: View): boolean =>
  told.some(({ clause }, at) => names[at]?.includes(item) && showsPast(clause.gist));

function reconsiderItem(said: Opinion<ItemOutcome>, item: Item, view: View): void {
  const { scene } = view;
  if (said.label === 'none' || !isSure('none', said, sureOfItem)) return;
  if (said.label === 'done' && said.sure < sureWithoutWord && !tellsOfEnd(item, view)) return;
  scene.draft.mark(item, said.label);
  scene.said = true;
}

function reconsiderClause(said: Opinion<ClauseOutcome>, at: number, view: View): void {
  const { scene, told, made } = view;
  const one = told[at];
  const from = made[at] ?? 'nothing';
  if (!one) return;
  const { clause } = one;
  if (
    said.label === 'none' &&
    (tookBack.test(told[at - 1]?.clause.gist ?? '') ||
      abstains(clause, scene) ||
      addsOutright.test(clause.gist) ||
      (bareOrder(clause, scene) && isLine(clause, scene)) ||
      aloneOrder(clause, scene) ||
      ifPossible(clause, scene) ||
      isPlainOrder(clause, scene) ||
      (scene.intentional && !scene.foreign && isNamed(clause.text)))
  )
    return;
  const listed =
    isLine(clause, scene) ||
    clause.section === 'add' ||
    hasLeadIn(clause.text) ||
    (scene.intentional && isImperative(clause));
  if (!isSure(from, said, listed ? sureOfListed : sureOfClause)) return;
  if (said.label === 'none') {
    const added = addedBy(one, scene);
    if (added && !isOnlyPlan(view)) scene.draft.takeBack(added.text);
    return;
  }
  const text = wordingOf(clause.text.trim());
  if (tellsOfSelf.test(clause.gist) || putThatOn.test(clause.gist)) return;
  if (openingRemark.test(clause.text) || isMoreOfReport(at, view)) return;
  if (isWhyOff(at, view) || tellsOn(clause.gist) || ofOthers.test(clause.text)) return;
  // What is to be logged as done stands on the list already.
  if (clause.question || made.includes('logged') || !/\p{L}{2}/u.test(text)) return;
  const next = told.slice(at + 1).flatMap(({ steps }) => steps)[0];
  scene.draft.add(text, { later: said.label === 'later', sentence: clause.sentence }, next);
  scene.said = true;
}

/** "He got out and spent breakfast on the roof": what was done tells on, and is not to be done. */
const tellsOn = (gist: string): boolean => {
  const [, first = ''] = /^(?:(?:and|then|so|but) )*([\p{L}'-]+) \S/u.exec(gist) ?? [];
  return (isPast(first) || wentOn.test(first)) && !meant.test(first) && !pastToo.test(gist);
};
const meant =
  /^(?:decided|wanted|planned|hoped|meant|agreed|promised|remembered|reali[sz]ed|noticed)$/;
const wentOn =
  /^(?:sat|stood|fell|came|went|woke|saw|grew|blew|broke|stole|bit|hid|ran|lost|felt|began|stuck)$/;

/** "The vet has had his money, and a look from the dog": what stands beside a report. */
const isMoreOfReport = (at: number, { told }: View): boolean => {
  const { clause } = told[at] ?? {};
  return (
    clause !== undefined &&
    moreOf.test(clause.gist) &&
    told
      .slice(0, at)
      .some(
        (one) =>
          one.clause.sentence === clause.sentence &&
          one.steps.some((step) => step.kind === 'status' && step.signal === 'done'),
      )
  );
};
const moreOf = /^(?:and |with |plus )?(?:an?|some|no) \p{L}/u;

/** What stands behind it takes its place. */
const tookBack = /^(?:scratch|strike|undo) (?:that|it)\W*$/;

/** Whoever plans a first day in one thing means that one. */
const isOnlyPlan = ({ made, scene }: View): boolean =>
  scene.asking.items.length === 0 && made.filter((one) => one === 'add').length === 1;
