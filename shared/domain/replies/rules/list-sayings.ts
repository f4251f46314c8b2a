/** Data: how people speak of the list and its places, each with what it says in plain words. */

const start = String.raw`(?<=^\W{0,4}|[.!?;\n]\s{0,4}|, (?:and |but |so )?|\band )`;
const end = String.raw`(?=\s*(?:[.!?;,\n]|$))`;
const place = '(?:first|second|third|fourth|fifth|last|final|top|bottom|middle)';
const amount =
  '(?:one|two|three|four|five|1|2|3|4|5|a few|a couple|couple|some|another (?:two|three|couple|few))';
const numbers = String.raw`\d{1,2}(?:(?:,? ?(?:and|n|&|\+) ?|, ?)\d{1,2})*`;

/** What is found, and what stands for it. */
export const listSayings: readonly (readonly [RegExp, string])[] = [
  // "The rest stand", "the others hold": they stay as they are.
  [
    new RegExp(
      `${start}((?:the )?(?:rest|remainder|remaining (?:two|three|four|ones?)|other(?:s| (?:two|three|four|ones?)))) (?:all )?(?:still )?(?:stands?|remains?|stays?|holds?(?: good)?)(?: (?:on|put|there|as (?:is|they are|it is|before)))*${end}`,
      'gi',
    ),
    '$1 stays as it is',
  ],
  // "Otherwise the list stands", "leave it just as it stands", "everything on it is finished".
  [
    new RegExp(
      `${start}(?:(?:otherwise|apart from that|beyond that|but)[, ]+)?(?:the (?:list|rest of the list|plan) (?:stands|remains|stays|holds)(?: as (?:it is|is|before))?|leave (?:it|the list|everything|all) (?:just |exactly )?as (?:it|things) stands?,?(?: please)?)${end}`,
      'gi',
    ),
    'no changes',
  ],
  [/\b(every ?thing|all) (?:on|in) it(?= (?:is|was|has been|got)\b)/gi, '$1'],
  [/\bboth (?:works|jobs|points|matters|entries|chores|errands)\b/gi, 'both'],
  // "2 through 4 are looked after", "2 still at it", "3 take off".
  [
    new RegExp(
      String.raw`${start}(${numbers}|\d{1,2} ?(?:-|to|through|thru) ?\d{1,2}) (?:is|are) (?:all |both |now )*(?:looked after|seen to|attended to|dealt with|taken care of)${end}`,
      'gi',
    ),
    '$1 done',
  ],
  [
    new RegExp(String.raw`${start}(${numbers}) still (?:at it|on it)${end}`, 'gi'),
    '$1 in progress',
  ],
  [
    new RegExp(String.raw`${start}(${numbers}) (?:take off|leave off|strike|bin)${end}`, 'gi'),
    'drop $1',
  ],
  [
    new RegExp(`${start}(?:do|doing) away with (?=(?:the )?(?:${place}|number|\\d))`, 'gi'),
    'drop ',
  ],
  // "Something new: swim the lengths"
  [
    new RegExp(
      `${start}something (?:new|extra|else|more)(?: for (?:today|the list|you))?: (?=\\S+ \\S)`,
      'gi',
    ),
    'new: ',
  ],
  // "The big one tomorrow is to text the babysitter", "tomorrow is for washing the van"
  [
    new RegExp(
      `${start}(?:my|the|our)(?: (?:main|big|biggest|only|one|first|top|number one|real))*(?: (?:to-?do|job|task|goal|plan|one|thing|priority|focus|aim|mission|target))? (?:for |on )?tomorrow(?: morning)? (?:is|will be)(?: going)? to (?!be\\b)(?=\\S+ \\S)`,
      'gi',
    ),
    'tomorrow: ',
  ],
  [new RegExp(`${start}tomorrow is for (?=\\p{L}+ing )`, 'giu'), 'tomorrow is '],
  // "First thing tomorrow mow the verge"
  [
    /(?<=^\W{0,4}|[.!?;,\n]\s{0,4}|\b(?:and|but|so|then|also|oh) | - )first thing (?=(?:tomorrow|tmrw|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?: morning)?,? \p{L})/giu,
    '',
  ],
  // "Do add cap table", "leave that one off", "if you'd put down for me: the vet".
  [new RegExp(`${start}do (?=(?:please )?(?:add|include)\\b)`, 'gi'), ''],
  [
    new RegExp(`${start}(?:please )?(?:leave|keep) (?:that|it|this)(?: one)? off${end}`, 'gi'),
    'scratch that',
  ],
  [
    new RegExp(
      `${start}if you(?:'d| would| could) (?:please |kindly )?(?:put|add|note|jot)(?: down)?(?: for me)?:? `,
      'gi',
    ),
    'add: ',
  ],
  // "Strike 4 altogether", "4 can come off entirely", "drop the gym for good"
  [
    /(?<=\b(?:strike|struck|delet(?:e|ed)|remov(?:e|ed)|drop(?:ped)?|scrap(?:ped)?|scratch(?:ed)?|cancel(?:l?ed)?|bin(?:ned)?|ditch(?:ed)?|axed?|nix(?:ed)?|skip(?:ped)?|forget|lose|take|taken|knock|cross(?:ed)?|come|go) [^.!?\n,]{1,40}?),? (?:altogether|entirely|completely|outright|for good|once and for all|full stop|permanently)(?=(?:,? (?:please|pls|thanks|now|then|from (?:the|my|this) list))*\s*(?:[.!?,;\n]|$))/gi,
    '',
  ],
  // "The vet's bill I cannot put off any longer"
  [
    /(?<=\S \S+),? i (?:can't|cannot|can not|mustn't|must not|shouldn't) (?:put off|delay|avoid|ignore|leave|dodge|let slide)(?: (?:any|for much|much) (?:longer|more)| anymore)?(?=[.!?\n]|$)/gi,
    '',
  ],
  // "The bottom one you can bin", "bottom one, delete it".
  [
    new RegExp(
      `${start}(?:the )?(${place}) one,? (?:(?:you|u) (?:can|may|could) )?(?:bin|delete|drop|scrap|strike|remove|ditch)(?: it| that)?${end}`,
      'gi',
    ),
    'drop the $1 one',
  ],
  // "None of them bar the marking".
  [
    new RegExp(
      `${start}(?:none|not one|neither)(?: of (?:them|it|these|those|the list|this))?(?: (?:was |is |got |has been )?(?:done|finished|happened|sorted|ticked))?,? (?:bar|but|except(?: for)?|apart from|other than|besides|save(?: for)?) (?:for )?([^.,;!\\n]{2,40})${end}`,
      'gi',
    ),
    'only $1 done',
  ],
  // "Everything as is except the call, which moves to 4".
  [
    new RegExp(
      `${start}(?:(?:every ?thing|all)(?: of it)?(?: else)?(?: (?:(?:stays|remains|stands)|(?:stays|is|remains|stands) (?:as (?:it )?is|the same|put|as it stands)| ?as (?:it )?is))|(?:the list|same (?:list|plan)|leave (?:it|everything)|keep (?:it|everything))(?: else)?(?: (?:stays|is|remains|stands))? ?(?:as (?:it )?is|the same|put|as it stands)?),? (?:except|but|apart from|other than)(?: that| for)? (\\S[^,;.!\\n]{2,30}),? (?:which|that) (?=(?:moves?|is|goes|has|should|needs|can|will)\\b)`,
      'gi',
    ),
    '$1 ',
  ],
  // "Third stays too", "first stands".
  [
    new RegExp(
      `${start}((?:the )?${place})(?: (one|item|task))? (?:still )?(?:stays?|stands?|remains?)(?: (?:put|too|also|as well|as (?:it )?is|on|there))*${end}`,
      'gi',
    ),
    '$1 one stays',
  ],
  [
    new RegExp(`${start}((?:please )?keep the ${place})(?: one)? (?:also|too|as well)${end}`, 'gi'),
    '$1 one',
  ],
  // "2 goes", "number 3 is for the bin", "2 comes off the list".
  [
    new RegExp(
      String.raw`${start}((?:number |no\.? ?|#|the )?(?:\d{1,2}|${place}(?: one)?)) (?:goes|is for the (?:bin|chop|scrap ?heap)|(?:comes|goes) off(?: (?:the|my) list)?)${end}`,
      'gi',
    ),
    '$1 can come off',
  ],
  // "Client's in today so only 1 and 2", where no reason stands, and where one does.
  [
    new RegExp(
      `,? so (?:it's |that's )?(just|only) (${numbers})(?: (?:today|2day|for today|then|for me))*${end}`,
      'gi',
    ),
    '. $1 $2',
  ],
  // "Still on chapter 6 so the other two wait till tomorrow"
  [
    /(?<=\S \S+),? so (?=(?:the )?(?:rest|others|other (?:one|two|three|four|ones|things|jobs)|remaining \S+|everything else|all else)\b)/gi,
    '. ',
  ],
  // "Not getting to the quote or the pipe till Wednesday"
  [
    /\b(?:(?:i'm|we're|im) )?not (?:getting (?:to|round to|around to)|doing|starting|touching|tackling) ((?:the |my )?\p{L}+(?: \p{L}+){0,2}) or ((?:the |my )?\p{L}+(?: \p{L}+){0,2}) (till?|until|before) (?=(?:tomorrow|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the ))/giu,
    '$1 can wait till next time, $2 can wait $3 ',
  ],
  // "Two more to go on. Ring the bank."
  [
    new RegExp(
      String.raw`${start}(?:(?:just|got|i have|i've got|there are|and|also|please|ok) )*(?:an? )?${amount}(?: of)?(?: more| extras?| additions?| other| new)(?: (?:things?|items?|tasks?|jobs?|ones?|bits|additions?|extras?))?(?: (?:to (?:go on|go down|add|put (?:on|down)|note)|for (?:the list|my list|you|me|today))| please| pls)+ ?[.:!–-]+\s*(?=\p{L})`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`${start}(?:(?:just|got|and|also) )*(?:an? )?(?:few|couple(?: of)?|some|two|three) (?:extras|additions) ?[.:!–-]+\s*(?=\p{L})`,
      'giu',
    ),
    '',
  ],
  // "Tax return, absolutely must", "laundry - nice to have".
  [
    /(?<=\p{L}|\d)(?:,| [-–—]+|:) ?(?:(?:an?|absolutely|absolute|definitely|definite|really|total|totally|complete|is) )*(?:must(?:[- ]do)?|essential|non[- ]?negotiable|vital|crucial|urgent|mandatory|no question(?: about it)?|no matter what|come what may|hell or high water|nice[- ]to[- ]have|at some (?:point|stage))(?=\s*(?:[.!;\n]|$|,))/giu,
    '',
  ],
  // "Ok so: quilt", "same as every Monday: payroll", "main thing = the tender".
  [/^(\W*)(?:(?:ok|okay|right|so|well|um|alright)[ ,]*)+[:–—-]\s+(?=\p{L})/giu, '$1'],
  [
    /(?<=^\W{0,4}|[.!?\n]\s{0,4})(?:it's |it'll be |today's |pretty much |just |much )*(?:the )?(?:same|usual) (?:old |again )?(?:as|like) (?:always|ever|usual|yesterday|last \p{L}+|(?:every|each|any) (?:other )?\p{L}+)(?: really| then)? ?(?::|[-–—])\s*(?=\p{L})/giu,
    '',
  ],
  [
    /(?<=^\W{0,4}|[.!?\n]\s{0,4})((?:my |the |today's )?(?:(?:main|one|only|big|top|number one) )?(?:thing|priority|goal|focus|job|task|aim|mission)(?: today)?) = (?=\p{L})/giu,
    '',
  ],
  [
    /(?<=^\W{0,4}|[.!?\n]\s{0,4})(?:just|only|it's|really|there's|got|i have|i've got| )*(?:two|2|a couple of) (?:main |big |real )?(?:things|jobs|tasks|goals)(?: really| today| for me| only| i think)* ?[:,–-]+ ((?:the |my )?[\p{L}']+(?: [\p{L}']+){0,2}) (?:and|&) ((?:the |my )?[\p{L}']+(?: [\p{L}']+){0,2})(?=\s*(?:[.!]|$))/giu,
    '$1, $2',
  ],
  // "Tender and everything else can wait".
  [/(?<!,) (?:then|and|but) (everything else|the rest|all else)(?= can (?:all )?wait\b)/gi, '. $1'],
  [
    /(?<=^\W{0,4})(?:forget|sod|screw|write off) (?:about )?(?:today|the day)\b(?!['’])/giu,
    'nothing today',
  ],
  [
    /(?<=^\W{0,4}|[.!?\n]\s{0,4})(start (?:over|again|fresh|afresh)(?: please)?):\s+(?=\p{L})/giu,
    '$1. ',
  ],
  [/\b(tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day),? not today\b/gi, '$1'],
  // Said of what was said.
  [
    /(?:^|[,;–—-]|(?<=[.!?\n])) ?(?:and )?(?:say no more|need i say more|'?nuff said|enough said|(?:the )?less said the better)(?=\s*(?:[.!?,;\n]|$))/giu,
    '',
  ],
  // "So I'm typing this one-handed".
  [
    /,? ?\b(?:so |and |as |but )?(?:i'm|i am|im) (?:typing|writing|texting|answering|replying|dictating|sending|doing)(?: this)? (?:(?:with )?one[- ](?:thumb|hand|finger)(?:ed)?|from (?:the|my|a|under)|on (?:the|my) (?:phone|bus|train|loo|way)|in (?:the|my) (?:car|dark|bath|bed)|half asleep|under|while)[^.,!?;\n]*/giu,
    '',
  ],
  // "Nothing off the list so far".
  [
    /(?<![\p{L}'])(?:nothing|none|nowt|nil|zero|zilch|not a (?:single )?(?:thing|one))(?: (?:is|has (?:come|gone|been)|come|gone|knocked|crossed|ticked|got))* off (?:the|my|this|today's) (?:to-?do )?list(?! (?:please|pls))/giu,
    'nothing done',
  ],
  [
    /(?<![\p{L}'])(?:nothing|none|zero)(?: (?:is|has (?:come|gone|been)|knocked|crossed|ticked|got))* off (?=yet|so far|as yet)/giu,
    'nothing done ',
  ],
];
