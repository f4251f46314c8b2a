/**
 * What every piece of work is given beside its question: the time, the settings, a voice in the
 * log.
 */
import type { Change } from '#shared/domain/change.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import type { Intent } from '#shared/domain/replies/reading.ts';
import type { Channel } from '#shared/domain/user.ts';
import type { Env } from './env.ts';

type Field = string | number | boolean | undefined;
export type Fields = Readonly<Record<string, Field>>;

/** Structured lines; never a letter, a reply or an address. */
export interface Log {
  readonly info: (message: string, fields?: Fields) => void;
  readonly warn: (message: string, fields?: Fields) => void;
  /** What went wrong, without its message: messages of libraries quote what they were given. */
  readonly error: (message: string, problem: unknown, fields?: Fields) => void;
}

/** A letter that was given to nobody, as it would have gone out. */
export interface RecordedLetter {
  readonly letter: Letter;
  readonly channel: Channel;
  /** The raw mail, where it would have been one. */
  readonly mime?: Uint8Array;
}

/** What a reply was read as, and what it changed. */
export interface RecordedReply {
  readonly id: string;
  readonly engine: string;
  readonly intent: Intent | null;
  readonly changes: readonly Change[];
  /** Why it was not answered, where it was not. */
  readonly notAcknowledged?: string;
}

/** What a tester's letters and replies are done with in the place of the world. */
export interface Rehearsal {
  /** By our clock, not the tester's: what others are asked is counted by it. */
  readonly asked: Date;
  /** The raw mail that comes in; SES keeps none. */
  readonly mail?: Uint8Array;
  readonly letter: (recorded: RecordedLetter) => void;
  readonly reply: (recorded: RecordedReply) => void;
}

export interface RequestContext {
  /** When it began; all that it writes down is as of then. */
  readonly now: Date;
  /** The time when it is asked for, for what goes on for long. */
  readonly clock: () => Date;
  readonly env: Env;
  readonly log: Log;
  readonly traceId: string;
  /**
   * The network a request came from, as the edge saw it: an IPv4 address or a /64 of IPv6. Empty for
   * what no viewer asked for.
   */
  readonly viewer: string;
  /** Names this attempt, so that a claim can be recognised as one's own after a lost answer. */
  readonly owner: string;
  /** A new random UUID. */
  readonly newId: () => string;
  /** Of a tester alone. */
  readonly rehearsal?: Rehearsal;
  /** In a batch: takes what a letter counts as, which is written once for all of them. */
  readonly countLater?: (date: string, name: string) => void;
}

/** Who is signed in, as every layer knows them. */
export interface Admin {
  readonly id: string;
  readonly email: string;
}

/** What the work behind a route of the administrator is given: somebody is signed in. */
export interface AdminContext extends RequestContext {
  readonly admin: Admin;
}
