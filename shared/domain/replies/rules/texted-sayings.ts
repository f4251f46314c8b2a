/** Data: what people text or say into a phone, each saying with what it says in plain words. */
import { pattern } from '../pattern.ts';

const ended = '(?:done|finished|completed?|sorted|paid|sent|booked|ordered|fixed|posted|cleaned)';
const did = `(?:did|done|finished|sorted|sent|paid|ticked|completed|fixed|called|posted|booked)`;
const onList = '(?:on (?:there|here|it|the list|my list)|there|here|showing|listed)';
const someone = "(?:i|we|they|he|she|you|it|there)(?:'s|'re|'ve|'ll|'d|'m)?";

export const textedSayings: readonly (readonly [RegExp, string])[] = [
  // "Blades fitted now doing the cab"
  [
    /(?<=(?:ed|done|sent|paid|made|on|in)),? (?:and )?(?=now (?!going\b)\p{L}+ing (?:the|my|on|at)\b)/giu,
    ', ',
  ],
  // "Get diesel 2 list", "gone 2 far"
  [/(?<=\p{L}) 2 (?=(?:the |my )?list\b)/giu, ' to '],
  // "Need 2 call gran", "go 2 the bank"
  [
    /(?<=\b(?:need|needs|have|has|got|want|supposed|going|trying|remember) )2 (?!(?:train|file|paint|write|work|start|print|water|plan|book) \p{L}{2,}s\b)(?=(?:stop|call|ring|pay|get|buy|send|finish|book|clean|wash|tidy|email|text|do|go|make|take|pick|fix|start|drop|see|write|read|check|order|find|sort|feed|walk|cook|tell|ask|put|be|move|cancel|renew|print|post|give|bring|return|submit|study|revise|work|talk|speak|meet|help|sign|change|update|prep|practi[cs]e|learn|plan|file|iron|mow|paint|collect|apply|register|remember|shop|train|run|sleep|eat|leave|try|keep|turn|set|hand|hoover|vacuum|water|chase|pack|unpack|tune|bake|charge|visit)\b(?! (?:left|more)\b)|(?!(?:of|from|for|with|more|off|on|new|at|by|and|big|spare|free|extra|good|kids|people|men|women|children)\b|\p{L}+[^su\W]s\b)\p{L}{4,} (?:the|my|our|an?|his|her|it|them)\b)/giu,
    'to ',
  ],
  [
    /(?<=\b(?:go|going|gone|been|get|got|back) )2 (?=(?:the|my|town|work|school|bed|gym|church)\b(?! \p{L}+s\b))/giu,
    'to ',
  ],
  // "Y is 2 still on there i said i did it"
  [
    pattern(
      'giu',
      String.raw`(?:\b(?:why|how come|y) (?:is|are|'s) |(?<=^|\n))((?:number |no\.? ?|#)?\d{1,2}|the [\p{L} ]{2,20}?)(?:'s| is| are)? still ${onList}(?: when| but| though| even though|,)*`,
      String.raw` (?:i (?:already )?(?:said|told (?:you|u|ya)|sed)(?: that)? )?i(?:'ve| have|ve)?(?: already)? ${did} (?:it|that|them|those|this)\b`,
    ),
    '$1 is done',
  ],
  // "I already did 2 why is it still on there"
  [
    pattern(
      'giu',
      String.raw`,? (?:so )?(?:why|how come|y) (?:is|are|'s) (?:it|that|they|those) still ${onList}\b`,
    ),
    '',
  ],
  [/\bi (?:already )?(?:said|sed|told (?:you|u|ya)) (?:that )?i (?=(?:already )?did \d)/gi, 'I '],
  // "And yeah pay Luis"; "so yeah" closes what one said.
  [/(?<=\p{L}|\d),? and (?:yeah|yep|uh|um|oh yeah)[, ]+(?=\p{L}|\d)/giu, ' and '],
  [/(?<=\p{L}|\d),? (?:so|and|but|so um|and um|anyway),? (?:yeah|yep|ya)(?=\W*$)/giu, ''],
  // "Walk the dog obviously"
  [/(?<=\p{L}{3}),? (?:obviously|obvs|obv)(?=\W*$|,| and )/giu, ''],
  // "Everything except the docs is done docs can wait until thursday"
  [
    pattern(
      'giu',
      String.raw`(\b(?:everything|all|the lot|both|rest)(?:'s)? (?:(?:is |are |'s )?${ended} )?(?:except|but|bar|apart from|besides|minus)(?: for)? (?:the |my )?\p{L}+(?: \p{L}+){0,2}? (?:is|are|has been|got|'s) ${ended})`,
      String.raw` (?=(?:the |my )?\p{L}+(?: \p{L}+)? (?:can|is|are|will|has|have|ill|i'll|i|needs|tomorrow|next)\b)`,
    ),
    '$1, ',
  ],
  // "The viewing went really well they want to put an offer in"
  [
    pattern(
      'giu',
      String.raw`(\bwent (?:(?:really|very|so|pretty|quite|super) )*(?:well|fine|great|ok|okay|good|smoothly|brilliantly|badly)) `,
      String.raw`(?=${someone} \p{L})`,
    ),
    '$1, ',
  ],
  // "Prescription picked up its going to run out next month"
  [
    pattern(
      'giu',
      String.raw`(\b(?:${ended.slice(3, -1)}|(?:picked|dropped|rung|signed|handed)(?: up| off| in)?)) `,
      String.raw`(?=(?:its|it'?s|it|they'?re|they|he'?s|hes|shes|she'?s) (?:goes|comes|lasts|going|coming|runs out|starts|due|arrives)\b)`,
    ),
    '$1, ',
  ],
  // "It's going in next month the bikes are down"
  [
    /(?<=\b(?:in|by|till|until|out|on|again|back|up|for) (?:next (?:week|month|year)|today|yesterday)) (?=(?:the|my|our) \p{L}+(?: \p{L}+)? (?:is|are|was|were|isn'?t|aren'?t|wasn'?t|has|have)\b)/giu,
    ', ',
  ],
  // "Accountant was fine hes going to send me the forms"
  [
    pattern(
      'giu',
      String.raw`(\b(?:was|were) (?:(?:really|very|so|pretty|all|quite) )*(?:fine|great|good|lovely|grand|brilliant|easy|quick|ok|okay|nice)) `,
      String.raw`(?=(?:they|he|she|we)(?:'?s|'?re|'?ve|'?ll)? \p{L})`,
    ),
    '$1, ',
  ],
  // "First thing is I've got to drop the kids"
  [
    /\b(?:first|next|main|other|second|last) thing (?:is|would be)(?: that)?,? (?=(?:i|we)\b)/gi,
    '',
  ],
  // "Id like to write to my niece"
  [/\bid (?=(?:like|love|better|rather|prefer|also like|really like) )/gi, "I'd "],
  // "Would you ever add bread like a good lad"
  [/\bwould you ever (?=\p{L})/giu, 'please '],
  [/,? (?:like|there'?s) a good (?:lad|lass|girl|boy|man|woman|un|chap)\b/gi, ''],
  // "I've the slurry spread"
  [
    /(?<=^|[.,\n]\s?|\band )(?:i'?ve|i have|we'?ve|we have) ((?:the|them|all the|my|her|his) [\p{L}']+(?: [\p{L}']+)?) (\p{L}{2,}ed|done|spread|sent|paid|made|bought|got|put away|cut|swept|written|read)(?=\W*$|,| and | but )/giu,
    '$1 is done',
  ],
  [/,? at all at all\b/gi, ''],
  [/(?<=\p{L}) bout (?=(?!of\b)\p{L})/giu, ' about '],
  [/\bhome safe(?: and (?:sound|well))?\b/gi, 'home'],
  [/\bcome (?:the )?mornin(?:g\b|'|\b)/gi, 'tomorrow morning'],
  [/\b(?:to|in|into) that list\b/gi, 'to the list'],
  // "So that's sorted acacia photos are going up"
  [
    pattern(
      'giu',
      String.raw`(\bso (?:that'?s|thats|they'?re|it'?s|that is) (?:all |both )?${ended}) (?=(?!and\b|but\b|now\b|then\b|too\b|as\b|at\b|in\b|on\b|for\b|by\b|with\b|to\b|today\b|yesterday\b|thanks\b|also\b|already\b|until\b|except\b|apart\b|or\b|so\b|finally\b|up\b|out\b|off\b|last\b|this\b|before\b|after\b)\p{L}+ \p{L}+ \p{L})`,
    ),
    '$1, ',
  ],
  // "Varnish tomorrow dependin on rain"
  [
    /(?<=\b(?:tomorrow|2moro|tomoz|2mrw|tmrw|(?:mon|tues|wednes|thurs|fri|satur|sun)day)),? (?:depend(?:ing|in|s|ent)?|dpend(?:ing|in|s)?) on (?:the )?\p{L}+(?=\W*$|,)/giu,
    '',
  ],
  // "Remove the hooks and ad buy bulbs"
  [
    /(?<=^|[.,!\n] ?|\band )ad (?=(?:buy|call|ring|get|pick|book|pay|email|send|clean|wash|fix|order|collect|finish|post)\b)/gi,
    'add ',
  ],
  // "Fish fry was everything"
  [
    /\b(was|were) (?:everything|bussin|fire|lit|class|mint|mega|cracking|lush|ace|savage|deadly|epic|a laugh|a hoot|unreal|banging|bangin|quality)(?=\W*$|[,.!])/gi,
    '$1 great',
  ],
  [/\bis proper job\b|'s proper job\b/gi, ' is sorted'],
  // "Ada = gran gettin her so cross off"
  [
    / = (?=(?:(?:her|his|my|our|the) )?\p{L}+(?: is|'s)? (?:doin|gettin|sortin|pickin|havin|takin|collectin|comin)g?\b)/giu,
    ', ',
  ],
  [/\bso (?:cross|scratch|knock|strike) off(?=\W*$|[,.!])/gi, 'so take it off'],
  [/\b(?:don'?t|dnt|do not) (?:4get|4gt|fgt|frgt|4get)(?: 2| to)? /gi, "don't forget "],
  // "Lunch was fab x essay not yet"
  [
    /(?<=\b(?:thanks|thx|ta|please|pls|bye|night|love|done|ok|cheers|fab|great|lovely|good|fun|nice|ace)) x{1,3} (?=\p{L}{3})(?!ray|box|factor|men|files|mas)/giu,
    '. ',
  ],
  // "C if Shaz wants a lift"
  [/(?<=^|[,.\n]\s?|\band )c (?=(?:if|whether) )/gi, 'see '],
  // "Dem don postpone the wedding"
  [/\b(?:dem|dey|una) don (?=\p{L}{3,})/giu, 'they have '],
  [/\b(dinna|dinnae|don't|dont) (?:fash|bother) (?:wi'?|with|about) /gi, "don't bother with "],
  // "An add pick up the wean"
  [/(?<=^|[.!?\n,]\s?)an' ?(?=\p{L})|(?<=^|[.!?\n,]\s?)an (?=add |put |also )/giu, 'and '],
  // "I couldnae get through the day": in Scots the day is today.
  [/(?<=nae .{2,60})\bthe (day|night)(?=\W*$|[,.])/giu, 'to$1'],
];
