/** A person we write to, and whether we may write to them now. */
import type { EndedBy } from './delivery.ts';
import { addDays, type LocalDate, localDateAt } from './local-date.ts';
import { isFromFirst, type Rhythm } from './rhythm.ts';
import type { Touchpoint } from './stage.ts';

export type Channel = 'email' | 'sms';
export type ZoneSource = 'default' | 'detected' | 'user';

/** What may hold the letters beside the person's own word. */
export type PausedBy = 'out-of-office' | 'silence';

/** How an erasure goes on, wherever it was broken off. */
export interface Purge {
  /** ISO instant. */
  readonly since: string;
  /** The person asked for it, and is told when it is done. */
  readonly farewell: boolean;
  /** Why a keyed hash of the address is kept, where one is: they must not be invited again. */
  readonly keeps?: Objection;
}

/** What a person did that forbids to write to their address by anybody else's wish. */
export type Objection = 'unsubscribed' | 'erased' | EndedBy;

/** The states of a user who is neither deleted nor being erased. */
export const livingStates = ['invited', 'active', 'paused', 'unsubscribed', 'suppressed'] as const;
export type LivingState = (typeof livingStates)[number];

/** One union decides whether letters go out; `purging` and `deleted` are the administrator's. */
export const userStates = [...livingStates, 'deleted', 'purging'] as const;
export type UserState = (typeof userStates)[number];

export interface User {
  /** A random UUID; never derived from the address. */
  readonly id: string;
  /** In the order of signing up, from 1. */
  readonly number: number;
  /** Normalised: lower case, domain in ASCII. */
  readonly email: string;
  /** In E.164, `+12125550100`; without one no text can be sent. */
  readonly phone?: string;
  /** ISO instant at which the phone's owner agreed to texts; absent once they took it back. */
  readonly textsAgreedAt?: string;
  /** ISO instant at which they did, by text. */
  readonly textsEndedAt?: string;
  /** A number that has not said YES yet, and the date (in UTC) of the text that asked it. */
  readonly askedPhone?: { readonly phone: string; readonly date: LocalDate };
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
  readonly startsAt?: Touchpoint;
  /** ISO instant at which the day-0 intentions were taken; absent until then. */
  readonly begunAt?: string;
  /** With what was typed on the day-0 page: a keyed hash of it and of the browser's secret. */
  readonly begunBy?: string;
  /** ISO instant at which the mailbox first showed, by its link, a button or a reply, whose it is. */
  readonly confirmedAt?: string;
  /**
   * The first of the two mornings on which an address that nobody has confirmed is asked to. It
   * stays what it was when the address was entered, whoever enters it again.
   */
  readonly remindersFrom?: LocalDate;
  readonly unsubscribedAt?: string;
  /** ISO instant at which the mailbox was given up. */
  readonly suppressedAt?: string;
  /** Why letters ended where the person did not say so. */
  readonly endedBy?: EndedBy;
  /** ISO instant at which letters came again after they had ended, or paused for silence. */
  readonly returnedAt?: string;
  /** With `paused`: the first local date without letters; until then they come. */
  readonly pausedFrom?: LocalDate;
  /** The first local date on which letters come again. */
  readonly pausedUntil?: LocalDate;
  /**
   * When a reply asked to erase everything (ISO instant), and which: an answer to the letter that
   * we sent it confirms it.
   */
  readonly eraseAsked?: { readonly at: string; readonly by: string };
  /** With `deleted`: ISO instant, and the state that a restoring brings back. */
  readonly deletedAt?: string;
  readonly deletedFrom?: LivingState;
  /** With `purging`: what whoever resumes the erasure has to know. */
  readonly purge?: Purge;
  /** Who held the letters where the person did not ask for it: any reply of theirs ends it. */
  readonly pausedBy?: PausedBy;
  /** With `pausedBy: 'silence'`: the date of the letter that said so. */
  readonly pausedOn?: LocalDate;
  /** Of a tester: when all that is kept about it goes, in epoch seconds. */
  readonly expiresAt?: number;
}

/** Whether the day-0 page still begins the plan; until then an address counts as new. */
export const mayBegin = ({ begunAt, state }: Pick<User, 'begunAt' | 'state'>): boolean =>
  begunAt === undefined && state === 'active';

