/** Data: wordings that say what has become of an item, in plain English after translation. */

import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';

const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const months =
  '(?:january|february|march|april|june|july|august|september|october|november|december)';

/** A later day; "this weekend" is one, "tonight" is not. */
export const laterDay =
  `(?:tomorrow(?:'s)?|the day after|next (?:week|month|year|time|${days})(?:'s)?|${days}'s (?:problem|job|task|worry|headache)|another (?:day|time|` +
  `week|month|year|season|life)|` +
  'some other (?:day|time)|next (?:dry|fine|sunny|free|quiet|spare|clear) (?:day|moment|weekend|evening)|(?:the|this|over the|at the) weekend|weekend|in the new year|' +
  "(?:future|tomorrow|monday|weekend) me(?:'s)?|" +
  'later (?:this|in the) week|(?:end of|later in) (?:the )?(?:week|month)|month end|(?:(?:on|after|until|till?) )?pay ?day|' +
  `(?:(?:on|to|til|till|until|this|come|for|and|then|coming|maybe|now|is|instead|first thing) ` +
  `)?${days}(?!'s)|` +
  `(?:until|till?) after (?:(?:the|my|our) )?(?:christmas|xmas|easter|new year|holidays?|half term|weekend|summer|exams?|vacation|trip|move|wedding)|(?:to|till?|until) then|(?:until|till?|to|in|after) the new year|(?:on|to|till?|until|now) the \\d{1,2}(?:st|nd|rd|th)|` +
  `(?:on|to|till?|until) (?:\\d{1,2} ${months}|${months} \\d{1,2}))`;

const moving =
  '(?:swap(?:ped)?|move[sd]?|moving|push(?:ed|es|ing)?|bump(?:ed|s|ing)?|slid(?:e|es|ing)?|slipp(?:ed|ing)|' +
  'slips?|' +
  'carr(?:y|ies|ied|ying)|shift(?:ed|s|ing)?|postpon(?:e|es|ed|ing)|defer(?:red|s|ring)?|' +
  'delay(?:ed|ing)?|roll(?:s|ed|ing)?|wait|reschedul(?:e|ed|ing)|kick(?:ed|ing)?|punt(?:ed|ing)?|' +
  'sav(?:e|ing)|leav(?:e|ing)|left|park(?:ed|ing)?|put|keep|set|do(?:ing)?|chuck|stick|bring|' +
  'make|switch(?:ed)?|hold|get to|shov(?:e|ed|ing)|shunt(?:ed)?|sling|boot(?:ed)?|knock(?:ed)?|' +
  'drag(?:ged)?|shelve[sd]?|mothball(?:ed)?|stall(?:ed)?)';

/** "Save it for a calmer day". */
const betterDay =
  'an? (?:calmer|drier|dryer|warmer|cooler|sunnier|better|quieter|brighter|nicer|rainy|fresh|different|new) (?:day|morning|evening|week|time|moment)|' +
  `(?:until|till?|to|after) (?:the )?(?:spring|summer|autumn|winter|half[- ]term|holidays?|easter|christmas|xmas|${months})`;
export const movedLater = sparing(
  new RegExp(`\\b${moving}\\b.{0,60}\\b(?:${laterDay}|${betterDay})(?![\\w'])`),
);
/** "Up to the 19th", "Monday to Wednesday": how far a thing goes, not when it will be done. */
const till = '(?:to|till?|until|through|thru|-|–)';
const noSpan = `(?<!\\bup (?=(?:to|till?|until) ))(?<!day ?(?=${till} ))(?<!day ?${till} ?)`;

