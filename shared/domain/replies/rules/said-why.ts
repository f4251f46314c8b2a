/** Knows a clause that says why another stands beside it, and is nothing to do itself. */
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import type { Scene } from './scene.ts';
import type { View } from './told.ts';

/** "Post the forms, the courier comes at 2." */
const comesThen = sparing(
  /^(?:(?:and|as|cos|because) )*(?:the|my|our|his|her|their) \p{L}+(?: \p{L}+)? (?:comes|arrives|leaves|goes|collects|picks up|closes|shuts|lands|calls|turns up|gets here) (?:at|around|about|by|before|from|between) /u,
);
const weJust =
  /^(?:(?:and|so|cos|because) )*(?:we're|we are|they're|he's|she's|we'll|they'll|i'm just|i'll just)\b/;

/** "Take the liners off, we're just going to use bags" says why. */
const whyDropped = ({ gist, sentence }: Clause, scene: Scene): boolean =>
  !scene.intentional &&
  scene.lastSentence === sentence &&
  scene.lastSignal === 'dropped' &&
  weJust.test(gist);

export const isReason = (clause: Clause, scene: Scene): boolean =>
  whyDropped(clause, scene) ||
  (scene.addedIn === clause.sentence && !clause.bullet && comesThen.test(clause.gist));

/** "Bin the medical, firm's sending a nurse out": what others do, beside what is off for it. */
const othersDo = sparing(
  /^(?:(?:and|so|cos|because|as) )*(?:the |my |our |his |her )?\p{L}+(?: \p{L}+)?(?:'s|'re| is| are|'ve| has| have|'ll| will) \p{L}/u,
);
export function isWhyOff(at: number, { told }: View): boolean {
  const { clause } = told[at] ?? {};
  const { clause: last, steps = [] } = told[at - 1] ?? {};
  return (
    clause !== undefined &&
    clause.sentence === last?.sentence &&
    steps.some((step) => step.kind === 'status' && step.signal === 'dropped') &&
    othersDo.test(clause.gist)
  );
}
