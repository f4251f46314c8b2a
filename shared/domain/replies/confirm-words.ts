/** Whether a reply confirms that everything is to be erased: asked only after it was asked for. */

import { bare } from './said.ts';
import { folded } from './same-text.ts';
import { sparing } from './sparing.ts';

const yes = '(?:yes|yep|yeah|ok|okay|sure|confirm|confirmed|i confirm|i am sure|do it|go ahead)';
const erase = '(?:delete|erase|remove|forget|wipe)(?: (?:it|me|all|everything|all of it|my data))*';

const confirming = sparing(
  new RegExp(`^(?:${yes} )*(?:${yes}|${erase})(?: (?:now|for good|forever))*$`),
);

/** The first words that say anything are the whole answer, or end in a name below them. */
export function confirmsErasure(visible: string): boolean {
  const [first = '', ...rest] = visible.split('\n').filter((line) => line.trim() !== '');
  const isShort = rest.length <= 3 && rest.every((line) => line.trim().length <= 40);
  return isShort && confirming.test(bare(folded(first)));
}
