/** Whether the first letter of a new day shows exactly what the evening left open. */
import { type DayLists, type Item, type ItemStatus, isCarried } from '../checklist.ts';
import { asOpen } from '../day.ts';
import type { Letter, Line } from '../letters/letter.ts';
import { readText } from '../letters/read-text.ts';
import { oneLine } from '../letters/shown-items.ts';
import type { LocalDate } from '../local-date.ts';

/** An item of the evening, and what the next morning says of it. */
export interface CarryRow {
  readonly id: Item['id'];
  readonly text: string;
  readonly status: ItemStatus;
  /** It was said in the evening to be for the day after. */
  readonly isLater: boolean;
  /** Whether it must be there in the morning. */
  readonly comes: boolean;
  /** The line as the morning's letter shows it; absent where it shows none. */
  readonly shown?: string;
  readonly holds: boolean;
}

export interface CarryOver {
  readonly verified: boolean;
  readonly rows: readonly CarryRow[];
  /** What the morning shows, and nobody had left open. */
  readonly strangers: readonly string[];
}

/** The morning's list: by id, as the letter was composed, and as its text part says it. */
export interface MorningList {
  readonly date: LocalDate;
  readonly lines: readonly Line[];
  readonly said: readonly string[];
}

export const morningIn = (letter: Letter, text: string): MorningList => ({
  date: letter.date,
  lines: letter.blocks.flatMap((block) => (block.kind === 'checklist' ? block.lines : [])),
  said: readText(text, () => true).lines.map(({ words }) => words),
});

const isOpen = ({ status }: Item): boolean => status === 'open' || status === 'deferred';
const wordsOf = ({ text, tag }: Line): string => oneLine(tag ? `${text} (${tag})` : text);

/** Open again, with the same words, and marked as from an earlier day where it is. */
function isSame(item: Item, line: Line, said: string | undefined, date: LocalDate): boolean {
  const mark = isCarried(asOpen(item), date) ? 'carried' : 'open';
  return line.mark === mark && line.text === oneLine(item.text) && said === wordsOf(line);
}

/** `expected` are the items that must come along, in their order. */
function rowOf(
  { item, isLater }: { readonly item: Item; readonly isLater: boolean },
  expected: readonly Item['id'][],
  { date, lines, said }: MorningList,
): CarryRow {
  const { id, text, status } = item;
  const place = expected.indexOf(id);
  const at = lines.findIndex((line) => line.id === id);
  const line = lines[at];
  const comes = place >= 0;
  const isThere = line !== undefined && at === place && isSame(item, line, said[at], date);
  const shown = line && (said[at] ?? wordsOf(line));
  return {
    id,
    text,
    status,
    isLater,
    comes,
    ...(shown !== undefined && { shown }),
    holds: comes ? isThere : line === undefined,
  };
}

/** Lines of items that the evening did not have, lines of one that is there already. */
function strangersIn({ lines, said }: MorningList, known: ReadonlySet<Item['id']>) {
  const isFirst = ({ id }: Line, at: number) => lines.findIndex((one) => one.id === id) === at;
  const unknown = lines.filter((line, at) => !known.has(line.id) || !isFirst(line, at));
  return [...unknown.map(wordsOf), ...said.slice(lines.length)];
}

/** Items go by id; their words, marks and order are compared, and the mail's own text is read. */
export function compareCarryOver(evening: DayLists, morning: MorningList): CarryOver {
  const all = [
    ...evening.items.map((item) => ({ item, isLater: false })),
    ...evening.later.map((item) => ({ item, isLater: true })),
  ];
  const isDue = ({ on = morning.date }: Item): boolean => on <= morning.date;
  const expected = all.filter(({ item }) => isOpen(item) && isDue(item)).map(({ item }) => item.id);
  const rows = all.map((one) => rowOf(one, expected, morning));
  const strangers = strangersIn(morning, new Set(all.map(({ item }) => item.id)));
  return { verified: strangers.length === 0 && rows.every(({ holds }) => holds), rows, strangers };
}
