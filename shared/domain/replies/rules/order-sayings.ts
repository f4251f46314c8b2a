/** Data: orders and days said behind what they are about, each in plain words. */

const opens = String.raw`(?<=(?:^|[.!?;,\n])\W{0,4}|\b(?:and|but|so|then) )`;
const ends = String.raw`(?=(?: (?:please|pls|now|too|as well|then|thanks|for (?:me|now)|i think|altogether))*\s*(?:[.!?;,\n]|$))`;
const number = String.raw`(?:number |no\.? ?|#|item )?\d{1,2}`;
const numbers = `${number}(?:(?:,? ?(?:and|n|&|\\+) ?|, ?)${number})*`;
const takenOff =
  '(?:dropped|binned|scrapped|scratched|removed|deleted|axed|ditched|nixed|canned|struck off|crossed out|taken off|left off)';
const takesOff =
  '(?:bin|drop|scrap|scratch|remove|delete|axe|ditch|nix|can|lose|chuck|dump|strike)';
const job =
  '(?:jobs?|tasks?|things?|ones?|problems?|worry|worries|errands?|to-?dos?|issues?)(?! to\\b)';
const maybe = "(?:can|could|will|should|may|might|must|'ll|has to|have to|had better)";
const morrow = '(?:tomorrow|2moro|2morrow|2mrw|tmrw|tmr|tmw|tomoz|tomo)';
const thing = String.raw`(?!(?:it|that|this|those|they|what|which|if|i)\b)\p{L}[\p{L}\d' -]{2,50}?`;

export const orderSayings: readonly (readonly [RegExp, string])[] = [
  // "The Leap card one can be dropped": not off at somebody's door.
  [
    new RegExp(
      `\\b(?:can|could|may|might|should|must|ought to|has to|have to|needs? to|will have to) (?:just |now |also |both |all |probably )*be ${takenOff}(?: (?:from|off) (?:the|my|this) list)?${ends}`,
      'giu',
    ),
    'can come off',
  ],
  // "4 you can bin", "the hallway you may as well scrap"
  [
    new RegExp(
      String.raw`${opens}(${numbers}|(?:the|my|our) [\p{L}\d' -]{2,30}?|(?!(?:any|every|some|no)(?:thing|one)\b|(?:whatever|whichever|what|which|that|those|as|if|when|where|how|see|so|all|things|sure|hope|think|tell|know|maybe|only|and|but)\b)[\p{L}'-]+(?: [\p{L}'-]+)?),? (?:you|u|we) (?:can|may|could|might|should|'ll|will) (?:(?:as well|just|now|also|probably|safely) )*(?:${takesOff}|(?:take|knock|strike) off(?: (?:the|my) list)?)${ends}`,
      'giu',
    ),
    'drop $1',
  ],
  [
    new RegExp(
      String.raw`${opens}(${numbers}|(?:the|my|our) [\p{L}\d' -]{2,30}?),? i (?:can|may|could|might|should|'ll|will) (?:(?:as well|just|now|also|probably|safely) )*(?:${takesOff}|(?:take|knock|strike) off(?: (?:the|my) list)?)${ends}`,
      'giu',
    ),
    'drop $1',
  ],
  [
    new RegExp(
      String.raw`${opens}(${numbers}),? (?:you|u|we|i) (?:can|may|could|should|'ll) (?:also |just )*(?:cross|tick|check) off(?: (?:the|my) list)?${ends}`,
      'giu',
    ),
    'tick off $1',
  ],
  // "4s a tomorrow job", "2s for monday", "3s not started"
  [
    new RegExp(
      String.raw`${opens}(\d)'?s (?=(?:an?|one|for|not|still|now|also|all|on|gonna|going|half|nearly|nowhere|a no go|off|dead)\b [\p{L}2])(?!for \d)`,
      'giu',
    ),
    '$1 is ',
  ],
  // "4 is one for tomorrow", "2 is a job for the weekend"
  [
    new RegExp(
      String.raw`\b(is|are|'s|can be|will be) (?:an? |one )?(?:${job} )?for (?=(?:tomorrow|the weekend|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)`,
      'giu',
    ),
    '$1 for ',
  ],
  // "Book boat time and email Jo can be tomorrow's jobs"
  [
    new RegExp(
      String.raw`${opens}(${thing}) and (${thing}) (?:(?:${maybe} )?(?:both |all )?be|are)(?: both)? (?:for ${morrow}|${morrow}(?:'?s)? ${job})${ends}`,
      'giu',
    ),
    '$1 is for tomorrow. $2 is for tomorrow',
  ],
  [
    new RegExp(
      String.raw`(?<=\p{L}) (?:${maybe} be|is|are) (?:an? )?${morrow}(?:'?s)? ${job}${ends}`,
      'giu',
    ),
    ' is for tomorrow',
  ],
  // "First one is closed", "PAY-4412 is closed", as tickets are.
  [
    /(?<=(?:^|[.!?;,\n])\W{0,4}|\b(?:and|but|so|then) )((?:the )?(?:first|second|third|fourth|fifth|last|top|bottom) one|#?\d)(?: is|'s| has been| got) (?:now |also )?closed(?=\s*(?:[.!?;,\n]|$))/giu,
    '$1 is finished',
  ],
  [
    /(?<=(?:^|[.!?;,\n])\W{0,4}|\b(?:and|but|so|then) )(\p{Lu}{2,}-\d+)(?: is|'s| has been| got) (?:now |also )?closed(?=\s*(?:[.!?;,\n]|$))/gu,
    '$1 is finished',
  ],
  // "Might add a nap"
  [
    /(?<=^\W{0,4}|[.!?;\n]\s{0,4})(?:i |we )?(?:might|may|could) (?:also |even |just )?add (?=\p{L}+ \p{L})/giu,
    'add ',
  ],
  // "So check off those three"
  [
    new RegExp(
      String.raw`\b(?:check|tick|cross|mark|strike) (?:off )?(?:those|these|them|all of (?:those|them|these))(?: (?:two|three|four|five|ones|all))?(?: (?:off|down))?(?: (?:as )?(?:done|complete|completed|finished))?(?: (?:the|my) list)?${ends}`,
      'giu',
    ),
    'tick them off',
  ],
  // "1 tomorrow rest done"
  [
    new RegExp(
      String.raw`(?<=[\p{L}\d] )${morrow} (?=(?:and )?(?:the )?(?:rest|others?|everything else)(?: (?:is|are|all|now))* (?:done|finished|sorted|complete|completed|ticked|yes)\b)`,
      'giu',
    ),
    'tomorrow, ',
  ],
  [
    new RegExp(
      `${opens}(${numbers}) (?:(?:is|are|both|all|now) )*in the (?:bag|can)(?=\\s*(?:[.!?;,\\n]|$))`,
      'giu',
    ),
    '$1 done',
  ],
];
