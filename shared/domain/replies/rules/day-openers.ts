/** Knows the words that open what is planned for another day: "in the morning it's ...". */
import { oneOf, pattern } from '../pattern.ts';
import { isPast } from './past.ts';
import { opensTask, taskVerbs } from './verbs.ts';
import { imperative } from './wording.ts';

const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
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

/** Speaks of what was named before, or of how one will be. */
const notPlan = pattern(
  'i',
  String.raw`^(?:be|am|is|not|no|see|feel|know|try|hope|let|start (?:it|with)|sleep|rest|off|a |` +
    String.raw`the same|my |too |`,
  String.raw`another|better|back|more|fine|good|ok|\d|do (?:it|that|the rest))\b|`,
  String.raw`^\S+(?: \S+){0,2} (?:it|that|them|those|this)\b`,
);

const anyStage = pattern('i', `^${lead}(?:${later}${more}|${rising}${more.replace('*', '+')})`);
const byNight = pattern('i', `^${lead}${rising}${more}`);
const joined = pattern('i', String.raw`^(?:,? (?:${plans})(?= )|[:,]| [-–—](?= )) `);
const doing = /^,? (?:i'm|im|i am|we're|we are|it's|is|it'll be|i'll be) (?=(\p{L}+)ing\b)/iu;

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
  const verb = doing.exec(after);
  if (verb)
    return baseOf(verb[1] ?? '') === undefined
      ? undefined
      : imperative(after.slice(verb[0].length));
  const [first = '', second] = after.trim().toLowerCase().split(' ');
  if (/^(?:and |then |so )*for /i.test(day[0]) && opensTask(first, second))
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
