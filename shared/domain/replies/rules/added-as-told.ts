/** Puts what was just told on the list: "we have a call at 3, can you put that on". */
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import type { Scene } from './scene.ts';
import { bareLater } from './signal-words.ts';
import { wordingOf } from './wording.ts';

/** "We've a call at 3, can you put that on?" */
export const putThatOn = sparing(
  /^(?:so |and |please |pls |(?:can|could|will|would) (?:you|u) |also )*(?:put|add|stick|pop|note|chuck|jot|bung) (?:that|it|this|them)(?: (?:on|down|in|there|here|to (?:the|my) list|on (?:the|my) list|too|as well|for me|please|pls|then|thanks|(?:will|would|could) (?:you|u|ya)))*\W*$/,
);
const hasIt = sparing(
  /^(?:(?:so|and|but|also|oh|now)[, ]+)*(?:(?:i|we)(?:'ve| have)(?: got)?|there(?:'s| is)) (?:now |also )?(?:an? |the )?/i,
);

/** Puts on the list what was told just before. */
export function addTold({ sentence }: Clause, { told, draft }: Scene): void {
  const last = told.at(-1);
  if (!last || last.steps.length > 0 || sentence - last.clause.sentence > 1) return;
  const text = wordingOf(last.clause.text.replace(hasIt, ''));
  if (text !== '') draft.add(text, { later: bareLater.test(last.clause.gist), sentence });
}
