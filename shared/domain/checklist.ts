/** The day's checklist: what the person means to do, and how a reply changes it. */
import { addDays, daysBetween, type LocalDate } from './local-date.ts';

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
  /** Where it rests beyond tomorrow: the date on which it comes back. */
  readonly on?: LocalDate;
  /** How far it is, in the person's words: while it is open, until the day ends. */
  readonly note?: string;
}

export type Checklist = readonly Item[];

/** What a day holds: its own list, and what rests until tomorrow or a later day. */
export interface DayLists {
  readonly items: Checklist;
  readonly later: Checklist;
}

export interface Move {
  readonly kind: 'move';
  readonly id: string;
  readonly to: Place;
}

/** Where on the day's list an item goes: to an end of it, or next to another item. */
export type Place = 'first' | 'last' | { readonly before: string } | { readonly after: string };

/**
 * One change to a checklist. Items go by id, never by position. `on` is a date after tomorrow, which
 * is meant where it is left out.
 */
export type Edit =
  | { readonly kind: 'add'; readonly id: string; readonly text: string }
  | { readonly kind: 'complete' | 'reopen' | 'drop'; readonly id: string }
  | { readonly kind: 'defer'; readonly id: string; readonly on?: LocalDate }
  | { readonly kind: 'rename'; readonly id: string; readonly text: string }
  | Move
  /** Empty takes the note away. */
  | { readonly kind: 'note'; readonly id: string; readonly note: string }
  | {
      readonly kind: 'forTomorrow';
      readonly id: string;
      readonly text: string;
      readonly on?: LocalDate;
    };

export const editKinds = [
  'add',
  'complete',
  'reopen',
  'drop',
  'defer',
  'rename',
  'forTomorrow',
  'move',
  'note',
] as const satisfies readonly Edit['kind'][];

const changeItem = (lists: DayLists, id: string, change: (item: Item) => Item): DayLists => {
  const changed = (list: Checklist) => list.map((item) => (item.id === id ? change(item) : item));
  return { items: changed(lists.items), later: changed(lists.later) };
};

/** What was put off or planned, as an item of its day. */
export const withoutDate = ({ on: _until, ...item }: Item): Item => item;

const withoutNote = ({ note: _said, ...item }: Item): Item => item;

/** The item with a note, or without one where that is empty; only what is open has one. */
export const withNote = (item: Item, note: string): Item =>
  note === '' || item.status !== 'open' ? withoutNote(item) : { ...item, note };

const as =
  (status: ItemStatus) =>
  (item: Item): Item =>
    withNote({ ...withoutDate(item), status }, item.note ?? '');

/** What rests and is wanted today after all stands on the list again. */
function reopen(lists: DayLists, id: string, date: LocalDate): DayLists {
  const resting = lists.later.find((item) => item.id === id);
  if (!resting) return changeItem(lists, id, as('open'));
  const firstDay = resting.firstDay < date ? resting.firstDay : date;
  return {
    items: [...lists.items, { ...as('open')(resting), firstDay }],
    later: lists.later.filter((item) => item !== resting),
  };
}

function addItem(
  lists: DayLists,
  to: keyof DayLists,
  { id, text, ...days }: Omit<Item, 'status'>,
): DayLists {
  const known = [...lists.items, ...lists.later].some((item) => item.id === id);
  if (known) return lists;
  return { ...lists, [to]: [...lists[to], { id, text, status: 'open', ...days }] };
}

function moveItem(items: Checklist, { id, to }: Move): Checklist {
  const item = items.find((one) => one.id === id);
  const others = items.filter((one) => one !== item);
  if (!item) return items;
  if (to === 'first') return [item, ...others];
  if (to === 'last') return [...others, item];
  const beside = 'before' in to ? to.before : to.after;
  const at = others.findIndex((one) => one.id === beside);
  return at < 0 ? items : others.toSpliced('before' in to ? at : at + 1, 0, item);
}

/** A day's items in another order. What has no such neighbour on the list stays where it is. */
export const movedItems = (items: Checklist, moves: readonly Move[]): Checklist =>
  moves.reduce(moveItem, items);

function applyEdit(lists: DayLists, edit: Edit, date: LocalDate): DayLists {
  const { id } = edit;
  const tomorrow = addDays(date, 1);
  const rest = 'on' in edit && edit.on && edit.on > tomorrow ? { on: edit.on } : {};
  switch (edit.kind) {
    case 'add':
      return addItem(lists, 'items', { id, text: edit.text, firstDay: date });
    case 'forTomorrow':
      return addItem(lists, 'later', {
        id,
        text: edit.text,
        firstDay: rest.on ?? tomorrow,
        ...rest,
      });
    case 'rename':
      return changeItem(lists, id, (item) => ({ ...item, text: edit.text }));
    case 'note':
      return changeItem(lists, id, (item) => withNote(item, edit.note));
    case 'move':
      return { ...lists, items: movedItems(lists.items, [edit]) };
    case 'reopen':
      return reopen(lists, id, date);
    case 'defer':
      return changeItem(lists, id, (item) => ({
        ...as('deferred')(item),
        ...(lists.later.includes(item) ? { on: rest.on ?? tomorrow } : rest),
      }));
    case 'complete':
      return changeItem(lists, id, as('done'));
    case 'drop':
      return changeItem(lists, id, as('dropped'));
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
    later: lists.later,
  });

/** How much is done; what was dropped is no longer part of the whole. */
export function progress(checklist: Checklist): { readonly done: number; readonly total: number } {
  const kept = checklist.filter(({ status }) => status !== 'dropped');
  return { done: kept.filter(({ status }) => status === 'done').length, total: kept.length };
}

/** The morning on which a carried item is asked about, and after how many days again. */
const askedOn = 3;
const askedEvery = 7;

/** The item of which a morning asks whether it is still wanted: carried for three days, or ten ... */
export const inQuestion = (items: Checklist, date: LocalDate): Item | undefined =>
  items.find((item) => {
    const days = daysBetween(item.firstDay, date) - askedOn;
    return isCarried(item, date) && days >= 0 && days % askedEvery === 0;
  });

/** Whether an item is shown on this date as carried over from an earlier one. */
export const isCarried = ({ status, firstDay }: Item, date: LocalDate): boolean =>
  status === 'open' && firstDay < date;
