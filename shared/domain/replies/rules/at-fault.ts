/** Knows what is wrong with a thing or a person from what was done: "the roof has a leak". */
import type { Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import type { Clause } from './clauses.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';

/** A clause that says no more; whoever has a cold was not seen to for that. */
const atFault = pattern(
  '',
  String.raw`\b(?:has|have|'s got|'ve got)(?: got| now| still)*(?: (?:an?|some|the|a few|loads of|lots of))?(?: (?:big|small|slow|nasty|few|bad))? `,
  String.raw`(?:leaks?|typos?|mistakes?|errors?|holes?|cracks?|chips?|stains?|chipped [a-z]+|rust|mould|mold|rot|woodworm|cold|flu|bug|wrong [a-z]+)(?=\W*$|,? (?:so|and|again|now|still|in|on)\b)|`,
  String.raw` (?:(?:is|are|was|were|got|has been|all|completely|totally|badly|now) )*(?:ruined|wrecked|flooded|burnt|burned to a (?:crisp|cinder)|collapsed|blown (?:down|over|away)|(?:fell|dropped|smashed|spilled|spilt|splatted) (?:on|onto|all over) the (?:floor|ground|carpet|road|pavement))\W*$`,
);

/** "Bridge was cancelled because Ann has a cold". */
const saysWhy = /\b(?:because|cos|cuz|since|as|cancel\w*)\b/;
/** What was to be burnt may be. */
const breaks = /^(?:burn|smash|flood|wreck|blow|drop)\b/i;
export const isAtFault = (gist: string, names: readonly Item[]): boolean =>
  names.length > 0 &&
  atFault.test(gist) &&
  !saysWhy.test(gist) &&
  !names.some(({ text }) => breaks.test(text));

/** "Texted Ann, she has a leak": what is told of it behind undoes nothing. */
export const isFaultOfDone = ({ gist, text }: Clause, { asking, draft }: Scene): boolean =>
  atFault.test(gist) &&
  namedIn(text, asking.items).some(({ item }) => draft.verdictOn(item) === 'done');
