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

const owes =
  /^(?:(?:and|also|oh|plus|but|still|i|we|i'm|we're)[, ]+)*owe (?!you\b|u\b|ya\b)(.{2,30}?) (an?|some|the|his|her|their) (.{3,60}?)\W*$/iu;
/** What is owed in words is to be said. */
const talks =
  /^(?:(?:phone |quick |proper |long )*(call ?-?back|ring ?-?back|call|ring|phone|bell|e-?mail|text|message|visit|reply|answer|response))(?=\W*$| (?:about|re|regarding|on|by|before|after|at|this|today|tonight|later|from|with|for)\b)(.*)$/iu;
const verbs: Readonly<Record<string, string>> = {
  bell: 'ring',
  reply: 'reply to',
  answer: 'reply to',
  response: 'reply to',
};

/** "I owe Deb a callback before 4": what is to be done for her. */
export function owedIn(clause: string): string | undefined {
  const [, whom = '', article = '', what = ''] = owes.exec(clause) ?? [];
  if (what === '') return undefined;
  const [, said = '', more = ''] = talks.exec(what) ?? [];
  if (said === '') return /^(?:an?|some)$/i.test(article) ? `${what} to ${whom}` : undefined;
  const noun = said.toLowerCase();
  const [, verb = noun, back = ''] = /^(call|ring) ?-?(back)$/.exec(noun) ?? [];
  return `${verbs[verb] ?? verb} ${whom}${back && ' '}${back}${more}`;
}
