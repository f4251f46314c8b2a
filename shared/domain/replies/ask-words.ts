/** Sentences that ask for the list, for help, for what is kept about a person, or for an undo. */
import { mail, whole } from './command-words.ts';
import { oneOf } from './pattern.ts';
import { resuming } from './pause-words.ts';
import type { Intent } from './reading.ts';

const list = '(?:to-?do list|list|checklist|to-?dos?|items|tasks|plan)';
const left = '(?:open|left|on|pending|remaining|outstanding|to do|to go|next|not done|undone)';
const onIt = oneOf(
  'on|for|me|to do|still|open|there|today|my|the|list|now|again|plate|this',
  'left|from|yesterday|down|so far|checklist|morning|evening|week|at the moment',
);
const mine = "(?:(?:my|the|me|today'?s|current|full|whole|updated|latest|entire) ){0,4}";
const again = oneOf(
  'again|back|to me|for today|so far|as it stands|right|once more|over|over again',
);
const rest = `(?: ${again})*`;

/** What may stand before a question without making it a part of something else. */
const so =
  '(?:.{0,60}\\b(?:so|and|but|hey|ok|okay|wait|again|morning|you|me|forgot|' + 'remember|see) )?';

const listing = oneOf(
  `${so}what(?:'s| is|s| are)? (?:still |left |is |all |the |else )*${left}(?: ${onIt})*`,
  `${so}what(?: else| all)?(?: did| do| have| am|'ve|'d) i (?:still |supposed to )?(?:have|` +
    'got|need|put|had|say|' +
    `said|plan|planned|planning|doing|do)(?: (?:got|${onIt})){0,6}`,
  '(?:can|could|would|may) (?:you|i) (?:remind|tell|show|send|resend|read|see|get|have|' +
    'give)(?: me)?(?: back)? ' +
    "(?:of )?(?:what(?:'s|'ve| is| i| do i| did i)? ?(?:i(?:'ve)? )?(?:still |got |have |" +
    'left |on |open |planned |said )*' +
    `(?: ?${onIt})*|${mine}${list}${rest})`,
  '(?:show|send|resend|re-send|read|give|tell|text|e-?mail|see|view|repeat)(?: me)?(?:' +
    ` back)? ${mine}${list}${rest}`,
  "remind me what(?:'s| is| are| i|'s still)? ?(?:i(?:'ve| have)? )?(?:left|open|on|there|" +
    'still|got|have|said|planned|put|need)' +
    `(?: ${onIt})*`,
  '(?:where (?:am i|are we|do i stand|was i))(?: (?:at|up to|with (?:my|the) (?:list|' +
    'day)))?(?: today)?',
  '(?:how many|how much|anything|what all) (?:are |is |do i have |have i got |still' +
    ' )*(?:left|open|to go|to do)(?: today)?',
  `list (?:everything|all|${mine}${list}|what(?:'s| is) .{0,20})`,
  "what(?:'s| is| was| are|s) (?:on )?(?:my|the|today's) (?:list|plan|checklist|tasks|" +
    `to-?dos)(?: ${onIt}| (?:please|again|looking like|so far)){0,3}`,
  'montre(?:z)?-moi (?:ma|la) liste|(?:muestrame|ensename|mandame) (?:mi|la) lista|que me' +
    ' queda(?: hoy)?',
  'zeig(?:e)? mir (?:meine|die) liste|was (?:ist|steht) (?:noch )?(?:offen|auf der liste|an)',
  'mostr[ae](?:-me|mi) (?:a minha |a |la mia |la )?lista|(?:toon|laat) (?:mij |me )?(?:mijn|' +
    'de) lijst(?: zien)?',
);

const thing =
  '(?:items?|tasks?|things?|something|anything|stuff|to-?dos?|it|this|that|one|more|my list|' +
  'the list|a day)';
