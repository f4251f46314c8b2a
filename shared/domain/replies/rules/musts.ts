/** Reads what is called a must for what is to be done: "the build is non-negotiable". */

import { oneOf, pattern } from '../pattern.ts';
import { imperative } from './wording.ts';

const lead = '^(?:(?:so|and|but|then|well|ok|today|also|tonight|oh|honestly|for me)[, ]+)*';
const surely =
  '(?:really |absolutely |definitely |totally |probably |also |simply |now |still |most |quite |very |the )*';
const when =
  '(?: (?:today|tonight|now|this (?:morning|afternoon|evening)|though|tho|for me|too|as well|also|before \\p{L}+|by \\p{L}+))*';
const must = oneOf(
  'a (?:must|must-?do|priority|biggie|nice[- ]to[- ]have|maybe|non-?starter to skip)|non[- ]?negotiable|not negotiable|not up for (?:debate|negotiation|discussion)',
  'essential|vital|crucial|critical|imperative|urgent|unavoidable|mandatory|compulsory|important|key|pressing|overdue|optional|nice[- ]to[- ]have',
  "(?:(?:at )?the )?(?:top|first) (?:of|on) (?:the|my|today's) list|top priority|priority|happening no matter what|number one|no\\.? ?1",
);
/** Whoever or whatever is no thing to do. */
const noThing =
  "(?!(?:i|it|its|it's|that|this|these|those|he|she|they|we|you|there|what|which|who|all|everything|everyone|nothing|nobody|one|none|time|timing|patience|coffee|caffeine|tea|wine|chocolate|deadline|the (?:deadline|date|budget|price|time|rest|others?|list|day)|my (?:mood|day|energy|boss|back|head))\\b)";

const isMust = pattern(
  'iu',
  lead,
  String.raw`${noThing}((?:(?:the|my|our) )?\p{L}[^,.;:!?]{1,45}?)(?:'s| is| are| being)? ${surely}${must}${when}\W*$`,
);
const linked = /(?:'s| is| are) /iu;
const mustHappen = pattern(
  'iu',
  lead,
  String.raw`${noThing}((?:(?:the|my|our) )?\p{L}[^,.;:!?]{1,45}?) ${surely}(?:has|have|needs?|must|got|gotta)(?: got)?(?: to)? (?:happen|get done|be done)${when}\W*$`,
);
/** "What has to happen today is getting the fence painted." */
const whatMust = pattern(
  'iu',
  lead,
  String.raw`(?:what|all(?: that)?|the (?:only|one|main) (?:thing|job|task)(?: that)?) (?:(?:i|we) )?${surely}(?:has|have|needs?|must|got)(?: got)?(?: to)? `,
  String.raw`(?:happen|get done|be done|do|get sorted)${when} (?:is|are|would be) (?:to )?(?=\S)`,
);

/** "All I ask of myself is to post the form", "what I can't afford to miss is filing the brief". */
const whatAsked = pattern(
  'iu',
  lead,
  String.raw`(?:what|all(?: that)?|the (?:only|one|main|single|big) (?:thing|job|task)(?: that)?) (?:i|we)(?:'m| am|'d| would)? ${surely}`,
  String.raw`(?:(?:ask|asking|expect|expecting|demand|require|want)(?: (?:of|from) (?:myself|me|ourselves|today|this day|the day))|`,
  String.raw`(?:can't|cannot|can not|mustn't|must not|daren't|dare not|won't|refuse to|don't want to|can't afford to|cannot afford to)(?: \p{L}+)? (?:miss|skip|forget|drop|lose|avoid|dodge|escape|postpone|delay|put off|let (?:slip|slide|go|drop))|`,
  String.raw`(?:after|aiming (?:for|at|to do)|looking (?:for|to do)|going for|care about|insist on|hope for|aspire to|would settle for|settle for))${when} (?:is|are|would be|will be)(?: just| simply| only)? (?:to )?(?=\S)`,
);

/** The thing; undefined when nothing is called a must. */
export function mustIn(text: string): string | undefined {
  const opening = (whatMust.exec(text) ?? whatAsked.exec(text))?.[0];
  if (opening !== undefined) return imperative(text.slice(opening.length));
  const thing = isMust.exec(text)?.[1];
  if (thing !== undefined && linked.test(text)) return imperative(thing);
  return mustHappen.exec(text)?.[1];
}
