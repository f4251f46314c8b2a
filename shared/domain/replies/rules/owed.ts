/** Knows what is to be done though nobody is told to: "the kitchen needs painting". */

/** "The kitchen needs painting" is a thing to do, whoever says it. */
const needsDoing =
  /^(?:(?:and|also|then|plus) )*(?:the|my|our|his|her|their|those|these|mum's|dad's|\p{L}+'s) (?:[\p{L}-]+ ){1,3}(?:needs?|wants?|could do with|requires?|is due|are due|are crying out for) (?:a (?:good )?)?(?:to be |re)?\p{L}+(?:ing|ed)\b/iu;
/** "Rent is due", "Leo has football at 5", where the sentence says no more. */
const owed =
  /^(?:(?:and|also|the|my|our) )*(?!he\b|she\b|it\b|they\b|that\b|this\b|baby\b|i\b|we\b|what\b|who\b)(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:'s| is| are) (?:also |all )*due(?: (?:for|on) (?:an? |its |their |the )?\p{L}+(?: \p{L}+)?| today| tonight| now| this \p{L}+| at \S+| by \S+)?\W*$|^(?!there\b|he\b|she\b|it\b|who\b|that\b|this\b|what\b|everyone\b|nobody\b|one\b)(?:my \p{L}+|\p{L}+) (?:has|have|'s got|has got) (?:an? |the |(?:his|her|their) )?\p{L}+(?: \p{L}+){0,2} at (?:\d|noon|midday|half|quarter)/iu;

/** "The printer needs ink", "we're out of milk": what is missing is to be got. */
const lacking =
  /^(?:(?:and|also|then|plus) )*(?:(?:the|my|our) \p{L}+ (?:needs|could do with|is (?:low on|out of)) (?:an? |some |more |new )?(?!to\b|it\b|me\b|you\b|us\b|him\b|her\b|help\b|love\b|time\b|rest\b|sleep\b|space\b|no\b|some\b|more\b|a\b)\p{L}+(?: \p{L}+)?|(?:we're|we are) (?:(?:nearly|almost|all|also) )?(?:out of|running low on|running out of|low on) (?!time\b|luck\b|town\b|the\b|here\b|it\b|office\b|energy\b|patience\b|ideas\b|money\b|cash\b|options\b|it\b)\p{L}+(?: \p{L}+)?)[.!]*$/iu;

export const isOwed = (clause: string, sentence: string): boolean =>
  needsDoing.test(clause) || owed.test(sentence) || lacking.test(clause);
