/** What a reply gives away of an item it names: in which words, and what stands beside them. */
import type { Item } from '../../checklist.ts';
import { featuresOf } from './clause-features.ts';
import { learntStatus } from './learnt.ts';
import { coverage } from './new-items.ts';
import { type Clues, sureness, type View } from './told.ts';

export function itemClues(item: Item, view: View): Clues {
  const { hour, scene } = view;
  const clues: Clues = new Set(['bias', hour, `was ${item.status}`]);
  const naming = view.told.flatMap((_, at) => (view.names[at]?.includes(item) ? [at] : []));
  if (naming.length > 1) clues.add('named again');
  for (const at of naming) tellNaming(item, at, view, clues);
  const { items } = scene.asking;
  const done = items.filter((one) => scene.draft.verdictOn(one) === 'done').length;
  clues.add(`of ${Math.min(5, items.length)}`).add(`done beside ${done} ${hour}`);
  return clues;
}

/** A clause that names the item: its words, how much of it the item is, and its neighbours. */
function tellNaming(item: Item, at: number, view: View, clues: Clues): void {
  const told = view.told[at];
  if (!told) return;
  const { hour } = view;
  const { clause, steps } = told;
  for (const one of featuresOf(clause.gist, [item])) {
    clues.add(`in ${one}`);
    if (/^(?:\+|ITEM$|VERB)/.test(one)) clues.add(`in ${one} ${hour}`);
  }
  const covered = Math.floor(3 * coverage(clause, [item]));
  clues.add(`covers ${covered} ${hour}`);
  if ((view.names[at] ?? []).length > 1) clues.add('shared');
  if (clause.question) clues.add('asked');
  if (clause.section) clues.add(`under ${clause.section}`);
  const { label, sure } = learntStatus(clause.gist, [item]);
  const said = `says ${sureness(sure)} ${label}`;
  clues.add(said).add(`${said} ${hour}`);
  if (steps.some(({ kind }) => kind === 'add')) clues.add('adds');
  clues.add(at === 0 ? 'first' : 'further on');
  tellNeighbours(at, view, clues);
}

function tellNeighbours(at: number, view: View, clues: Clues): void {
  const { told, names, scene } = view;
  const after = told[at + 1];
  if (after && names[at + 1]?.length === 0) {
    clues.add('then');
    for (const one of view.words(at + 1)) clues.add(`then ${one}`);
    if (after.steps.some(({ kind }) => kind === 'add')) clues.add('then adds');
  }
  const before = told[at - 1];
  if (!before) return;
  const together = before.clause.sentence === told[at]?.clause.sentence;
  const [other] = names[at - 1] ?? [];
  if (other) {
    const its = scene.draft.verdictOn(other) ?? 'none';
    clues.add(`after ${its}${together ? ' together' : ''}`);
  } else if (together) for (const one of view.words(at - 1)) clues.add(`before ${one}`);
}
