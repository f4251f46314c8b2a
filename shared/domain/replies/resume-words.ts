/** How people ask us to send the letters again. */

import { mail, soft } from './command-words.ts';
import { oneOf } from './pattern.ts';
import { resumingElsewhere } from './pause-elsewhere.ts';
import { anyOfTests, anySentence, type Test } from './sparing.ts';

const starting = oneOf(
  'start|resume|restart|continue|re-?start|switch on|turn on|turn back on|bring back|reactivate',
  'send|begin|carry on|pick up|unmute|un-?pause|re-?enable',
);
const ours = oneOf(
  mail,
  'service|anchor|things?|it|these|them|this|everything|sending(?: (?:me|us|them|these|it|again|' +
    'everything|stuff|things|now|on|as|usual|before|the|my|your|daily|morning|evening|messages?|' +
    'texts?|e-?mails?|reminders?|check-?ins?))*',
);
const again =
  '(?: (?:again|back up|back on|now|up again|up|back|as (?:usual|normal|before)|on)){0,2}';
const now = '(?: (?:from|starting|as of|on) (?:now|today|tomorrow|monday)(?: on)?)?';
/** "My wee reminders". */
const fond =
  '(?: (?:me|us|the|my|your|these|those|all|wee|little|lovely|usual|old|regular|daily|trusty|friendly)){1,4}';
const sinceBack =
  "(?:i'm|i am|im|we're) (?:back|home)(?: (?:now|again|home|at work|in action|in town|" +
  'online|at it))?';

/** Sentences that ask for the letters again. */
export const resuming: Test = anyOfTests(
  anySentence(
    `(?:.{0,80}\\b(?:so|and|but|over|back|ok|okay|mate|leave|holiday|vacation) )?${soft}`,
    [
      `un-?(?:pause|mute|snooze)(?: (?:me|it|this|these|us|everything|the ${mail}|${mail}|` +
        `anchor))?${again}${now}`,
      '(?:resume|restart|continue|start|reactivate|turn on|turn back on|switch on|bring' +
        ' back|unmute|re-?enable|' +
        'un-?pause)(?: (?:sending|up|me|the|my|your|these|daily|all|with|back|those)){0,5}' +
        ` ${ours}${again}${now}`,
      `(?:turn|switch|put) (?:the |these |my |your )?(?:daily )?(?:${mail}|service|these|` +
        `everything) back on${now}`,
      `(?:${starting})(?: (?:sending|me|the|my|your|these|daily|all|with))* (?:${ours}` +
        ` )?(?:again|back on)${now}`,
      '(?:start|begin) sending(?: (?:me|us|them|these|it|again|everything|the|my|your|daily|over|out' +
        `|as usual|back|from|now|today|tomorrow|mail|${mail})){0,6}`,
      `(?:start|begin|resume|restart|continue) (?:text|messag|e-?mail|ping|prompt|nudg)ing (?:me|us)` +
        `${again}${now}`,
      '(?:resume|restart|start|start up|begin|continue)(?: again)? (?:from|as of|with effect from) ' +
        '(?:now|today|tomorrow)(?: (?:on|onwards?|itself|only))*',
      "let'?s (?:start|go|begin|resume|pick up|get going) again|let'?s resume",
      "(?:i'm|we're) (?:back )?(?:ready )?to (?:resume|start again|continue)",
      `(?:do )?(?:start|begin|restart|resume|send|carry on|keep on|go on|continue|bring|hit me|` +
        `come)(?: (?:with|sending|me|us|the|my|your|these|those|all|up|back|on|daily|to)){0,5} ` +
        `${mail} (?:again|once more|once again|anew|afresh|back|like before|as before)` +
        `(?: (?:as (?:usual|before)|if you (?:can|could|would)|from (?:now|today|tomorrow)))?`,
      `(?:start|fire|power|crank|boot|gear|wake|spin) (?:back )?up(?: with)?${fond} ${mail}` +
        '(?: (?:again|once more|as before|as usual|now|back)){1,2}',
      `(?:kick|start) off(?: with)?${fond} ${mail} (?:again|once more|as before)`,
      `(?:get|set|have)${fond} ${mail} (?:going|running|coming|flowing|started|rolling) (?:again|once more|as before)`,
      `(?:restart|resume|unpause|start|bring back|switch on|turn on|send)${fond} ${mail} (?:again|once more|as before)`,
      `you can (?:now )?(?:start |go back to )?(?:bug|nag|pester|bother|ping|text|nudg|remind|mail|e-?mail|messag|prompt|harass)(?:g?ing)? (?:me|us) (?:again|once more)`,
      `(?:do )?(?:carry on|continue|keep going|go ahead|start up|pick up)(?: again)? with (?:the|` +
        `your|my|these|those)(?: daily)? ${mail}(?: again)?`,
      '(?:turn|switch|bring|flick) (?:me|us|it|this|these|them|things|everything) (?:back )?on' +
        '(?: again)?',
      `(?:i'm |i am |we're )?(?:ready|up|keen|glad) (?:for|to (?:get|have|receive|see|hear)) ` +
        `(?:the|your|these|my|more|some|those)(?: daily)? ${mail}(?: again)?`,
    ],
  ),
  anySentence('', [
    "(?:(?:i'm|i am|we're|ok) )?back\\b.{0,40}\\b(?:resume|restart|unpause|carry on)",
    `(?:i'm )?ready to (?:start|resume|go) again|${sinceBack}`,
    `(?:resume|restart|unpause|start again|continue) (?:now |again )?${sinceBack}`,
    `(?:.{0,60}\\b(?:and|so|but) )?(?:i )?(?:(?:would|should|i'd|'d) )?(?:like|love|want|wish|` +
      `need)` +
      `(?: to have)? (?:(?:the|these|my|your|those|daily|for|all) )*${mail} (?:to )?(?:start|` +
      `resume|` +
      `continue|come|begin|be (?:sent|resumed|restarted)|back|restarted|resumed)${again}${now}`,
    resumingElsewhere,
  ]),
);
