/** Finds the item that a clause means without any of its names: by its verb, number or hour. */
import type { Checklist, Item } from '../../checklist.ts';
import { byTime } from './appointments.ts';
import type { Clause } from './clauses.ts';
import { byOwnNumber } from './counting.ts';
import { indexOf } from './item-index.ts';
import { countsFewer } from './partial.ts';
import { isPast } from './past.ts';
import { pointedAt } from './sweeps.ts';

/** "Filed. Billed.": a past form alone names the one item it is the verb of. */
function byVerb({ gist }: Clause, items: Checklist): readonly Item[] {
  const [, missing] = /^(?:and |but )?no (\p{L}+)\W*$/u.exec(gist) ?? [];
  if (missing !== undefined) return pointedAt(missing, items);
  const words = gist.match(/[\p{L}'-]+/gu) ?? [];
  const [only = ''] = words;
  const own = words.length > 1 ? words.slice(0, 4).find(isPast) : only;
  const points = words.length < 8 && /\b(?:it|them|that|him|her)\b/.test(gist);
  if (own === undefined || (words.length !== 1 && !points) || !isPast(own)) return [];
  const places = new Set(
    indexOf(items)
      .hitsOf(own)
      .map(({ item }) => item),
  );
  return places.size === 1 ? [...places].flatMap((at) => items[at] ?? []) : [];
}

/** Items a clause means without naming them. */
export function byOther(clause: Clause, items: Checklist): readonly Item[] {
  const timed = byTime(clause.gist, items);
  if (timed.length > 0) return timed;
  // "1 paper down": of the two items with paper, the one that counts them.
  const fewer = items.filter((item) => countsFewer(clause.gist, item));
  if (fewer.length === 1) return fewer;
  return [...byVerb(clause, items), ...byOwnNumber(clause.gist, items)];
}
