/** How people ask to see their list. */
import { oneOf } from './pattern.ts';

const list = '(?:to-?do list|list|checklist|to-?dos?|items|tasks|plan)';
const left = '(?:open|left|on|pending|remaining|outstanding|to do|to go|next|not done|undone)';
const onIt = oneOf(
  'on|for|me|it|there|to do|still|open|there|today|my|the|list|now|again|plate|this',
  'left|from|yesterday|down|so far|checklist|morning|evening|week|at the moment',
);
const mine = "(?:(?:my|the|me|today'?s|current|full|whole|updated|latest|entire) ){0,4}";
const again = oneOf(
  'again|back|to me|for me|for today|so far|as it stands|right|once more|over|over again',
);
const rest = `(?: ${again})*`;

/** What may stand before a question without making it a part of something else. */
const so =
  '(?:.{0,60}\\b(?:so|and|but|hey|ok|okay|wait|again|morning|you|me|forgot|' + 'remember|see) )?';

/** What stands behind a wish to see: how things are, or what was told us. */
const standing = oneOf(
  "where (?:i'?m|i am|we'?re|we are|my (?:day|list) is|things are|it(?:'s| is)) (?:at|up to|now)?",
  'where (?:i|we|things|it all|my (?:day|list)) (?:stands?|got to|left off)',
  "how (?:i'?m|i am|my (?:day|list) is|things are) (?:doing|going|looking|getting on)",
);
const told = oneOf(
  '(?:(?:everything|all|all of it|what|the (?:stuff|things|tasks|lot)|whatever) )(?:that ' +
    ")?(?:did )?i(?:'?ve| have|'d| had)?" +
    ' (?:told|gave|given|sent|said|put|wrote|written|listed|asked|had|got|have|planned|promised|' +
    'entered|down)',
);
const toldTo = `(?: ${oneOf('you', 'down', 'in', 'on (?:there|it|here)', 'for', 'so far', 'today', 'yesterday', 'already', 'this morning', "i(?:'d| would) do", 'to do', 'on my list')}){0,4}`;
const seeing = oneOf(
  // "Might I trouble you to show me", "could I bother you for".
  '(?:might|may|can|could) (?:i|we) (?:please )?(?:trouble|bother|ask) (?:you|u) (?:(?:please )?to (?:show|send|give|tell|read|remind|text)(?: it)?(?: to)?(?: me| us)?(?: back)?|for)',
  '(?:show|send|give|tell|read|text|e-?mail|resend|remind)(?: it)?(?: to)? me(?: back)?',
  '(?:can|could|may|might) (?:i|we) (?:please )?(?:see|have|get|check|look at|have a look at)',
  "let me (?:see|have|look at)|(?:i(?:'d| would) like|i want|i need|i wanna) to (?:see|check|know)",
  '(?:can|could|would|will) (?:you|u) (?:please )?(?:show|send|give|tell|read|remind|text)(?: ' +
    'it)?(?: to)? me(?: back)?',
);

const noted =
  '(?:put|give|gave|given|tell|told|say|said|write|wrote|written|list|listed|plan|planned|set|' +
  'name|named|sign|signed|commit|committed|promise|promised|pick|picked|choose|chose|agree|' +
  'agreed|have|had|got|add|added|owe|ask|asked|mention|mentioned|enter|entered|still|supposed|' +
  'meant)';
const notedHow =
  '(?: (?:you|down|in|up|for|to|today|this|morning|yesterday|so far|already|myself|me|on|my|the|' +
  "list|left|do|be|doing|open|still|of|here|there|from|with|again|earlier|it|last night|i'd|i would))*";
const whatNoted =
  '(?:what|which (?:ones|things|jobs|tasks)|everything|all)(?: (?:that|all|things))?(?: did| do| ' +
  `have)? i(?:'?ve| have|'d| had|'m| am)? ${noted}${notedHow}`;
const telling =
  '(?:read|show|tell|send|run|give|repeat|remind|list|go|take|walk|talk|bring|resend|recap)' +
  '(?:n?ing)?(?: (?:me|us|it|out|off|through|over|by|past|back|again|of|up))*';

