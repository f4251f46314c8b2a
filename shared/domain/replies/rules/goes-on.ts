/** Knows what is to go on the list from what is said behind it: "the form needs to go on". */
import { sparing } from '../sparing.ts';
import { taskVerbs } from './verbs.ts';

const lead = '(?:(?:oh|and|also|so|then|but|ok|please|pls|plus)[, ]+)*';
const thing =
  '"?(?!(?:it|that|this|they|life|nothing|everything|all)\\b)(\\p{L}[^.,;:!?"]{2,70}?)"?';
const must = '(?:needs?|wants?|has|have|should|ought|must|can|could|might|had better)';
const also = '(?: (?:too|as well|also|please|pls|today|for today|then|for me))*\\W*$';
const list = "(?:there|here|(?:the|my|today's) (?:list|to-?do list|to-?dos|checklist))";

/** On the list, whatever the thing is. */
const onList = sparing(
  new RegExp(
    `^${lead}${thing} (?:(?:also|still) )?(?:(?:${must}(?: also)?(?: to)? (?:go|be|be put|get put) (?:on|down on|onto|on to) ${list}|(?:needs?|wants?|requires?) (?:adding|putting (?:on|down)|to be added)|(?:must|should|has to|can|could) be added)(?: to ${list})?)${also}`,
    'iu',
  ),
);
/** Kettles and roofs go on too, so that the thing must open with what is done. */
const on = sparing(
  new RegExp(
    `^${lead}${thing} (?:(?:also|still) )?(?:${must}(?: also)?(?: to)? (?:go|be put) on|(?:goes|going) on)${also}`,
    'iu',
  ),
);

/** The thing; undefined where nothing is to go on. */
export function goesOnIn(clause: string): string | undefined {
  const told = onList.exec(clause)?.[1];
  if (told !== undefined) return told;
  const thing = on.exec(clause)?.[1];
  const [verb = '', ...more] = thing?.toLowerCase().split(' ') ?? [];
  return more.length > 0 && taskVerbs.has(verb) ? thing : undefined;
}
