/** What every flow is given beside its input: the time, the settings and a logger. */
import type { Change } from '#shared/domain/change.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import type { Intent } from '#shared/domain/replies/reading.ts';
import type { Channel } from '#shared/domain/user.ts';
import type { Env } from './env.ts';

type Field = string | number | boolean | undefined;
export type Fields = Readonly<Record<string, Field>>;

/** Structured log lines; never a letter, a reply or an address. */
export interface Log {
  readonly info: (message: string, fields?: Fields) => void;
  readonly warn: (message: string, fields?: Fields) => void;
  /** Logs an error without its message: libraries quote their input in messages. */
  readonly error: (message: string, problem: unknown, fields?: Fields) => void;
}

/** A letter that was rendered but not sent. */
export interface RecordedLetter {
  readonly letter: Letter;
  readonly channel: Channel;
  /** The raw mail, if it would have gone by mail. */
  readonly mime?: Uint8Array;
}

/** How a reply was read, and what it changed. */
export interface RecordedReply {
  readonly id: string;
  readonly engine: string;
  readonly intent: Intent | null;
  readonly changes: readonly Change[];
  /** Why no answer was sent, if none was. */
  readonly notAcknowledged?: string;
}

/** Replaces the outside world for a tester's letters and replies. */
export interface Rehearsal {
  /** By our clock, not the tester's: limits are counted by it. */
  readonly asked: Date;
  /** The raw mail of a tester's reply; SES has no copy. */
  readonly mail?: Uint8Array;
  readonly letter: (recorded: RecordedLetter) => void;
  readonly reply: (recorded: RecordedReply) => void;
}

/** Numbers that are added to a row of counts, and instants (ISO) that are set beside them. */
export interface Counted {
  readonly add: Readonly<Record<string, number>>;
  readonly set: Readonly<Record<string, string>>;
}

export interface RequestContext {
  /** When the work began; everything it writes carries this time. */
  readonly now: Date;
  /** The current time, for work that takes long. */
  readonly clock: () => Date;
  readonly env: Env;
  readonly log: Log;
  readonly traceId: string;
  /**
   * The requester's network as the edge saw it: an IPv4 address or an IPv6 /64. Empty if no request
   * started the work.
   */
  readonly viewer: string;
  /** Identifies this attempt, so that it recognises its own claim if the answer got lost. */
  readonly owner: string;
  /** A new random UUID. */
  readonly newId: () => string;
  /** Only for testers. */
  readonly rehearsal?: Rehearsal;
  /** In a batch: collects the counts of letters and what is set beside them, to write them once. */
  readonly countLater?: (date: string, counted: Counted) => void;
}

/** The administrator who is signed in. */
export interface Admin {
  readonly id: string;
  readonly email: string;
}

/** The context of admin routes: somebody is signed in. */
export interface AdminContext extends RequestContext {
  readonly admin: Admin;
}
