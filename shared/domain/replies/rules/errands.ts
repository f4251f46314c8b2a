/** Tells going back for a thing from being away: "prescription wasn't ready, back tomorrow". */
import type { Checklist } from '../../checklist.ts';
import { sparing } from '../sparing.ts';
import { countedIn } from './counting.ts';
import { gistOf } from './gist.ts';
import { namedIn } from './references.ts';

/** What did not work, and when one will be back for it. */
const backForIt = sparing(
  /^([^\n]{0,120}?\b(?:wasn't|weren't|isn't|not|no|couldn't|didn't|hadn't|shut|closed|busy|sold out|nobody|no-?one|none|missed (?:him|her|them)|(?:was|were) out)\b[^\n,.;!]{0,60})[,.;!]+ *(?:so |but |and |will go |i'll go |going |i'll be |have to go |need to go )*back (?:there )?(?:on |in the |again )?(?:tomorrow|\p{L}+day|morning|the \d)/iu,
);
const isAway =
  /\b(?:away|off|holidays?|vacation|leave|sick|ill|hospital|out of (?:office|town)|abroad)\b/i;

const pointsAt = (words: string, items: Checklist): boolean =>
  namedIn(words, items).length > 0 ||
  countedIn(gistOf(words, false), items).length > 0 ||
  /\b(?:first|second|third|last|other) one\b/i.test(words);

/** Whether somebody will be back for what is on the list, and gets letters until then. */
export function isErrand(reply: string, items: Checklist): boolean {
  const [, before = ''] = backForIt.exec(reply.trim()) ?? [];
  return before !== '' && !isAway.test(reply) && pointsAt(before, items);
}
