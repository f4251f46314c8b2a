/** Data: sayings of one country or another, each with what it says in plain words. */
import { replaced } from '../pattern.ts';
import { inPieces } from '../pieces.ts';
import { sparing } from '../sparing.ts';
import { breathSayings } from './breath-sayings.ts';
import { everydaySayings } from './everyday-sayings.ts';
import { ifSayings } from './if-sayings.ts';
import { listSayings } from './list-sayings.ts';
import { logSayings } from './log-sayings.ts';
import { orderSayings } from './order-sayings.ts';
import { textedSayings } from './texted-sayings.ts';
import { toldSayings } from './told-sayings.ts';
import { turnsOfPhrase } from './turns-of-phrase.ts';

const sayings: readonly (readonly [RegExp, string])[] = [
  ...everydaySayings,
  ...toldSayings,
  ...textedSayings,
  ...turnsOfPhrase,
  ...orderSayings,
  ...ifSayings,
  ...breathSayings,
  [
    /\b(?:(?:bugger|sod|naff|damn|feck|fuck|jack|sweet f|sweet bugger|sweet fanny|f)[- ]all|sweet fa|diddly(?:[- ]?squat)?|jack (?:shit|squat)|not a (?:sausage|tap|jot|dicky bird|dickie bird|stroke))\b/gi,
    'nothing',
  ],
  [/^(\W*|.*[.!?\n]\s{0,4})(?:nah|no|naw),? (?:yeah|yea)\b,?/gi, '$1yes'],
  [/^(\W*|.*[.!?\n]\s{0,4})(?:yeah|yea),? (?:nah|naw)\b,?/gi, '$1no'],
  [/\bbelieve it or not,? ?/gi, ''],
  // "And pause, properly, for lunch"
  [
    /(?<=\p{L}), (properly|slowly|quietly|really|actually|finally|at last|for once|once and for all), (?=(?:for|to|with|at|in|on|by|from|over)\b)/giu,
    ' $1 ',
  ],
  // "Robes, alas, must wait"
  [
    /(?<=\p{L}), (?:alas|sadly|unfortunately|regrettably|annoyingly|however|i'm afraid|i am afraid|i fear|it seems|apparently|as it happens|on the other hand|by contrast|needless to say|to be fair|in fact|of course|at least|for my sins|as ever|as always), (?=\p{L})/giu,
    ' ',
  ],
  [
    /(?<=^\s{0,4}|\n\s{0,4})(groceries|shopping(?: list)?|(?:food|weekly) shop) [-–—] (?=\p{L}[^\n]*,)/giu,
    '$1: ',
  ],
  [/\btry and (?=\p{L}+ )/giu, 'try to '],
  // "And then like study for bio"
  [
    /\b(then|also|to|gotta|basically|so i|and i) like (?=\p{L}+ing\b|(?!the\b|my\b|to\b|a\b|it\b)\p{L}+ \p{L}+)/giu,
    '$1 ',
  ],
  // "Kindly add, call at 2"
  [
    /(?<=^\W{0,4}|[.!?\n]\s{0,4})((?:(?:please|pls|kindly|also|and|can you|could you|just|then) )*(?:add|include|note)(?: (?:on|these|this|the following))?),(?= \S)/gi,
    '$1:',
  ],
  // "Ag no, church hall has no power", "tsaka buy rice"
  [
    /(?<=^|[.!?,\n]\s{0,4}|\s[-–—] |\b(?:oh|and|but|so) )(?:ag|eish|sjoe|yoh|aiyo+|haibo|och|ach|tsaka|saka|tapos|tas)[, ]+(?=\p{L})/giu,
    '',
  ],
  [
    /,? not that (?:s?he|they|anyone|anybody|you'd|you would|it matters|it was easy)\b[^.!?\n,]*/gi,
    '',
  ],
  [
    /\b(except|but|apart from|bar|minus) (?:for )?(?:one|1|a single)(?: (?:thing|task|item|one))? ?(?:[:,–—-]+|which (?:is|was)) ?/gi,
    '$1 ',
  ],
  [
    /^(\W*(?:i |we )?(?:did|done|finished|got|managed) [\d ,&and-]*\d) (?:but )?not (?=\d)/gi,
    '$1, not ',
  ],
  [
    /\b(everything(?:'?s)?|all|the lot|both)((?: (?:is|are|all|done|finished|sorted|complete)){0,2}) (?:expect|accept|excpet|exept) /gi,
    '$1$2 except ',
  ],
  [/^(\W*)al done\b/gi, '$1all done'],
  [
    /,? (?:plus|and|with) (?:\d+|one|two|three|a few|some) (?:more |extra )?(?:for (?:luck|good measure)|on top|to spare)\b/gi,
    '',
  ],
  [/[\u{1F3FB}-\u{1F3FF}]/gu, ''],
  [/(?<!^\s*)[☐🔲◻▢]\uFE0F?/gmu, '⬜'],
  // "On reflection no, it isn't due till spring"
  [
    /\b(?:on (?:further |more )?(?:reflection|consideration)|thinking about it|come to think of it|(?:now )?(?:that )?i (?:come to )?think (?:about|of) it|then again|on balance|having thought about it),? (?:actually,? )?(?:no|nah|nope|maybe not|perhaps not|don't)\b(?:,? don't(?=\W*(?:$|\n))|(?=\s*(?:[.,;!?\n]|$))),?/gi,
    'scratch that,',
  ],
  // "The blurb for Conor, though, do put that."
  [
    /(?<=^|[.!?\n]\s{0,3})(?:but )?((?:the|my|our) [^,.!?\n]{3,40}?),? (?:(?:though|tho|please),? )*(?:do |please |you can )(?:put|add|note|include) (?:that|it|those)(?: one)?(?: (?:on|down|in|there|please))*(?=\s*(?:[.!?\n]|$))/gi,
    'Add $1',
  ],
  // "Only the Okafor call on today's plate"
  [
    /(?<=^|[.!?\n]\s{0,3})((?:it's |its )?(?:only|just) (?!(?:one )?(?:thing|job|task)\b)(?:the |my )?[^,.!?\n]{3,40}) on (?:today's|the|my) (?:plate|menu|agenda|cards|docket|slate|books)(?: (?:for )?today)?\b/gi,
    "$1 on today's list",
  ],
  // "Saturday is soon enough", "Monday'll do nicely"
  [
    /\b((?:(?:next|this) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|the weekend)(?: (?:morning|afternoon|evening|night))?)(?:'s| is| will be|'ll be| would be|'d be)(?: just| quite)? (?:(?:plenty |quite )?(?:soon|early|time|good) enough|plenty (?:soon|early|of time)(?: enough)?)\b(?: for (?!the\b|my\b|our\b)\p{L}+(?=\s*(?:[.!?\n]|$)))?/giu,
    'can wait until $1',
  ],
  [
    /(?<=[,?:;]\s{1,3}|\s[-–—]\s)((?:next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|the weekend))(?:'ll| will| would|'d) do(?: just)?(?: nicely| fine| me| perfectly| well)*(?=\s*(?:[.!?,\n]|$))/gi,
    'can wait until $1',
  ],
  // "2 hours in line but the permits in my hand"
  [
    /(?<=^|[.!?,\n]\s{0,3}|\b(?:but|and|so|now) )(the \p{L}{3,}[^s\W])s (?=(?:finally |now |safely )?in my (?:hands?|bag|pocket|purse|wallet)\b)/giu,
    "$1's ",
  ],
  [/\bafore\b/gi, 'before'],
  // "Still to ring the bank"
  [
    /(?<=^|[.!?\n]\s{0,3}|, (?:and |but )?)still to (?=(?!(?:do|come|be|go|follow|happen|arrive|see|this|my|the|a)\b)\p{L}+ \p{L})/giu,
    'need to ',
  ],
  // "I hereby confirm completion of all four"
  [
    /(?:(?<=^\W{0,3}|[.!?\n]\s{0,3})hereby |\b(?:i|we) )(?:(?:hereby|can|wish to|would like to) )*(?:confirm|report|announce) (?:the )?(?:successful )?(?:completion|accomplishment) of ([^.,!?\n]+)/gi,
    '$1 done',
  ],
  // "Every last one, ticked"
  [
    /\b(?:each and )?every (?:last|single|blessed|bloody|damn) (?:one|thing|bit|item|task|job)(?: of (?:them|it|the lot|these|those)\b|\b(?! of\b))/gi,
    'all of them',
  ],
  [/[🟩🟢]\uFE0F?/gu, '✅'],
  [/(?<!^\s*)[🟥🔴]\uFE0F?/gmu, '⬜'],
  [/\beverythings\b/gi, "everything's"],
  [/\bbefore i forgot,? (?=i )/gi, ''],
  [/\blet'?s not (?:mention|talk about|discuss|speak of|go into) ([^.,!?\n]+)/gi, '$1 not done'],
  [/ bar the shouting\b/gi, ''],
  [/\b(?:could not|couldn't) have gone (?:any )?better\b/gi, 'went really well'],
  [/\bbalance (?:is |are )?only (?=\S)([^.!?\n]+)/gi, 'only $1 left'],
  [/\bonly ([^.!?\n,]{2,40}) (?:is|are) (?:balance|pending|in balance)\b/gi, 'only $1 left'],
  [
    /(^|[.!?,\n]\s{0,4})(?:a+g|ach|och|eish|aiyo|aiyah?|alamak|haibo|yoh|oy|gah|argh|d'?oh)(?:,|\s)\s*(?:man,? )?(?=sorry|no\b|wait|actually|scratch)/gi,
    '$1',
  ],
  [/\bplease god\b/gi, 'hopefully'],
  [
    /(?<!(?:\b(?:is|are)|'s) )\b(?:everything|all|anything) (?:that(?:'?s| is)|which is) (?:left|remaining|still open|outstanding)\b/gi,
    'the rest',
  ],
  [
    /,? (?:(?:just |long )?after|just when|just as|when) i(?:'d| had) (?:almost |nearly |just |all but )?(?:given up(?: hope)?|lost (?:all )?hope|written (?:him|her|them|it) off)(?: on (?:him|her|them|it|that))?\b/gi,
    '',
  ],
  [/\b(?:so |but )?let'?s be (?:realistic|honest|real|frank|fair|clear)\b(?: here)?[,.!]? ?/gi, ''],
  [
    /\b(?:tht|that|dat|this) 1(?= (?:is |can |for |til? |until )?(?:tomorrow|2mo\w+|tm\w+|done|dn|not|no\b|wait|later))/gi,
    'that one',
  ],
  [
    /\b(?:what|the one (?:thing|job|task)(?: that)?)(?: (?:honestly|really|absolutely|truly|simply|just))? (?:can't|cannot|mustn't|won't) (?:slip|wait|slide|be late|be missed|be forgotten|budge)(?: today| now)? is /gi,
    'what matters is ',
  ],
  [
    /\b(?:no|oh|wait|ah|sorry),? (?:forgive me|pardon me|(?:i )?beg (?:your|yer) pardon|(?:my )?apologies|silly me)\b/gi,
    'no wait',
  ],
  [/\b(?:clean|neat|bright|tidy|shiny) as a (?:whistle|(?:new )?pin|button)\b/gi, 'spotless'],
  [
    /\bthe (?:whole|full|entire) (?:works|she?bang|(?:kit (?:and|&) )?caboodle|enchilada|nine yards|jing ?bang|bang lot|boiling)\b/gi,
    'everything',
  ],
  [/\b(\p{L}{4,20})(?:[ ,]{1,2}\1\b){2,}/giu, '$1'],
  [/ (?:an'?|and) all(?=[.!?\n,]|\s*$)/gi, ' too'],
  ...listSayings,
  ...logSayings,
].map(([saying, plain]) => [sparing(saying as RegExp), plain as string]);

/** The reply in plainer words; most replies hold none of these. */
export const plainly = (reply: string): string =>
  inPieces(reply, (piece) =>
    sayings.reduce((text, [saying, plain]) => replaced(text, saying, plain), piece),
  );
