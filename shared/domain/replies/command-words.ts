/** The words and sentences that are commands; everything else in a reply is content. */

import { pattern } from './pattern.ts';
import type { Intent } from './reading.ts';

/** Alone on the first line. */
export const commandWords: readonly (readonly [Intent, readonly string[]])[] = [
  [
    'unsubscribe',
    [
      'stop',
      'stopall',
      'stop all',
      'unsubscribe',
      'unsub',
      'cancel',
      'end',
      'quit',
      'revoke',
      'remove',
      'opt out',
      'optout',
      'opt-out',
      'arret',
      'td',
      'wrong number',
      'desabonner',
      'desabonnez-moi',
      'darse de baja',
      'darme de baja',
      'baja',
      'abmelden',
      'abbestellen',
      'cancelar inscricao',
      'cancelar suscripcion',
      'disiscrivimi',
      'uitschrijven',
    ],
  ],
  ['resubscribe', ['start', 'unstop', 'resubscribe', 'subscribe', 'opt in', 're-subscribe']],
  ['help', ['help', 'info', 'help me', '?', 'commands', 'hilfe', 'ayuda', 'aide']],
  [
    'list',
    ['list', 'show list', 'my list', 'show my list', 'show the list', 'status', 'liste', 'lista'],
  ],
  ['pause', ['pause', 'snooze', 'pause me', 'hold']],
  ['resume', ['resume', 'unpause', 'unpause me', "i'm back", 'im back']],
  ['undo', ['undo', 'undo that', 'undo it', 'take that back', 'revert that', 'undo last']],
  ['clear', ['clear', 'clear list', 'clear all', 'clear my list', 'clear the list']],
  ['export', ['export', 'my data', 'export my data', 'download my data']],
  ['delete', ['delete me', 'erase me', 'forget me', 'delete my data', 'delete my account']],
];

const us =
  '(?:these|those|this|it|the|your|all|any|any more|my|me|them|check-?ins?|e-?mails?|mails?|texts?|messages?|reminders?|letters?|notifications?|prompts?|list|mailing list|daily|of|from|to|with|for|anchor|service|everything|off|that|more|anymore|altogether|again|completely)';
const tail = `(?: ${us})*`;
const ourMail =
  '(?:e-?mails?|mails?|texts?|messages?|reminders?|letters?|notifications?|check-?ins?|prompts?)';
const soft =
  "(?:i (?:want|would like|'d like|wanna|need) (?:to|you to) |i'd like (?:to|you to) |can you |could you |would you |will you |you can |and |but |so |ok |okay |sorry |also )*";
const stopSending = `(?:stop|quit|cease) (?:sending|texting|e-?mailing|messaging|contacting|mailing|bothering)(?: me)?${tail}`;

const whole = (...sentences: readonly string[]): RegExp =>
  new RegExp(`^${soft}(?:${sentences.join('|')})$`);

