/** Sentences that ask for the list, for help, for what is kept about a person, or for an undo. */

import { clearing, clearingElsewhere } from './clear-words.ts';
import { whole } from './command-words.ts';
import { asksMedium } from './help-medium.ts';
import { helping, helpingElsewhere } from './help-shapes.ts';
import { asking } from './help-words.ts';
import { saysList } from './list-shapes.ts';
import { listing } from './list-words.ts';
import { oneOf, pattern } from './pattern.ts';
import type { Intent } from './reading.ts';
import { saysResume } from './resume-shapes.ts';
import { resuming } from './resume-words.ts';
import { anySentence, sparing, type Test } from './sparing.ts';

const lastSaid =
  '(?:(?:my|the|that|your) )?(?:last|previous|latest) (?:one|change|changes|reply|message|' +
  'e-?mail|text|thing|update|edit)s?';
const everything = oneOf(
  'everything',
  'the lot',
  'the whole lot',
  'it all',
  'it',
  'all',
  'all of it',
  'everything back',
);
const data = '(?:data|information|info|account data|personal data|history|records)';
const aboutMe = '(?: (?:about|on|of|for) me)?';
const withYou =
  '(?: (?:here|(?:with|on|at|from) (?:you|this|anchor|here|your (?:service|servers?|' +
  'systems?))|completely|permanently|forever|for good|entirely|and everything|today|right' +
  ' away)){0,3}';

const helpShape = anySentence(
  '(?:(?:so|and|also|btw|ok|wait|hi|hey|sorry|um|please|pls|well|hello|but) ){0,3}',
  [...helping, ...helpingElsewhere],
);

/** How such sentences begin. */
const asks = pattern(
  '',
  '^(?:(?:so|and|also|btw|ok|wait|hi|hey|sorry|um|please|pls|well|hello|but) )*(?:wh\\w+|' +
    'can|could|would|will|explain|',
  'guide|tell|show|teach|help|am|are|is|do|does|must|should|i|we|how|there|' +
    "new|first|i'\\w+|im|need|",
  'lost|confused|baffled|stuck|not|un\\w+|no|got|have|was|wer|woher|mit|ich|puedo|se|on|est-ce|kann|posso|da|kan|mag|si|t.es|kost\\w*|ist|comment|',
  "qu\\S*|c'est|vous|je|ne|n'\\w+|j'ai|gratuit|com[eo]|con|necesito|es|cuanto|o|nao|preciso|e|",
  'ch[ei]|cosa|non|ho|mi|hoe|wat|wie|ik|snap|begrijp|payant|puis-je|bit|very|' +
    'totally|completely|a|kapier\\w*|versteh\\w*|comprends?)\\b',
);

/** Further ways to ask for help, which beside a report may be said of the list or of life. */
export const looseHelp: Test = { test: (said) => asks.test(said) && helpShape.test(said) };

