/** What an interpreter makes of a reply: edits to the list and at most one intent. */
import type { Checklist, Edit } from '../checklist.ts';
import type { LocalDate } from '../local-date.ts';
import type { Rhythm } from '../rhythm.ts';
import type { Stage } from '../stage.ts';
import type { Channel } from '../user.ts';
import type { ChannelWish } from './channel-words.ts';
import type { WhyAsked } from './why-words.ts';

/** What a reply asks of the service, not of the checklist; `none` is chatter, null no command. */
export const intents = [
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
  'none',
] as const;
export type Intent = (typeof intents)[number];

/**
 * The intent as the command line's door names it: there a question about a letter is one about how
 * this works.
 */
export const intentAtDoor = (intent: Intent | null): Intent | null =>
  intent === 'why' ? 'help' : intent;

/** The rules' own name; raised with every change of what they do: a reading says what made it. */
export const rulesEngine = 'rules/5';

/** What an interpreter is given. */
export interface Asking {
  readonly stage: Stage;
  readonly today: LocalDate;
  readonly zone: string;
  /** The way the reply came; by email when left out. */
  readonly channel?: Channel;
  /** The list as it was shown: numbers in a reply count from 1 over it, in this order. */
  readonly items: Checklist;
  /** Only what the person newly wrote. */
  readonly reply: string;
  /** Makes the id of the nth new item of this reply (0-based); the same n gives the same id. */
  readonly newId: (n: number) => string;
}

/** What an intent needs to be carried out; each is absent when the person did not name it. */
export interface IntentArguments {
  /** With `pause`: the first local date on which letters come again. */
  readonly pauseUntil?: LocalDate;
  /** With `rhythm`: the touchpoints that get another minute of the local day, possible or not. */
  readonly rhythm?: Partial<Rhythm>;
  /** With `zone`: a name of the tz database. */
  readonly zone?: string;
  /** With `zone`: they are there on a later day, not yet. */
  readonly zoneLater?: true;
  readonly channel?: ChannelWish;
  readonly why?: WhyAsked;
}

/** Why the rules read a reply though a model was asked; one word each, as the log says it. */
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

export interface Reading extends IntentArguments {
  readonly edits: readonly Edit[];
  readonly intent: Intent | null;
  /** Which interpreter this is from, with its version: `rules/1`, `openai/gpt-...`. */
  readonly engine: string;
  /** Why the rules read it though a model was asked. */
  readonly fallback?: FallbackReason;
}
