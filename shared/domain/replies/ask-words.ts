/** Sentences that ask for the list, for help, for what is kept about a person, or for an undo. */
import { whole } from './command-words.ts';
import { asking } from './help-words.ts';
import { listing } from './list-words.ts';
import { oneOf } from './pattern.ts';
import type { Intent } from './reading.ts';
import { resuming } from './resume-words.ts';

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

/** Whole sentences, by intent. */
export const otherSentences: readonly (readonly [intent: Intent, near: RegExp, RegExp])[] = [
  [
    'resubscribe',
    /sub|sign me|add me|put me|come back|join|sign up|mind/,
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
    'resume',
    /un-?[pms]|resum|start|contin|turn|switch|bring|back|activ|able|send|begin|carry|pick|ready|flick|hit me|let's|wieder|zur|repr|retou|vuelt|volvi|volt|torna|terug|weiter|riprend|hervat|reanud|retom/,
    resuming,
  ],
  [
    'undo',
    /undo|back|reve|restor|ignor|disreg|forget|cancel|scratch|mista|wrong|ruck|annul|des[hf]|onge/,
    whole(
      '(?:oops |sorry |wait |whoops |my bad )*undo(?: (?:that|it|this|everything i (?:just' +
        ` )?said|${lastSaid}))?`,
      '(?:oops |sorry |wait |whoops |no )*(?:take|roll) (?:that|it|this) back',
      `(?:revert|reverse|roll back|take back) (?:that|it|this|${lastSaid}|what i (?:just` +
        ' )?(?:said|wrote))',
      '(?:put|change|set|restore) (?:it|that|everything|the list|my list|things) (?:back' +
        ' )?(?:how|the way|to (?:how|what|the way)) (?:it|they|things) (?:was|were)(?: before)?',
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
    'clear',
    /clea|empt|wip|reset|eras|scr|dele|bin|tras|nuke|fresh|over|blank|list|rem|rid|rop|lot|for|can/,
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
      '(?:drop|remove|get rid of|take off|forget|cancel) (?:everything|the lot|it all|all' +
        ' of (?:it|them)|all' +
        ' (?:the )?(?:items|tasks))(?: (?:from|on|off) (?:my|the) list)?',
      '(?:losche|leere) (?:meine|die) (?:ganze )?liste|(?:vide|videz|efface) (?:ma|la|toute' +
        ' la) liste|(?:borra|vacia) (?:mi|toda la|la) lista|(?:limpa|limpe|apaga) a' +
        ' (?:minha )?lista|(?:svuota|cancella) (?:la|tutta la) lista|(?:maak|gooi) (?:de|' +
        'mijn) lijst leeg',
    ),
  ],
  [
    'export',
    /data|info|know|everything|export|request|history|records/,
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
    /delet|eras|remov|wip|purg|destroy|account|forget|forgotten|gone/,
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
    /how|wh[ao]|\bi |bot|can i|qu|cos|was|wat|\be |person|human|understand|get|confus|expl|help|funkt|geht|comm|com[eo] |hoe/,
    new RegExp(`^(?:(?:so|and|ok|wait|hi|hey|sorry|um) ){0,3}${asking}$`),
  ],
  [
    'list',
    /list|what|which|where|how (?:am|i|my|things|many|much)|things? i|remind|plan|items|tasks|to-?do|queda|offen|rundown|recap|catch|an$/,
    new RegExp(`^(?:(?:so|and|ok|wait|hi|hey|also|remind me|tell me|just) ){0,3}${listing}$`),
  ],
];
