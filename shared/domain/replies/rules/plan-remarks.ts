/** Data: sentences of a plan that speak of the plan as a whole, and name nothing to do. */
import { oneOf, pattern } from '../pattern.ts';

const lead = String.raw`^\(?(?:(?:and|so|but|well|oh|ok|right|then|honestly|also)[, ]+)*`;
const end = String.raw`\W*$`;
const whole =
  '(?:all|both|that|them|those|these|this|it|any of|even (?:one|half|two|that)|the lot|half of|one of|two of|everything)';

/** "Manage all three and I'll buy the lads a pint." */
const reward = oneOf(
  `(?:if (?:i|we) |once (?:i|we) |when (?:i|we) )?(?:can )?(?:manage|do|get|finish|nail|survive|crack|clear|complete|tick off|pull off|hit|smash)(?: through| done)? ${whole}\\b[^.]{0,40}?(?:,| and| then)* (?:(?:i|we)(?:'ll|'m|'d|'ve| will| am| can| deserve| win| get)|that's|it's|today(?:'s| is)|wine|beers?|cake|drinks|pints?|dinner|pizza|ice cream|treats?)\\b.*`,
  `(?:i'll|i will|we'll|i'd|i) (?:be|call it|count it|consider it|feel|deserve|get|die|eat|owe|buy) [^,]{2,40},? if (?:i|we) (?:manage|do|get|finish|nail|survive|crack|clear|pull off) (?:even )?${whole}\\b.*`,
);
/** "Not even one", "nothing else gets a look-in until that's paginated". */
const insistence = oneOf(
  'not (?:even )?(?:one|a single one|a sniff|a sip|a drop|a crumb|a peep|half of one|another one|two|three)',
  'not (?:one|two|three|four|five|\\d+|some|half|most|nearly|almost)\\b[^.]{0,50}?, (?:one|two|three|four|five|\\d+|all|the lot|all of (?:it|them))',
  '(?:and )?nothing (?:else|more|other)(?: today| matters| counts| happens| gets (?:done|started|a look-?in|in the way|touched)| starts| until| till| before| moves)?(?: .*)?',
  '(?:and )?(?:everything|anything|all)(?: else| (?:else )?(?:after|beyond|on top of|over|past|other than|more than) (?:that|this|those|these)) (?:is (?:a )?(?:bonus|gravy|noise|optional|extra|secondary)|can wait|waits|comes (?:second|later|after)|will (?:have to )?wait|is for another day|goes on hold)\\b.*',
  'no (?:excuses|exceptions|ifs|buts|really|seriously|joke|debate|matter what)\\b.*',
  '(?:yes|yeah|really|seriously|honestly|and|i know)?,? ?(?:i mean it|for real|this time(?: for real)?|no joke)',
  "(?:that|this|it|which)(?:'s| is| was| will be|'ll be)? (?:it|the (?:list|lot|plan|dream|goal|whole list|aim|idea|job)|my (?:list|lot|plan|day|goal)|enough|plenty|all|me|today|us|me done|about (?:it|all|the size of it))(?: for (?:today|me|now|one day|a \\S+day)| i (?:think|reckon|guess|suppose)| really| tbh| folks| then| thanks| ta| from me| today)*",
  '(?:it is )?(?:job|priority|number|no\\.?) (?:one|1)(?: and only| and last)?(?: today)?',
  '(?:i|we) (?:must|should|have to|need to|ought to) (?:correct the record|(?:confess|admit|say)(?=,|:| that\\b| i\\b| it\\b| you\\b| we\\b|\\W*$))\\b.*',
  '(?:and )?in (?:that|this|any|no particular|whatever|the wrong|random|some) order\\b.*',
  "(?:(?:i'm|i am) )?(?:not|only|half) (?:joking|kidding|exaggerating|even joking|even kidding|picky|fussy|bothered which|proud)(?: (?:here|today|either|btw))?",
  "(?:(?:gotta|got to|have to|need to|must|i'll|will|i'm going to|let me|lemme) )?(?:be|make (?:it|this)|keep (?:it|this)) (?:quick|brief|short)\\b.*",
  '(?:so )?(?:did|have) i (?:mention|say|mentioned|said)\\b(?! .*\\?).*',
  "(?:i )?(?:can't|cannot|won't|don't) (?:think (?:of (?:anything|more|any more)|beyond)|see past|promise (?:anything|more))\\b.*",
);
/** "Not a clue, ask me once I've had a brew." */
const unknown = oneOf(
  "(?:not a (?:clue|scooby|notion|baldy|bogs?|scoobie)|no (?:clue|idea)|haven't (?:a clue|the foggiest|got a clue|a notion)|(?:search|beats) me|god knows|who knows|your guess is as good as mine|(?:absolutely )?clueless|ask me another)(?: (?:yet|today|tbh|honestly|mate|sorry|right now|at this hour|this early|lol|pal|love))*(?:[,.;!]? (?:but )?(?:ask|try|text|come back|check|give|let|i'll|i need|it's|too|what)\\b.*)?",
  '(?:can (?:you|u) |could you |just |please )?(?:ask|try|text|bug|message|ping|nudge|remind|poke|hassle|catch) me (?:again )?(?:once|when|after|in|later|at|again|tomorrow|closer|nearer)\\b(?! (?:to|about)\\b)(?!.* to \\p{L}+).*',
  "(?:i'll|i will|we'll|will|lemme|let me|i'd better)(?: just| have to)? (?:get back to (?:you|u|ya|this)|come back to (?:you|this)|let (?:you|u|ya) know|tell (?:you|ya)|(?:answer|reply)(?= (?:you|u|this|that|it|later|when|once|properly|in|soon|after|tomorrow)\\b|\\W*$)|think (?:about|on) it|sleep on it|have a think|figure it out|work it out)\\b(?! (?:about|re) )(?: .*)?",
);
/** "I shall have to give it some thought." */
const ponders = oneOf(
  "(?:(?:i|we|i'll|we'll|i'd|i'm|shall|will|just|still|really|first|need|have|must|want|gotta|got|going|gonna|better|ought|might|to|let me|lemme) )*" +
    '(?:give (?:it|this|that)(?: all)? (?:some|a bit of|a little|a wee|more|proper|further|careful|serious)(?: more)? (?:thought|think)|think (?:about|on) (?:it|this|that)|think (?:it|this|that) (?:over|through)|mull (?:it|this|that) over|mull over (?:it|this|that)|sleep on (?:it|this|that)|have a (?:wee |little |good |proper )?(?:think|ponder)|ponder (?:on )?(?:it|this|that)|reflect on (?:it|this|that))' +
    '(?: (?:first|a bit|for a bit|a while|for a while|over|more|some more|properly|later|today|overnight|though|over (?:coffee|breakfast|lunch|tea)|and (?:get back|come back|let you know|tell you|reply|see|then)\\b.*))*',
);
const remark = pattern('iu', `${lead}${oneOf(reward, insistence, unknown, ponders)}${end}`);

/** Whether a sentence of a plan says nothing of any one thing in it. */
export const isRemark = (sentence: string): boolean =>
  sentence.length < 200 && remark.test(sentence);
