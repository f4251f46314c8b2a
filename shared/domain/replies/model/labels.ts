/** What the trained reader says of each word, of each item and of the whole reply. */
import type { ItemStatus } from '../../checklist.ts';

/** Kinds of spans, as in the labelling rules: nothing, new, new and done, later, and so on. */
export const kinds = [
  'none',
  'a',
  'A',
  't',
  'd',
  'o',
  'f',
  'x',
  'r',
  'm',
  'n',
  'u',
  'command',
] as const;
export type Kind = (typeof kinds)[number];

/** Words inside a span: its own, those that name a day, and those that may be left out. */
export const inner = ['own', 'w', '~'] as const;

/** What becomes of an item. */
export const outcomes = [
  'same',
  'done',
  'open',
  'deferred',
  'dropped',
  'renamed',
] as const satisfies readonly (ItemStatus | 'same' | 'renamed')[];
export type Outcome = (typeof outcomes)[number];

/** What an item may become, and the kinds of words that say so. */
export const changes = {
  done: ['d'],
  open: ['o'],
  deferred: ['f'],
  dropped: ['x', 'command'],
} as const satisfies Partial<Record<Outcome, readonly Kind[]>>;
