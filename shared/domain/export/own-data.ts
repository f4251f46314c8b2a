/** All that is kept about a person, in one value: what an export prints as JSON and as a page. */
import type { LocalDate } from '../local-date.ts';
import type { User } from '../user.ts';

type Kept = Readonly<Record<string, unknown>>;

export interface ExportedItem {
  readonly text: string;
  readonly status: string;
  /** The date whose list it was first meant for. */
  readonly since: LocalDate;
  /** Put off or planned beyond tomorrow: the date on which it comes back. */
  readonly until?: LocalDate;
  /** How far an open one was, in the person's words. */
  readonly note?: string;
}

export interface ExportedDay {
  readonly date: LocalDate;
  readonly items: readonly ExportedItem[];
  /** What rests until tomorrow or a later day. */
  readonly later: readonly ExportedItem[];
  /** What the last reply of the day asked for and changed. */
  readonly lastReply?: unknown;
}

/** A row of a date: a letter of ours, or a reply. */
export interface Dated extends Kept {
  readonly date?: LocalDate;
}

export interface OwnData {
  readonly product: string;
  /** ISO instant. */
  readonly asOf: string;
  /** The days before this one did not fit into a mail. */
  readonly leftOutBefore?: LocalDate;
  readonly profile: Partial<User>;
  readonly addresses: readonly Kept[];
  readonly consents: readonly Kept[];
  readonly days: readonly ExportedDay[];
  readonly letters: readonly Dated[];
  readonly replies: readonly Dated[];
  /** Mails that were no replies to a letter, as far as they are kept. */
  readonly mails: readonly Kept[];
  readonly schedules: readonly Kept[];
  /** Whether letters come, and what stands against them. */
  readonly standing: Kept;
  /** Whatever else is kept. */
  readonly others: readonly Kept[];
}

const isFrom =
  (date: LocalDate) =>
  (one: Dated): boolean =>
    one.date === undefined || one.date >= date;

/** Without the days before a date, and what belongs to them. */
export const since = (data: OwnData, date: LocalDate): OwnData => ({
  ...data,
  leftOutBefore: date,
  days: data.days.filter((day) => day.date >= date),
  letters: data.letters.filter(isFrom(date)),
  replies: data.replies.filter(isFrom(date)),
});

const datesIn = ({ days, letters, replies }: OwnData): readonly LocalDate[] =>
  [...new Set([...days, ...letters, ...replies].flatMap(({ date }) => date ?? []))].toSorted();

/**
 * As much of it as `fits`: the oldest days go first, and what is left says so. The newest day is
 * never left out.
 */
export function fitted(data: OwnData, fits: (data: OwnData) => boolean): OwnData {
  if (fits(data)) return data;
  const dates = datesIn(data);
  let [tooMany, few] = [0, Math.max(0, dates.length - 1)];
  // Fewer days never take more room, so the first date that fits is found by halving.
  while (few - tooMany > 1) {
    const middle = Math.floor((tooMany + few) / 2);
    if (fits(since(data, dates[middle] ?? ''))) few = middle;
    else tooMany = middle;
  }
  return since(data, dates[few] ?? '');
}
