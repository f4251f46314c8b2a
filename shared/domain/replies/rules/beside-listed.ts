/** Parts what is new from what is listed: "today the chapter and a long walk with Biscuit". */

import type { Clause } from './clauses.ts';
import { gistOf } from './gist.ts';
import { coverage, isTask } from './new-items.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';

const joint = / (?:and|plus|&) (?=(?:an?|some|another) \p{L})/iu;

/** The clause in two, where only what stands before the "and" is on the list. */
export function besideListed(clause: Clause, scene: Scene): readonly Clause[] {
  if (!scene.intentional || clause.question || !joint.test(clause.text)) return [clause];
  const [before = '', ...rest] = clause.text.split(joint);
  const [after, ...more] = rest;
  if (after === undefined || more.length > 0) return [clause];
  const { items } = scene.asking;
  const names = namedIn(before, items).map(({ item }) => item);
  if (names.length !== 1 || namedIn(after, items).length > 0) return [clause];
  const first = part(clause, before, scene);
  const second = part({ ...clause, section: clause.section ?? 'add' }, after, scene);
  if (coverage(first, names) < 1 || !isTask(second, scene)) return [clause];
  return [first, second];
}

const part = (clause: Clause, text: string, { foreign }: Scene): Clause => ({
  ...clause,
  text,
  gist: gistOf(text, foreign),
});
