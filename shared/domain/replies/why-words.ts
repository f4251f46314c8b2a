/** Reads what a person wonders about: why a letter came, or why none did. */

import type { Touchpoint } from '../stage.ts';
import { mail, soft } from './command-words.ts';
import { oneOf } from './pattern.ts';
import { sparing } from './sparing.ts';

export interface WhyAsked {
  /** A letter that came, or one that did not. */
  readonly about: 'sent' | 'missing';
  readonly touchpoint?: Touchpoint;
  /** 1 is yesterday; today when left out. */
  readonly daysAgo?: 1;
}

const parts: readonly (readonly [Touchpoint, RegExp])[] = [
  ['MORNING_INTENTION', /\bmornings?\b|\bintentions?\b/],
  ['MIDDAY_CHECKIN', /\bmid-?day\b|\bnoon\b|\blunch(?:time)?\b|\bafternoon\b/],
  ['EVENING_REFLECTION', /\bevenings?\b|\b(?:to)?nights?\b|\breflections?\b/],
];

const part = oneOf('mornings?', 'mid-?day', 'noon', 'lunchtime', 'afternoon', 'evenings?', 'night');
const named = oneOf(mail, 'questions?', 'reflections?', 'intentions?', 'notes?', 'ones?');
const letter = oneOf(`(?:${part} )?(?:${mail}|mail|${part} ${named})`, `${part}s?`);
const day = oneOf(
  'today|yesterday|tonight|again|now|at all|so far|so often|all of a sudden|out of the blue',
  `(?:this|yesterday|last|at|in the) (?:${part}|noon|time)`,
  'at (?:this|such an?) (?:hour|time)',
);
const days = `(?: ${day}){0,2}`;
const which = '(?:an?|the|my|your|any|these|this|those|that|all|all these|so many|such|daily) ?';

const lead = `^${soft}(?:(?:tell me|explain|explain to me|wondering|curious|i wonder) )?`;
const whyever = oneOf('why', 'how come', 'for what reason', 'for which reason');

const get = '(?:get|got|getting|receive|received|receiving|have|see|sent|been sent|getting sent)';
const write =
  '(?:write|writing|wrote|e-?mail|e-?mailing|text|texting|message|messaging|contacting)';
const send = '(?:send|sent|sending)';
const me = '(?: (?:to )?me)?';
const thing = oneOf(`(?:${which})?${letter}`, 'this|these|that|it|those|this thing');
const anything = oneOf(thing, 'anything', 'one', 'a thing', 'any');

const sent = sparing(
  new RegExp(
    lead +
      oneOf(
        `${whyever} (?:do|did|am|was|have|are) (?:i|we) (?:still )?(?:just )?${get} ${thing}${days}`,
        `${whyever} (?:i|we) (?:still )?(?:just )?${get} ${thing}${days}`,
        `${whyever} (?:do|did|are|have) you (?:keep |still |just )?${send}${me} ${thing}${me}${days}`,
        `${whyever} (?:do|did|are|have) you (?:keep |still |just )?${write} (?:to )?me${days}`,
        `${whyever} (?:this|these|that|the|so many) ${letter}${days}`,
        `${whyever} (?:this|me)`,
      ) +
      '$',
  ),
);

const never = "(?:n't|nt| not| never)";
const come = '(?:come|came|coming|arrive|arrived|arriving|sent|get sent|show(?:n|ed)? up|reach me)';

const missing = sparing(
  new RegExp(
    lead +
      oneOf(
        `${whyever} (?:is |was |were |are |did |have |has )?(?:there |i (?:get|got|had) )?` +
          `(?:no|not an?|not any) ${letter}(?: (?:from you|for me|${come}|${get})){0,2}${days}`,
        `${whyever} (?:is |was |did |has )?(?:there |i (?:get|got) )?(?:nothing|none)` +
          `(?: (?:from you|for me|${come}|${get})){0,2}${days}`,
        `${whyever} (?:did|have|do|had)${never} (?:i|we|you) (?:${get}|heard? from you|${write}|${send})` +
          `${me}(?: ${anything})?(?: from you)?${days}`,
        `${whyever} (?:did|have|do) (?:i|we|you) (?:not|never) (?:${get}|heard? from you|${write}|${send})` +
          `${me}(?: ${anything})?(?: from you)?${days}`,
        `${whyever} (?:i|we|you) (?:did|have)${never} (?:${get}|${write}|${send})${me} ${anything}${days}`,
        `${whyever} (?:did|has|have|was|is|were)${never} (?:the|my|your|an?|any)? ?(?:${letter}|it|one)` +
          ` ${come}${days}`,
        `${whyever} (?:did|has|was|is) (?:the|my|your) ${letter} (?:not|never) ${come}${days}`,
        `where(?:'s| is| was| are|s) (?:my|the|your) ${letter}${days}`,
        `(?:i )?(?:did|have|had)${never} (?:${get}) (?:an?|the|my|your|any) ${part} ${named}${days}`,
      ) +
      '$',
  ),
);

/** No such sentence is without one of these. */
const near = sparing(
  new RegExp(`\\bwhy\\b|\\bhow come\\b|\\breason\\b|^where|\\b(?:did|have|had)${never} ${get}`),
);

/** Undefined for a sentence about something else. Expects lower case without marks at its end. */
export function whyIn(sentence: string): WhyAsked | undefined {
  if (!near.test(sentence)) return undefined;
  const about = missing.test(sentence) ? 'missing' : sent.test(sentence) ? 'sent' : undefined;
  if (!about) return undefined;
  const touchpoint = parts.find(([, words]) => words.test(sentence))?.[0];
  const isPast = /\byesterday\b|\blast (?:night|evening)\b/.test(sentence);
  return { about, ...(touchpoint && { touchpoint }), ...(isPast && { daysAgo: 1 as const }) };
}
