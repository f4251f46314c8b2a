/** How people ask us to hold the letters. */
import { mail, soft } from './command-words.ts';
import { oneOf } from './pattern.ts';
import { holdingElsewhere, pausingElsewhere, returningElsewhere } from './pause-elsewhere.ts';
import { resting } from './pause-rest.ts';
import { returning } from './pause-return.ts';
import { sparing } from './sparing.ts';

/** Words for nothing but holding the letters. */
const pause =
  '(?:pause|pausing|snooze|snoozing|mute|muting|suspend|freeze|pausa|pausar|pausiere|pausieren|pauzeer|mets en pause)';
/** Words that need a day beside them: people stop at shops and skip meals. */
const hold =
  '(?:(?:stop|quit|cease|hold off(?: on)?|lay off|ease off|knock off)(?: with)?(?: the| all)? ' +
  '(?:send|text|messag|e-?mail|' +
  "mail|ping|bug|bother|nagg?|contact|writ|prompt|remind|pester|buzz)in[g']?|hold|hold off|hold " +
  'back|stop|halt|discontinue|skip|no)';
const held = oneOf(
  mail,
  'on|me|it|this|these|them|everything|all|the|my|your|our|daily|things|sending|send|off',
  'any|service|anchor|us|up|first|am|bitte|por favor|de|los|as|die|le|les',
  "you(?:'d| would| will|'ll)?|normally|usually|would|that|anything|what(?:ever)?|from|out of|to",
);
const until = '(?:until|untill|till|til|bis|jusqu|hasta|ate|fino|tot)';
const span =
  '(?:for|through|thru|over|during|while|on|from|fur|pour|por|per|voor|starting|' + 'as of)';
const lead = oneOf(
  'so|and|but|leave|away|travell?ing|holiday|vacation|weekend|week|please|then|because|off|sick',
);
const together =
  "(?:(?:can|could|shall|should|may) (?:we|i)|let(?: us|'?s)|(?:i(?:'d| would)? suggest (?:that )?)?we (?:should|could|must|will|shall|need to|have to)|i(?:'d| would)? suggest we)(?! skip\\b| (?:stop|hold|rest)(?: off| on)? (?:here|there|it|this|that|now|today|tonight|for (?:today|now|tonight|the (?:day|night|weekend))))";
const before = `(?:.{0,80}\\b${lead} )?${soft}(?:(?:${together}) )?`;
const am =
  "(?:(?:i'm|i am|im|i'll be|i will be|we're|we'll be|be|i'll|will be|am)" + ' )?(?:taking )?';
const away = oneOf(
  'away|off|out|ooo|offline|unavailable|gone|on (?:holiday|holidays|vacation|leave|pto|break)',
  'out of (?:office|town|the office)|travell?ing|traveling|on parental leave|abroad|camping|' +
    'hiking|not (?:available|around|reachable|contactable|here|about|in|checking ' +
    '(?:my )?(?:mail|e-?mails?|messages|phone|this))|' +
    '(?:on )?(?:annual|sick|parental|maternity|paternity|study|compassionate|' +
    'bereavement|family|medical|my) leave|' +
    '(?:on|under) mc|in (?:reservist|camp|ns)|on reservist|out of station|outstation|offshore|on the rig|' +
    'in (?:the )?hospital|off(?: the)? grid|at sea|out bush|on retreat|on (?:our|my|a) honeymoon',
);
const dayName = oneOf('mon', 'tues?', 'wed(?:nes)?', 'thu(?:rs?)?', 'fri', 'sat(?:ur)?', 'sun');
const someDay = oneOf(
  `(?:next |this )?${dayName}(?:day)?|today|tomorrow` +
    '|(?:the )?(?:rest of (?:the|this) |next |this |whole )?week(?:end)?',
  '(?:a|one|two|three|four|\\d|a few|a couple(?: of)?|some) (?:days?|weeks?)|the day|next month',
);

