/** General shapes of English sentences that ask for the letters again. */
import { closed, isClosed, mailWord, sendNow } from './closed-words.ts';
import { pattern } from './pattern.ts';

const ours =
  `(?:${mailWord}|sending|service|anchor|account|(?<=(?:resume|restart|reactivate|` +
  `bring|again) )(?:this|it|these|them))`;

const resuming = closed(
  'start starting restart restarting resume resuming recommence reinstate ' +
    'reactivate continue carry ' +
    'keep begin bring turn switch flick off of out end lift cancel stop finish ' +
    'undo remove over up ' +
    "pause pausing paused hold snooze snoozing mute break break's again once " +
    'more back home ready able ' +
    'in wake should may take account up for unfreeze unpause unmute unhold ' +
    're-enable enable pick left where want wanting wish like ' +
    'love happy keen glad hear hearing see seeing receive receiving having ' +
    'have get getting usual normal ' +
    'before running working action office town hospital work again mate anew ' +
    'afresh morning tomorrow ' +
    'monday tuesday wednesday thursday friday saturday sunday next week miss ' +
    'missing missed come coming ' +
    'comin feel free go going lol from now people guys lot folks rested rest better recovered well ' +
    'holiday holidays hols ' +
    'fire crank kick spin boot gear rolling daily ' +
    "leave's holiday's vacation's trip's hols " +
    'writing mailing messaging texting emailing returned with desk ' +
    'vacation leave annual sick parental maternity ended finished trip reminding letting ring',
  [
    '\\b(?:end|lift|cancel|finish|remove|undo) (?:the|my|this|that) (?:pause|snooze|mute|break)\\b',
    "\\b(?:pause|snooze)(?: is|'s)? over\\b|\\bno more (?:pause|snooze)\\b",
    '\\b(?:take|get) (?:me|us|it|this|these) off (?:of )?(?:the )?(?:pause|hold|snooze|mute)\\b',
    `\\b${sendNow}(?: to)? (?:me|us)(?: \\S+){0,4} (?:again|once more|as (?:before|usual|normal))`,
    `\\b(?:send|start sending|begin sending|keep sending|carry on sending|continue ` +
      `sending)(?: \\S+){0,4} (?:again|once more|as (?:before|usual|normal))`,
    `\\b(?:restart|resume|recommence|reinstate|reactivate|unfreeze|unpause|` +
      `unmute|re-enable)(?: \\S+){0,4} ${ours}`,
    `\\b(?:start|begin|continue|carry on|go on|come on)(?: \\S+){0,4} ${ours}(?: ` +
      `\\S+){0,3} (?:again|once more|as (?:before|usual|normal))`,
    '\\b(?:start|begin|resume) (?:writing|mailing|messaging|texting|emailing)(?: to)? (?:me|us)(?: (?:up|all over))? (?:again|once more|anew)$',
    `\\b(?:start|begin) (?:again|anew|up again|once more) with (?:the |your |my |these )*${mailWord}`,
    `\\b(?:bring|turn|switch|flick|get|have)(?: \\S+){0,4} ${ours} back(?: on)?\\b`,
    `\\b(?:turn|switch|flick|put|bring)(?: \\S+){0,4} ${ours} on again\\b`,
    `\\b(?:fire|crank|kick|spin|boot|start|get|gear)(?: \\S+){0,3} ${ours} (?:up|off|going|rolling) again`,
    `\\b(?:bring|turn|switch|flick) back on(?: \\S+){0,4} ${ours}`,
    `\\b(?:want|wish|like|love|ready|happy|keen|glad|miss)(?: \\S+){0,5} ${ours}(?: ` +
      `\\S+){0,2} (?:again|once more|back)`,
    '^(?:ok )?(?:you|u|we)(?: people| guys| lot| all| folks)? (?:can|may|should) (?:resume|restart|continue|carry ' +
      'on|start again|start up again|go on|wake up)(?: (?:now|again|then|from ' +
      '(?:today|tomorrow|now)|today|tomorrow))?$',
    `\\byou can (?:now )?(?:start )?(?:${sendNow}|sending|texting|messaging)(?: to)?(?: (?:me|us))? again$`,
    '^i want back in$|^start over(?: (?:with|sending))? (?:the|my|your) (?:' + mailWord + ')$',
    '^(?:.* )?(?:pick|picking) up where (?:we|i|you) left off$',
    '\\b(?:start|restart|resume) (?:me|us)(?: (?:up|back|back up))?(?: again)?(?: ' +
      '(?:from )?(?:tomorrow|now|today)(?: morning)?)?$',
    "^(?:miss (?:you|ya|u) lol |lol )?(?:let's |you can |we can )?(?:start|" +
      'get going|begin|go|get started|start up)(?: (?:me|us|up|it|things))? again(?: ' +
      '(?:from |on )?(?:tomorrow|now|today|monday|next week)(?: morning)?)?$',
  ],
  /\b(?:not|never|don't|dont|no longer|won't|until|till|how|when)\b/,
);

const homeAgain = pattern(
  '',
  String.raw`^.{0,30}\b(?:back|home|better|recovered|over|rested|awake|returned|arrived|done)\b(?:.{0,60} `,
  String.raw`)?(?:let's be having you|(?:start|work) away|continue|let's have (?:you|it|them)|fire away|hit me(?: `,
  String.raw`up| with it)?|bring it on|send (?:them|it|away)(?: over| on)?|(?:let's|`,
  String.raw`we) (?:go|resume|restart|start|continue|begin)|off we go|restart|resume|`,
  String.raw`carry on|start again|unpause(?: me)?|you can (?:start|send|text|e-?mail|`,
  String.raw`carry on|resume|continue).{0,30})(?: (?:again|then|now|please))?$`,
);

/** Whether bare words ask for the letters again. */
export const saysResume = (said: string): boolean =>
  isClosed(said, resuming) ||
  (homeAgain.test(said) &&
    !/\b(?:put|pushed?|brought|took|take|hung|screwed)\b.*\bback\b|\b(?:not|never|until|till|gym|on (?:mon|tue|wed|thu|fri|sat|sun))/.test(
      said,
    ));
