/** The day's checklist: what the person means to do, and how a reply changes it. Nothing is ever removed. */
import type { LocalDate } from './local-date.ts';

export const itemStatuses = ['open', 'done', 'deferred', 'dropped'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

export interface Item {
  /** Short, unique within the person's life, kept while the item is carried from day to day. */
  readonly id: string;
  readonly text: string;
  readonly status: ItemStatus;
  /** The date it was first put on a list; an open item from an earlier day is shown as carried over. */
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