export const bareLater = sparing(
  new RegExp(
    `(?<!\\b(?:by|before|due|of|since|last|every|yesterday|from) )${noSpan}\\b${laterDay}(?![\\w'])(?! ?${till} ?${days})`,
  ),
);
export const onlyLater = sparing(
  new RegExp(
    `^(?:(?:sweet as|all good|(?:(?:will )?(?:go|going) )?back(?= (?:on |again )?(?:tomorrow|[a-z]+day))|fine|good|grand|so|but|and|or|maybe|probably|perhaps|hopefully|then|lol|for|we're|we are|doing|going|` +
      `she'll|he'll|they'll|it'll|we'll|she's|he's|they're|she|he|they|be|can be|goes|comes|` +
      `make it|it|that|more|better|ok|will|` +
      `i|i'll|do|try|again|is|it's|that's|for)\\W+)*${laterDay}\\W*(?:\\W*(?:then|instead|maybe|` +
      'hopefully|probably|now|lol|morning|afternoon|evening|i guess|i think|first thing|please|it ' +
      'is|' +
      'for sure|again|problem|some ?time|definitely|defo|i promise|promise|without fail|(?:looks?|seems|would be|might be|is) (?:better|best|good|likelier|more likely|drier|safer|nicer|fine|ok)|at some point|at the earliest|earliest|it looks like|by the looks? of (?:it|things)|if (?:it\\S* )?(?:dry|fine|sunny|nice|possible|poss|i can|i have time|not raining)))*\\W*$',
  ),
);

/** "The shirts can wait till after tea" are for today all the same. */
const laterToday =
  "(?:till?|until|'til) (?:(?:just|about|around|after|later|the|my|this|we've had|i've had) )*(?:tonight|lunch(?:time)?|noon|midday|dinner(?:time)?|supper|tea(?:time)?|afternoon|arvo|evening|work|school|pick-?up|bed(?:time)?|home ?time|nap(?: ?time)?|later today|break|class|school run|gym|meeting|breakfast|kids are (?:in bed|asleep)|baby(?:'s| is) (?:in bed|asleep)|i get (?:home|in)|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m| o'clock|ish)?(?=\\W*$|,))\\b(?! (?:tomorrow|on|next|mon|tue|wed|thu|fri|sat|sun))";

export const postponed = pattern(
  '',
  String.raw`\b(?:can|could|may|will|would|has to|have to|must|'ll|'ll have to|gotta|needs to|`,
  String.raw`should) wait\b(?! ${laterToday})|\b(?:will have to|'ll have to|has to|have to|can|must) keep(?=\W*$|,)|`,
  String.raw`\bput (?:\S+ ){0,3}off\b|\brain ?check\b|\bpostpon|\bdefer(?:red|ring)?\b|`,
  String.raw`\bpush(?:ing|ed)? (?:it|them|that|this|\S+) (?:back|out)\b(?! to \d| (?:on|onto|into|in) (?:its|the|my|his|her|place)\b| against| together)|\b(?:push|put|move|knock)(?:ed|ing)? (?:\S+ ){1,4}?back (?:by )?(?:an?|one|two|three|\d|a few|a couple of) (?:days?|weeks?|months?|fortnight)\b|\bpushed `,
  String.raw`(?:back|out)$|\bon ice\b|`,
  String.raw`\bbump(?:ed)? (?:it|them|that)\b|\b(?:bump|push|roll|carry|shift|shove|kick|postpone|defer) (?:everything|all|all of (?:it|them|that)|the (?:rest|others?|lot)|both)(?= (?:but|except|bar|apart|over|forward|back|please|pls|thanks)\b|\W*$)|\b(?:been|is|are|'s|'re|got|was|were) (?:shelved|bumped|shunted|kicked back|put back|pushed back|delayed)(?=\W*$|[,.;])|^(?:\S+ ){1,3}bumped(?: (?:again|back|once more|lol|sorry))*\W*$|\b(?:others?|rest|(?:other|last) (?:two|three|one)|remaining \S+|\d) (?:all |both )?(?:slides?|slips?|rolls?(?: over)?|waits?|carr(?:y|ies) over|move over|moves over)(?=\W*$)|\b(?:push|put|move|knock)(?:ed|ing)? (?:\S+ ){1,4}?(?:out|off|on) (?:by )?(?:an?|one|two|three|\d|a few|a couple of) (?:days?|weeks?|months?|fortnight)\b|\bcarr(?:y|ied|ying) (?:\S+ ){0,5}(?:over|`,
  String.raw`forward)\b|`,
  String.raw`\b(?:slides?|slips?|hops?|skips?|rolls?|bumps?|moves?|shifts?|carries) (?:over )?(?:to|till?|until|into) (?:next|the weekend|\S+day\b|tomorrow)|\broll(?:s|ed|ing)? (?:\S+ ){0,2}over\b|\bback ?burner\b|\b(?:for )?another day\b|`,
  String.raw`\bsnooze (?:it|that|this|the|#|\d)|\bkick(?:ed|ing)? .{0,20}down the road\b`,
);

