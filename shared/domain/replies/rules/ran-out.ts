/** Tells what was used up from what is done: "buffer got over", "starch ran out". */
import type { Checklist } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { namedIn } from './references.ts';

/** A meeting that got over took place, so only behind something else that was said. */
const usedUp = pattern(
  'giu',
  String.raw`((?:^|[.!?\n,;:]|\b(?:but|as|and|because|so|since)) ?)((?:the |my |our )?\p{L}{3,}) (?:(?:has |have )?(?:just |all )?(?:ran|run) out|(?<=[,;:] ?[\p{L} ]{3,30}|\b(?:but|as|because|since) [\p{L} ]{3,30})(?:has |have )?(?:just |all )?(?:got over|gone over|is over))(?=\W*(?:$|[,.;!\n]))`,
);
const near = sparing(/\b(?:got|gone|is) over\b|\br[au]n out\b/i);
const people =
  /^(?:the |my |our )?(?:i|we|he|she|they|it|time|and|but|then|class|lesson|meeting|lunch|break|game|match|session|shift|course|exam|test|call|party|film|day|week|term|sale|event|season|hours?|gym|training|practice|show|concert|visit)$/i;
/** What was done before it ran out stays done. */
const isDone =
  /(?<!\b(?:not|half|partly|nearly|almost|couldn't get|isn't|aren't) )\b(?:done|finished|complete|completed|sorted)\b[^.!?\n]*$/i;

/** The reply with "no ... left" for what ran out, where no item names it. */
export function ranOut(reply: string, items: Checklist): string {
  if (items.length === 0 || reply.length > 2000 || !near.test(reply)) return reply;
  return reply.replace(usedUp, (whole, before: string, thing: string, at: number) =>
    people.test(thing) ||
    isDone.test(reply.slice(0, at)) ||
    (!whole.toLowerCase().endsWith('n out') && namedIn(thing, items).length > 0)
      ? whole
      : `${before}no ${thing.replace(/^(?:the|my|our) /i, '')} left`,
  );
}
