/** Tells what is said of all parts of one thing from what is said of all that is listed. */
import type { Checklist } from '../../checklist.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { indexOf } from './item-index.ts';
import { isPast } from './past.ts';

/** "All six tubs back", "all the kids are fed", "both boys are asleep". */
const allThings = sparing(
  /\b(?:all|both)(?: of)?(?: (?:the|my|his|her|our|their|these|those))?(?: (?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+))? (?!(?:items?|tasks?|things|prim\w+|prem\w+|jobs|chores|errands|goals|matters|actions|activities|assignments|duties|deliverables|commitments|objectives|targets|ones|to-?dos|points|lists?|is|was|his|this|yes|sorts|as|us|days?|times|success|progress|across|plans|hers|theirs|ours|has|does|goes|boxes ticked|thanks|dishes)\b)[a-z]{2,}(?<!s)s\b/,
);

/** Said of anything that can be done. */
const general = sparing(
  /\b(?:done|did|finished|completed?|sorted|ticked|checked|crossed|handled|managed|wrapped|nailed|smashed|crushed|aced|accomplished|executed|concluded|carried out|fulfilled|attended to|actioned|achieved|cleared|settled|closed|dusted|bagged|knocked|dealt|taken care)\b/,
);
const beside = new Set(
  'everything all both each every lot list whole thing things now already today finally again too off out up yes yep yay got went made been'.split(
    ' ',
  ),
);

/**
 * Whether "all" in a report may be the parts of one thing: things are counted that no item names,
 * or a verb that no item has is told with more than itself ("everything is packed for school").
 */
export function ofOneThing(gist: string, items: Checklist): boolean {
  const thing = allThings.exec(gist)?.[0].split(' ').at(-1);
  const index = indexOf(items);
  const isOwn = (word: string): boolean => index.hitsOf(word).length > 0;
  if (thing !== undefined && !isOwn(thing)) return true;
  if (general.test(gist)) return false;
  const words = contentWords(gist).filter((word) => !beside.has(word));
  const verbs = words.filter(isPast);
  return verbs.length > 0 && verbs.length < words.length && !words.some(isOwn);
}

/** "Can you split it: pricing sheet, redlines", "called A and B": without what stands before. */
export const onlyParts = (said: string): string =>
  said.replace(asksToSplit, '').replace(called, '');
const asksToSplit = sparing(
  /^(?:(?:so|please|pls|can you|can u|could you|could u) )*(?:split|break|divide|chop) (?:it|that|them)(?: (?:up|down))?(?: into)?:? /i,
);
const called = /^(?:(?:one|two|three|\d) )?(?:called|namely|i\.?e\.?|first|as|into)[:,]? /i;
