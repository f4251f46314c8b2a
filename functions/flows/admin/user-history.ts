/** A span of a person's history: whole dates, from the newest back, each thing in one of them. */
import type { StoredDay } from '#functions/store/days.ts';
import { history } from '#functions/store/history.ts';
import type { KeptReply } from '#functions/store/replies.ts';
import type { Row } from '#functions/store/users.ts';
import { dayZeroReplyId } from '#shared/domain/day.ts';
import { addDays, type LocalDate } from '#shared/domain/local-date.ts';

/** About two weeks of somebody who answers, two months of somebody who does not. */
const mostDays = 14;
const mostLetters = 60;
/** Of one date: an administrator may have had somebody sent any number of letters. */
const mostLettersOfDate = 2_000;

export interface Span {
  /** Newest first, here and below. */
  readonly days: readonly StoredDay[];
  readonly letters: readonly Row[];
  readonly replies: readonly KeptReply[];
  /** Earlier dates are in the next span; undefined where this one reaches the beginning. */
  readonly from: LocalDate | undefined;
}

const dateIn = ({ sk }: Row): LocalDate => String(sk).split('#')[1] ?? '';

interface Letters {
  readonly rows: readonly Row[];
  /** There may be more. */
  readonly isCut: boolean;
}

/** At least one whole date, so that the next span is another. */
async function lettersBefore(userId: string, before: LocalDate | undefined): Promise<Letters> {
  const rows = await history.lettersBefore(userId, before, mostLetters);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < mostLetters) return { rows, isCut: false };
  if (dateIn(first) !== dateIn(last)) return { rows, isCut: true };
  const all = await history.lettersBefore(userId, before, mostLettersOfDate);
  return { rows: all, isCut: all.length >= mostLettersOfDate };
}

/** The first date of which all is known: where a query was full, the last it met may be cut. */
function wholeFrom(days: readonly StoredDay[], { rows, isCut }: Letters): LocalDate | undefined {
  const lastDay = days.length > mostDays ? days[mostDays - 1]?.day.date : undefined;
  const lastLetter = isCut ? rows.at(-1) : undefined;
  const cut = [lastDay, lastLetter && addDays(dateIn(lastLetter), 1)];
  return cut
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}

/**
 * The replies of these days. A day remembers the late replies of the one before it: each belongs to
 * the first day that has it, which may be the one before all of these.
 */
function replyIdsOf(days: readonly StoredDay[], older: StoredDay | undefined): readonly string[] {
  const all = [...days, ...(older ? [older] : [])];
  return days.flatMap(({ day }, at) => {
    const known = new Set(all[at + 1]?.day.applied.map(({ id }) => id));
    return day.applied.flatMap(({ id }) => (known.has(id) || id === dayZeroReplyId ? [] : [id]));
  });
}

const newestFirst = (one: KeptReply, other: KeptReply): number =>
  other.receivedAt.localeCompare(one.receivedAt);

/** What belongs to dates before this one; without one, from the newest on. */
export async function spanBefore(userId: string, before: LocalDate | undefined): Promise<Span> {
  const [found, letters] = await Promise.all([
    history.daysBefore(userId, before, mostDays + 1),
    lettersBefore(userId, before),
  ]);
  const from = wholeFrom(found, letters);
  const days = found.filter(({ day }) => from === undefined || day.date >= from);
  const replies = await history.replies(userId, replyIdsOf(days, found[days.length]));
  const isBeginning = from === undefined;
  return {
    days,
    letters: [
      ...letters.rows.filter((row) => isBeginning || dateIn(row) >= from),
      // Without a date, and sent before any that has one, or as the last of all.
      ...(isBeginning ? await history.undatedLetters(userId) : []),
    ],
    replies: [...replies.values()].toSorted(newestFirst),
    from,
  };
}
