/** What is known while the clauses of one reply are read in order. */

import type { Item } from '../../checklist.ts';
import type { Asking } from '../reading.ts';
import { sparing } from '../sparing.ts';
import { Draft } from './draft.ts';
import { isForeign } from './gist.ts';
import type { Signal } from './signals.ts';
import type { Told } from './told.ts';

/** What one word of a reply is by itself. */
export interface Label {
  /** The item it names; -1 when it may be several. */
  readonly item: number | undefined;
  readonly verdict: boolean;
}

export class Scene {
  /** The clauses read so far, and what each led to. */
  readonly told: Told[] = [];
  /** What each word was found to be. */
  readonly labels = new Map<string, Label>();
  readonly asking: Asking;
  readonly draft: Draft;
  /** In an answer to "what do you mean to do", a bare phrase is a new item. */
  readonly intentional: boolean;
  readonly foreign: boolean;
  /** The day is under way or over: "in the morning" is tomorrow's. */
  readonly night: boolean;
  /** Items the last report was about, which "it" and "that" mean. */
  last: readonly Item[] = [];
  lastSentence = 0;
  /** Ids of every item spoken of, with a verdict or without: the rest are the others. */
  readonly mentioned = new Set<string>();
  /** Items named alone, which an answer of nothing else reports as done. */
  readonly named: Item[] = [];
  bare = true;
  /** The reply asks something of the service too, so that the reasons for it are no tasks. */
  commanded = false;
  /** The last verdict stood before its item, so that more items may follow. */
  leads = false;
  /** The sentence of the new item named last. */
  addedIn = -1;
  /** The sentence that asks for something to be added. */
  adding = -1;
  /** Left undone by a sweep alone: "nothing". */
  readonly idled = new Set<string>();
  /** "Neither": none of them was done. */
  noneDone = false;
  /** The sentence in which a plan is told as under way. */
  planning = -1;
  /** How many are said to be done without saying which. */
  claim: number | undefined;
  lastSignal: Signal | undefined;
  /** What a correction put right, to be said of what it names instead. */
  corrected: Signal | undefined;
  /** Items named without a verdict, which the next clause may give: "2", "done". */
  waiting: readonly Item[] = [];
  /** The new item named last was taken back. */
  withdrew = false;
  /** The sentence that took a new item back. */
  tookBack = -1;
  /** What was said wrongly, and the sentence that puts it right. */
  wrong = { text: '', sentence: -1 };
  /** The new item taken back, the part that was wrong, and the sentence that puts it right. */
  replacing = { text: '', part: '', sentence: -1 };
  /** The new item "scratch that" took back, and the sentence that did. */
  erased = { text: '', sentence: -1 };
  /** Something was said of the list, even when it changed nothing. */
  said = false;
  /** A finished thing that is not on the list: "log it as done" means this one. */
  unlisted = '';

  constructor(asking: Asking) {
    this.asking = asking;
    this.draft = new Draft(asking);
    this.foreign = isForeign(asking);
    this.night = !['DAY0_ACK', 'MORNING_INTENTION'].includes(asking.stage);
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
export const nothing = sparing(/\b(?:nothing|none|neither|zero|not a thing|nada)\b/i);