/** Why a letter may not go out. */
export type Reason =
  | 'invited'
  /** Nobody has confirmed the address. */
  | 'unconfirmed'
  | 'paused'
  | 'unsubscribed'
  | 'suppressed'
  | 'deleted'
  | 'purging'
  | 'no-channel'
  | 'texts are off'
  | 'quiet hours'
  /** A farewell to somebody who has not left, an invitation to somebody who is here. */
  | 'not-called-for';

export type MaySend = { readonly yes: true } | { readonly yes: false; readonly because: Reason };

const no = (because: Reason): MaySend => ({ yes: false, because });

/** What is known of a pause: it may be planned, or over. */
export type Pause = Partial<Pick<User, 'state' | 'pausedFrom' | 'pausedUntil'>>;

/** Whether a pause holds the letters of a local date; one without an end holds all that follow. */
export const isPausedOn = ({ state, pausedFrom, pausedUntil }: Pause, date: LocalDate): boolean =>
  state === 'paused' &&
  (pausedFrom === undefined || date >= pausedFrom) &&
  (pausedUntil === undefined || date < pausedUntil);

/** Whether a pause holds letters on this local date, or is planned to. */
export const isPausing = (pause: Pause, date: LocalDate): boolean =>
  isPausedOn(pause, date) ||
  (pause.pausedFrom !== undefined &&
    pause.pausedFrom > date &&
    isPausedOn(pause, pause.pausedFrom));

/** The first date from this one on that no pause holds; undefined in one without an end. */
export const openFrom = (pause: Pause, date: LocalDate): LocalDate | undefined =>
  isPausedOn(pause, date) ? pause.pausedUntil : date;

/** Its mail bounced and ended the letters: whoever writes from such a mailbox does read it. */
export const seemsDead = ({ state, endedBy }: User): boolean =>
  state === 'suppressed' && (endedBy === 'bounce' || endedBy === 'soft-bounces');

/** Texts need a phone whose owner agreed to them; a tester's are only recorded. */
export const canReach = ({ phone, textsAgreedAt, kind }: User, channel: Channel): boolean =>
  channel === 'email' || (phone !== undefined && textsAgreedAt !== undefined) || kind === 'tester';

/** Whether the mailbox has shown that it is the person's, and wants letters. */
export const isConfirmed = ({
  kind,
  confirmedAt,
  textsAgreedAt,
}: Pick<User, 'kind' | 'confirmedAt' | 'textsAgreedAt'>): boolean =>
  kind === 'tester' || confirmedAt !== undefined || textsAgreedAt !== undefined;

/** Whether the morning of a date is one on which an unconfirmed address is asked to confirm. */
export const isReminded = ({ remindersFrom }: Pick<User, 'remindersFrom'>, date: LocalDate) =>
  remindersFrom !== undefined && (date === remindersFrom || date === addDays(remindersFrom, 1));

/** Whether the last of those mornings has come: nothing more is sent until the address confirms. */
export const isReminderOver = (
  { remindersFrom }: Pick<User, 'remindersFrom'>,
  date: LocalDate,
): boolean => remindersFrom === undefined || date > remindersFrom;

/** Whether letters go out to this user now. */
export function maySend(user: User, channel: Channel, now: Date): MaySend {
  const { state } = user;
  const isHeld = isPausedOn(user, localDateAt(now, user.zone));
  if (state !== 'active' && (state !== 'paused' || isHeld)) return no(state);
  return canReach(user, channel) ? { yes: true } : no('no-channel');
}

/** Whether a touchpoint of a local date is one the user has been promised, not before the first. */
export const isDue = ({ startsOn, startsAt }: User, date: LocalDate, stage: Touchpoint): boolean =>
  isFromFirst({ date: startsOn, touchpoint: startsAt }, date, stage);

/**
 * Whether the touchpoints of a user are scheduled. Whoever rests after a long silence has no
 * schedules, nor whoever never confirmed once the last reminder is out: what they say or press makes
 * them again. `today` is theirs.
 */
export function wantsSchedules(user: User, today: LocalDate): boolean {
  const { kind, state, pausedBy } = user;
  if (kind === 'tester' || (state !== 'active' && state !== 'paused')) return false;
  if (pausedBy === 'silence' && state === 'paused') return false;
  return isConfirmed(user) || !isReminderOver(user, addDays(today, -1));
}
