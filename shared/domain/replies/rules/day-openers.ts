/** Knows the words that open what is planned for another day: "in the morning it's ...". */

import { oneOf, pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { isPast } from './past.ts';
import { opensTask, taskVerbs } from './verbs.ts';
import { imperative } from './wording.ts';

const weekday = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const lead =
  '(?:and |then |so |oh |ok |also |plus |but |next up,? |next,? |up next,? )*(?:for |on |come |as for )?';
const later = oneOf(
  '(?:the )?day after (?:tomorrow|tmrw|tmr)',
  "(?:tomorrow|tmrw|tmr|2moro)(?:'s)?",
  `(?:this |next |coming )?${weekday}`,
  'next week',
  'the weekend|this weekend|at the weekend',
);
const rising = oneOf(
  'in the (?:morning|am)|the (?:morning|am)|first thing|at (?:sunrise|sunup|first light|dawn)',
  '(?:when|once|after|as soon as) i (?:wake|get)(?: up)?|come (?:the )?morning|bright and early',
);
const more =
  '(?: (?:morning|afternoon|evening|night|am|pm|early|first thing|tomorrow|in the morning|also|too|then))*';
const self = oneOf(
  "(?:i|we)(?:'d| would| should) (?:like|love|rather|prefer)(?: to)?",
  "(?:i|we)(?:'ve| have)(?: got)? to",
  "(?:i|we)(?:'ve| have) got",
  "(?:i|we)(?:'ll| will| shall| must| should)(?: (?:need|have) to)?",
  "(?:i|we)(?:'m| am| are|'re) (?:going to|gonna|to|supposed to|due to|meant to)",
  '(?:i|we) (?:need|want|plan|intend|hope|gotta|got|ought|aim|mean)(?: to)?',
);
const thing = oneOf(
  '(?:(?:the|my) (?:one|first|only|main|big|next) (?:thing|job|task)|(?:all|what) )?(?: ' +
    '?(?:that )?' +
    "i (?:must|have to|need to|should|want to|can't|gotta)(?: remember| forget| do)?)? ?(?:is|" +
    "'s) ?(?:to)?",
  "(?:don't let me forget|remind me|i (?:must|have to|need to|should) remember|remember)(?: to)?",
);
const plans = oneOf(
  "there(?:'s| is| are|'ll be| will be)(?: also)?",
  "it's",
  'its',
  'it is',
  "it'll be",
  'it will be',
  `${self} remember to`,
  thing,
  self,
);

/** "Weds I'm at Hollins Hall pruning the wisteria" */
const doingThere = pattern(
  'iu',
  String.raw`^,? (?:i'm|im|i am|we're|we are|i'll be)(?: over| up| out| down| back)? ((?:at|in|on) [^,]{2,40}?) (?=\p{L}+ing\b)((?!(?:evening|morning|meeting|training|hearing|wedding|building|viewing)\b)\p{L}+ing [^,]+)$`,
);
/** "Friday the office is shut" */
const says =
  /\b(?:is|are|was|were|has|have|will|i|we|he|she|they|it|comes?|came|gets?|closes?|opens?|starts?|arrives?|had|said|before|after|off)\b/i;
/** Speaks of what was named before, or of how one will be. */
const notPlan = pattern(
  'i',
  String.raw`^(?:be(?! (?:at|in|up|out|down|over) )|am|is|not|no|see|feel|know|try|hope|let|start (?:it|with)|sleep|rest|off|a |` +
    String.raw`the same|my |too |`,
  String.raw`another|better|back|more|fine|good|ok|\d|do (?:it|that|the rest))\b|`,
  String.raw`^\S+(?: \S+){0,2} (?:it|that|them|those|this)\b`,
);

const anyStage = pattern('i', `^${lead}(?:${later}${more}|${rising}${more.replace('*', '+')})`);
const byNight = pattern('i', `^${lead}${rising}${more}`);
const joined = pattern('i', String.raw`^(?:,? (?:${plans})(?= )|[:,]| [-–—](?= )) `);
const doing = sparing(
  /^,? (?:i'm|im|i am|we're|we are|it's|is|it'll be|i'll be) (?!(?:going|planning|hoping|trying) to )(?=(\p{L}+)ing\b)/iu,
);

/** "Renewing my pass is for tomorrow", "the survey is a tomorrow job": what is said before it. */
export function leftForLater(said: string): string | undefined {
  const [, what = ''] = isForLater.exec(said) ?? [];
  return /^(?:(?:but|and|so|though) )*(?:it|this|that|these|those|they|which|both|all|what|there|rest|(?:the )?rest|everything.*|.*\b(?:party|meeting|weather|forecast))$/i.test(
    what,
  )
    ? undefined
    : what || undefined;
}
const isForLater = pattern(
  'i',
  String.raw`^((?!if |when |because |i |we |he |she )[^,.]{3,60}?)(?: is|'s| are|, that's)(?: only| really| all)? (?:(?:for|a job for|one for|something for) (?:${later})${more}|(?:an?|more of an?) (?:${later}) (?:job|jobs|task|thing|problem|one))(?: then| instead)?\W*$`,
);

/** What stands behind the words for a later day; undefined when the words plan nothing for it. */
export function plannedLater(said: string, night: boolean): string | undefined {
  const day = anyStage.exec(said) ?? (night ? byNight.exec(said) : null);
  if (!day) return undefined;
  const after = said.slice(day[0].length);
  const there = doingThere.exec(after);
  if (there) {
    const [, where = '', what = ''] = there;
    const task = imperative(what);
    return task === what ? `${what} ${where}` : `${task} ${where}`;
  }
  if (!night && /^ (?:the|my|our) \S/.test(after) && !says.test(after)) return after.trim();
  const verb = doing.exec(after);
  if (verb)
    return baseOf(verb[1] ?? '') === undefined
      ? undefined
      : imperative(after.slice(verb[0].length));
  const [first = '', second] = after.trim().toLowerCase().split(' ');
  if (/^(?:and |then |so )*for |next week|weekend/i.test(day[0]) && opensTask(first, second))
    return listed(after.trim());
  const joint = joined.exec(after);
  if (!joint || joint[0].startsWith(','))
    return night && joint ? listed(after.slice(joint[0].length)) : undefined;
  const plan = after.slice(joint[0].length);
  return /^ there/i.test(joint[0]) ? plan.replace(/^(?:an?|the|also) /i, '') : listed(plan);
}

const listed = (plan: string): string | undefined =>
  notPlan.test(plan) ||
  isPast(plan.toLowerCase().split(/[^\p{L}'-]/u)[0] ?? '') ||
  !/\S \S/.test(plan)
    ? undefined
    : plan;

/** The verb of "cutting", when it is something to do. */
export const baseOf = (cut: string): string | undefined => {
  const stem = cut.toLowerCase();
  return [stem, `${stem}e`, stem.slice(0, -1)].find((verb) => taskVerbs.has(verb));
};

/** "That's for the morning", "I'll finish in the morning": the next one is tomorrow's. */
export const byMorning = (gist: string): string =>
  !/\bthe (?:morning|am)\b/.test(gist)
    ? gist
    : gist
        .replace(/\b(?:for|till?|until|to) the (?:morning|am)\b/, 'for tomorrow')
        .replace(
          /(?<=\b(?:'ll|will|going to|can|leave|leaving|finish|again|better|best|tackle|shall) .{0,40})\bin the (?:morning|am)\b/,
          'tomorrow',
        );

/** "And I have an appointment at 9": one has it that day. */
export const owns = sparing(
  /^(?:(?:i|we)(?:'ve| have)(?: got)? (?=(?:an? |the |my )?\S+.* (?:at|with|by) )|there(?:'s| is) )/i,
);
