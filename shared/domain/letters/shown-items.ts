/** The checklist as a letter shows it: which items, in which order, with which marks. */
import { type Checklist, type DayLists, type Item, isCarried } from '../checklist.ts';
import type { Day } from '../day.ts';
import type { LocalDate } from '../local-date.ts';
import { sinceWhen } from './date-words.ts';
import type { Block, Line, ListBlock } from './letter.ts';

/** The items in exactly the order a letter numbers them, from 1; what was dropped has no number. */
export const shownItems = (day: Pick<DayLists, 'items'>): Checklist =>
  day.items.filter((item) => item.status !== 'dropped');

/** What was newly said to be for tomorrow; a letter shows it without numbers. */
export const shownForTomorrow = (day: Pick<DayLists, 'tomorrow'>): Checklist =>
  day.tomorrow.filter((item) => item.status !== 'dropped');

/** Line breaks, tabs and control characters in a person's words become one space. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

function lineOf(item: Item, today: LocalDate): Line {
  const line = { id: item.id, text: oneLine(item.text) };
  if (item.status === 'done') return { ...line, mark: 'done' };
  if (item.status === 'deferred') return { ...line, mark: 'tomorrow', tag: 'tomorrow' };
  if (!isCarried(item, today)) return { ...line, mark: 'open' };
  return { ...line, mark: 'carried', tag: sinceWhen(item.firstDay, today) };
}

/** The day's list, and below it what is for tomorrow; no block for a list that is empty. */
export function listBlocks(day: Pick<Day, 'items' | 'tomorrow' | 'date'>): readonly Block[] {
  const today: ListBlock = {
    kind: 'checklist',
    numbered: true,
    lines: shownItems(day).map((item) => lineOf(item, day.date)),
  };
  const tomorrow: ListBlock = {
    kind: 'checklist',
    heading: 'For tomorrow',
    numbered: false,
    lines: shownForTomorrow(day).map((item) => ({
      id: item.id,
      text: oneLine(item.text),
      mark: item.status === 'done' ? 'done' : 'tomorrow',
    })),
  };
  return [today, tomorrow].filter((block) => block.lines.length > 0);
}

/** How many stand how; an item put off to tomorrow is neither open nor done. */
export function tally(day: Pick<Day, 'items' | 'tomorrow' | 'date'>) {
  const items = shownItems(day);
  const open = items.filter((item) => item.status === 'open');
  return {
    open: open.length,
    done: items.filter((item) => item.status === 'done').length,
    carried: open.filter((item) => isCarried(item, day.date)).length,
    all: items.length,
    /** Open or put off, and what is newly for tomorrow: all that comes along. */
    coming: [...items, ...shownForTomorrow(day)].filter((item) => item.status !== 'done').length,
  };
}
