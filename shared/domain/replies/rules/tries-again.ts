/** Tells a further try at what is listed from something new to do. */

import type { Clause } from './clauses.ts';
import type { Scene } from './scene.ts';

/** "No answer, I'll try again at 5." */
export const triesAgain = ({ gist, sentence }: Clause, scene: Scene): boolean =>
  scene.last.length > 0 &&
  sentence - scene.lastSentence <= 1 &&
  ((sentence === scene.lastSentence && callsThem.test(gist)) || again.test(gist));

/** "And Sandra, aye, ring her". */
const callsThem =
  /^(?:and |so |just )?(?:ring|call|phone|text|email|message|see|visit|chase) (?:him|her|them)(?: back| up)?\W*$/;
const again =
  /\b(?:try|have another go|go back|call|ring|chase)\b.*\bagain\b|\btry (?:after|later|at|tonight|this)\b/;
