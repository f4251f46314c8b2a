/** Forms of speech that leave what they name undone, whatever verb in the past stands in them. */
import type { Item } from '../../checklist.ts';
import { oneOf, pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { canBeDone } from './can-be.ts';
import type { Clause } from './clauses.ts';
import { reachesSomebody, verbOf } from './item-verb.ts';
import { befellOne } from './mishaps.ts';
import { isPast } from './past.ts';
import { sameWord, stem } from './same-word.ts';
import { finished } from './signal-words.ts';
import { isStillToDo } from './still-to-do.ts';
import { onlyLeft } from './sweeps.ts';
import { taskVerbs } from './verbs.ts';

const some =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple(?: of)?|some|loads(?: of)?|lots(?: of)?|a bit(?: of)?|half)';

/** Nothing came of it, or only a part. */
const shortOf = pattern(
  'u',
  oneOf(
    String.raw`^(?:(?:the|my|and|but|so) )*(?!i\b|we\b)(?:[\p{L}'-]+ ){1,3}?(?:i'm|we're) (?:leaving|saving|parking)(?: (?:it|them))?(?= (?:for|till?|until|be|alone|now|today|tonight)\b|\W*$)`,
    String.raw`\bship has sailed\b|\bnemesis\b|\b(?:fat chance|dream on|in my dreams|pigs (?:might|may|will) fly)\b`,
    String.raw`^(?:(?:and|so|yeah|right|oh|sure|lol|haha?)[, ]+)*(?:like|as if|as though) (?:i|we)(?:'d|'ve)? (?!said|told|mentioned|planned|wanted|promised|say|hoped|thought)\p{L}`,
    String.raw`^(?:the |my )?\p{L}+(?: \p{L}+)?(?::| -+| –| =|,| is| are| was| were|'s)? (?:a |total |complete |utter |absolute )*(?:disaster|nightmare|write-?off|fiasco|flop|shambles|catastrophe)\W*$`,
    String.raw`(?<!\b(?:only|just|no|0|none) )\b${some} (?:more )?(?:\p{L}+ ){0,2}(?:left|to go|remaining|outstanding|pending|short|missing)\W*$`,
    String.raw`^(?:they |(?:the |completely |totally )?)(?:sent (?:me |us )?the )?wrong (?!way|number)\p{L}+(?: \p{L}+)? (?:was |were |got |just )?(?:sent|delivered|came|arrived|turned up|supplied)\b`,
    String.raw`\breturned (?:back )?to (?:the )?sender\b|\bgot nowhere\b|(?<!\b(?:before|after) (?:the |my )?)\bdeadline(?:'s| has| had| was)? (?:already |now |long )*(?:passed|gone|lapsed|expired|closed|been and gone)\b`,
    String.raw`(?:\b(?:went|goes|lies|lie|lay|remains?|remained|stays?|stayed|still|sits?|sat|sitting|lying|left (?:it |them )?)|'s|\bis|\bare) un(?!der|box|tangl|pick|zip|stuck|pack|load|block|lock|subscrib|fold|wrap|plugg|clogg|install|veil|earth|cover|hook|load|screw|stuck|bolt|follow|fortunate|relat|limit|it)\p{L}{3,}(?:ed|ent|ung|orn|ung|ept|en|aid|old)\b`,
    String.raw`\b(?:wrote|read|did|done|managed|got|typed|drafted|written|marked|edited) (?:about |around |maybe |only |like )?(?:\d+|a few|some|a couple of) (?:hundred |thousand )?(?:words|lines|paragraphs|questions|slides|rows|verses|bars) (?:of|on|into|for)\b`,
    String.raw`\b(?:every intention|good intentions|(?:fully )?intended to|meant to|(?:was|were) (?:going|supposed|planning|hoping) to)\b|\bwish(?:ed)? (?:i|we)(?:'d| had| could)\b|\b(?:i|we)'d (?:have|of) \p{L}+|\bhad a (?:quick |little |good |bit of a )?(?:go|stab|crack|bash|try) (?:at|with)\b|(?<!\b(?:lol|haha|nearly|almost|i|literally|basically|practically) )\b(?:died|(?:is|are) dead)\W*$|^(?!i\b|we\b|just\b|also\b|then\b|already\b|finally\b|yes\b|and\b|got\b|have\b)(?:the |my )?\p{L}+ (?:sent|kicked|bounced|threw|knocked) (?:my |the |our |it\b|them\b)(?:\p{L}+ )?back\b|\bdone-?ish\b|\binverted commas\b|\bair quotes\b|\b(?:sort of|sorta|kind of|kinda) (?:done|finished|fixed|\p{L}+ed)\b|\bin my head(?: only)?\W*$`,
    String.raw`^(?:the |my )?\p{L}+(?: \p{L}+)? (?:have |has |had )?(?:(?:pulled|backed|bowed) out|cried off|turned (?:me|us|it) down|to cry off|crying off)\b|\b(?:went|gone) to (?:someone|somebody) else\b|\b(?:went|gone|going|go) with (?:someone|somebody|another|a different)\b`,
    String.raw`\b(?:on|at) (?:one|the one|the first|the top|the front|the bottom) (?:side|end|half)\b`,
    String.raw`(?<!\b(?:because|cos|as|since|just|who|he|she|they|client|customer|boss) (?:(?:i|we) )?)\b(?:wanted|hoped|had hoped|planned|would love|would have loved|was all set|have yet) to (?!say\b|let you|tell you|report (?:that|i)\b|confirm (?:that|i)\b|mention\b|know\b|clear my|check in|share that|thank you)|\b(?:keep|keeps|kept|been) putting (?:it |this |that |them )?off\b|(?<!\b(?:though|although|but|tho) (?:it |they )?)\btakes? (?:forever|ages|so long|longer than)\b|^(?:(?:i'm|just|now|currently|and|ok)[, ]+)*on (?:my|our|the) way to \p{L}`,
    String.raw`\b(?:says?|said|told me|asked me|wants me)(?: to)? (?:ring|call|phone|try|come|pop|go) back (?:after|at|in|around|later|when|once)\b(?!.*(?:tomorrow|day\b|next))`,
    // "I'd love to say it's sorted", "who's got time for that".
    String.raw`\b(?:(?:i|we)(?:'d| would) (?:love to (?:be able to )?|like to be able to )|wish (?:i|we) could )(?:say|report|tell you|claim|announce)\b`,
    String.raw`\bgave (?:me|us) the runaround\b|\bas good as\b|\bcall it (?:half|80|90)\b`,
  ),
);