export const reopened = pattern(
  '',
  String.raw`\b(?:re-?open(?:ed|ing)?|un-?tick(?:ed)?|un-?check(?:ed)?|un-?mark|undone the|needs? (?:(?:doing|washing|ironing|cleaning|painting|mowing) (?:all over )?again|redoing|a redo|re-?doing|to be (?:done (?:all over )?again|redone))|(?:has|have|got|need) to be (?:done (?:all over )?again|redone)|`,
  String.raw`(?:put|pop|stick|chuck|throw|bung|bring) (?:\S+ ){1,4}?back(?! (?:to|until|til|an?|` +
    String.raw`by|\d))|`,
  String.raw`back on (?:the|my) (?:list|to-?dos?|plate)|(?:take|took|remove) the (?:tick|check|` +
    String.raw`check ?mark|mark|cross) (?:off|from)|`,
  String.raw`un-?(?:do|finish|complete|cross|log|count) (?:the|that|my|it|this|those|them|#|number|item|\d)|told you a fib|i lied|i tell a lie|i was ` +
    String.raw`lying|only joking|just kidding|spoke too soon|jumped the gun|`,
  String.raw`(?:make|set|mark|put|turn) (?:it|that|them|this|those)(?: back)?(?: to| as)? (?:open|active|live)(?: again)?(?=\W*$)|(?:mark|tick|check|cross)(?:ed)? (?:\S+ ){0,6}(?:by mistake|in error|by accident|accidentally|too (?:early|soon)|prematurely)|back to square one|needs? to (?:go|be|get) \S+ again|`,
  String.raw`(?:as|to) (?:not done|open|incomplete|undone)|isn't (?:actually |really )?(?:done|`,
  String.raw`finished)|`,
  String.raw`(?:has|have) come back|come undone|(?:is|'s|are|'re|it's|that's) (?:now )?(?:live|open|on|back on|back open|active|outstanding|undone|in play) again|`,
  String.raw`(?:is|'s|are|'re) back (?:on|open)(?: again)?(?=\W*$)|(?:never|didn't|hasn't|not) (?:actually )?(?:go|went|gone|come|came) through(?: after all)?|(?<=\w )bounced(?: back)?(?=\W*$)|`,
  String.raw`(?:has|have|had|'ll have|will have) to be (?:re-?done|re-?sent|re-?booked|re-?ordered|done over))\b`,
);

