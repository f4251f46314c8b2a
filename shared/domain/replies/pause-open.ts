/** Sentences that hold the letters and name no day on which they are to come again. */

import { mailWord, sendNow, sendWord } from './closed-words.ts';
import { oneOf, pattern } from './pattern.ts';
import { sparing } from './sparing.ts';

const letters =
  `(?:(?:the|all|all the|any|any more|more|these|those|your|my|this|daily) ` +
  `)*(?:${mailWord}|check ins?|things?|stuff|anything|service|anchor|these|` +
  `this|me|us|everything)`;
const leave =
  '(?:for now|for the (?:moment|present|time being|minute|mo|foreseeable(?: ' +
  'future)?)|for (?:a|just a) ' +
  '(?:little |wee |good |long |short )?(?:while|bit|spell|time|minute|few)|' +
  'for some time|for ages|temporarily|awhile|' +
  'just now|at the moment)';
const until =
  "(?:until|untill|till|til|unless) (?:(?:i|we)(?:'m|'re|'ve|'ll)?\\b.{2,50}|" +
  '(?:further|any further) notice' +
  '|notified|told otherwise|(?:things|life|work|it|the dust|all this|this) ' +
  '(?:.{0,20} )?(?:calms?|settles?|quietens?|quiets?|eases?|blows?|dies|gets?).{0,20}' +
  '|(?:the )?(?:half[- ]?term|exams|term|season|harvest|lambing|school holidays|' +
  'ramadan|baby).{0,30}|after (?:half[- ]?term|the (?:baby|wedding|move|exams|' +
  'harvest|holidays|birth|funeral|operation|op)).{0,20})';
const when = `(?: (?:${leave}|${until}))`;

const stopped = oneOf(
  `(?:stop|quit|cease|hold|hold off|hold off on|hold back|hold fire|hold ` +
    `fire on|hold fire with|lay off|ease off|knock off|skip|halt|no|no more|` +
    `nothing|turn off|switch off|cut|park)(?: with| on)? ${letters}`,
  `(?:stop|quit|cease|hold off|hold off on|lay off|ease off)(?: with| on)? ` +
    `${sendWord}(?: ${letters})*`,
  `(?:don't|do not|dont|no need to|please don't) ${sendNow}(?: (?:to|${letters}))*`,
  '(?:leave me|leave us|let me) (?:alone|be|in peace)|(?:stop|hold on|hold off|hold fire)',
  `(?:take|have|taking|having|need|want|give me|i'd like|like) (?:a |an |` +
    `some )?(?:little |wee |short |long )?(?:break|breather|time off|rest|pause|` +
    `time out)(?: from (?:this|these|it all|you|anchor|here|${letters}|${sendWord}(?: ` +
    `me)?))?`,
  `(?:put|place|keep|set|leave) (?:me|us|this|these|${letters}|things) on ` +
    `(?:hold|pause|ice|standby)`,
  '(?:go|stay|keep|be) (?:quiet|silent|dark)',
);

/** A pause by name needs nothing more. */
const named = oneOf(
  `(?:hit|press|push|tap) (?:the )?(?:pause|snooze|mute)(?: button)?(?: (?:on|` +
    `for) (?:me|this|these|us|${letters}))?`,
  `(?:put|place|set|stick) (?:me|us|these|${letters}|anchor) on (?:hold|pause|` +
    `snooze|mute|ice|standby)`,
  '(?:put|place|set|stick) (?:this|it all|everything) on (?:pause|snooze|mute)',
  `(?:pause|snooze|mute|suspend|freeze)(?: (?:me|us|it all|this|these|the ` +
    `lot|anchor|${letters}))?(?: ${leave})?`,
  `(?:a |i need a |i want a |need a |can i have a |could i have a |can we ` +
    `have a )(?:pause|break) from (?:these|you|anchor|the ${mailWord})(?:${when})?`,
);
const first =
  "(?:i|we|you|can|could|would|should|will|may|might|we|please|let's|let|" +
  "to|just|like|want|need|i'd|we'd|'d|going|but|so|and|think|i'll|we'll|gonna|" +
  "gotta|have|had|better|best|maybe|it's|is|time|for|me|us|the)";

const opened = sparing(
  new RegExp(`^(?:.{0,60} (?:but|so|and) )?(?:${first} )*(?:${stopped}${when}|${named})$`),
);

const nearHolding = pattern(
  '',
  String.raw`\b(?:for|until|till|til|temporarily|awhile|pause|hold|snooze|mute|suspend|`,
  String.raw`freeze|break|unless)\b`,
);

const doing = pattern(
  '',
  String.raw`\b(?:stop|quit|cease|hold|lay off|ease off|knock off|skip|halt|no|nothing|`,
  String.raw`turn off|switch off|cut|park|don't|do not|dont|leave me|leave us|let me|`,
  String.raw`break|breather|rest|pause|put|place|set|quiet|silent|dark|hit|press|push|`,
  String.raw`tap|stick|snooze|mute|suspend|freeze|keep|time out|time off)\b`,
);

/** Whether bare words hold the letters and name no end; asked before the end of all is. */
export const holdsOpenly = (said: string): boolean =>
  nearHolding.test(said) && doing.test(said) && opened.test(said);

/** Whether such words say what they hold; without that they may be a task: "rest for a while". */
export const holdsLetters = pattern(
  '',
  `\\b(?:me|us|this|these|those|you|your|anchor|service|${mailWord})\\b|\\b${sendWord}|`,
  String.raw`\b(?:until|till|til|unless) i (?:write|say|tell|reply|answer|text|mail|get in|let)\b`,
);
