/** What is known while the clauses of one reply are read in order. */
import type { Item } from '../../checklist.ts';
import type { Asking } from '../reading.ts';
import { Draft } from './draft.ts';
import type { Signal } from './signals.ts';

export class Scene {
  readonly asking: Asking;
  readonly draft: Draft;
  /** In an answer to "what do you mean to do", a bare phrase is a new item. */
  readonly intentional: boolean;
  /** Items the last report was about, which "it" and "that" mean. */
  last: readonly Item[] = [];
  lastSentence = 0;
  lastSignal: Signal | undefined;
  /** Items named without a verdict, which the next clause may give: "2", "done". */
  waiting: readonly Item[] = [];
  /** Something was said of the list, even when it changed nothing. */
  said = false;
  /** A finished thing that is not on the list: "log it as done" means this one. */
  unlisted = '';

  constructor(asking: Asking) {
    this.asking = asking;
    this.draft = new Draft(asking);
    this.intentional = asking.stage === 'DAY0_ACK' || asking.stage === 'MORNING_INTENTION';
  }
}

/** The item meant when only one can be. */
export const onlyOpen = ({ asking }: Scene): Item | undefined => {
  const open = asking.items.filter(({ status }) => status === 'open');
  return open.length === 1 ? open[0] : undefined;
};

/** Points at what was named before. */
export const pronoun = /\b(?:that|it|this|them|those|that one|this one)\b|^which\b/;
export const nothing = /\b(?:nothing|none|neither|zero|not a thing|nada)\b/i;