export const denied = pattern(
  '',
  String.raw`\b(?:(?:did|do|does|has|have|had|is|was|are|were|could|would|ca|can|wo|should|`,
  String.raw`ai)n'?t|`,
  String.raw`not|never|cannot|unable|couldnt|didnt|havent|hasnt|`,
  String.raw`no (?:time|luck|joy|dice|answer|reply|response|chance|go|show|progress|sign of|word `,
  String.raw`from|energy)|`,
  String.raw`nope|nah|naw|nae|stood up by|before i (?:could|got (?:to|round|a chance|the ` +
    String.raw`chance)|had (?:a|the) chance)|bailed(?! out)|flaked|ghosted|nada|got away from ` +
    String.raw`(?:me|us)|hung up on (?:me|us)|stood (?:me|us) ` +
    String.raw`up|(?:cancelled|bailed|flaked) on (?:me|us)|didn't show|no-showed|blanked (?:me|` +
    String.raw`us)|fobbed (?:me |us )?off|forgot|forgotten|(?:keep|kept) forgetting|missed|failed|fail|` +
    String.raw`ran out of|run out of|too [a-z]+ (?:for |to (?!be true))(?=[a-z])|(?:was|is|were|are|'s) (?:packed|full|heaving|rammed|jammed|mobbed)(?! (?:up|off|in|for|with|and|of|into))|yet to|to be `,
  String.raw`done|`,
  String.raw`undone|unfinished|untouched|un(?:signed|sent|paid|opened|answered|read|started|` +
    String.raw`edited|checked|washed|folded|written|built|sorted|resolved|tested|filed|posted|` +
    String.raw`shipped|booked|made|called|ordered|graded|marked|cooked|ironed|cleaned|fixed|mown|` +
    String.raw`mowed|planted|swept|painted|fed)|incomplete|no such luck|slipped my mind|(?:can|may) stay (?:as (?:it|they) (?:is|are)|dirty|unwashed|unmade|broken|[a-z]+y)(?=\W*$)|reali[sz]ed (?:that )?(?:i|we)(?:'d| had)?(?: n't| not)? (?:left|forgot|forgotten|missed|lost)|left (?:it|them|that) (?:behind|at home|in the car|on the (?:bus|train))|(?:start(?:ing|ed)?|begin(?:ning)?) (?:all )?(?:over|again|from scratch)|back to (?:square one|the drawing board)|engaged (?:since|for|from|when)|(?<!got |get |getting )(?<=\S )engaged(?=\W*$)|bounced(?: back)?(?! (?:off|ideas|around|a|the|stems)\b)|too (?:wet|dark|hot|cold|windy|late|busy|tired|far|early|expensive|dear|icy|foggy|muddy|knackered|sore)(?=\W*$)|refused|` +
    String.raw`declined|`,
  String.raw`rejected|(?:is|are|'s|'re) (?:out|down|broken|dead|stuck|blocked|leaking|bust|jammed) again|bounced (?:it|them)|(?:sent|went|delivered|posted|addressed) (?:it |them )?to the wrong|(?:sent|went) to (?:a )?wrong|(?:was|were) (?:out|away|asleep|sleeping|busy) when (?:i|we)|(?:he|she|they) (?:was|were) (?:out|asleep|away|at lunch|in a meeting|off sick)(?=\W*$)|(?:it|they|payment|cheque|check|email|card) (?:has |got |just |then )?bounced|`,
  String.raw`outstanding|who(?:'s got| has(?: got)?| had|'s) (?:the )?(?:time|energy|patience|strength) (?:for|to)|neither|none|nothing|(?<=\bis |\bare |'s )off (?:till?|until|while|for now)|(?:was|were|is|are|had) (?:closed|shut)|(?:had|has|have|'d) (?:already|just|long|all) (?:closed|shut)|(?:closed|shut) (?:(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|all day|early|for (?:lunch|the day|stocktak\w+|refurb\w*|repairs|good)|till|until|already)|no-go|` +
    String.raw`non-starter|(?:closed|shut) (?:by the `,
  String.raw`time|when|before)|(?:no ?one|nobody) (?:in|home|there|answered|picked up)|nowhere|`,
  String.raw`(?:rings|rang) out|zero|zilch|without success|gave up|(?:beat|beats|defeated|thwarted|stumped|foiled) ` +
    String.raw`(?:me|us)|`,
  String.raw`(?:but for|bar|except(?: for)?|save for|minus|apart from|all but) (?:about |around ` +
    String.raw`)?(?:a (?:few|` +
    String.raw`couple|handful)|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|\d+|` +
    String.raw`some|the last)(?! ?$)|` +
    String.raw`got the better of|(?:got|bought|ordered|sent|brought) (?:me |us )?the wrong|(?:mail ?box|inbox|voice ?mail)(?:'s| is| was)? full|` +
    String.raw`(?:rang|called|phoned|texted) in (?:sick|ill|poorly)|(?<!\b(?:before|after|though|although) (?:the |our |my )?)(?:systems?|sites?|provider|servers?|network|internet|wi-?fi|power|website|portal|app|lines?|phones?|computers?|card machine) (?:all |just )?(?:went|gone) down(?! (?:well|a treat|a storm|great|nicely|ok|really|so|brilliantly|a bomb))|(?:went|gone) (?:offline|kaput|belly up|pear[- ]shaped|walkabout)|answerphone|answering machine|worse(?: than ever)?|(?:line|lines|phone|number|` +
    String.raw`always|constantly|still)(?:'s|'re| ` +
    String.raw`is| are| was| were)? (?:engaged|busy)|` +
    String.raw`engaged (?:every|all|again|tone|each|both|twice|\d+|two|three|four)|(?:lines?|phones?|system|site|` +
    String.raw`website|portal|server|network|internet|wifi|app)(?:'s|'re| is| are| was| were)? (?:still |all |completely )?` +
    String.raw`(?:down|dead)|tim(?:ed|ing|es) out|cut (?:me |us )?off(?=\W*$)|fully booked|booked (?:up|solid|out)|got (?:beaten|beat|defeated) by)\b|❌|✗|✘|✖|✕|👎|`,
  String.raw`\bno\b(?! (?:problem|problems|worries|longer|issue|issues|drama|sweat|more))`,
);

