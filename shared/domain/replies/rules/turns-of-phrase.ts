/** Data: turns of phrase with which people plan, put off and add, each in plain words. */

const opens = String.raw`(?<=^\W{0,4}|[.!?;\n]\s{0,4})`;
const ends = String.raw`(?=\s*(?:[.!?;\n]|$))`;
const adds =
  '(?:(?:and|also|oh|please|pls|just|can you|could you|would you|will you|kindly)[, ]+)*';
const there =
  '(?: (?:on|down|in|to)(?: (?:there|here|it|the list|my list))?)?(?:,? (?:too|as well|also|please|pls))*';
const toAdd =
  "(?:(?:wants?|needs?|requires?) (?:adding|putting (?:on|down)|to (?:go|be|be put|be added) (?:on|down|in|there|to the list))|(?:wants|needs) (?:to be )?added|(?:should|must|ought to|has to|had better|'d better|can|could) (?:go|be|be put|be added) (?:on|down|in|there))(?: (?:the|my|this) list| there| too| as well| please| then)*";

export const turnsOfPhrase: readonly (readonly [RegExp, string])[] = [
  // "I'll not bother with the windows"
  [
    /\b(i|we|he|she|they|it|you)'ll not(?! \p{L}+ (?:it|that|them|him|her|those) again)(?= (?:be |really |now |even )?\p{L})/giu,
    "$1 won't",
  ],
  [/\b(i|we) sha(?:n't|nt|ll not) (?=\p{L})/giu, "$1 won't "],
  [
    /\b(?:i )?(?:do not|don't|dont|doubt) (?:think|reckon|believe)? ?(?:that )?(i|we)(?:'ll| will) bother (?=with|doing)/giu,
    "$1 won't bother ",
  ],
  [/\bwon't be (?=bothering with )/gi, ''],
  // "No point doing the windows, it's going to rain"
  [
    /(?<=^\W{0,4}|[.!?;\n]\s{0,4}|\b(?:and|but|so) )(?:(?:there's|there is|i see) )?(?:no|little|not much) (?:point|sense|use) (?:in )?(?:doing|bothering with|starting|trying|\p{L}{3,}ing) (?=(?:the|my) )(?![^.!?\n]*\b(?:before|until|till|yet|now|when|if|today|tonight|this|tomorrow)\b)/giu,
    "won't bother with ",
  ],
  // "The hake's getting done this morning", "dues getting paid tonight"
  [
    /(?<!\b(?:i'm|im|we're|am|not|just|only|of|for|about|without|hate|love|like|enjoy|before|after|from|by|when|while|is it|be|keep|keeps|kept|started?|end(?:ed)? up) )(?<=[\p{L}'] )getting (?=(?:done|paid|sent|cut|fed|made|built|put|taken|hung|sold|written|swept|sorted|posted|finished|fixed|filed|booked|ordered|cleaned|washed|painted|printed|delivered|collected|scrubbed|filleted|mowed|mown|ironed|packed|signed|mended|repaired|serviced) ?(?:$|[.,!;\n]|now\b|at |on |by |as |today|tonight|this |later|after|before|first|soon|over |while|when))/giu,
    'being ',
  ],
  // "The one other job that has to happen is ordering the plugs"
  [
    /(?:, (?:and |but |plus )*|\b)(?:the |my )?(?:(?:one|only|big|main|last) )*(?:other|more|another|next|last) (?:job|thing|task|one)(?: (?:that|which))?(?: (?:(?:also|still|really|just) )*(?:has|needs|have|need|wants|must|ought|i|to|get|be|happen|done|do|doing|can't|cannot|won't|wait|today|tonight|now|sorted|sorting|for|this|morning|afternoon))* is (?:to )?(?=(?!(?:going|taking|looking|being|coming|waiting|dragging|driving|killing|proving|turning|hanging|running|still|getting (?:done|there|to|on|late|long|old|\p{L}+er))\b)\p{L}{2,}ing \p{L}|(?:call|ring|order|pay|book|buy|get|send|email|post|fix|clean|pick|collect|finish|write|text|phone|make|sort|take) \p{L})/giu,
    '. What matters is ',
  ],
  // "Tomorrow I should be glad to clean the pedalboard"
  [
    /\bi(?:'d| would| should) be (?:(?:very|most|so|only too|really|quite) )?(?:glad|happy|pleased|delighted|grateful|content|thankful) (?:to|if i (?:could|can|got to|managed to)) (?!(?:see|hear|know|say|help|have|be|go|get rid|report|call it|leave it|wait)\b)(?=\p{L})/giu,
    "I'd like to ",
  ],
  [
    /(?<=\b(?:tomorrow|tmrw|tmr|in the morning)(?: morning)?,? )it(?:'d| would| will|'ll) be (?:(?:really|very|so) )?(?:good|nice|great|lovely|ideal|grand|wise) (?:to|if i (?:could|can|got to|managed to)) (?=\p{L})/giu,
    "I'd like to ",
  ],
  // "I told the Hendersons I'd print them a map, so that wants adding"
  [
    new RegExp(
      String.raw`${opens}(?:(?:and|also|oh|but|so|i|we|i've|have)[, ]+)*(?:told|promised|assured|said to|said|agreed with|swore to)(?: (?:the |my |our )?(?!i\b|i'd\b)[\p{L}'-]+(?: [\p{L}'-]+)?)?(?: that)? i(?:'d|'ll| would| will) ([^.!?;\n]{4,90}?),? (?:and |so )?(?:that|it|this|which)(?: one)? ${toAdd}${ends}`,
      'giu',
    ),
    'add: $1',
  ],
  // "Put \"fix the printer\" on there too, already done, because I had to"
  [
    new RegExp(
      String.raw`${opens}(${adds}(?:add|log|note|write down|put|pop|stick|chuck)(?: (?:on|in|down))? "[^"\n]{3,60}"|${adds}(?:add|log) [^.,!?;"()\n]{3,50}?)${there}(?:,| -| –| \()\s*(?:(?:it's|that's|which is|which i've|i've|i)(?: already)? )?(?:already )?(?:done|did)(?: (?:already|it|that))*\)?(?:,? (?:because|cos|coz|as|since)\b[^.!?\n]*)?${ends}`,
      'giu',
    ),
    '$1 as done',
  ],
  // "Board's up, only took three goes"
  [
    /(?:,|,? (?:and|but|it|which)\b)(?: (?:and|but|it|which))* only took (?:me |us )?(?:an? |one |two |three |four |five |six |a few |a couple of |several |about |\d+ )*(?:goes|go|tries|try|attempts?|hours?|minutes?|mins?|days?|weeks?|months?|years?|trips?|calls?|phone calls|reminders?|ages|forever)\b(?: and [^.,!?;\n]{3,40})?(?=\s*(?:[.!?;,\n]|$))/gi,
    '',
  ],
  // "Need new gloves, the blue ones"
  [
    /(?<=\b(?:need|get|buy|order|grab|add|more|new|some|bags?|pick up) [^.,!?;:\n]{2,40}), (the (?:(?!other|last|next|first|old|same|new|done|easy|hard|urgent|two|three)\p{L}+ ){1,3}ones?)(?=\s*(?:[.!?;\n]|$))/giu,
    ' ($1)',
  ],
  // "Can you cut the brochure into pieces for me? Hotel pages, spa pages"
  [
    /\b((?:split|break|divide|separate|carve|chop|cut)(?: up)? (?:the |my |number |item )?[^.!?:\n]{1,50}?)((?: (?:up|down|into (?:(?:two|three|four|five|\d|a few|some|separate|smaller) )*(?:parts|bits|pieces|chunks|steps|things|jobs|tasks|two|three|four))?)?)(?:,? (?:for me|please|pls))+ ?[?.:] ?(?=(?!(?:too|so|very|it|it's|i|i'm|we|we're|he|she|they|that|there|this|sorry|thanks|boss|not|no)\b)\p{L}[^.!?\n]*,)/giu,
    '$1$2: ',
  ],
];