/** A stretch of days: "two weeks", "the next ten days". */
const spell =
  '(?:for )?(?:the )?(?:next |coming |whole |rest of the )?(?:(?:an?|one|two|three|four|five|six|' +
  'seven|eight|nine|ten|twelve|fourteen|a few|a couple of|\\d{1,2}) )?(?:days?|weeks?|months?|' +
  'fortnight)';

interface Holding {
  readonly shape: RegExp;
  /** Without a day that can be read the sentence is about something else. */
  readonly needsDay: boolean;
}

const shapes: readonly Holding[] = [
  { shape: new RegExp(`^${before}${pause}(?: ${held})*(?: ${until}.*)?$`), needsDay: false },
  {
    shape: new RegExp(`^${before}${pause}(?: ${held})+ while .*$`),
    needsDay: false,
  },
  {
    shape: new RegExp(`^${before}${pause}(?: ${held})* ${oneOf(span, someDay)}\\b.*$`),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^${before}${pause}(?: ${held})* (?:and|then) (?:re-?start|start|resume|begin|come back|` +
        'continue|send)(?: .{0,20})? (?:on|from|again|in|after|next|tomorrow)\\b.*$',
    ),
    needsDay: true,
  },
  { shape: new RegExp(`^${before}${hold}(?: ${held})* ${until}\\b.*$`), needsDay: true },
  {
    shape: new RegExp(
      `^${before}${hold}(?: ${held})* (?:${mail}|me|these|sending|anchor|everything)(?:` +
        ` ${held})*` +
        ` ${oneOf(span, someDay)}\\b.*$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(`^${before}(?:stop|hold|hold off|hold on) (?:for|${someDay})\\b.*$`),
    needsDay: true,
  },
  { shape: new RegExp(`^${before}skip (?:me )?(?:for )?(?:${someDay}|${spell})$`), needsDay: true },
  {
    shape: new RegExp(
      `^${before}skip (?:my |the )?${someDay}(?:'s)?(?: (?:morning|evening|midday)(?:'s)?)? ` +
        `${mail}` +
        `(?: (?:would|will|could) you)?$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(`^${before}${am}${away}(?: .{0,40})? (?:${until}|back(?: on)?)\\b.*$`),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^${before}${am}(?:away|gone|offline|unavailable|ooo|on (?:holiday|vacation|leave|pto)) ` +
        `(?:for|through|from|all|next) .*$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      "^(?:i'm |i am |i'll be |i will be |we'll be |will be |should be |be |and )?back (?:on |in |again )?(?:the )?(?:\\d|" +
        'an? |(?:one|two|three|four|five|six|seven|eight|nine|ten|few|couple) |next |' +
        `after |tomorrow|${dayName}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^${before}(?:(?:i )?(?:need|want|am taking)|i'd like|i'm taking|taking|give me|` +
        'having|can i (?:have|get|take)|' +
        "let me have|i'll take)? ?(?:a break (?:for|of|from (?:this|these|anchor))?" +
        ` ?)?${someDay} off$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^${before}(?:i )?(?:need|want|take|taking|would like|give me) a break(?: from` +
        ` (?:this|these|it|you|anchor|the ${mail}))?` +
        ` (?:${until}|for)\\b.*$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^${before}(?:(?:send|text|write|mail|give)(?: me)? )?(?:no|nothing)(?: (?:more|` +
        `else))?(?: ${mail})?(?: (?:from|out of) (?:you|ya|u|` +
        `anchor|here))?(?: please)? (?:${until}|before|(?:for |during )?(?:this|next|the rest ` +
        `of the|the rest of this) week|for (?:the|an?|one|two|three|\\d|some|several))\\b.*$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^${before}(?:go|keep|stay|be|fall) (?:quiet|silent|dark|away|schtum|mum)` +
        `(?: on me)? (?:${until}|${span}|${someDay})\\b.*$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^${before}(?:leave me(?: alone| be| in peace)?|let me be|give (?:it|me|us|` +
        `this|these|things) a (?:rest|break|pause|miss)|give me (?:some )?(?:peace|` +
        `quiet))` +
        ` (?:${until}|${span}|${someDay})\\b.*$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^${before}(?:(?:please )?(?:don't|do not|dont|no need to|never)) ` +
        `(?:send|text|txt|message|msg|mail|e-?mail|write|ping|bother|contact|prompt|nudge|remind|disturb|pester|bug)` +
        `(?: (?:me|us|to|anything|nothing|any|more|at all|again|${mail}))* (?:${until}|before|${span}|` +
        `${someDay})\\b.*$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^${before}(?:(?:put|place|keep|set|stick|leave) (?:me|us|this|these|(?:the ` +
        `|my |your )?${mail}|` +
        `anchor) (?:on (?:hold|pause|ice|standby|snooze)|aside)|(?:leave|count|cut|drop|take) me ` +
        `(?:off|out|be|alone)(?: of (?:this|it))?) (?:${until}|${span}|${someDay})\\b.*$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^${before}(?:(?:i'd like|i would like|i want|i need|give me|can i have|` +
        `could i have|let me ` +
        `have|make it) )?${spell} (?:without|with no|free of|no|of no|off(?: from)?) ` +
        `(?:any |your |` +
        `these |the |more )*(?:${mail}|this|these|contact|anchor)(?: .{0,40})?$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^(?!.*(?<!from )\\btoday\\b).{0,60}\\b(?:away|(?<!day )off|out|gone|leave|` +
        `holidays?|hols?|vacation|break|${spell}|${until} .{2,20}) ` +
        `(?:.{0,30} )?(?:no|stop (?:the|your)|hold (?:the|your)|skip (?:the|your)|` +
        `without(?: the| ` +
        `your)?|don't send|do not send)(?: any| more| me)* ${mail}(?: (?:till|until|` +
        `for|in) .{2,30})?$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^.{2,80}\\b(?:no|nothing|hold(?: off| on)?|stop|pause|silence|don't .{4,20}|` +
        `quiet)(?: (?:${held}|else|more))* ` +
        `(?:(?:before|${until}|by|between now and) then|before|beforehand)$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^${before}(?:quiet|silence|radio silence|peace|peace and quiet|no noise|` +
        `nothing from you) (?:${until}|${someDay})\\b.*$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^${before}(?:not (?:today|tomorrow|this (?:week|weekend)) (?:skip|leave|` +
        `spare) me|(?:skip|spare) me (?:${someDay}))$`,
    ),
    needsDay: true,
  },
  {
    shape: new RegExp(
      `^${before}(?:nothing|no (?:more )?${mail}|stop|hold off|pause|skip me|` +
        `quiet)(?: (?:${someDay}|${held}|over|during|on|the|this))* ` +
        `(?:and |then )?(?:start|resume|restart|begin|pick up|come back|carry on|` +
        `send)(?: (?:me|up|sending|them|it))*` +
        `(?: (?:again|back))? (?:on |from |next |in )?(?:${dayName}(?:day)?|tomorrow|` +
        `next week|\\d|the \\d).{0,20}$`,
    ),
    needsDay: true,
  },
  { shape: new RegExp(`^(?:${pause}) ?(?:bis|hasta|jusqu|ate|fino|tot)\\b.*$`), needsDay: false },
  ...[...resting(before, mail, spell), ...returning(before, spell)].map((shape) => ({
    shape,
    needsDay: true,
  })),
  ...holdingElsewhere.map((shape) => ({ shape, needsDay: false })),
  ...[...returningElsewhere, ...pausingElsewhere].map((shape) => ({ shape, needsDay: true })),
];

const pausing = shapes.map(({ shape, needsDay }) => ({ shape: sparing(shape), needsDay }));

/** Those that hold the letters by what is said, or by its English where that is another. */
export const pausesIn = (said: string, english: string): readonly Holding[] =>
  pausing.filter(({ shape }) => shape.test(said) || (english !== said && shape.test(english)));
