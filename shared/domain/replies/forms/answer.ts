/** What a form says of items. */
export type Verdict = 'done' | 'open' | 'deferred' | 'dropped';

/** What a form says of an item, and where. */
export interface Answer {
  /** From 0; -1 where no such item is. */
  readonly items: readonly number[];
  readonly verdict: Verdict;
  readonly start: number;
  readonly end: number;
}
