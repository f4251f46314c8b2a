/** Data: how people tell what they did, each saying with what it says in plain words. */

const opens = String.raw`(?<=(?:^|[.!?,;\n])\s{0,4}|\b(?:and|so|yeah|yes|yep|okay|ok|well|right|but|then|now) )`;
const past =
  '(?:got|turned|dropped|took|sent|posted|paid|handed|picked|collected|returned|bought|finished|did|washed|cleaned|packed|filed|fixed|ordered|booked|called|rang|phoned|emailed|texted|signed|printed|wrote|fed|walked|put|brought|gave|left|mailed|delivered|cancelled|submitted|swapped|made|loaded|sorted|spoke to|talked to|got hold of)';

export const toldSayings: readonly (readonly [RegExp, string])[] = [
  // "Not sharpening the gouges after all but I've drained the tank"
  [/\bafter all,? but (?=\S+ \S)/gi, 'after all; but '],
  // "All done except passport which can wait"
  [
    /\b((?:all|both|everything)(?: \w+)? (?:exc?ept|excpet|bar|but|apart from) [^,.!?\n]{2,40}?) which (?=can|is|will|has|needs)/gi,
    '$1, which ',
  ],
  // "The van keys i turned those in"
  [
    new RegExp(
      String.raw`${opens}(the|my|our) ((?!one\b|thing\b|only\b)\p{L}[\p{L}'-]*(?: (?!i\b|that\b|who\b|which\b|is\b|was\b|and\b)\p{L}[\p{L}'-]*){0,2}) (?:well )?i(?:'ve)?(?: (?:already|just|finally|actually))? (${past}) (?:those|them|it|that|him|her)(?! (?:was|is|to|he|she|they|i)\b)`,
      'giu',
    ),
    '$3 $1 $2',
  ],
  // "Rego pd last nite"
  [
    /(?<=\p{L}{3} )pd(?=\W*(?:$|[.,;!\n])| (?:last|yest\w*|today|on|in full|this|online)\b)/giu,
    'paid',
  ],
  [/\bpayd\b/gi, 'paid'],
  [/,? ?\bsorry,? not sorry\b/gi, ''],
  // "The Mehta matter is closed"
  [
    /\b(matter|case|ticket|issue|file|account|deal|sale|job|query|complaint|books|pr|enquiry)(?: is|'s| are| has been)(?: now| finally)? closed\b(?! (?:till?|until|for|on|by|when|today)\b)/gi,
    '$1 is finished',
  ],
  // "The boiler is up and running again"
  [/\b(is|are|'s|got it|got them|back) (?:all )?up (?:and|&) (?:running|going)\b/gi, '$1 fixed'],
  [/\bi must (?:set the record straight|correct (?:the record|myself))\b[.:,;]? ?/gi, ''],
];
