/** Tells another thing to do with the same thing from an item that is merely named. */

import type { Item } from '../../checklist.ts';
import { folded } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { sameWord } from './same-word.ts';
import { opensTask } from './verbs.ts';
import { wordingOf } from './wording.ts';

/** Of an imperative: "return the folder" beside "Describe the folder". */
export function doesOther(clause: Clause, named: readonly Item[]): boolean {
  const [verb = ''] = folded(wordingOf(clause.text)).split(/\s+/, 1);
  if (goesOn.test(verb)) return false;
  return named.every(({ text }) => {
    const [own = '', second] = folded(text).split(/\s+/, 2);
    return second !== undefined && opensTask(own, second) && !sameWord(own, verb);
  });
}

/** Verbs of going about an item, whatever its own is. */
const goesOn = sparing(
  /^(?:do|did|finish|complete|start|begin|continue|keep|get|go|make|work|try|focus|tackle|handle|sort|crack|wrap|knock|hit|nail|see|have|take|put|leave|move|change|swap|check|tick|mark|remember|plan|prioriti[sz]e)$/,
);