export const listing: readonly string[] = [
  `what (?:else|all) (?:did|do|have|had|am|'ve) i ${noted}${notedHow}`,
  '(?:so |and |hey )?(?:is|are) (?:the |my |number |item )?(?:[^ ]+ ){1,4}?(?:still |already |even )?(?:on|in) (?:there|here|(?:the|my|today.s) (?:list|checklist|plan))(?: still| now| yet| already| too)*',
  '(?:which|what)(?: ones| tasks?| things?| items?| jobs?| all| of (?:these|those|them|the list))*(?: (?:have|has|were|are|got|is|was|been))* (?:carried|rolled|moved|brought|left|held|pushed) (?:over|across|forward|on)(?: (?:from|to|since|today|yesterday|last|night|again|for|me|this|morning|please))*',
  `(?:which|what) (?:jobs?|tasks?|things?|items?|ones|stuff|goals?|bits|plans?)(?: all| else)? ` +
    `(?:did|do|have|had|are|were|am|'ve) (?:i|we|still|left|on|open|outstanding)\\b(?: ${noted})?` +
    notedHow,
  `(?:(?:can|could|would|will) (?:you|u) |would you mind |do you mind |(?:you )?mind |fancy |` +
    `any chance (?:of |you could )|care to )?${telling} (?:${mine}${list}|${whatNoted}|what's (?:left|` +
    `on|open|still) ?.{0,20})(?: (?:to|with|for|by|past) me| back| again| out| once more| over)*`,
  `(?:(?:can|could|may) i (?:get|have|see) |i need |i'd like |give me )?(?:a|another|one more) ` +
    `(?:quick )?(?:reminder|recap|rundown|summary|copy|look|peek|read-?out|list|reminding) (?:of|` +
    `at|through) (?:${mine}${list}|${whatNoted}|what's .{0,25}|my day)(?: again)?`,
  '(?:(?:can|could|would|will) (?:you|u) )?read (?:me )?(?:it|them|everything|all of it|the lot)(?: all)? (?:back|out|over|through|off)(?: (?:to|for) (?:me|us)| again| once more)*',
  'how am i (?:getting on|getting along|doing|looking|faring)(?: (?:so far|today|with (?:it|the ' +
    'list|my list)))*',
  `${seeing} ${mine}${list}${rest}`,
  `${seeing} (?:${standing}|${told}${toldTo})`,
  `(?:${seeing}|(?:might|may|can|could) (?:i|we) (?:please )?(?:ask|enquire|inquire|know)) (?:what(?:'s| is| i(?:'ve)?(?: have| still have)?) (?:still |now )?(?:got )?${left}|${whatNoted})(?: ${onIt})*`,
  `${so}what (?:did|have|had) i (?:say|said|promise|promised|tell you|told you|write|written|` +
    `put|give you|given you|got|planned?)${toldTo}`,
  '(?:catch me up|(?:give me )?(?:a|the) (?:rundown|recap|summary|overview))(?: of my (?:day|' +
    'list))?(?: so far)?',
  `${so}what(?:'s| is|s| are| was| were)? (?:still |left |is |all |the |else )*${left}(?: ` +
    `${onIt})*`,
  `${so}what(?: else| all)?(?: did| do| have| am|'ve|'d) i (?:still |supposed to )?(?:have|` +
    'got|need|put|had|say|' +
    `said|plan|planned|planning|doing|do|to do|left)(?: (?:got|${onIt})){0,6}`,
  '(?:can|could|would|may) (?:you|i) (?:remind|tell|show|send|resend|read|see|get|have|' +
    'give)(?: me)?(?: back)? ' +
    "(?:of )?(?:what(?:'s|'ve| is| i| do i| did i)? ?(?:i(?:'ve)? )?(?:still |got |have |" +
    'left |on |open |planned |said )*' +
    `(?: ?${onIt})*|${mine}${list}${rest})`,
  '(?:show|send|resend|re-send|read|give|tell|text|e-?mail|see|view|repeat|pull up|bring up|call up|get up|' +
    "put up|fetch|let's see|let me see|share|get)(?: me| us)?(?: (?:a look at|a copy of))?(?:" +
    ` back)? ${mine}${list}${rest}`,
  "remind me what i(?:'?ve| have)? still (?:got|have|need)(?: left)?(?: to do)?(?: today)?",
  "remind me what(?:'s| is| are| i|'s still)? ?(?:i(?:'?ve| have)? )?(?:left|open|on|there|" +
    'still|got|have|said|planned|put|need)' +
    `(?: ${onIt})*`,
  '(?:where (?:am i|are we|do i stand|was i))(?: (?:at|up to|with (?:my|the) (?:list|' +
    'day)))?(?: today)?',
  '(?:how many|how much|anything|what all) (?:are |is |do i have |have i got |still' +
    ' )*(?:left|open|to go|to do)(?: today)?',
  `(?:where(?:'s| is|s)|what(?:'s| is|s) (?:happening|the (?:story|craic|state|status|score)) (?:with|of|on)) ${mine}${list}${rest}`,
  '(?:have|did|do) (?:i|we) (?:now |actually )?(?:done|do|finish|finished|get|got|miss|missed|forget|forgotten|' +
    'cover|covered|tick off|ticked off) (?:through )?(?:everything|it all|all(?: of (?:it|them))?|them all|anything)' +
    '(?: (?:on|off|from|for|the|my|list|today|yet|now|here|there|then|out))*',
  `(?:${seeing}) it(?: again)?|how many (?:more|left|to go)`,
  `(?:and )?(?:i )?(?:(?:can't|cannot|don't|keep) )?(?:forgot|forgotten|forget|forgetting|remember|recall) (?:${whatNoted}|what(?:'s| is| was) ` +
    `(?:on|left|next)(?: ${onIt})*)`,
  `list (?:everything|all|${mine}${list}|what(?:'s| is) .{0,20})`,
  "what(?:'s| is| was| are|s) (?:on )?(?:my|the|today's) (?:list|plan|checklist|tasks|" +
    `to-?dos)(?: ${onIt}| (?:please|again|looking like|so far)){0,3}`,
  'montre(?:z)?-moi (?:ma|la) liste|(?:muestrame|ensename|mandame) (?:mi|la) lista|que me' +
    ' queda(?: hoy)?',
  'zeig(?:e)? mir (?:meine|die) liste|was (?:ist|steht) (?:noch )?(?:offen|auf der liste|an)',
  'mostr[ae](?:-me|mi) (?:a minha |a |la mia |la )?lista|(?:toon|laat) (?:mij |me )?(?:mijn|' +
    'de) lijst(?: zien)?',
];
