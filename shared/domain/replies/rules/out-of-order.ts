/** Knows why a new item falls away as soon as it is named: "laminate it - no, laminator's bust". */
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';

const gone =
  '(?:bust(?:ed)?|broken|broke|dead|down|shut|closed|away|out|off|full|flat|sick|ill|poorly|cancelled|jammed|kaput|knackered|gone|empty|on holiday|on leave|raining|pouring|snowing|frozen|fully booked|booked (?:up|out|solid)|sold out)';
const rest =
  '(?: (?:today|now|again|still|already|this \\p{L}+|till?\\b.*|until\\b.*|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:morning|afternoon|evening)s?)?))*\\W*$';
/** The thing that is out of order, or the place that is shut. */
const named = pattern(
  'u',
  String.raw`^(?:(?:the|my|our|that|damn|bloody) )*(\p{L}+)(?: \p{L}+)?(?:'s| is| are| has) (?:all |gone |just |still )*${gone}${rest}`,
);
const itself = pattern(
  'u',
  String.raw`^(?:it|he|she|they)(?:'s| is|'re| are) (?:all |still )*${gone}${rest}`,
);
const lacks = sparing(
  /^(?:(?:i'm|we're|i am|we are|all|clean|run|ran) )*out of (?!the\b|my\b|here\b)\p{L}+(?: (?!too\b|as\b)\p{L}+)?\W*$/u,
);

const broke = /\bout of (?:cash|money|funds|time)\b/;
/** "Fix the printer. Oh no, the printer's broken again" is why it is to be done. */
const mends =
  /^(?:fix|repair|mend|replace|sort|service|look at|check|clear|unblock|unjam|empty|defrost|charge|get (?:the|my)|book|report)\b/i;

export const isMending = (added: string): boolean => mends.test(added);

/** Whether the words behind a "no" say that what was just named can't be done. */
export function fallsAway(gist: string, added: string): boolean {
  if (isMending(added)) return false;
  if (itself.test(gist) || broke.test(gist)) return true;
  // "Buy milk, oh no, we're out of bread" lacks one thing more.
  if (lacks.test(gist)) return !/^(?:buy|get|grab|order|pick|shop)\b/i.test(added);
  const thing = named.exec(gist)?.[1];
  if (thing === undefined || thing.length < 3) return false;
  return contentWords(added).some(
    (word) => word.slice(0, 4) === thing.slice(0, 4) || thing.startsWith(word),
  );
}