export const phrases = {
  /** Says the word and means the opposite. */
  refusal: pattern(
    '',
    String.raw`\b(?:don't|do not|dont|never|not|won't)\b[^.]{0,20}\bunsub|`,
    String.raw`\bunsubscribed?\b[^.]* from (?!this|these|your|here|anchor|all of (?:this|`,
    String.raw`these)|the (?:list|service|e?-?mails?|texts?|check))`,
  ),
  /** A question about leaving, or a maybe: nothing changes, and the way is told. */
  ask: pattern(
    '',
    String.raw`^(?:how (?:do|can|would) (?:i|you|we)|should i|can i|where do i|is there a way `,
    String.raw`to|maybe|perhaps|not sure) .*\b(?:unsubscribe|opt out|leave|stop (?:these|this|`,
    String.raw`getting|the)|stop|pause these)\b|\bthinking (?:of|about) (?:unsubscribing|`,
    String.raw`stopping these)\b`,
  ),
  leave: new RegExp(
    `^(?:.*\\b(?:so|but|though|and|for me) )?${soft}(?:unsubscribe(?: me)?${tail}|opt me out${tail}|opt out of${tail}|stopall|(?:remove|take|get) me (?:off|from|out of)${tail}|${stopSending}|stop (?:the|these|this|all|all the|your|all these) ?${ourMail}?${tail}|no more (?:of )?(?:these |your )?${ourMail}${tail}|cancel my (?:account|subscription|membership)(?: (?:here|please|with you|with anchor|to this|for this))?|(?:i )?(?:don't|do not|dont) (?:want|wish|need) (?:to (?:get|receive) )?(?:these|those|your|any more|anymore|any) ?(?:of )?(?:these |your )?${ourMail}?${tail}|end (?:the|this|my) (?:service|subscription)|please stop|stop (?:it|this|please)|leave me alone|sign me off${tail}|wrong number)$`,
  ),
  pause: new RegExp(
    "^(?:.*\\b(?:so|and|but|leave|away|travelling|traveling|holiday|vacation) )?(?:can you |could you |please )*(?:pause|hold|snooze|mute|suspend|freeze|stop|hold off|skip)(?: (?:on|me|it|this|these|this|them|everything|all|the|my|your|any|sending|e-?mails?|mails?|texts?|messages?|reminders?|letters?|check-?ins?|prompts?|service|anchor))*(?: (?:until|till|til|for|through|while|during|on|from|over|now)\\b.*)$|^(?:.*\\b)?(?:pause|snooze|mute)(?: (?:me|it|this|these|them|everything|all|the|my|your|e-?mails?|mails?|texts?|messages?|reminders?|letters?|check-?ins?|prompts?))+$|^(?:i'm |i am |im |i'll be |i will be )?(?:away|off|out|on (?:holiday|vacation|leave)|travelling|traveling)(?: .{0,40})? ?(?:until|till|til|back (?:on )?)\\b.*$|^(?:i'm |i am |im |i'll be |i will be |be )?back on (?:the )?(?:\\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*$",
  ),
  /** Whole sentences, by intent. */
  other: [
    [
      'resubscribe',
      whole(
        'resubscribe(?: me)?',
        'subscribe me(?: again)?',
        'sign me (?:back )?up(?: again)?',
        'add me back',
        'put me back on(?: the list)?',
      ),
    ],
    [
      'resume',
      pattern(
        '',
        String.raw`^(?:.*\b)?(?:unpause|un-pause)(?: (?:me|it|this|these|messages?|the messages?|`,
        String.raw`everything))*(?: .{0,40})?$|^(?:.*\b)?(?:start|resume|restart|switch on|turn on|`,
        String.raw`turn back on|bring back)(?: (?:sending|up|me|the|my|your|these|daily|all))* `,
        String.raw`(?:check-?ins?|e-?mails?|texts?|messages?|reminders?|letters?|prompts?|`,
        String.raw`service)(?: again| back up| now| up again)?$`,
      ),
    ],
    [
      'undo',
      whole(
        'undo(?: (?:that|it|this|the last (?:one|change|reply)|my last (?:reply|message|change|one)))?',
        'take (?:that|it) back',
        'put it back (?:how|the way) it was',
      ),
    ],
    [
      'clear',
      pattern(
        '',
        String.raw`^(?:clear|empty|wipe|reset|erase)(?: out)? (?:my|the|this|today's|whole|entire|`,
        String.raw`everything|it all)(?: (?:whole|entire|today's|list|checklist|slate))*$|^start `,
        String.raw`(?:over|fresh|from scratch)$|^(?:delete|remove|clear) everything(?: (?:from|on|`,
        String.raw`off) (?:my|the) list)?$`,
      ),
    ],
    [
      'export',
      pattern(
        '',
        String.raw`^(?:can you |could you |i want to |i'd like to )?(?:export|download|send me|`,
        String.raw`give me) (?:a copy of |all )*(?:of )?my data$`,
      ),
    ],
    [
      'delete',
      pattern(
        '',
        String.raw`^(?:can you |could you |i want (?:you )?to )?(?:delete|erase|remove) (?:all `,
        String.raw`)?(?:of )?(?:me|my (?:data|account|profile|information|everything))(?: `,
        String.raw`.{0,30})?$`,
      ),
    ],
    [
      'channel',
      pattern(
        '',
        String.raw`^(?:can you |could you )?text me (?:instead|at \+?\d[\d ]{6,}|on `,
        String.raw`\+?\d[\d ]{6,}).*$|^(?:e-?mail) me instead$|^switch (?:me )?to (?:e-?mail|sms|`,
        String.raw`texts?)$`,
      ),
    ],
    [
      'zone',
      pattern(
        '',
        String.raw`^(?:change|set|switch) my time ?zone to .*$|^i'm (?:now )?(?:in|on) `,
        String.raw`[a-z/_ ]{3,30} (?:this|next) week$|^i'm (?:in|on) [a-z]{2,20} time(?: now)?$`,
      ),
    ],
    [
      'rhythm',
      pattern(
        '',
        String.raw`^(?:send (?:me )?(?:the |my )?)?(?:mornings?|middays?|noons?|evenings?) `,
        String.raw`(?:letters? |e?-?mails? |check-?ins? |prompts? |texts? )?at `,
        String.raw`\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?(?: (?:instead|from now on))?$`,
      ),
    ],
    [
      'help',
      pattern(
        '',
        String.raw`^(?:so |and |ok |wait )*(?:how (?:does|do) (?:this|it|that|you|i use|all `,
        String.raw`this)(?: thing| service)?(?: (?:work|this|it))?(?: exactly| again)?|what (?:is `,
        String.raw`this|can (?:you|i|this) do|do i do|are (?:my|the) (?:options|commands)|should i `,
        String.raw`(?:write|type|say|reply)|commands .*)|how (?:do|can|should) i (?:use|reply|`,
        String.raw`answer|add|edit|change|mark|remove|reset|move|do) .*|who (?:is this|are you)|`,
        String.raw`i(?: don't|'m) (?:understand|get|confused)(?: .{0,40})?|what does this do|`,
        String.raw`(?:can you )?explain(?: .{0,30})?|i need help with (?:this|the) (?:service|app|`,
        String.raw`thing|list))$`,
      ),
    ],
    [
      'list',
      pattern(
        '',
        String.raw`^(?:.* )?(?:what(?:'s| is|s)? (?:still |left |is )*(?:open|left|on|pending|`,
        String.raw`remaining|outstanding|to do|to go|next)(?: (?:on|for|to do|still|open|there|`,
        String.raw`today|my|the|list|now|again|do))*|what (?:did|do|have|else (?:did|do)) i `,
        String.raw`(?:still )?(?:have|got|need|put|got left|had|say)(?: (?:left|on|there|to do|`,
        String.raw`still|for|today|open|from|yesterday|again|my|the|list|down))*|(?:can|could|`,
        String.raw`would) you (?:remind|tell|show|send|resend|read)(?: me)?(?: back)? (?:of `,
        String.raw`)?(?:what .*|(?:my|the) (?:list|tasks|items|checklist|plan).*)|(?:show|send|`,
        String.raw`resend|read|give|tell|text|email)(?: me)?(?: back)? (?:my |the |todays |today's `,
        String.raw`|current |full |whole )*(?:list|checklist|items|tasks)(?: .{0,20})?|remind me `,
        String.raw`what.*|where (?:am i|are we|do i stand)(?: .{0,20})?|how many (?:are |do i have `,
        String.raw`)?left|list (?:please|everything|my .*|the .*|all .*|what.*))$`,
      ),
    ],
  ] as readonly (readonly [Intent, RegExp])[],
};
