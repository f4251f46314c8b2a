/** Puts a plain heading for a sentence that says that the rows below it are for the next day. */
import { pattern, replaced } from '../pattern.ts';
import { sparing } from '../sparing.ts';

const day = '(?:tomorrow|tmrw|tmr|2moro)';
const words =
  "(?:here's|heres|here|is|are|this|these|those|that's|what|what's|whats|all|the|my|our|a|few|couple|of|list|plan|plans|jobs?|things?|tasks?|goals?|items?|to-?dos?|priorit(?:y|ies)|intentions?|agenda|stuff|looks|look|looking|like|matters?|counts|most|i|i'd|i'll|i've|i'm|we|want|need|needs|must|have|has|got|to|do|(?:be|get|getting) done|be|get|doing|would|will|planning|plan|for|on|come|comes|next|up|as|follows|below|note|also|so|and|then|now|ok|okay|alright|right|please|pls|one|two|three|four|five|\\d|main|big|only|just|morning|these|them|following)";

/** "Here's what I want tomorrow", "what matters tomorrow:", above rows with bullets or numbers. */
const above = pattern(
  'giu',
  // "2. tomorrow" answers of the second.
  String.raw`(?<!(?:^|\n)\s{0,2}\(?#?\d{1,2}[.)]\s{1,3})`,
  String.raw`(?<=^|\n|[.!?)✅👍🎉]\s{1,3}|\p{L},\s(?=(?:and )?(?:the |my )?(?:plan|plans|list|for|jobs|tasks|things|here's|these)\b))(?:${words}[ ,]+){0,8}${day}(?:'s)?(?:[ ,]+${words}){0,7} ?[:.–-]?[ \t]*\n(?=\s*(?:[-*•–+]|\(?\d{1,2}[.)])\s*\p{L})`,
);
const near = sparing(/\b(?:tomorrow|tmrw|tmr|2moro)\b/i);

export const withHeadBelow = (said: string): string =>
  said.includes('\n') && near.test(said) ? replaced(said, above, '\nTomorrow:\n') : said;