/** Whole sentences, by intent. */
export const otherSentences: readonly (readonly [Intent, near: Test, Test])[] = [
  [
    'resubscribe',
    sparing(/sub|sign me|add me|put me|come back|join|sign up|mind/),
    whole(
      're-?subscribe(?: me)?(?: again)?(?: to (?:this|these|anchor))?',
      `(?:re-?)?subscribe me(?: again| back)?(?: to (?:this|these|anchor))?`,
      'sign me (?:back )?(?:up|on)(?: again)?(?: to (?:this|these))?',
      'add me (?:back|again)(?: (?:on|to) (?:the|your) list)?',
      'put me back on(?: (?:the|your) list)?',
      '(?:i )?(?:want|would like) to (?:re-?subscribe|come back|sign up again|join again)',
      'i changed my mind (?:and )?(?:sign me (?:back )?up|re-?subscribe me|keep me on)',
    ),
  ],
  [
    'clear',
    pattern(
      '',
      'clea|empt|wip|reset|eras|scr|dele|bin|tras|nuke|fresh|over|blank|list|' +
        'rem|rid|rop|lot|forget|',
      'can|zero|dump|chuck|ditch|junk|axe|strik|kill|shelve|void|purge|cross|' +
        'thr[oe]w|toss|aband|discard|tear|none of|all go|\\brip|scrub|every|',
      'everything|all|take|knock|scratch|alles|alle |tout|todo|tudo|tutto|tutt[ae]|' +
        'da zero|de zero|do zero|gooi|wis|zuruck',
    ),
    whole(
      '(?:clear|empty|wipe|reset|erase|scrap|delete|bin|trash|nuke|clean)(?: out| off| up)?' +
        " (?:my |the |this |today's |all |of |whole |entire |everything (?:on|from|off|in) )*" +
        '(?:list|checklist|to-?do list|slate|tasks|items|to-?dos)(?: (?:clean|please|' +
        'completely|and start (?:over|again|fresh)|for today))?',
      `(?:clear|wipe|erase|delete|remove|reset|scrap)(?: out| off)? ${everything}(?: (?:off|out|` +
        `away))?` +
        `(?: for (?:today|now|the day)| today)?(?: (?:from|on|` +
        "off) (?:(?:my|the|today's) list|there|here))?(?: and start (?:over|again|fresh))?",
      '(?:start|begin) (?:over|fresh|from scratch|again from scratch|with a (?:clean|blank|' +
        'fresh|empty) (?:slate|list|page))(?: (?:today|again))?',
      '(?:i want |give me )?a (?:clean|blank|fresh|empty) (?:slate|list)|(?:clean|blank) slate',
      clearing,
      clearingElsewhere,
    ),
  ],
  [
    'resume',
    pattern(
      '',
      String.raw`un-?[pms]|resum|start|contin|turn|switch|bring|back|activ|able|send|begin|`,
      String.raw`carry|pick|ready|flick|hit me|let's|fire up|kick|gear up|crank|going again|running again|you can|wieder|zur|repr|retou|vuelt|volvi|`,
      String.raw`volt|torna|terug|regres|vuelta|sigan|sigue|seguir|er weer|revenu|weiter|riprend|hervat|reanud|retom`,
    ),
    resuming,
  ],
  ['resume', /./, { test: saysResume }],
  [
    'undo',
    sparing(
      /undo|back|reve|restor|ignor|disreg|forget|cancel|scratch|mista|wrong|ruck|annul|des[hf]|onge/,
    ),
    whole(
      '(?:oops |sorry |wait |whoops |my bad |undo )*undo(?: (?:that|it|this|everything i (?:just' +
        ` )?said|${lastSaid}))?`,
      '(?:oops |sorry |wait |whoops |no )*(?:take|roll) (?:that|it|this) back',
      `(?:revert|reverse|roll back|take back) (?:that|it|this|${lastSaid}|what i (?:just` +
        ' )?(?:said|wrote))',
      '(?:put|change|set|restore) (?:it|that|everything|the list|my list|things) (?:back' +
        ' )?(?:how|the way|to (?:how|what|the way)) (?:it|they|things) (?:was|were)(?: before)?',
      `(?:sorry )*(?:that|my|the) last (?:message|text|reply|one|e-?mail|bit) (?:was|is) (?:meant )?(?:for|to) .{2,30} (?:so )?(?:please )?(?:ignore|disregard|forget|undo) (?:it|that)`,
      'restore (?:it|the list|my list)(?: (?:please|back))?|put (?:it|everything|that)' +
        ' (?:all )?back',
      `(?:ignore|disregard|forget|cancel|scratch) ${lastSaid}`,
      '(?:oops |sorry )*(?:that was (?:a mistake|wrong)|i made a mistake|wrong (?:one|item|' +
        'number))(?: (?:and )?undo(?: (?:that|it))?)',
      'mach (?:das|es) ruckgangig|annule(?:z)? (?:ca|cela|ma derniere .{0,12})|deshaz' +
        ' (?:eso|lo ultimo)|desfa(?:z|ca) isso|annulla (?:questo|tutto|ultima)|maak (?:dat|' +
        'het) ongedaan',
    ),
  ],
  [
    'export',
    sparing(/data|info|know|everything|export|request|history|records/),
    whole(
      '(?:export|download|send me|give me|get me|mail me|e-?mail me|can i (?:have|get|' +
        "download|see|export)|i(?:'d| would)? (?:like|want)|i request|may i have) " +
        '(?:a (?:full )?copy of |an export of |a download of |all |of ){0,3}(?:my |the' +
        ` )(?:own |personal )?${data}(?: (?:you (?:have|hold|keep|store).{0,20}|please|as` +
        ' (?:a )?(?:json|csv|file)))?',
      '(?:export|download|send me|give me) (?:all |a copy of )*everything you (?:have|know|' +
        `hold|keep|store|kept)(?: (?:stored|on file))?${aboutMe}`,
      'what (?:data|information|info) (?:do|have) you (?:have|hold|store|keep|got|stored|' +
        `kept|collected)${aboutMe}`,
      `what do you (?:know|store|keep|have)(?: stored)? about me`,
      '(?:gdpr|data|subject) (?:access )?(?:request|export)|(?:a )?(?:copy of|export of) my' +
        ' data|data portability(?: request)?',
    ),
  ],
  [
    'delete',
    sparing(/delet|eras|remov|wip|purg|destroy|account|forget|forgotten|gone/),
    whole(
      '(?:delete|erase|remove|wipe|purge|destroy) (?:all )?(?:of )?(?:me|my (?:personal' +
        ` )?${data}|my (?:account|profile|user))(?: and (?:all )?(?:my )?(?:account|${data}|` +
        `profile|everything))?${withYou}`,
      `(?:delete|erase|remove|wipe|purge) (?:all|everything)(?: the)?(?: ${data})?` +
        ' (?:(?:that )?you (?:have|know|hold|keep|store|kept)(?: (?:stored|on file))?' +
        ` )?(?:about|on|of) me${withYou}`,
      `(?:close|terminate|deactivate) my account(?: (?:here|with you|permanently|for good)){0,2}`,
      '(?:forget|erase) (?:about )?me(?: (?:completely|entirely|forever))?|right to be' +
        ' forgotten|(?:i want )?my account (?:deleted|removed|erased|closed)|(?:i want' +
        ' )?(?:all )?my data (?:deleted|removed|erased|gone)',
    ),
  ],
  [
    'help',
    pattern(
      '',
      String.raw`how|wh[ao]|\bi |bot|able|possib|way |soul|remind|\bsee |can i|qu|cos|was|wat|\be |person|human|understand|`,
      String.raw`me to |get|confus|expl|help|funkt|geht|comm|com[eo] |hoe| or (?:a|the|one|lots|just|more|many)\b`,
    ),
    asking,
  ],
  ['help', /./, looseHelp],
  ['help', /./, { test: asksMedium }],
  [
    'list',
    pattern(
      '',
      String.raw`list|what|which|where| on (?:there|here)\b|how (?:am|i|my|things|many|much)|things? i|remind|`,
      String.raw`plan|items|tasks|to-?do|queda|offen|rundown|recap|catch|an$|forg|remember|recall|`,
      String.raw`(?:have|did|do) (?:i|we)|see it|read (?:me |it|them|back|out|all|the)`,
    ),
    anySentence(
      '(?:(?:so|and|ok|wait|hi|hey|also|remind me|tell me|just|can you|could you|will you) ){0,3}',
      listing,
    ),
  ],
  ['list', /./, { test: saysList }],
];
