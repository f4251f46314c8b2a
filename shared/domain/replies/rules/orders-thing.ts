/** Tells an order from a report where the thing has a past form: "return the hired lens". */

import { folded } from '../same-text.ts';
import type { Clause } from './clauses.ts';
import { isPast, pastToo } from './past.ts';
import { opensTask } from './verbs.ts';
import { wordingOf } from './wording.ts';

const withPast = /^(?:(?:and|then|also) )*\p{L}+ (?:the|my|our|his|her|their|an?) \p{L}+ed \p{L}/iu;

/** Whether it opens with a verb to be done, and the past form belongs to the thing. */
export function ordersThing({ text }: Clause): boolean {
  if (!withPast.test(text) || pastToo.test(text)) return false;
  const [first = '', second] = folded(wordingOf(text)).split(' ');
  return !isPast(first) && opensTask(first, second);
}
