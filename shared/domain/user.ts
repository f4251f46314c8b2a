/** A person we write to, and whether we may write to them now. */
import type { LocalDate } from './local-date.ts';
import type { Rhythm } from './rhythm.ts';

export type Channel = 'email' | 'sms';
export type ZoneSource = 'default' | 'detected' | 'user';

/** One union decides whether letters go out; `purging` and `deleted` are the administrator's. */
export type UserState =
  | 'invited'
  | 'active'
  | 'paused'
  | 'unsubscribed'
  | 'suppressed'
  | 'deleted'
  | 'purging';

export interface User {
  /** A random UUID; never derived from the address. */
  readonly id: string;
  /** In the order of signing up, from 1. */
  readonly number: number;
  /** Normalised: lower case, domain in ASCII. */
  readonly email: string;
  readonly kind: 'person' | 'tester';
  readonly channel: Channel;
  readonly zone: string;
  readonly zoneSource: ZoneSource;
  readonly rhythm: Rhythm;
  readonly state: UserState;
  /** ISO instant. */
  readonly createdAt: string;
  /** Where the person came from: `landing_page`, `confirmation_page` ... */
  readonly source: string;
  /** The first local date on which a touchpoint is due. */
  readonly startsOn: LocalDate;
  /** The first touchpoint due on that date; a Start at noon leaves the morning out. */
  readonly startsAt?: string;
  /** ISO instant at which the day-0 intentions were taken; absent until then. */
  readonly begunAt?: string;
  readonly confirmedAt?: string;
  readonly unsubscribedAt?: string;
  /** The first local date on which letters come again. */
  readonly pausedUntil?: LocalDate;
}

/** Why a letter may not go out. */
export type Because =
  | 'invited'
  | 'paused'
  | 'unsubscribed'
  | 'suppressed'
  | 'deleted'
  | 'purging'
  | 'no-channel';

export type MaySend = { readonly yes: true } | { readonly yes: false; readonly because: Because };
