/** Knows what people put in beside what they mean to do: asides, excuses, and how they feel. */

import { oneOf, pattern } from '../pattern.ts';
import type { Clause } from './clauses.ts';

const lead = '^(?:(?:so|and|but|well|oh|ok|please|pls|just|honestly|though|also)[, ]+)*';
const end = String.raw`(?: (?:today|now|yet|please|pls|ok|though|tho|mind|lol|mate|though|then|from me|again|here))*\W*$`;
const hereNow =
  '(?:(?:in|on|up|down|here|back|home|off|out|through the door|in the door|out of bed|from \\p{L}+|(?:at|to|in|on|into) (?:my|the) (?:desk|office|train|bus|sofa|laptop|computer)|(?:my|the) (?:laptop|computer|curtains|blinds|app|emails?|eyes|kettle))(?: |\\b))+';
const sameOnes =
  "(?:the |my |those |these |all )*(?:same(?: (?:old|ones?|list|lot|plan|set|items|tasks|bunch|things|(?:old )?(?:two|three|four|five|\\d)))?|(?:those|these|them)(?: (?:ones|two|three|four|five|\\d))?|as is|it as is|what(?:'s| is) there)";

/** "Don't tell the missus", "just logged in", "rolling with the same 3", "by voice note". */
const aside = pattern(
  'iu',
  lead,
  oneOf(
    "(?:don't|do not|dont) (?:expect (?:any )?(?:miracles?|wonders|heroics|much|too much|a lot|anything(?: (?:much|fancy|clever|big))?)(?: (?:from|of) me)?|hold your breath|get your hopes up|get me started|quote me(?: on (?:that|it|this))?|rush me|hate me|shoot me|mention it|count on (?:it|me)|say (?:a word|anything|owt|nothing))",
    "(?:don't|do not|dont) (?:you (?:dare )?)?tell (?:(?:the|my|our) (?:missus|wife|husband|boss|kids|mrs|doctor|gp|dentist|trainer|coach|manager|gaffer|bank manager|taxman|cat|dog|neighbou?rs?)|him|her|them|anyone|anybody|a soul|on me|mum|mam|mom|dad)",
    '(?:no|not making any|making no|can make no) (?:promises|guarantees)',
    `(?:(?:i|we|i've|i'm|i have|have|only|literally|barely|just|now|not even)[, ]+)*(?:logged|clocked|signed|checked|got|sat|stepped|walked|rolled|opened|booted|surfaced|landed|woken|woke|crawled) ${hereNow}`,
    "(?:i've |i |have )*(?:just |only )*(?:landed|surfaced|come round|woken up|woke up)",
    '(?:give|gimme|allow|grant) ?(?:me )?(?:a |an |another |one |five |ten |two |half an |\\d+ )+(?:sec|second|secs|seconds|min|mins|minute|minutes|mo|moment|tick|ticks|bit|chance|hour|breather)(?: (?:to (?:think|wake up|breathe|come round)|or (?:two|so)))?',
    `(?:(?:i'm|i'll|i am|we're|we'll|happy|still|gonna|going to|will|be|yep|yes|no)[, ]+)*(?:rolling|running|going|sticking|staying|carrying on|working|stick|go|roll|run|stay)(?: on| ahead)?(?: (?:w/|w|with|by|to))? ${sameOnes}(?: :?\\+?\\w*:?)?`,
    "let's (?:all )?(?:agree on (?:that|this|it)|be (?:clear|honest|real|fair|frank|realistic)|face it|not pretend|not kid ourselves|leave it (?:there|at that)|put it that way|call it that|say that much)(?: (?:about|on) (?:it|that|this))?(?: right)?",
    'by (?:text|voice ?note|voice ?mail|e-?mail|phone|whatsapp|letter|post|carrier pigeon|post-?it)(?:,? of all things)?',
    '(?:my )?(?:darlings?|dears?|lovely|lovelies|petal|sweetie)',
    '(?:by|and by) (?:which|that) i mean\\b.*',
    '(?:then |so |really |very |absolutely |totally |a bit |still |feeling )*(?:furious|livid|knackered|exhausted|shattered|gutted|chuffed|over the moon|angry|annoyed|fed up|tired|wrecked|drained|hungover|stressed|worried|nervous|anxious|excited|proud|relieved|delighted|thrilled|grateful|thankful|frazzled|overwhelmed|swamped|snowed under|rushed off my feet) (?:with|after|about|at|by|from|that|because|since|of|for) .*',
    '(?:i |we |then i |and i )*(?:lay|laid|sat|stood|stayed|slept) (?:there|awake|bolt upright)\\b.*',
  ),
  end,
);

/** "I just want to sit on the couch": how one feels at the end of it. */
const mood = pattern(
  'iu',
  String.raw`^(?:(?:so|and|but|well|oh|honestly|now|today|tonight|right now|i|all|really)[, ]+)*(?:just|only|all i) (?:really |honestly )?(?:want|wanna|need)(?: to| is to| to do is)? `,
  String.raw`(?:(?:go|get) (?:home|to bed)|(?:sit|lie|lay|curl|crawl|collapse|flop|slump|sleep|cry|hide|scream|weep|sob|veg|stare|vanish|disappear|hibernate|melt|sink)\b(?! with\b| down with\b)|do nothing|be left alone|forget\b(?! to))(?!.*\b(?:and|then) (?:finish|call|ring|email|buy|pay|book|send|write)\b).*$`,
);

/** Whether a clause names nothing to do, though its words would make a task. */
export const isAside = ({ gist, section, bullet }: Clause, intentional: boolean): boolean =>
  section === undefined && !bullet && (aside.test(gist) || (!intentional && mood.test(gist)));
