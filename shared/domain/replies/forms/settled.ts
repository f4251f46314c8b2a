/**
 * The word at the head of a reply that settles what was asked: "yes" or "no"; where the morning letter
 * asked whether an item is still wanted, "keep", "drop" or a day.
 */
import type { Edit } from '../../checklist.ts';
import type { LocalDate } from '../../local-date.ts';
import type { Question } from '../reading.ts';
import { laterDayIn } from './dates.ts';

const yes =
  'yes|yep|yeah|yup|y|sure|correct|right|exactly|👍|sí|si|oui|ja|sim|sì|d’accord|genau|claro';
const no = 'no|nope|nah|n|non|nein|não|nee|👎';
/** Said to any letter, so that it keeps, and ticks nothing. */
const keep = `keep(?: it)?|ok|okay|${yes}`;
const drop = `drop(?: it)?|let it go|${no}`;
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const day = `(?:(?:on|until|to|for) )?(?:(?:next )?${weekday}|tomorrow|next week|the \\d{1,2}(?:st|nd|rd|th)|in (?:a|one|two|three|\\d) (?:days|weeks?))`;
const beside =
  "(?:[ ,]+(?:please|thanks|thank you|it is|it's|it isn't|it is not|not yet|leave it))?";
const headed = (words: string): RegExp =>
  new RegExp(`^\\s*(?:${words})${beside}\\s*(?:[,.!;–—-]+\\s*|\\n\\s*|$)`, 'iu');

const doubts = { yes: headed(yes), no: headed(no) };
const wanted = { keep: headed(keep), drop: headed(drop), day: headed(day) };

export interface Settled {
  /** None where all stays as it is. */
  readonly edits: readonly Edit[];
  /** Where the words begin that say something else. */
  readonly end: number;
}

/** Undefined where the reply begins with other words. */
export function settledBy(
  reply: string,
  { kind, id, also = [], on }: Question,
  today: LocalDate,
): Settled | undefined {
  const endOf = (form: RegExp): number | undefined => form.exec(reply)?.[0].length;
  if (kind === 'keep') {
    const byDay = endOf(wanted.day);
    if (byDay !== undefined) {
      const until = laterDayIn(reply.slice(0, byDay), today);
      return { edits: [{ kind: 'defer', id, ...(until && { on: until }) }], end: byDay };
    }
    const dropped = endOf(wanted.drop);
    if (dropped !== undefined) return { edits: [{ kind: 'drop', id }], end: dropped };
    const kept = endOf(wanted.keep);
    return kept === undefined ? undefined : { edits: [], end: kept };
  }
  const confirmed = endOf(doubts.yes);
  if (confirmed !== undefined) {
    const edits = [id, ...also].map((one) => ({ kind, id: one, ...(on && { on }) }));
    return { edits, end: confirmed };
  }
  const declined = endOf(doubts.no);
  return declined === undefined ? undefined : { edits: [], end: declined };
}
