/** How people ask what this is and what they are to do with it. */
import { mail } from './command-words.ts';
import { indirect } from './indirect-questions.ts';
import { oneOf } from './pattern.ts';
import { anySentence, sparing, type Test } from './sparing.ts';
import { unsure } from './unsure-words.ts';

const thing =
  '(?:items?|tasks?|things?|something|anything|stuff|to-?dos?|it|this|that|one|more|my list|' +
  'the list|a day)';
const ourWords = oneOf(
  'defer(?:ring|red)?|drop(?:ping|ped)?|carr(?:y|ying|ied) over|reopen(?:ing|ed)?|pausing|pause|' +
    'undo',
  'anchor|touchpoints?|rhythm|carry-?over|checklist|check-?in|this|that|it|snooz(?:e|ing)|' +
    'clear(?:ing)?',
  'tomorrow list|open items?|unsubscribing',
);
const answering = oneOf(
  'send|write|say|type|reply|respond|answer|text|tell|put|do|give|share|message|e-?mail',
);
const toUs = `(?: ${oneOf('you|u|ya|us|back|here|in here|to (?:you|this|these|it)|this|these|it|now|next|with (?:this|it|these)')}){0,4}`;
/** Whether, when and how often an answer is owed. */
const unanswered =
  "(?:i )?(?:do ?n't|do not|dont|don't|forget to|skip|miss|never|can't|cannot|fail to|ignore)" +
  ' ?(?:reply|respond|answer|write|send|text|do)?(?: (?:back|you|to|a|an|one|any|every|this|' +
  'these|it|day|days|of|for|week|anything|message|once))*';
const meant = '(?:supposed|meant|expected|required|to|going|allowed)';
/** "Do I just text you my jobs?", "so I write down what I want to do and send it?" */
const ourJobs =
  `(?: (?:(?:you|u|back|down|here|in|out|to (?:you|this|here)|it|this|all|the|my|these|a|some) ){0,3}` +
  `(?:jobs|tasks|goals|list|to-?dos?|plans?|things|items|intentions|priorities|what (?:i|matters)\\b.{0,30})` +
  `(?: (?:back|down|here|in|today|to (?:you|this|here|it)|for (?:you|today)|every .{0,12}|or what|and (?:send|reply|that's|text|you)\\b.{0,20})){0,4})`;
/** "One thing or a whole list?" */
const howMany =
  '(?:just |only )?(?:(?:one|an?|the) (?:single |whole |full |long |complete )?(?:thing|item|task|goal|job|line|list)|one|several|many|lots)(?: (?:per|at|in|each|every) .{2,15})?' +
  ' or (?:just |only )?(?:two|three|(?:one|an?|the|my) (?:single |whole |full |long |complete |main |big )?(?:thing|item|task|goal|job|line|list|few|couple)|several|more|lots|many|all of (?:it|them))(?: .{0,15})?';
