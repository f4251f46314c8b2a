/** Tells the rest of what was begun from the rest of the list. */
import type { Clause } from './clauses.ts';
import type { Scene } from './scene.ts';
import { isRestOfPart, restOfIt } from './sweeps.ts';

/** Whether "the rest" is what is left of the item spoken of before. */
export function isRestOfBegun({ gist, sentence }: Clause, scene: Scene): boolean {
  const { told, last, lastSentence, lastSignal, draft } = scene;
  if (last.length > 0 && lastSentence === sentence && lastSignal === 'open')
    return restOfIt.test(gist) || isRestOfPart(gist, told.at(-1)?.clause.gist ?? '');
  const [begun, ...others] = sentence - lastSentence === 1 ? last : [];
  if (!begun || others.length > 0 || draft.verdictOn(begun) !== 'open') return false;
  // "Half of the notes, then I was called away, so the rest I will continue tomorrow."
  const before = told.slice(-3).map((one) => one.clause.gist);
  return isRestOfPart(gist, before.join(' '));
}
