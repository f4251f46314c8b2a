/** What an interpreter makes of a reply: edits to the list and at most one intent. */
import type { Checklist, Edit } from '../checklist.ts';
import type { LocalDate } from '../local-date.ts';
import type { RhythmWish } from '../rhythm.ts';
import type { Stage, Touchpoint } from '../stage.ts';
import type { Channel } from '../user.ts';

/**
 * What a reply asks of the service, not of the checklist; `none` is chatter, null no command. The
 * trained reader answers in this order: a change needs a new model.
 */
export const intents = [
  'none',
  'unsubscribe',
  'resubscribe',
  'help',
  'list',
  'pause',
  'resume',
  'undo',
  'clear',
  'rhythm',
  'zone',
  'channel',
  'export',
  'delete',
  'why',
] as const;
export type Intent = (typeof intents)[number];

/**
 * The intent as the command line's door names it: there a question about a letter is one about how
 * this works.
 */
export const intentAtDoor = (intent: Intent | null): Intent | null =>
  intent === 'why' ? 'help' : intent;

/** The way a person wants the letters to come. */
export type ChannelWish =
  | { readonly kind: 'email' }
  /** `phone` in E.164; absent when none was named, or none that can be dialled from anywhere. */
  | { readonly kind: 'sms'; readonly phone?: string };

/** What a person wonders about: why a letter came, or why none did. */
export interface WhyAsked {
  readonly about: 'sent' | 'missing';
  readonly touchpoint?: Touchpoint;
  /** 1 is yesterday; today when left out. */
  readonly daysAgo?: 1;
}

/** What an interpreter is given. */
export interface Asking {
  readonly stage: Stage;
  readonly today: LocalDate;
  readonly zone: string;
  /** The way the reply came; by email when left out. */
  readonly channel?: Channel;
  /** The list as it was shown, in this order; behind it what rests until later. */
  readonly items: Checklist;
  /** How many of them bear a number, counted from 1; all when left out. */
  readonly numbered?: number;
  /** Only what the person newly wrote. */
  readonly reply: string;
  /** What the last answer asked, where this reply answers it. */
  readonly asked?: Question;
  /** Makes the id of the nth new item of this reply (0-based); the same n gives the same id. */
  readonly newId: (n: number) => string;
}

/** What an intent needs to be carried out; each is absent when the person did not name it. */
export interface IntentArguments {
  /** With `pause`: the first local date without letters, where it is a later one. */
  readonly pauseFrom?: LocalDate;
  /** With `pause`: the first local date on which letters come again. */
  readonly pauseUntil?: LocalDate;
  /** With `rhythm`: the touchpoints that get another minute of the local day, possible or not. */
  readonly rhythm?: RhythmWish;
  /** With `zone`: a name of the tz database. */
  readonly zone?: string;
  /** With `zone`: they are there on a later day, not yet. */
  readonly zoneLater?: true;
  readonly channel?: ChannelWish;
  readonly why?: WhyAsked;
}

/** Why the language model's answer wasn't used; one word each, as the log says it. */
export type FallbackReason =
  /** The model was left alone: it has failed too often in a row, or today's calls are used up. */
  | 'resting'
  | 'over-budget'
  | 'timeout'
  | 'unreachable'
  | 'not-allowed'
  | 'rate-limited'
  | 'server-error'
  | 'request-refused'
  | 'incomplete'
  | 'refusal'
  | 'empty'
  | 'not-json'
  | 'wrong-shape'
  | 'not-said'
  | 'unknown-item'
  | 'item-lost'
  | 'said-twice'
  | 'failed';

/** The words of the reply that say one edit. */
export interface Evidence {
  readonly id: string;
  readonly kind: Edit['kind'];
  readonly words: string;
  /** How sure the reader is, from 0 to 1. */
  readonly sure: number;
}

/**
 * Changes of one kind that the reader isn't sure enough of to make; with `keep`, whether an item that
 * has long been carried is still wanted.
 */
export interface Question {
  readonly kind: 'complete' | 'drop' | 'defer' | 'keep';
  readonly id: string;
  /** Other items that the same is asked of. */
  readonly also?: readonly string[];
  /** Those that may say so of the first item. */
  readonly words: string;
  /** With `defer`: a date after tomorrow. */
  readonly on?: LocalDate;
}

/** What letters at their own times can't do: to write at a minute of the day. */
export interface Reminder {
  readonly at: number;
  /** What it is about is an item, with its time. */
  readonly isListed: boolean;
}

export interface Reading extends IntentArguments {
  readonly edits: readonly Edit[];
  /** For each edit that words of the reply say. */
  readonly evidence?: readonly Evidence[];
  readonly intent: Intent | null;
  /** Words that seem to be about the plan and changed nothing. */
  readonly unread?: readonly string[];
  readonly question?: Question;
  readonly reminder?: Reminder;
  /** It says no to what was asked, and nothing else. */
  readonly declined?: true;
  /** The words that mean something to the reader; all others are talk, or orders to the machine. */
  readonly heard?: readonly string[];
  /** What read it, with its version: `reader/1`, `openai/gpt-...`; `forms` where they were enough. */
  readonly engine: string;
  /** Why the language model's answer wasn't used though it was asked. */
  readonly fallback?: FallbackReason;
}
