/** What a clause says of "all", "both" or "the rest", and when it means what was just spoken of. */
import { allIsWell, saidOfIt, wellNow } from './all-is-well.ts';
import type { Clause } from './clauses.ts';
import { outsideBrackets } from './gist.ts';
import { twoOf } from './other-days.ts';
import { ofOneThing } from './parts-of-one.ts';
import { namedIn } from './references.ts';
import { isRestOfBegun } from './rest-of-begun.ts';
import type { Scene } from './scene.ts';
import type { Signal } from './signals.ts';
import { allOfMany, exceptOrRest, type Sweep, sweptBy } from './sweeps.ts';

/** The items of "all", "both", "the rest"; undefined when the clause names none that way. */
export function sweptIn(
  clause: Clause,
  verdict: Signal | undefined,
  scene: Scene,
): Sweep | undefined {
  const { items } = scene.asking;
  // "Buy chalk (the store has none)" sweeps nothing.
  const gist = outsideBrackets(clause.gist);
  const held = allOfMany(gist, items);
  if (held) return { items: [held], kept: [] };
  if (verdict === undefined && scene.intentional && !exceptOrRest(gist)) return undefined;
  // "All sorted" after a clause about one item is still about that one.
  const same = scene.lastSentence === clause.sentence && scene.last.length > 0;
  const next = scene.lastSentence === clause.sentence - 1 && scene.last.length > 0;
  if (same && saidOfIt.test(gist)) return { items: scene.last, kept: [] };
  if ((next && wellNow.test(gist)) || (same && allIsWell.test(gist))) return undefined;
  if (isRestOfBegun(clause, scene)) return { items: scene.last, kept: [] };
  const swept = sweptBy(gist, items, scene.mentioned);
  if (!swept || items.length === 0) return undefined;
  if (exceptOrRest(gist)) return swept;
  const names = namedIn(clause.text, items).length > 0;
  // "Rang them about the feed, so both done" in a list of five.
  if (!names && /\bboth\b/.test(gist) && swept.items.length > 2)
    return { items: same ? twoOf(clause, scene) : [], kept: [] };
  const other = (verdict ?? 'done') === 'done' && ofOneThing(gist, items);
  if (other && verdict === undefined && !names) return { items: [], kept: [] };
  return other || names ? undefined : swept;
}
