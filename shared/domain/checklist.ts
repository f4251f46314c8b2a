/** The day's checklist: what the person means to do, and how a reply changes it. */
import { addDays, type LocalDate } from './local-date.ts';

export const itemStatuses = ['open', 'done', 'deferred', 'dropped'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

export interface Item {
  /** Short, unique within the person's life, kept while the item is carried from day to day. */
  readonly id: string;
  readonly text: string;
  readonly status: ItemStatus;
  /**
   * The date whose list it was first meant for; open on a later day it is shown as carried over.
   */
  readonly firstDay: LocalDate;
}

export type Checklist = readonly Item[];

/** What a day holds: its own list, and what was said today to be for tomorrow. */
export interface DayLists {
  readonly items: Checklist;
  readonly tomorrow: Checklist;
}

/** One change to a checklist. Items go by id, never by position. */
export type Edit =
  | { readonly kind: 'add'; readonly id: string; readonly text: string }
  | { readonly kind: 'complete' | 'reopen' | 'drop' | 'defer'; readonly id: string }
  | { readonly kind: 'rename'; readonly id: string; readonly text: string }
  | { readonly kind: 'forTomorrow'; readonly id: string; readonly text: string };

const statusAfter = {
  complete: 'done',
  reopen: 'open',
  drop: 'dropped',
  defer: 'deferred',
} as const satisfies Record<string, ItemStatus>;

const changeItem = (lists: DayLists, id: string, change: Partial<Item>): DayLists => {
  const changed = (list: Checklist) =>
    list.map((item) => (item.id === id ? { ...item, ...change } : item));
  return { items: changed(lists.items), tomorrow: changed(lists.tomorrow) };
};

function addItem(
  lists: DayLists,
  to: keyof DayLists,
  { id, text, firstDay }: Omit<Item, 'status'>,
) {
  const known = [...lists.items, ...lists.tomorrow].some((item) => item.id === id);
  if (known) return lists;
  return { ...lists, [to]: [...lists[to], { id, text, status: 'open', firstDay }] };
}

function applyEdit(lists: DayLists, edit: Edit, date: LocalDate): DayLists {
  const { id } = edit;
  switch (edit.kind) {
    case 'add':
      return addItem(lists, 'items', { id, text: edit.text, firstDay: date });
    case 'forTomorrow':
      return addItem(lists, 'tomorrow', { id, text: edit.text, firstDay: addDays(date, 1) });
    case 'rename':
      return changeItem(lists, id, { text: edit.text });
    default:
      return changeItem(lists, id, { status: statusAfter[edit.kind] });
  }
}

/**
 * The lists of a date after a reply's edits, in their order. Nothing is ever removed: dropping is a
 * status. An id that is on neither list is passed over, adding one that is there changes nothing,
 * and every addition is kept, also beyond `maxItems`: a wrong edit can be taken back, a lost one
 * cannot.
 */
export const applyEdits = (lists: DayLists, edits: readonly Edit[], date: LocalDate): DayLists =>
  edits.reduce((before, edit) => applyEdit(before, edit, date), {
    items: lists.items,
    tomorrow: lists.tomorrow,
  });

/** How much is done; what was dropped is no longer part of the whole. */
export function progress(checklist: Checklist): { readonly done: number; readonly total: number } {
  const kept = checklist.filter(({ status }) => status !== 'dropped');
  return { done: kept.filter(({ status }) => status === 'done').length, total: kept.length };
}

/** Whether an item is shown on this date as carried over from an earlier one. */
export const isCarried = ({ status, firstDay }: Item, date: LocalDate): boolean =>
  status === 'open' && firstDay < date;
