/** The words and sentences that are commands; everything else in a reply is content. */

import type { Intent } from './reading.ts';

const words = (...lines: readonly string[]): readonly string[] => lines.join(', ').split(', ');

/** Alone on the first line. */
export const commandWords: readonly (readonly [Intent, readonly string[]])[] = [
  [
    'unsubscribe',
    words(
      'stop, stopall, stop all, unsubscribe, unsub, cancel, end, quit, revoke, remove, opt out',
      'optout, opt-out, arret, td, wrong number, desabonner, desabonnez-moi, darse de baja',
      'darme de baja, baja, abmelden, abbestellen, cancelar inscricao, cancelar suscripcion',
      'disiscrivimi, uitschrijven',
    ),
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

/** One of several phrases, as part of a pattern. */
const oneOf = (...parts: readonly string[]): string => `(?:${parts.join('|')})`;

const mail = oneOf(
  'e-?mails?|mails|texts?|messages?|reminders?|letters?|notifications?',
  'check-?ins?|prompts?',
);
/** Words that point at us or our letters, and none that could be about something else. */
const us = oneOf(
  mail,
  'these|those|this|that|it|the|your|all|any|my|me|them',
  '(?:mailing )?list|daily|of|from|to|with|for|anchor|service|off',
  'everything|any ?more|more|altogether|again|completely|now',
);
const tail = `(?: ${us}){0,8}`;

const wish = oneOf(
  "i(?:'d| would)? (?:want|like|wanna|need) (?:you )?to|(?:can|could|would|will) you",
  'you can|and|but|so|ok|okay|sorry|also',
);
const soft = `(?:${wish} ){0,3}`;

const whole = (...sentences: readonly string[]): RegExp =>
  new RegExp(`^${soft}${oneOf(...sentences)}$`);

const quit = '(?:stop|quit|cease)';
const sending = oneOf('sending|texting|e-?mailing|messaging|contacting|mailing|bothering');
const account = '(?:account|subscription|membership)';

const leaving = oneOf(
  `unsubscribe(?: me)?${tail}`,
  `opt (?:me )?out${tail}`,
  `(?:remove|take|get) me (?:off|from|out of)${tail}`,
  `${quit} ${sending}(?: me)?${tail}`,
  `stop (?:all )?(?:(?:of )?(?:the|these|this|your) ?)?${mail}?${tail}`,
  `no more (?:of )?(?:these |your )?${mail}${tail}`,
  `cancel my ${account}(?: (?:here|(?:with|to|for) (?:you|this|anchor)))?`,
  `(?:i )?(?:don't|do not|dont) (?:want|wish|need) (?:to (?:get|receive) )?(?:any|any more|these|` +
    `those|your|them)(?: of)?(?: these| your)? ?${mail}?${tail}`,
  'end (?:the|this|my) (?:service|subscription)',
  'please stop',
  'leave me alone',
  `sign me off${tail}`,
  'wrong number',
);

const holding = '(?:pause|hold(?: off)?|snooze|mute|suspend|freeze|stop|skip)';
const held = oneOf(
  mail,
  'on|me|it|this|these|them|everything|all|the|my|your',
  'any|sending|service|anchor',
);
const until = '(?:until|till|til|for|through|while|during|on|from|over|now)';
const lead = oneOf('so', 'and', 'but', 'leave', 'away', 'travell?ing', 'holiday', 'vacation');
const am = "(?:(?:i'm|i am|im|i'll be|i will be|be) )?";
const dayNames = '(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';

const pausing = oneOf(
  `(?:.{0,80}\\b${lead} )?(?:(?:can|could) you )?${holding}(?: ${held}){0,6} ${until}\\b.*`,
  `(?:.{0,80}\\b)?(?:pause|snooze|mute)(?: ${held}){1,6}`,
  `${am}(?:away|off|out|on (?:holiday|vacation|leave)|travell?ing)(?: .{0,40})? ` +
    '(?:until|till|til|back(?: on)?)\\b.*',
  `${am}back on (?:the )?(?:\\d|${dayNames}).*`,
);

const list = '(?:list|checklist|items|tasks)';
const left = '(?:open|left|on|pending|remaining|outstanding|to do|to go|next)';
const onIt = oneOf(
  'on|for|to do|still|open|there|today|my|the|list|now|again',
  'left|from|yesterday|down',
);
const mine = "(?:(?:my|the|today'?s|current|full|whole) ){0,3}";

const listing = oneOf(
  `(?:.{0,60} )?what(?:'s| is|s)? (?:still |left |is )?${left}(?: ${onIt}){0,6}`,
  "(?:.{0,60} )?what (?:else )?(?:did|do|have|'ve) i (?:still )?(?:have|got|need|put|had|say)" +
    `(?: (?:got|${onIt})){0,6}`,
  `(?:can|could|would) you (?:remind|tell|show|send|resend|read)(?: me)?(?: back)? ` +
    `(?:of )?(?:what .*|${mine}${list}\\b.*)`,
  `(?:show|send|resend|read|give|tell|text|email)(?: me)?(?: back)? ${mine}${list}(?: .{0,20})?`,
  'remind me what.*',
  'where (?:am i|are we|do i stand)(?: .{0,20})?',
  'how many (?:are |do i have )?left',
  `list (?:everything|${mine}${list}|what.*)`,
);

const asking = oneOf(
  'how (?:does|do) (?:this|it|that|you|all this)(?: thing| service)?(?: work)?(?: exactly| again)?',
  'how (?:do|can|should) i (?:use|reply|answer|add|edit|change|mark|remove|reset|move|do) .*',
  'what (?:is this|does this do|(?:can|should) (?:you|i|this) (?:do|write|type|say|reply)|do i do)',
  'what (?:are (?:my|the) (?:options|commands)|commands .*)',
  '(?:who is this|who are you)',
  "i(?: don't (?:understand|get)|'m confused)(?: .{0,40})?",
  '(?:can you )?explain(?: (?:this|it|how .{0,30}))?',
  'i need help with (?:this|the) (?:service|app|thing|list)',
);

const starting = '(?:start|resume|restart|switch on|turn on|turn back on|bring back)';

export const phrases = {
  /** Says the word and means the opposite. */
  refusal: new RegExp(
    "\\b(?:don't|do not|dont|never|not|won't)\\b[^.]{0,20}\\bunsub|\\bunsubscribed?\\b[^.]{0,40} " +
      'from (?!this|these|your|here|anchor|all of (?:this|these)|the (?:list|service)|the ' +
      `${mail})`,
  ),
  /** A question about leaving, or a maybe: nothing changes, and the way is told. */
  ask: new RegExp(
    `^${oneOf(
      'how (?:do|can|would) (?:i|you|we)|should i|can i|where do i',
      'is there a way to|maybe|perhaps|not sure',
    )} .{0,60}\\b(?:unsubscribe|opt out|leave|stop|pause these)\\b|` +
      '\\bthinking (?:of|about) (?:unsubscribing|stopping these)\\b',
  ),
  leave: new RegExp(
    `^(?:.{0,80}\\b(?:so|but|though|for me) )?${soft}${leaving}$|` +
      `^.{0,80}\\band (?:unsubscribe|remove|take|get) me\\b${tail}$`,
  ),
  pause: new RegExp(`^${pausing}$`),
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
      new RegExp(
        `^(?:.{0,80}\\b)?(?:un-?pause(?: ${held}){0,4}(?: .{0,40})?|${starting}` +
          `(?: (?:sending|up|me|the|my|your|these|daily|all)){0,4} (?:${mail}|service)` +
          '(?: again| back up| now| up again)?)$',
      ),
    ],
    [
      'undo',
      whole(
        'undo(?: (?:that|it|this|(?:the|my) last (?:one|change|reply|message)))?',
        'take (?:that|it) back',
        'put it back (?:how|the way) it was',
      ),
    ],
    [
      'clear',
      new RegExp(
        "^(?:(?:clear|empty|wipe|reset|erase)(?: out)? (?:my|the|this|today's|everything|it all)" +
          "(?: (?:whole|entire|today's|list|checklist|slate)){0,3}|start (?:over|fresh|from scratch)" +
          '|(?:delete|remove|clear) everything(?: (?:from|on|off) (?:my|the) list)?)$',
      ),
    ],
    [
      'export',
      whole('(?:export|download|send me|give me) (?:a copy of |all ){0,2}(?:of )?my data'),
    ],
    [
      'delete',
      whole(
        '(?:delete|erase|remove) (?:all )?(?:of )?(?:me|my (?:data|account|profile|information))' +
          '(?: .{0,30})?',
      ),
    ],
    [
      'channel',
      whole(
        'text me (?:instead|(?:at|on) \\+?\\d[\\d ]{6,16}).*',
        'e-?mail me instead',
        'switch (?:me )?to (?:e-?mail|sms|texts?)',
      ),
    ],
    [
      'zone',
      whole(
        '(?:change|set|switch) my time ?zone to .*',
        "i'm (?:now )?(?:in|on) [a-z/_ ]{3,30} (?:this|next) week",
        "i'm (?:in|on) [a-z]{2,20} time(?: now)?",
      ),
    ],
    [
      'rhythm',
      whole(
        '(?:send (?:me )?(?:the |my )?)?(?:mornings?|middays?|noons?|evenings?) ' +
          `(?:${mail} )?at \\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)?(?: (?:instead|from now on))?`,
      ),
    ],
    ['help', new RegExp(`^(?:(?:so|and|ok|wait) ){0,2}${asking}$`)],
    ['list', new RegExp(`^${listing}$`)],
  ] as readonly (readonly [Intent, RegExp])[],
};