/** "Spent the whole morning on the test", which does not say that it is done. */
const spent = sparing(
  /\bspent (?:\p{L}+ ){0,4}?(?:morning|afternoon|evening|day|hours?|ages|minutes?|mins|night|time) (?:on|trying)\b/u,
);

/** "Texting Sam now", "Ahmed's on the test now". */
const underWay = pattern(
  'u',
  oneOf(
    String.raw`^(?:(?:i'm|i am|we're|just|currently|now|still|ok|so|literally|actually)[, ]+)*\p{L}+ing (?!(?:is|are|was|were|all|done|finished|sorted|complete)\b)\S.*\b(?:now|rn|as we speak|at the (?:mo|moment|minute)|atm)\W*$`,
    String.raw`(?:'s|'re|'m|\bis|\bare|\bam) (?:\p{L}+ )?on (?:the|it|that|my)\b(?! (?:(?:web)?site|shelf|shelves|wall|line|van|truck|drive|server|system|web|board|calendar|page|intranet|portal)\b).*\bnow\W*$`,
    String.raw`^(?:i'm |we're |still |just |now )*on (?:the |my )?\p{L}+(?: \p{L}+)? (?:right )?now\W*$`,
    String.raw`\p{L}{2,}ing\b.*\bas (?:we speak|i (?:type|write|speak))\b`,
    // "Cards backing up now".
    String.raw`^(?:(?:the|my|our|all) )*(?!i\b|we\b)(?:\p{L}+ ){1,3}?(?:is |are )?(?:just |still |all )*(?!missing|nothing|everything|something|evening|morning|painting|washing|cleaning|parking|building|meeting|gleaming|sparkling|shining|running|humming|purring|working|steaming|glowing)\p{L}{2,}ing(?: (?:up|out|off|in|away|down|over))?(?: (?:right )?now| overnight| in the background)\W*$`,
  ),
);
/** "Covering til 10." */
const goingOn = sparing(
  /^(?:(?:still|i'm|we're|just|been) )*\p{L}+ing (?:\p{L}+ )?(?:till?|until|all (?:day|morning|afternoon|evening|night))\b/u,
);
const isOver =
  /\b(?:done|finished|sorted|complete|over|gone|got there|fixed|cracked|nailed)\b|✅|✔/;

/** What was done, and what it was done in place of. */
const inPlaceOf = sparing(
  /^(.{2,80}?),? (?:instead of|rather than|in place of|as opposed to) (?:doing |going to |having )?(.{2,60})$/,
);
/** "Bought a cake instead" of baking one. */
const otherwise = sparing(/^(?:(?:so|and|but|i|we|just|ended up)[, ]+)*(\p{L}+) .*\binstead\W*$/u);