/** On the way but not there. */
export const partly = pattern(
  '',
  String.raw`\b(?!100)\d{1,3} ?%|\b(?:reached|got (?:as far as|up to|to)|up to|made it to|as ` +
    String.raw`far as|am on|i'm on|now on|on ?to) `,
  String.raw`(?:page |chapter |number |ch\.? ?|p\.? ?|no\.? ?)?\d+\b|\b(?:apart from|except(?: ` +
    String.raw`for)?|minus|bar|all but) (?:the|a|one|`,
  String.raw`two|some|my)\b|\b(?:(?:basically|pretty much|practically|virtually|as good as|just `,
  String.raw`about) (?:done|finished|there|complete)|next(?=\W*$)|only (?:did|got|managed|`,
  String.raw`finished) (?:one|half|part|some|a|the first half)|half `,
  String.raw`?way|half(?! (?:past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|` +
    String.raw`twelve|\d)\b)|part ?way|part of|in progress|working on|(?:just|only|still) (?:need|needs|have|has|got|left) to (?:be )?(?:send|sent|post|posted|submit|finish|pay|press|hit|confirm|sign|deliver|redo)|need(?:s)? to redo(?=\W*$| it\b| that\b)|work in progress|wip|` +
    String.raw`start(?:ed|`,
  String.raw`ing)|`,
  String.raw`begun|began|beginning|partial(?:ly)?|partly|almost|nearly|mostly|most of|some of|a `,
  String.raw`bit of (?:it|that|this|the|my)|got through (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|a few)|`,
  String.raw`\d+ ?percent|\d+ (?:\w+ )?(?:of|out of|/) (?:the )?\d+|\d+/\d+|awaited|`,
  String.raw`await(?:ing)?|`,
  String.raw`(?:done|sorted|finished|fixed|complete|ready|clean|tidy|[a-z]+ed)[ -]ish|waiting|pending|hanging(?! (?:up )?(?:in|on) (?:my|our|the (?:wardrobe|closet|cupboard|gallery|lobby|wall)))|nowhere|ongoing|(?:stopped|quit) (?:working|heating|running|charging|printing|flushing|draining|starting)(?! (?:on|at|for|with|from)\b)|under ?way|going on(?=\W*$| only| now| still)|(?:is|are|'s|still|now) under (?!the\b|my\b|our\b|your\b|a\b|an\b|way\b|wraps\b|budget\b|control\b|his\b|her\b|its\b|their\b|warranty\b|contract\b|offer\b)[a-z]+(?:ing|tion|sion|ment|pair|pairs|view)\b|running(?! (?:nicely|sweetly|smoothly|well|beautifully|perfectly|fine|like|again|as new))|in the works|`,
  String.raw`(?<!\bgot )through (?:the(?! (?:letter ?box|door|post|scanner|slot|hatch|wash|car wash|shredder|gate|mail|portal|website|app)\b)|it|with)|tried|trying|attempt(?:ed|ing)?|next up|is next|up next|`,
  String.raw`first draft|draft(?:ed)? only|`,
  String.raw`(?:\S+ )?to go(?! (?:to|for|and|back|out|in|round)\b)|left to|more to|the (?:first|front|top) (?:half|part)|(?<!ed and )stuck|`,
  String.raw`back[- ]?order(?:ed)?|out of stock|blocked|on hold|(?:sat|sits|sitting|waiting|stuck|is|'s|are|still|now) with (?:\S+ ){1,4}?for (?:approval|sign-?off|signing|signature|review|comments?|checking)|held up|doing (?:it|that|them|\S+)? ?now|(?<!\bwith .{1,30})on it(?! now for)|`,
  String.raw`in (?:review|draft|drafts)|under review|getting there|coming (?:along|on|slowly|together|nicely)(?! \\d)|` +
    String.raw`shaping up|taking shape|in hand|on track|` +
    String.raw`chipping away|making progress|made (?:some |good )?progress|made a `,
  String.raw`start|`,
  String.raw`a start on|a dent|close to|so close(?=\W*$| (?:on|with|to)\b)|(?:is|are|'s|'re) (?:a |an |such a |pure )?(?:slog|struggle|uphill \w+|grind)|tak(?:ing|es) (?:ages|for ?ever)|dragging on|about to|still(?! (?:managed|got (?:it|the|there|them)|on `,
  String.raw`for))|midway|mid-way|in the middle|`,
  String.raw`(?:left|sent) (?:\S+ )?(?:a )?(?:voicemail|message|vm|msg)|voicemail|jammed|broken|`,
  String.raw`broke|`,
  String.raw`(?:is|are|was|were|'s|still|came up|comes up|comes out) (?:off|out|short|over|under|wrong) by|now now|(?:leav(?:e|ing)|keep(?:ing)?|stays?|staying) (?:\S+ ){0,6}?open(?=\W*$)|(?:leav(?:e|ing)|left) (?:\S+ ){1,6}?for now|rotting|languishing|gathering dust|(?:stands?|stays?|unchanged|hold|holds|` +
    String.raw`as (?:is|it is|they are|they were|it was|before))(?=\W*$)|to do|tbd|tbc|not all|` +
    String.raw`more or less|` +
    String.raw`(?<!\b(?:the|my|batch) )cooking|bubbling|drying|in the (?:oven|`,
  String.raw`washer|dryer|wash)|in the (?:washing |tumble )?machine|in part|apart(?! from)|a (?:little|bit)(?: bit)?(?=\W*$)|small small|fifty fifty|(?:sitting|sat|getting on|cracking on|carrying on|pressing on|busy|stuck in(?:to)?|at it)(?: (?:with|on|to))?(?: (?:it|that|them))? (?:now|as we speak|at the moment)|in (?:bits|pieces|the works)|remaining|remains|is left|are left|`,
  String.raw`(?<!after )being|(?:is|are|'s|'re|be|all|both|definitely|also|still) getting (?:done|sorted|fixed|finished|sent|paid|bought|cut|made|written|posted|booked|called|cleaned|washed|ordered|filed|painted|[a-z]{3,}ed)(?! up)|(?<!\b(?:after|before|of|about|from|like|and|i'm|am|we're|are|is|was|he's|she's) )getting (?!tired|bored|married|excited|started|changed|dressed|stressed|annoyed|worried|used)(?:done|sorted|fixed|finished|sent|paid|cut|made|written|[a-z]{3,}ed)(?= (?:now|today|tonight|later|as we speak|this|soon|first)\b|\W*$)|gets? (?:done|sorted|fixed|finished|sent|paid|cut|posted|cleaned|washed|filed|painted)(?= (?:first|today|tonight|tomorrow|next|later|this|before|by|after|at|on|in|when|come|if|or|no|regardless|mon|tue|wed|thu|fri|sat|sun)))\b|⏳|🔄|⬜|🤷|🙅|\b(?:one|two|three|\d+) \w+ out of \d|\d+ \w+ (?:of|for) .* so far\b`,
);

