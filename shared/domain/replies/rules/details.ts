/** Data: how long, how often and when: more about a thing to do, and none by itself. */

import { sparing } from '../sparing.ts';
import { size } from './shopping.ts';

const span =
  '(?:(?:for )?(?:an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|half an|\\d+) ' +
  '?(?:min(?:ute)?s?|hours?|hrs?|reps|sets|' +
  'pages|coats?|rounds?|km|k|miles?|glasses|lit(?:er|re)s?|laps|times)|(?:every|each)(?: single)? (?:day|night|' +
  'morning|evening|week|weekday|hour|' +
  'other day|lunchtime)|daily|nightly|weekly|(?:once|twice) a (?:day|week|night)|(?:before|' +
  'after|by|at) (?:work|bed|breakfast|lunch|school|' +
  'dinner|noon|midnight|bedtime|\\d[\\d:.]*(?: ?[ap]m)?)|first thing|this week|all (?:week|day)|' +
  'no (?:excuses|exceptions))';
/** How long, how often and when, and nothing to do. */
export const detail = new RegExp(
  `^(?:and |or )?${span}(?:,? (?:and )?${span})*(?: if .{3,40})?\\W*$`,
);

/** "The grant application, due at 5." */
export const dueThen =
  /^(?:(?:which|it|that)(?:'s| is) )?due (?:in |by |at |on |before |end of )?(?:\d|noon|midnight|tonight|today|this|five|six|four|three|two|eod|close|(?:mon|tues|wednes|thurs|fri)day)\b[^,]{0,20}$/;

/** "Gym - 30 min": how much of what stands before it. */
export const howLong =
  /^(?:\d+ ?(?:m|mins?|minutes?|hrs?|hours?|h|pages?|reps)|quick|half an hour|an hour)\W*$/i;
/** "8am - drop the kids": the hour of what stands behind it. */
export const onlyHour = /^\W*(?:at |by |from )?\d{1,2}(?:[:.]\d\d|(?:[:.]\d\d)? ?(?:[ap]m|h))\W*$/i;
/** "Rufus is limping so vet at 4" */
export const hasHour =
  /^(?:the |my )?(?!i\b|we\b|it\b)\p{L}+(?: \p{L}+)? at \d[\d:.]*(?: ?[ap]m)?\W*$/iu;

/** "Two shoes on, two to go": one count of what is done and what is not. */
const toGo =
  /^(?:and )?(?:\d+|one|two|three|four|five|six|a (?:few|couple)|some|the rest) (?:\p{L}+ )?(?:more |still )*(?:to go|left)\W*$/iu;
const counting = /\b(?:\d+|one|two|three|four|five|six|half|most|a (?:few|couple))\b/i;
export const countsOn = (before: string, after: string): boolean =>
  toGo.test(after) && counting.test(before);

/** "Quote went off, from the car park." */
export const whereItWas =
  /^(?:(?:all|straight|right|just) )?(?:from|in|at|on|under|behind|outside|inside|via|between|during) (?:the|an?|my|his|her|our) \p{L}+(?: \p{L}+){0,3}\W*$/iu;

/** "Bank's done, tidy": how glad one is of it. */
const glad =
  /^(?:tidy|mint|champion|belter|magic|wicked|beaut|boom|sweet|ace|class|lush|get in)\W*$/i;

/** "$40 for a bit of cardboard", "20 minutes and some swearing": what it cost. */
export const besides = sparing(
  new RegExp(
    `${glad.source}|^(?:only |just |and )*[£$€]\\d[\\d,.]*k? (?:and|for|well|later|lighter|poorer|all in|in total|down the)\\b|^(?:only |just |and )*(?:\\d+|one|two|three|four|five|an?|half an) (?:minutes?|mins?|hours?|hrs?|quid|bucks|dollars|euros|trips|attempts|goes|calls|phone calls|coffees) (?:and (?:a|an|the|some|lots|plenty|\\d+|two|three|no)\\b|later|well spent|of my life)`,
    'iu',
  ),
);

/** "20 mins before the deadline": how late it was; "before the guarantee runs out": why so soon. */
export const inTime =
  /^(?:with |only |just |about |all of )*(?:\d+|an?|two|three|five|ten|half an) ?(?:mins?|minutes?|hours?|hrs?|days?|seconds?|secs?) (?:before (?:the )?(?:deadline|cut-?off|closing|end|they|it)|to spare|early|late|ahead of|over(?:due)?|under|past the)\b|^before (?:it|they|he|she|everyone|somebody|someone|(?:the|my|our|his|her|their|all the) \p{L}+(?: \p{L}+)?) (?:all )?(?!at\b|and\b|or\b)(?:get|close|leave|go|start|come|run|finish|have|eat|\p{L}+s)(?: (?:out|in|up|off|home|back|on me|again|over|cold|hungry|there|here|to (?:bed|work|school)|out on me))*\W*$/iu;

/** "Tender first thing." */
export const firstThing = /^(?!i\b|we\b|it|that|this)\p{L}+(?: \p{L}+){0,3} first thing\W*$/iu;

/** "Meds at 8, 2 and 10": more hours of the same thing. */
const areHours = (before: string, after: string): boolean =>
  /(?:\b(?:at|@) ?\d[\d:.]*(?: ?[ap]m)?|\d:\d\d(?: ?[ap]m)?(?:, ?\d{1,2}(?::\d\d)?(?: ?[ap]m)?){0,4})$/i.test(
    before,
  ) &&
  /^\d[\d:.]*(?: ?[ap]m)?(?:(?:, ?(?:and )?| and | & )\d[\d:.]*(?: ?[ap]m)?){0,3}\W*$/i.test(after);

/** "A chat with Ola, before noon ideally": the hour of what stands before it. */
const isWhen =
  /^\d{1,2}(?:[:.]\d\d)? ?ish\W*$|^(?:before|by|around|after) (?:noon|midday|lunch(?:time)?|tea ?time|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|(?:the )?end of (?:the )?(?:day|play)|close(?: of play)?)(?: (?:ideally|if (?:poss(?:ible)?|i can)|please|pls|latest|at the latest|sharp))*\W*$/i;

/** Behind a comma, no more than when it is to be, or how much of it. */
export const moreOfWhen = (before: string, after: string): boolean =>
  areHours(before, after) || isWhen.test(after) || size.test(after) || isHourOf(before, after);

/** "Call with the inventor, 2:30", "physio, at 3 sharp": not behind another hour. */
const isHourOf = (before: string, after: string): boolean =>
  onlyClock.test(after) && !/\d\W*$/.test(before) && !/^\W*\d[\d:.]*\W*$/.test(before);
const onlyClock =
  /^(?:(?:on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?(?:(?:at |@ ?|from )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)? ?[-–] ?\d{1,2}(?:[:.]\d\d| ?[ap]m)|(?:a )?quarter (?:to|past) [a-z\d]+|(?:ten|twenty|five) (?:to|past) [a-z\d]+|\d{1,2}[:.]\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m|(?:12 )?(?:noon|midday)|(?:12 )?midnight|\d{1,2} o'?clock|half (?:past )?(?:\d{1,2}|[a-z]{3,6}))|(?:at |@ ?)\d{1,2})(?: (?:sharp|prompt|on the dot|ish|latest))?\W*$/i;

/** "Invoice by end of day", "crate by 12". */
export const byWhen =
  /\b(?:(?:by|at|before|after|around|from) \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?![\d:])|(?:by|at|before|after|around) (?:half (?:past )?|(?:a )?quarter (?:to|past) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: thirty| fifteen| forty[ -]five| o'?clock)?|by (?:the )?(?:end of (?:the |today|play)?(?: ?day)?|eod|close(?: of (?:play|business))?))(?=\W*$|,)/gi;