/** "Asked Tom to water the plants": whether he did it is not said. */
const asks = sparing(
  /^(?:(?:and|so|but|i|we|i've|we've|have|just|also)[, ]+)*(?:asked|told|reminded|begged|nagged|texted|messaged|got on to) (?:the |my |our )?\p{L}+(?: \p{L}+)? (?:to|if (?:he|she|they) (?:can|could|would|will)) (\p{L}+)\b/u,
);

const namesIn = (words: string, { text }: Item): readonly string[] =>
  contentWords(text).filter((own) => contentWords(words).some((one) => sameWord(own, one)));

/** "Ran instead of the gym", "renewed the books rather than returning them". */
function tookPlace(gist: string, item: Item): boolean {
  const [, head = '', tail = ''] = inPlaceOf.exec(gist) ?? [];
  const own = verbOf(item);
  if (tail !== '') {
    const [first = ''] = tail.replace(/^(?:the|my|a|an) /, '').split(/\s+/);
    if (stem(first) === stem(own) && taskVerbs.has(own)) return true;
    return namesIn(tail, item).some((word) => !namesIn(head, item).includes(word));
  }
  const verb = otherwise.exec(gist)?.[1];
  return (
    makes.has(own) &&
    verb !== undefined &&
    stem(verb) !== stem(own) &&
    /^(?:bought|got|ordered|picked)$/.test(verb)
  );
}
/** What one makes is not made when it is bought. */
const makes = new Set('bake cook make sew knit build brew write draft paint print'.split(' '));

/** "Went to give Geoff his mower but he was out." */
const inVain = pattern(
  'u',
  String.raw`^(?:(?:so|and|yes|well|i|we) )*(?:went|popped|nipped|drove|walked|cycled|called in|stopped by|turned up|dropped by|came) (?:(?:round|over|by|in|down|up|back) )?to (?!the\b|my\b|a\b|see if\b)\p{L}+ [^.!?]{2,60}?,? (?:(?:but|only) (?:(?:he|she|they|it|the \p{L}+|there)(?:'s|'d| was| were| had| is| wasn't| weren't)|no ?(?:one|body)\b|nowhere)|and (?:(?:he|she|they|it|the \p{L}+|there)(?:'s|'d| was| were| had| is)? (?:out|shut|closed|away|asleep|busy|gone|off|not)\b|(?:he|she|they|it|there) (?:wasn't|weren't|isn't)|no ?(?:one|body)\b|nowhere))`,
);

const mends = /^(?:fix|repair|mend|sort|service|unblock|replace|look at|get|see to)\b/i;
/** "The seal's shot." */
const isBroken =
  /(?:'s|\bis|\bare|'re) (?:completely |totally |well and truly |absolutely )*(?:shot|knackered|buggered|kaput|bust(?:ed)?|fried|beyond repair|unfixable|a write-?off|on (?:its|their) last legs|on the blink)\W*$|\b(?:playing|acting) up\b|\bgiven up the ghost\b|\bconked out\b/;

/** "The front gutters but not the back"; "my back went so gutters are out". */
const isHalf = (gist: string, whole: string): boolean =>
  butNot.test(whole) || butFew.test(gist) || (/\bout\W*$/.test(gist) && soOut.test(whole));
