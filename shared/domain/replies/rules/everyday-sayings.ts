/** Data: how people talk by the way, each saying with what it says in plain words. */

const gods =
  '(?:goodness|gosh|golly|gracious|lord|heavens|mercy|god|jeez|dear|boy|man|crumbs|blimey)';
const opensTask =
  "(?:i(?:'ve| have| need| must| forgot| nearly forgot| almost forgot| gotta|'d better)\\b|remind me|don't let me|can you|could you|please)";
const when =
  "(?:(?:(?:straight |right |just )?(?:before|after)|over|during|on the way (?:to|back from)) (?:[\\p{L}'-]+ ){0,2}[\\p{L}'-]+|on the way (?:home|there|back)|first thing)";

export const everydaySayings: readonly (readonly [RegExp, string])[] = [
  // "Tomorrow: plumber, first and foremost"
  [/,? first and foremost(?=\W*$|[.!?;]\s)/gi, ''],
  // "Births registered at last"
  [/(?<=\p{L}{2}),? at (?:long )?last(?=\s*(?:[.!?,;\n]|$))/giu, ' finally'],
  // "Do them stretches or I'll seize up"
  [
    /(?<=\S \S+),? (?:or|otherwise|else)(?: else)?,? (?:i'll|i will|i'm|she'll|he'll|they'll|it'll|we'll|there'll be|there will be|(?:the|my|our) \p{L}+(?:'ll| will)) (?!do\b|try\b|can\b)(?![^.!?\n]*\b(?:tomorrow|tonight|next|later|instead|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)[^.!?,\n]{3,60}(?=[.!?\n]|$)/giu,
    '',
  ],
  // "Because they don't answer on Wednesdays and I've also got to get calpol"
  [
    /(?<=\b(?:cos|coz|cause|because|since) [^.,!?\n]{3,60}?) and (?=(?:i've|ive|i) (?:also |still )?(?:got to|gotta|need to|have to|must) )/giu,
    '. ',
  ],
  // "If I can be bothered go to the gym"
  [
    /\bif (i|we) (?:can|could) (?:be (?:bothered|arsed|fussed|asked)|face (?:it|that)|stomach it|manage (?:it|that)?|stand it|summon (?:up )?the (?:energy|strength|will)),? (?:to )?(?=\p{L}+ \p{L})/giu,
    'if $1 can, ',
  ],
  // "Had words with the coffee rep"
  [
    /(?<=(?:^|[.!?\n,;])\s*|\b(?:i|we|and|i've|just|finally|have) )had (?:a (?:quick |few |good |little |long )?)?(?:words?|natter|blether|chinwag|chat|conversation|catch-?up) (?:wi'?|with|wiv) (?=\S)(?![^.!?,\n]{0,60}\babout\b)/gi,
    'spoke to ',
  ],
  // "Put on the fee estimate instead"
  [
    /(?<=^|[.!?\n,]\s*)(?:(?:please|pls|and|so|but|just)[, ]+)*(?:put|pop|stick) (?:on|down|in) (?=(?:the|my|an?|our) [^.!?,\n]{3,50} instead\b)/gi,
    'add ',
  ],
  // "Biscuit sends a lick"
  [
    /(?<=(?:^|[.!?\n])\s*)(?:and )?(?:the |my )?\p{L}+(?: \p{L}+)? (?:sends?|says?|blows you) (?:you )?(?:(?:an?|his|her|their|its|my|our|big|wet|lots of|all|best|warm|kind) )*(?:licks?|love|regards|hello|hi|hey|hiya|greetings|wishes|kiss(?:es)?|hugs?|woof|meow|miaow|thanks|thank you|ta|bye|goodnight|good night|cheers)(?: too| back| to you| by the way| xx?)*(?=\s*(?:[.!?\n]|$))/giu,
    '',
  ],
  // "Let's gooo", "PS get cat food"
  [/\blet'?s go{2,}\b[!. ]*/gi, ''],
  [/(?<=^|[.!?\n]\s{0,3})p\.?s\.?[:,]?\s+(?=\p{L}+ \p{L})/giu, ''],
  // "Gota pay rego", "hafta ring nan"
  [/\b(?:gota|gotto|godda|hafta|havta)(?= [\p{L}])/giu, 'gotta'],
  // "Gud mrng, walk dog"
  [
    /^(\W*)(?:(?:gu?d|good|v good) )?(?:mrng|mrnin|mornin|mrn|aftn|evng|evnin)\b[\s,.!:-]+(?=\S)/gi,
    '$1',
  ],
  // "Good morning honey im supposed to pick up my pills"
  [
    /^(\W*)(?:oh,? )?(?:(?:good )?(?:morning|afternoon|evening)|hello|hi|hiya|hey)(?: (?:there|honey|hon|hun|dear|dearie|darling|love|luv|sweetie|sweetheart|pet|petal|duck|hen|again|everyone|anchor|friend|my (?:dear|love|friend)))*[,.!]? (?=(?:so |well |and )*(?:i|i'm|im|i've|ive|i'll|we|we're|we've)\b)/gi,
    '$1',
  ],
  // "Oh goodness remind me to defrost the chicken"
  [
    new RegExp(
      `(?<=^|[.!?,\\n]\\s*|\\b(?:and|but|so) )(?:oh,? )?(?:(?:my|good|dear|thank) )?${gods}(?: (?:me|gracious|almighty|above))?,? (?=${opensTask})`,
      'gi',
    ),
    '',
  ],
  // "I'd a wee greet at the film": what one had, as the Scots and the Irish say it.
  [
    /\bi'd (?=an? (?!lot\b|bit\b|million\b|notion|mind\b|plan\b|thought|idea|feeling|hope|chance|good mind))/gi,
    'I had ',
  ],
  // "I'm hemming it this afternoon like i said the eye doctor you can put off"
  [/(?<=\p{L}),? (?:like|as) i (?:said|told you|mentioned),? (?=(?:the|my|i|we|and) )/giu, '. '],
  // "Keep all but the gym"
  [
    /\bkeep (?:it all|them all|all(?: of (?:it|them))?|everything|the lot) (?:but|except(?: for)?|bar|apart from|besides|minus) (?:for )?(?=\S)/gi,
    'drop ',
  ],
  // "Okay um three things call the bank"
  [
    /^(\W*(?:(?:ok|okay|so|um|uh|right|well|today|just|got|i have|i've got) )*)(?:one|two|three|four|five|a few|a couple of|couple of) (?:things|jobs|tasks)(?: (?:today|to do|for today|this \p{L}+))*,? (?=(?:call|ring|pay|pick|buy|get|send|email|finish|book|clean|wash|take|water|fix|post|order|write|mail|drop|text|phone|return|make|do) )/giu,
    '$1',
  ],
  // "I said I'd call Thandi"
  [
    /(?<=(^|[.!?\n]\s{0,4})(?:and |also |oh )*|\b(?:i|and) )(?:said|swore|agreed|(?:told|promised|assured) (?:my |the )?(?!them|him|her|you|myself|i\b|to\b)\p{L}+|gave (?:my |the )?\p{L}+ my word)(?: that)? i(?:'d|'ll| would| will) (?![^.!?\n]*\b(?:him|her|them|you|it)\b)(?=\p{L}+ (?!today|tomorrow|later|soon|tonight|now)\S)(?!\p{L}+ed\b|be\b|been|done|had|like|love|rather|never|not|already|got|gone|forgot|think|see\b|have|sent|paid|made|let|try|do (?:it|that|my best)|get back|know|just)/giu,
    "promised I'd ",
  ],
  // "I'd say the floor will be Thursday", "forget Niamh and instead ring Aoife"
  [
    /(?<=^|[.!?\n]\s{0,4})i(?:'d say|'d imagine|'d guess|'d reckon),? (?=(?:the|my|our) \p{L})/giu,
    '',
  ],
  [/ and instead,? (?=\p{L}+ \p{L})/giu, ' and '],
  // "Merge the two SQL ones pls. Call it SQL cleanup"
  [
    /\b((?:merge|combine|join|fold|lump) [^.!?\n,]{2,50}?)(?: please| pls| together)?[.!;] (?:and |then )?(?:call|name) (?:it|them|that) (?=["\p{L}])/giu,
    '$1 into ',
  ],
  // "The pool instead of the treadmill, swap it"
  [
    /\b((?:instead of|rather than|in place of|for) [^.!?\n,]{2,30}),? (?:so |please |just )?(?:swap|change|switch|replace|amend|update) (?:it|them|that)(?: over| round| please| pls)?(?=[.!]|\s*$)/gi,
    '$1',
  ],
  // "All of 2 to 4 done"
  [
    /\ball (?:of )?(?=#?\d{1,2} ?(?:-|–|to|thru|through) ?\d{1,2}(?! ?(?:[ap]m|hours?|mins?)\b)\b)/gi,
    '',
  ],
  // "CD check was ticked too soon. Needs to go back on."
  [
    /(?<=[.!?,;] )(?:so )?(?:it )?(?:needs?|has|ought|wants?) to go back on(?: (?:the|my) list)?(?=[.!]|\s*$)/gi,
    'put it back on',
  ],
  // "Works like new, good as new"
  [
    /\b(is|are|was|looks?|works?|runs?|goes|sounds?) (?:now |all )?(?:as )?(?:good as (?:new|gold)|like (?:brand )?new)\b/gi,
    'is fixed',
  ],
  [
    /(?<=[\p{L}\d)]), (?:(?:and |now |it's |it is |all |as )*)(?:good as new|(?:works|runs|looks) like (?:brand )?new)\b/giu,
    ', all fixed',
  ],
  // "Tomorrow before court I have to get it signed"
  [
    new RegExp(
      `(?<=^|[.!?\\n]\\s*)((?:and |then |but |so |oh )*(?:tomorrow|tmrw|tmr)(?: morning)?),? (${when}),? ((?:i|we)(?:'ve got to|'ve to| have to| need to| must| should|'ll| will|'m going to| gotta) (?!be\\b|see how|know|try\\b)(?:(?! and | then | so )[^.,;:!?\\n]){4,80})`,
      'giu',
    ),
    '$1 $3 $2',
  ],
];
