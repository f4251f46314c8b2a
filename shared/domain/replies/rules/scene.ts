/** What is known while the clauses of one reply are read in order. */
import type { Item } from '../../checklist.ts';
import type { Asking } from '../reading.ts';
import type { Draft } from './draft.ts';
import type { Signal } from './signals.ts';

export interface Scene {
  readonly asking: Asking;
  readonly draft: Draft;
  /** In an answer to "what do you mean to do", a bare phrase is a new item. */
  readonly intentional: boolean;
  last: readonly Item[];
  lastSentence: number;
  /** Items named without a verdict, which the next clause may give: "2", "done". */
  waiting: readonly Item[];
  lastSignal: Signal | undefined;
  said: boolean;
  /** A finished thing that is not on the list: "log it as done" means this one. */
  unlisted: string;
}

/** The item meant when only one can be. */
export const onlyOpen = ({ asking }: Scene): Item | undefined => {
  const open = asking.items.filter(({ status }) => status === 'open');
  return open.length === 1 ? open[0] : undefined;
};

/** Points at what was named before. */
export const pronoun = /\b(?:that|it|this|them|those|that one|this one)\b/;
export const nothing = /\b(?:nothing|none|neither|zero|not a thing|nada)\b/i;
