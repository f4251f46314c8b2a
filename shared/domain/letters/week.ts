/** The week in three lines: what was done, what has come along for longest, and a warm word. */
import type { Item } from '../checklist.ts';
import type { Day } from '../day.ts';
import { daysBetween, type LocalDate } from '../local-date.ts';
import type { LetterContext } from './context.ts';
import { sinceWhen, weekdayName } from './date-words.ts';
import type { Block } from './letter.ts';
import { oneLine, shownForLater, shownItems } from './shown-items.ts';
import { countWord, listed, quoted } from './wording.ts';

/** After so many days an item has come along for long. */
const longDays = 3;

/** So many are named; of more than these, two. */
const mostNamed = 3;

/** So many things done on a day fill it, and fewer in a week are a quiet one. */
const fullDay = 3;

interface Finished {
  readonly item: Item;
  /** The day on whose list it was done. */
  readonly date: LocalDate;
}

/** What was done, in the order of its days; an item stands as its newest day has it. */
function finishedIn(days: readonly Day[]): readonly Finished[] {
  const standing = days
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .flatMap(({ date, items, later }) => [...items, ...later].map((item) => ({ item, date })));
  return [...new Map(standing.map((one) => [one.item.id, one])).values()]
    .filter(({ item }) => item.status === 'done')
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

const isLong = ({ firstDay }: Item, date: LocalDate): boolean =>
  daysBetween(firstDay, date) >= longDays;

const byAge = (one: Item, other: Item): number => one.firstDay.localeCompare(other.firstDay);

const named = ({ text }: Item, length: number): string => quoted(oneLine(text), length);

/** `Done this week: “Send deck”, “Call Ana” and six more.` */
function doneLine(finished: readonly Finished[], length: number): string {
  const shown = finished.length > mostNamed ? mostNamed - 1 : finished.length;
  const left = finished.length - shown;
  const names = finished.slice(0, shown).map(({ item }) => named(item, length));
  return `Done this week: ${listed([...names, ...(left > 0 ? [`${countWord(left)} more`] : [])])}.`;
}

/** The day that took more than half of what was done. */
function fullDayIn(finished: readonly Finished[]): LocalDate | undefined {
  const days = [...Map.groupBy(finished, ({ date }) => date)];
  const [date] =
    days.find(([, { length }]) => length >= fullDay && length * 2 > finished.length) ?? [];
  return days.length > 1 ? date : undefined;
}

/** The one that fits what happened: nothing in it is counted or compared. */
function warmLine(
  finished: readonly Finished[],
  { day, date }: Pick<LetterContext, 'day' | 'date'>,
  length: number,
): string {
  if (finished.length === 0) return 'Some weeks go to other things. Your list will keep.';
  const oldest = finished
    .flatMap((one) => (isLong(one.item, one.date) ? [one.item] : []))
    .toSorted(byAge)[0];
  if (oldest) {
    const since = sinceWhen(oldest.firstDay, date);
    return `It’s good to see ${named(oldest, length)} done: it had come along ${since}.`;
  }
  const waits = [...shownItems(day), ...shownForLater(day)].some(({ status }) => status !== 'done');
  if (!waits) return 'Nothing is left open tonight: your list can rest, and so can you.';
  const full = fullDayIn(finished);
  if (full) return `${weekdayName(full)} was full: most of what’s done was done that day.`;
  if (finished.length < fullDay) return 'Quiet weeks count, too.';
  return 'That’s behind you now. Enjoy your evening.';
}

/** Nothing where nothing was done before today and nothing has come along for long. */
export function weekBlocks({ day, date, week }: LetterContext): readonly Block[] {
  if (!week) return [];
  const finished = finishedIn([...week, day]);
  const oldest = shownItems(day)
    .filter((item) => item.status === 'open' && isLong(item, date))
    .toSorted(byAge)[0];
  if (!oldest && finished.every((one) => one.date === date)) return [];
  const linesOf = (length: number): readonly string[] => [
    ...(finished.length > 0 ? [doneLine(finished, length)] : []),
    ...(oldest
      ? [`${named(oldest, length)} has come along ${sinceWhen(oldest.firstDay, date)}.`]
      : []),
    warmLine(finished, { day, date }, length),
  ];
  const hint = 'Reply no weekly to leave this out.';
  return [{ kind: 'aside', lines: linesOf(48), hint, brief: linesOf(24) }];
}
