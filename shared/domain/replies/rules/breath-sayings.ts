/** Data: where a reply said in one breath begins anew, each with the mark that belongs there. */

const joins =
  '(?:and|but|so|or|too|today|tonight|tomorrow|yesterday|already|now|then|there|here|this|last|at|in|on|for|from|to|with|by|of|as|when|while|before|after|because|cos|cause|since|which|that|if|until|instead|anyway|also|up|out|off|over|again|finally|straight|thanks|cheers|lol|first|done|as|right|just|all|earlier|later|went|was|is|were|are|has|have)';

export const breathSayings: readonly (readonly [RegExp, string])[] = [
  // "The pediatrician keeps going to voicemail anyway dont let me forget to defrost the chicken"
  [
    /(?<=\p{L}{2})(?<!\b(?:and|so|but|please|pls|you|also|to|will|would|could|can|anyway|oh|then|just|or)),? (?:(?:oh|and|also|anyway|so|but) )*(?=(?:dont|don't|do not) let me forget\b|remind me to\b|(?:can|could) you remind me to\b)/giu,
    '. ',
  ],
  // "So i got that pediatrician keeps going to voicemail"
  [
    new RegExp(
      String.raw`(\bso i (?:got|grabbed|bought|did|sent|paid|called|booked|ordered|fixed|cleaned) (?:it|them|those|one|that)) (?=(?!${joins}\b)\p{L}+ (?!${joins.replace('|went|was|is|were|are|has|have', '')}\b)\p{L}+ \p{L})`,
      'giu',
    ),
    '$1. ',
  ],
  // "The gutters can slide to tomorrow its coming down in buckets"
  [
    /(?<=\b(?:to|till?|until|for) (?:tomorrow|tmrw|next week|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)) (?=(?:its|it's|they're|theyre|theres|there's|im|i'm|ive|i've|ill|i'll|he's|hes|she's|shes|weather's|the weather) \p{L})/giu,
    ', ',
  ],
  // "Towels folded, and the toddler has only unfolded half"
  [
    /(?<=\b(?:\p{L}+ed|done|clean|tidy|finished|swept|made|hung) ?),? (?:and |but |though |although |only )?(?:the |my |our )(?:toddler|baby|kids?|children|twins|cats?|dogs?|puppy|hens?|sheep|goats?|birds?|squirrels?|wind)(?:'s|'ve| has| have| is| are)? (?:(?:only|already|just|now|all|since) )*(?:un\p{L}{3,}ed|messed|trashed|wrecked|slept|sleeping|asleep|sat|sitting|knocked|put)\b[^.,!?;\n]*(?=\s*(?:[.!?;,\n]|$))/giu,
    '',
  ],
];
