/** A person's day: opened by carrying forward, changed by replies. Pure; nothing is ever lost. */
import type { DayLists } from './checklist.ts';
import type { LocalDate } from './local-date.ts';

/** A reply that has been applied to the day, so that its second delivery changes nothing. */
export interface Applied {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface Day extends DayLists {
  readonly date: LocalDate;
  /** 0 while nothing has been written under this date. */
  readonly version: number;
  /** The last 50, oldest first. */
  readonly applied: readonly Applied[];
}