const butNot = pattern(
  '',
  String.raw`^[^,]*\b(?:but|just) not (?:yet )?(?:in |on )?the (?:back|front|top|bottom|inside|outside|edges?|corners?|end|ending|`,
  String.raw`rest|other (?:half|side|one|bit)|second|last|middle|details|hard (?:bit|part|one)s?|upstairs|downstairs)\b`,
);
/** "Reviews all answered apart from the rude one": of what one item is of. */
const butOne = sparing(
  /^(.{3,40}?) (?:(?:are|is|were|was|now|got|have been) )*(?:all|entirely|completely) \p{L}+(?: (?:up|off|in|out|away|down))? (?:apart from|bar|except(?: for)?|but(?! not)|minus|save for) (?:(?:the|a|an|one|my|two|a few) |(?!(?:it|that|there|he|she|what|let)'s)\p{L}+'s\b)/u,
);
const leavesOne = (gist: string, item: Item): boolean =>
  namesIn(butOne.exec(gist)?.[1] ?? '', item).length > 0;
/** "All marked bar three." */
const butFew =
  /\b(?:bar|except(?: for)?|minus|save(?: for)?|all but|apart from) (?:about |the last )?(?:one|two|three|four|five|six|\d+|a few|a couple|some)\W*$/;
const soOut = /\bso (?:the |my )?\p{L}+(?: \p{L}+)?(?:'s| is| are| was| were) out\W*$/u;

/** "Nobody's been bathed", "no one fed the cat", "no kid was washed". */
const byNobody = pattern(
  'u',
  String.raw`^(?:(?:and|but|so|sadly|still|yet|because|since|as) )*(?:(?:nobody|no ?-?one)(?:(?:'s| has| was)(?: yet| even| actually| been| got)*| got| ever| even| actually)? `,
  String.raw`(?!been\b|sure\b|told me|knows?\b|said\b|says\b|noticed|minded|died|cares?\b|complained|hurt\b)|`,
  String.raw`(?:no|not (?:one|a single|any)(?: of the)?) \p{L}+(?:'s| has| have| was| were| got)(?: yet| been| got)* )(\p{L}+)(?!.*\b(?:but|so|except|else|because i|since i)\b)`,
);

/** "Landlord: he's on holiday till the 3rd." */
const away =
  /(?:\b(?:is|are|was|were)|'s|'re) (?:\p{L}+ )?(?:on (?:holiday|leave|vacation|annual leave|maternity leave|strike)|off sick|off (?:today|till|until)|out sick|away)\b/u;

/** "Jo was out", "Sam was asleep already". */
const notToBeHad = sparing(
  /^(?:(?:so|and|but|sadly|ah|ok|the|my)[, ]+)*(?!i\b|we\b|it\b)\p{L}+(?: \p{L}+)?(?:'s| is| was| were| are|'re|'d been| had been) (?:already |still |fast |sound |all |too |really |just )*(?:asleep|sleeping|out|busy|away|not (?:in|home|there|about)|nowhere|in (?:a )?(?:meetings?|surgery|theatre|court)|at lunch|snowed under|unavailable|unreachable|off)(?: (?:already|today|again|all \p{L}+|when .*|by .*|at \p{L}+|for .*|sick|ill|though|sadly))*\W*$/u,
);

/** "Swap with Marek": Marek may be off, and so may the swap. */
const isToBeHad = (gist: string, item: Item): boolean =>
  reachesSomebody(item) ||
  namesIn(gist, { ...item, text: /\bwith\b.*$/.exec(item.text)?.[0] ?? '' }).length > 0;

/** "MOT - garage closed." */
const placeShut =
  /^(?:the )?(?:bank|shop|store|office|place|library|surgery|pharmacy|gym|pool|market|garage|council|branch|salon|clinic|school|tip|dump|post office|barbers?|chemist|church|hall|nursery|it|they)(?:'s| is| was| were|'re)? (?:already |now |all )?(?:closed|shut)(?: (?:today|early|already|for \p{L}+))*\W*$/u;
/** "Keys: locksmith closed." */
const isShut = sparing(
  /^[^:]{2,30}(?::| -+| –) (?:the |my )?(?!case|ticket|account|file|matter|issue|deal|books|done)\p{L}+(?: (?!is|was)\p{L}+)?(?:'s| is| was| were)? (?:closed|shut)\W*$/u,
);
/** "Stamps: sold out." */
const noneThere = /\b(?:sold out|out of stock|discontinued|unobtainable)\b/;
const closes = /^(?:close|shut|lock|open|sell|flog)\b/i;

/** Whether a report leaves what it names undone by its form alone. */
export function leavesUndone({ gist, whole }: Clause, names: readonly Item[]): boolean {
  const gone = placeShut.test(gist) || isShut.test(gist) || noneThere.test(gist);
  if (gone && !names.some(({ text }) => closes.test(text))) return true;
  if (canBeDone(gist, names)) return true;
  if (shortOf.test(gist) && !onlyLeft.test(gist)) return true;
  if (names.length > 0 && (isHalf(gist, whole.toLowerCase()) || inVain.test(whole.toLowerCase())))
    return true;
  const [only, ...others] = names;
  if (only === undefined) return false;
  if (isStillToDo(gist) && !isOver.test(gist)) return true;
  if (isPast(byNobody.exec(gist)?.[1] ?? '')) return true;
  if (underWay.test(gist) && !isOver.test(gist)) return true;
  if (spent.test(gist) && !isOver.test(gist) && !finished.test(gist)) return true;
  if (others.length > 0) return false;
  if (leavesOne(gist, only) || befellOne(gist, only)) return true;
  if (isBroken.test(gist) && mends.test(only.text)) return true;
  if (/\brolled back\b/.test(gist) && !/^(?:roll|revert)/i.test(only.text)) return true;
  if (away.test(gist) && reachesSomebody(only)) return true;
  if (notToBeHad.test(gist) && isToBeHad(gist, only)) return true;
  if (goingOn.test(gist) && !isOver.test(gist)) return true;
  const asked = asks.exec(gist)?.[1];
  if (asked !== undefined && stem(asked) === stem(verbOf(only))) return true;
  return tookPlace(gist, only);
}
