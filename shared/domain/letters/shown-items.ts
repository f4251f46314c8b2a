/** The checklist as a letter shows it: which items, in which order, with which marks. */
import { type Checklist, type DayLists, type Item, isCarried } from '../checklist.ts';
import type { Day } from '../day.ts';
import { addDays, type LocalDate } from '../local-date.ts';
import { shortDay, sinceWhen } from './date-words.ts';
import type { Block, Line, ListBlock } from './letter.ts';

/** The items in exactly the order a letter numbers them, from 1; what was dropped has no number. */
export const shownItems = (day: Pick<DayLists, 'items'>): Checklist =>
  day.items.filter((item) => item.status !== 'dropped');

/** What rests until tomorrow or later; a letter shows it without numbers. */
export const shownForLater = (day: Pick<DayLists, 'later'>): Checklist =>
  day.later.filter((item) => item.status !== 'dropped');

/** Line breaks, tabs and control characters in a person's words become one space. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** The date on which an item that rests comes back. */
export const comesOn = ({ on }: Pick<Item, 'on'>, today: LocalDate): LocalDate =>
  on ?? addDays(today, 1);

function lineOf(item: Item, today: LocalDate): Line {
  const note = oneLine(item.note ?? '');
  const line = { id: item.id, text: oneLine(item.text), ...(note !== '' && { note }) };
  if (item.status === 'done') return { ...line, mark: 'done' };
  if (item.status === 'deferred')
    return { ...line, mark: 'later', tag: shortDay(today, comesOn(item, today)) };
  if (!isCarried(item, today)) return { ...line, mark: 'open' };
  return { ...line, mark: 'carried', tag: sinceWhen(item.firstDay, today) };
}

/** The day's list, and below it what is for later; no block for a list that is empty. */
export function listBlocks(day: Pick<Day, 'items' | 'later' | 'date'>): readonly Block[] {
  const rests = shownForLater(day);
  const tomorrow = addDays(day.date, 1);
  const isTomorrow = rests.every((item) => comesOn(item, day.date) === tomorrow);

  const today: ListBlock = {
    kind: 'checklist',
    numbered: true,
    lines: shownItems(day).map((item) => lineOf(item, day.date)),
  };
  const later: ListBlock = {
    kind: 'checklist',
    heading: isTomorrow ? 'For tomorrow' : 'Later',
    numbered: false,
    lines: rests.map((item) => ({
      id: item.id,
      text: oneLine(item.text),
      mark: item.status === 'done' ? 'done' : 'later',
      ...(!isTomorrow &&
        item.status !== 'done' && { tag: shortDay(day.date, comesOn(item, day.date)) }),
    })),
  };
  return [today, later].filter((block) => block.lines.length > 0);
}

/** How many stand how. An item put off is neither open nor done, nor today's. */
export function tally(day: Pick<Day, 'items' | 'later' | 'date'>) {
  const items = shownItems(day);
  const open = items.filter((item) => item.status === 'open');
  const done = items.filter((item) => item.status === 'done').length;
  return {
    open: open.length,
    done,
    carried: open.filter((item) => isCarried(item, day.date)).length,
    /** All of today's. */
    all: open.length + done,
    later: items.length - open.length - done,
    /** Open, put off to tomorrow, or newly for tomorrow: all that comes along. */
    coming: [...items, ...shownForLater(day)].filter(
      (item) => item.status !== 'done' && comesOn(item, day.date) === addDays(day.date, 1),
    ).length,
  };
}