const one: readonly string[] = [
  `(?:(?:do|should|must|can|shall|am|is) (?:i|we|you|u) (?:.{0,20} )?(?:send|write|give|list|put|reply|answer|text|type|say|add|pick|choose|name|tell|want|just|only) .{0,25}|(?:is|must|should|can) (?:it|this|that) .{0,20}|what (?:am|are|do|should|must|can|shall|would) (?:i|we|you) .{0,40})?${howMany}`,
  'how many (?:do|should|can|must|am) i (?:meant to |supposed to |allowed to )?(?:put|send|write|give|list|pick|choose)(?: (?:here|down|you|on|in|a day|per day|each day|at once|for today|one|two|or more|just))*',
  `what (?:should|do|can|shall|must) i ${answering}${toUs}(?:,? an? list)`,
  ...unsure,
  `(?:do|should|must|can|shall|am|are) (?:i|we) (?:(?:just|simply|only|supposed|meant|expected|to|then|basically) ){0,4}(?:${answering}|list|type|jot|note)${ourJobs}`,
  `(?:you (?:want|need) me to|(?:so )?i (?:just|simply|basically|only)|is it just that i) (?:just )?(?:${answering}|list|type|jot|note)${ourJobs}`,
  '(?:how|where|why) (?:did|do|have) (?:you|u) (?:get|got|have|find) my (?:e-?mail|number|' +
    'address|details|name)(?: address)?',
  `what (?:am|are|is) (?:i|we|one) (?:${meant} ){1,2}(?:to )?(?:be )?(?:${answering}|putting|` +
    `writing|saying|sending|typing|answering|replying)${toUs}`,
  `what (?:kinds?|sorts?|types?) of (?:things?|stuff|tasks?|items?|answers?|goals?) (?:should|` +
    `do|can|am|must|shall) i (?:${meant} )*${answering}${toUs}`,
  'how long (?:does|will) (?:this|it|these|that) (?:go on|last|run|take|carry on|keep (?:going|' +
    'on))(?: for)?|(?:is it|do (?:you|these|they) (?:come|write|text|e-?mail)(?: me)?) every ' +
    '(?:single )?day',
  `what (?:do|should|must|can|would|shall) i (?:(?:have|need|get) to )?${answering}${toUs}`,
  `what (?:do|would|should) (?:you|u) (?:want|need|like|expect|require)(?: (?:me|us))?(?: (?:to ` +
    `)?${answering})?(?: from me)?${toUs}`,
  `(?:i )?(?:don't|do not|dont) know what (?:you|u|this|it) (?:want|wants|need|expect)s?(?: ` +
    `(?:from|of) me| me to ${answering})?${toUs}`,
  `what(?: will| would)? happens? (?:if|when) ${unanswered}`,
  `what(?: will| would)? happens? (?:after|once|when|if|next|to|with)(?: (?:i|we|you|that|it))? ` +
    `?(?:${answering}|my ` +
    `(?:list|items?|tasks?|things|answers?|repl(?:y|ies)))(?: .{0,30})?`,
  'is there an? (?:limit|maximum|max|cap|minimum|deadline|cut-?off)\\b.{0,60}',
  `how many (?:${thing.slice(3, -1)}) (?:can|may|should|could|am|do|are) (?:i|you|we)\\b.{0,40}`,
  `(?:do|does|will|would|can|could) (?:you|this|anchor|it) (?:keep|remember|save|store|` +
    `understand|read(?! (?:me|us|it|them|out|back|my|over|what|that|off)\\b)|handle|take|` +
    `accept|support|do)\\b.{0,50}`,
  `what (?:do|will|would|does) (?:you|this|anchor|it) do (?:with|about) (?:it|this|that|them|` +
    `these|what i .{1,20}|(?:my|the) .{1,30}|everything .{0,20})`,
  `(?:do|must|should|shall|need|have) i (?:have to |need to |supposed to |to )?(?:reply|respond|` +
    `answer|write|text)(?: (?:back|to|you|this|these|every|each|all|one|single|of|them|day|it|` +
    `${mail})){0,6}`,
  "(?:what is|what's|whats) (?:the|your) (?:point|purpose|idea|deal)(?: (?:of|with|behind) " +
    '(?:this|it|all this|these|anchor))?',
  'is (?:there|this) an? (?:way|format|rule|manual|guide|instructions?|app|website) ?(?:for|to|' +
    'i should)?.{0,20}',
  'how (?:often|many times|much) (?:do|will|are|does|is) (?:you|this|these|i|anchor|it) .{2,30}',
  `how (?:does|do|would) (?:this|it|that|you|all this|anchor|the list|(?:these|the|your)` +
    ` ${mail})(?: thing| service)?(?: work)?(?: exactly| again)?`,
  '(?:how|where) (?:do|can|should|would|am) i (?:supposed to |meant to )?(?:tell you|let you know|say|show you|' +
    'log|report|record|note|flag|signal|inform you|check off|tick off|get you to)\\b.{0,60}',
  `what (?:do|should|must|can) i (?:${answering})(?: (?:you|back|here|in))? (?:when|if|once|after|` +
    `to|for|so)\\b.{0,50}`,
  'who (?:sends|writes|runs|makes|is behind|sent me) (?:this|these|it|anchor|them|your .{0,15})',
  'how (?:do|can|should) i (?:use|reply to|answer|add|edit|change|mark|remove|reset|take|cross|' +
    'tick|get|put|drop|finish|move|do|' +
    'delete|rename|postpone|undo|pause)' +
    `(?: (?:an?|the|my|these|your|off|as))? ?(?:${thing}|this service|${mail}|the times?|my` +
    ' (?:time ?zone|times?|schedule))' +
    '(?: .{0,30})?',
  'what (?:is this|does this do|(?:can|should|do) (?:you|i|this) (?:do|write|type|say|reply|' +
    'answer)(?: here| with this)?|do i do(?: here| now)?)',
  'what (?:are (?:my|the) (?:options|commands)|commands .*|else can (?:you|i|this) do)',
  "(?:who|what) (?:is this|are you)|who's this|is this an? (?:real |actual )?(?:bot|person|" +
    'robot|human|ai|machine)|are you' +
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
  `(?:can|could|may) i (?:change|choose|set|pick|adjust|move) (?:the|what|my) (?:times?|` +
    `hours?)(?: of` +
    `| for| when)? ?(?:these|the|your|my)? ?(?:daily )?(?:${mail})?(?: .{0,20})?`,
  `how (?:do|should|can|am) i (?:supposed to |meant to )?(?:answer|reply|respond|write|talk|` +
    `use)(?: to` +
    `| back)?(?: you| this| these| here| it)?`,
  'que es esto|como (?:respondo|contesto)(?: a esto)?|que (?:debo|tengo que) (?:escribir|' +
    'responder)' +
    "(?: aqui)?|(?:qu'est-ce que c'est|c'est quoi)(?: ca)?|que dois-je (?:ecrire|repondre)(?: " +
    'ici)?',
  'was ist das(?: hier)?|was soll ich (?:hier )?(?:schreiben|antworten)|o que e (?:isto|isso)|' +
    "che cos'?e(?: questo)?|cos'e questo|cosa devo (?:scrivere|rispondere)|wat is dit|" +
    'wat moet ik (?:hier )?(?:schrijven|antwoorden)',
  'como funciona(?: (?:esto|isto|isso))?|come funziona(?: questo)?|hoe werkt (?:dit|het|dat)',
];
const openings =
  '(?:(?:so|and|also|but|btw|ok|wait|hi|hey|sorry|um|right|well|alright|oh|er|excuse me|hen|love|pet|duck|hun|hon|mate|dear|pal|lads|guys|folks|darling|there|again) ){0,4}';
const asksOne = anySentence(openings, one);
const asksMore = anySentence('', one);
const asksAround = anySentence(openings, indirect);
const mayAskAround = sparing(
  /\b(?:how|who|what|where|why)(?:'?s)? |difference|human|person|people|robot|\bbot\b|machine|computer|soul|to[- ]?dos?|\bjobs|tasks|goals|stuff|answers?|possible|any way|some way|a way|\bable\b/,
);

/** One question, or two of them; as one pattern these would be one of their square. */
export const asking: Test = {
  test: (text) =>
    asksOne.test(text) ||
    (mayAskAround.test(text) && asksAround.test(text)) ||
    [...text.matchAll(/ (?:and|or) /g)].some(
      ({ index, 0: joint }) =>
        asksMore.test(text.slice(index + joint.length)) && asksOne.test(text.slice(0, index)),
    ),
};
