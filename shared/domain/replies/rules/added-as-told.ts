/** Puts what was just told on the list: "we have a call at 3, can you put that on". */
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';
import { bareLater } from './signal-words.ts';
import { wordingOf } from './wording.ts';

/** "We've a call at 3, can you put that on?" */
export const putThatOn = sparing(
  /^(?:so |and |please |pls |(?:can|could|will|would) (?:you|u) |also )*(?:put|add|stick|pop|note|chuck|jot|bung) (?:that|it|this|them|those)(?: one)?(?: (?:on|down|in|there|here|to (?:the|my) list|on (?:the|my) list|too|as well|for me|for (?:tomorrow|today|the morning)|please|pls|then|thanks|(?:will|would|could) (?:you|u|ya)))*\W*$/,
);
const hasIt = sparing(
  /^(?:(?:so|and|but|also|oh|now)[, ]+)*(?:(?:i|we)(?:'ve| have)(?: got)?|there(?:'s| is)|(?:i|we) (?:keep|kept) (?:forgetting|missing)(?: about)?|(?:i|we)(?:'ve)? (?:nearly |almost |clean )?(?:forgot|forgotten)(?: about)?|(?:the |my |our )?(?:client|boss|manager|he|she|they|mum|dad|wife|husband|school|customer) wants?) (?:now |also )?(?:an? |the )?/i,
);

/** Whether the clause puts on the list what was told before it of nothing that is listed. */
export function putsToldOn(clause: Clause, scene: Scene): boolean {
  if (!putThatOn.test(clause.gist)) return false;
  const last = scene.told.at(-1);
  if (!last || last.steps.length > 0 || clause.sentence - last.clause.sentence > 1) return false;
  if (!hasIt.test(last.clause.text) || namedIn(last.clause.text, scene.asking.items).length > 0)
    return false;
  scene.said = true;
  addTold(clause, scene);
  return true;
}

/** Puts on the list what was told just before. */
export function addTold({ sentence, gist }: Clause, { told, draft }: Scene): void {
  const last = told.at(-1);
  if (!last || last.steps.length > 0 || sentence - last.clause.sentence > 1) return;
  const text = wordingOf(last.clause.text.replace(hasIt, ''));
  if (text !== '')
    draft.add(text, { later: bareLater.test(last.clause.gist) || bareLater.test(gist), sentence });
}