/** What will happen is not done. */
export const future = pattern(
  '',
  String.raw`\b(?:will|shall|'ll|i'll|ill|going to|gonna|hope to|hoping to|(?:i'd|we'd|i would) (?:like|love|prefer|want) (?:to|it|them|all|both|every ?thing)|about to|bound to|should be|`,
  String.raw`plan(?:ning)? to|make sure|making sure|ensure|`,
  String.raw`need(?:s)? to|needs|have to|has to|got to|gotta|must|want to|trying to|supposed to|`,
  String.raw`next(?! door)|`,
  String.raw`later|tonight|this (?:afternoon|arvo|evening)|after (?:lunch|work|school|dinner|the|`,
  String.raw`my|this)|in (?:an|\d+|a few) (?:hours?|minutes?|mins?))\b`,
);

export const finished = pattern(
  '',
  String.raw`✅|✔|✓|☑|👍|💯|\[x\]|^\W*(?:i |we )?(?:went|check|tick|ready|closed|clear|managed|`,
  String.raw`did)\W*$|\b(?:done|finish(?:ed)?|complet(?:e|ed)|sorted|squared|`,
  String.raw`ticked|checked|check (?:\S+ ){1,3}off|tick(?: (?:\S+ ){1,4}off)?|handled|shipped|`,
  String.raw`submitted|filed|lodged|posted|booked|ordered|paid|sent|nailed|crushed|smashed|aced|`,
  String.raw`knocked out|wrapped(?: up)?|out (?:the door|of the way)|gone|(?:in|into) the (?:bag|post|mail|can|`,
  String.raw`bin|books)|`,
  String.raw`sealed|(?<!\b(?:not|never|didn't) )(?:pushed|push) through(?! (?:the|it|that|this)\b)|closed (?:out\b|off\b|(?=(?:#|number |no\.? ?)?\d\b(?!\d|[:.]\d| ?[ap]m| (?:days?|weeks?|hours?|hrs?|minutes?|mins?)\b)))|(?:finished|polished) off|order (?:(?:has |have |'s )?(?:all )?(?:gone|went)|(?:is|was|got put|been put)) in|spotless|sparkling|immaculate|taken care of|fixed|dusted|delivered|signed|`,
  String.raw`approved|agreed|put (?:that one|it|that) to bed|(?<!\b(?:kids|kid|children|baby|boys|girls|twins|toddler|him|her|them|ones|son|daughter) )put to bed(?! (?:by|at|early|before))|(?<=(?:^|\b(?:is|are|was|were|been|both|all|everything|now|already|everyone) |'s |(?:i|we)(?:'ve|'ve both| have) )(?:now |all |both |already )?)(?:seen to|looked after|attended to)(?! (?:it|that|them|the|my) that)|put away|out (?:in the world|there now)|picked up|off my plate|`,
  String.raw`cross(?:ed)? (?:\S+ ){0,3}?off|accomplished|executed|concluded|ended up doing|(?<!\b(?:nobody|no ?one|barely|hardly|never|not|scarcely|only|who|if) (?:have |has )?)(?:was|were|been) able to|all set|aboard|on board|on order|`,
  String.raw`had (?:its|their|his|her) |(?:has|have|'s|'ve) been (?:to|round to) |(?:is|are|'s) ` +
    String.raw`on the (?:wall|shelf|line|truck|van|boat|`,
  String.raw`site|website)|`,
  String.raw`(?:has|have) (?:her|his|its|their) (?:answer|books|money)|`,
  String.raw`went (?:off|out|back(?! (?:to|and|for|in))|to plan|according to plan|as planned|through|live|(?:really |so |very |pretty |surprisingly |super |quite |too )*(?:well|fine|great|` +
    String.raw`smoothly|ok|okay|good|nicely|long|mad|amazing|brilliantly|perfectly|beautifully|badly|terribly|better|quickly|swimmingly|like a dream|on (?:and on|forever|for (?:ages|hours))))|came (?:out|through)|`,
  String.raw`yes|yep|yup|yeah|yea|yess+|aye|dealt with|got (?:it|that|them) done|`,
  String.raw`(?:is|are|'s|went|now|gone) live|over and done|(?:'m|am|are|just|is|'s) (?:only |just ` +
    String.raw`)?after (?:being )?\w+(?:ing|ed|one)|managed|made it|happened|`,
  String.raw`(?:i|we) did(?=\W*$)|(\d+)(?:/| (?:out )?of (?:the )?)\1|got through (?!(?:to|one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|a few)\b)|did (?:it|that|them|this|both|all|the|my|` +
    String.raw`\d|everything)|good ` +
    String.raw`to go|mission `,
  String.raw`accomplished|`,
  String.raw`settled|up and running|up to date|bagged|cleared|put in)\b`,
);
/** Said of a named item these mean that it is done; alone they may be about anything. */
export const settled = pattern(
  '',
  String.raw`(?:^|[\s:=-])(?:tidy|empty|ready|check|tick|back|clean|closed(?: out)?|clear|away|`,
  String.raw`history|up|in|sharp|tight|straight|shiny|stocked|gleaming|`,
  String.raw`out|over|home|`,
  String.raw`(?:(?:coat|roof|lid|cover|tyres|wheels|blinds|curtains|tiles|ridge|felt|sheets) (?:is|are) (?:all |now |back )*on)|down|dry|ok|okay|okey|up to date|in place|behind me|in the past|good|perfect)(?: now| na| liao| lah| po| sir| madam| boss| bro| mate|`,
  String.raw` today| already| again| finally| at last)*\W*$|`,
  String.raw`\b(?:is|are|'s|was|been|got) (?:up|in|out|back|home|ready|clean|away|over|cut|put|`,
  String.raw`set|hit|read|shut|split|run|final|live|empty|tidy|full)(?=\s*$|[,.!;]|\s+(?:enough|` +
    String.raw`and|now|already|from|on|with|at `,
  String.raw`last|finally|again|in|to)\b)|`,
  String.raw`\b(?:is|are|was|were|'s|(?:has|have|'s) (?:now |finally |just )?(?:come|gone|been put)) (?:now |all |finally |just )*through(?=\s*$|[,.!;]|\s+(?:and|now|already|today|at last|finally|too)\b)|`,
  String.raw`\b(?:is coming|are coming|on (?:its|the) way (?:from|over|to me|here)|(?:is|are|` +
    String.raw`'s) on the way|on its way|on their way|all over)\b|`,
  String.raw`\b(?:was|were) (?:so |really |very |absolutely |just )*(?:fab|fabulous|ace|mint|class|cracking|magic|superb|excellent|beautiful|banging|lush|a laugh|a hoot|wonderful|lovely|great|good|fun|` +
    String.raw`nice|`,
  String.raw`grim|dire|hideous|rough|hellish|painful|easy|interesting|intense|boring|chaotic|emotional|useful|productive|delicious|brilliant|fantastic|amazing|awful|horrible|tough|brutal|ok|okay|fine|understanding|sweet)(?: (?:about (?:it|that|everything)|actually|though|tho|as (?:always|ever|usual)|in the end|so that's (?:good|nice)))*\W*$`,
);
/** A place that is closed, or a person who is out, has done nothing. */
export const unsettled = pattern(
  '',
  String.raw`\b(?:bank|shop|store|office|place|library|surgery|pharmacy|gym|pool|market|supermarket|cafe|restaurant|museum|bakery|butchers?|salon|clinic|school|dump|tip|garage|council|embassy|branch|helpline|dentist|doctors?|vets?|barbers?|chemist|church|hall|court|hospital|nursery|centre|center|he|she|they|they're|he's|`,
  String.raw`she's|we|it) `,
  String.raw`?(?:is |was |are |were |'s )?(?:closed|shut|out|away|back)\b|\bout of\b|`,
  String.raw`\b(?:has|have|had) (?:\S+ ){1,3}(?:in|over|out|up|down|home|away|back)\W*$|\b(?:fogged|snowed|iced|rained|blocked|socked|flooded) (?:in|out|off|over|up)\b`,
);
/** Done whatever day is named beside it: "booked for Monday", "arrives Friday". */
export const surelyDone = pattern(
  '',
  String.raw`✅|✔|✓|☑|\b(?:done|finished|completed|booked|ordered|sent|paid|submitted|posted|filed|`,
  String.raw`scheduled|`,
  String.raw`got (?:an? |my |the )?(?:appt|appointment|slot|booking|viewing)|arrang(?:ed)|reserved|shipped|picked up|fixed|confirmed|is coming|are coming|`,
  String.raw`arriv(?:es|ing)|on order)\b`,
);