const ourWords = oneOf(
  'defer(?:ring|red)?|drop(?:ping|ped)?|carr(?:y|ying|ied) over|reopen(?:ing|ed)?|pausing|pause|undo',
  'anchor|touchpoints?|rhythm|carry-?over|checklist|check-?in|this|that|it|snooz(?:e|ing)|clear(?:ing)?',
  'tomorrow list|open items?|unsubscribing',
);
const one = oneOf(
  `how (?:does|do|would) (?:this|it|that|you|all this|anchor|the list|(?:these|the|your)` +
    ` ${mail})(?: thing| service)?(?: work)?(?: exactly| again)?`,
  'how (?:do|can|should) i (?:use|reply to|answer|add|edit|change|mark|remove|reset|move|do|' +
    'delete|rename|postpone|undo|pause)' +
    `(?: (?:an?|the|my|these|your|off|as))? ?(?:${thing}|this service|${mail}|the times?|my` +
    ' (?:time ?zone|times?|schedule))' +
    '(?: .{0,30})?',
  'what (?:is this|does this do|(?:can|should|do) (?:you|i|this) (?:do|write|type|say|reply|' +
    'answer)(?: here| with this)?|do i do(?: here| now)?)',
  'what (?:are (?:my|the) (?:options|commands)|commands .*|else can (?:you|i|this) do)',
  "(?:who|what) (?:is this|are you)|who's this|is this a (?:bot|person|robot|human)|are you" +
    ' (?:a )?(?:bot|real|human|person|robot)',
  "i (?:don't|do not|dont) (?:really )?(?:understand|get) (?:this|it|how (?:this|it|to)" +
    ' .{0,30}|what (?:this|to|i) .{0,30})',
  "i don't (?:understand|get it|know what to (?:do|write|say)(?: here)?)",
  "(?:i'm|i am|im) (?:a bit |so |very )?confused(?: (?:by|about) (?:this|how .{0,30}|what" +
    ' .{0,30}|the (?:list|service)))?',
  '(?:can|could) you (?:help me|explain)(?: (?:this|it|how .{0,30}|with this(?: list|' +
    ' service)?))?',
  'explain(?: (?:this|it|how .{0,30}))?',
  '(?:do|can|should) i (?:reply|answer|write|type)(?: (?:to this(?: e-?mail)?|here|back))?',
  "(?:i'm )?not sure (?:how to (?:use|answer|reply to) (?:this|these)|how (?:this|it) works)",
  'i need (?:some )?help(?: with (?:this|(?:this|the) (?:service|app|thing|list|list thing)))?',
  '(?:wie|was) (?:funktioniert|geht) das|(?:wie )?funktioniert das|comment (?:ca|cela)' +
    ' (?:marche|fonctionne)',
  `what does (?:the (?:word )?)?${ourWords} (?:actually |really )?(?:mean|do)(?: here| exactly)?`,
  `what do you mean by ${ourWords}`,
  'what is (?:this|anchor)(?: thing| service| e-?mail)? ?(?:exactly|about|for|all about)?',
  `(?:can|could|may) i (?:change|choose|set|pick|adjust|move) (?:the|what|my) (?:times?|hours?)(?: of` +
    `| for| when)? ?(?:these|the|your|my)? ?(?:daily )?(?:${mail})?(?: .{0,20})?`,
  `how (?:do|should|can|am) i (?:supposed to |meant to )?(?:answer|reply|respond|write|talk|use)(?: to` +
    `| back)?(?: you| this| these| here| it)?`,
  'que es esto|como (?:respondo|contesto)(?: a esto)?|que (?:debo|tengo que) (?:escribir|responder)' +
    "(?: aqui)?|(?:qu'est-ce que c'est|c'est quoi)(?: ca)?|que dois-je (?:ecrire|repondre)(?: ici)?",
  'was ist das(?: hier)?|was soll ich (?:hier )?(?:schreiben|antworten)|o que e (?:isto|isso)|' +
    "che cos'?e(?: questo)?|cos'e questo|cosa devo (?:scrivere|rispondere)|wat is dit|" +
    'wat moet ik (?:hier )?(?:schrijven|antwoorden)',
  'como funciona(?: (?:esto|isto|isso))?|come funziona(?: questo)?|hoe werkt (?:dit|het|dat)',
);
const asking = `${one}(?: (?:and|or) ${one})?`;

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
    /un-?[pms]|resum|start|contin|turn|switch|bring|back|activ|able|send|begin|carry|pick|let's|wieder|zur|repr|retou|vuelt|volvi|volt|torna|terug|weiter|riprend|hervat|reanud|retom/,
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
      `(?:clear|wipe|erase|delete|remove|reset|scrap)(?: out)? ${everything}(?: (?:from|on|` +
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
    /list|what|where|how m|anything|remind|plan|items|tasks|to-?do|queda|offen|an$/,
    new RegExp(`^(?:(?:so|and|ok|wait|hi|hey|also|remind me|tell me|just) ){0,3}${listing}$`),
  ],
];
