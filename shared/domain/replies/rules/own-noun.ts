/** Knows that a thing has what its item gives it: "every slide now wears its label". */
import type { Item } from '../../checklist.ts';
import { sparing } from '../sparing.ts';
import { verbOf } from './item-verb.ts';
import { sameWord } from './same-word.ts';

const bears = sparing(
  /\b(?:has|have|has got|have got|wears?|wearing|bears?|carr(?:y|ies)|sports?|sporting) (?:now |all |both |already |finally |each )*(?:got )?(?:(?:its|their|his|her|a|an|the|new|fresh|proper|own) ){0,3}(\p{L}{3,})(?: (?:on|now|at last|again|finally|too|already))*\W*$/u,
);
const denies =
  /\b(?:no|not|none|never|half|some|few|only|still|yet|needs?|nearly|almost|most|wrong|old)\b|n't\b/;

/** Whether the last word is the verb of every item: "label" of "label the slides". */
export function hasOwnNoun(gist: string, refs: readonly Item[]): boolean {
  const noun = bears.exec(gist)?.[1];
  return (
    noun !== undefined &&
    refs.length > 0 &&
    !denies.test(gist) &&
    refs.every((item) => sameWord(verbOf(item), noun))
  );
}
