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

/** "Taking out the bins has to wait until tomorrow." */
const doesOut =
  /^(?:(?:so|and|ok|but)[, ]+)*(?!going|heading|flying|being|signing|getting|staying|hanging|tuning)\p{L}+ing (?:out|off|back|away) (?:the|my|our)\b/iu;

const pointsAt = (words: string, items: Checklist): boolean =>
  namedIn(words, items).length > 0 ||
  countedIn(gistOf(words, false), items).length > 0 ||
  /\b(?:first|second|third|last|other) one\b/i.test(words);

/** Whether somebody will be back for what is on the list, and gets letters until then. */
export function isErrand(reply: string, items: Checklist): boolean {
  if (doesOut.test(reply.trim()) && namedIn(reply, items).length > 0) return true;
  const [, before = ''] = backForIt.exec(reply.trim()) ?? [];
  return before !== '' && !isAway.test(reply) && pointsAt(before, items);
}

/** "6am is too early, make it 7" where the list holds something at six. */
export const isHourOfItem = (reply: string, items: Checklist): boolean =>
  /\btoo (?:early|late)\b/i.test(reply) &&
  items.some(({ text }) => /\b\d{1,2}(?:[:.]\d\d)? ?[ap]m\b|\bat \d/i.test(text));
