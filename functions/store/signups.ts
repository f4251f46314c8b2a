/** Becoming a user and leaving: transactions, so that an address is unique and counts stay true. */
import type { EndedBy } from '#shared/domain/delivery.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { User, UserState } from '#shared/domain/user.ts';
import { countOfDay, countTotals } from './counters.ts';
import { dayRow, type StoredDay, unchangedSince } from './days.ts';
import { type Key, keys, lists } from './keys.ts';
import { ttl } from './ttl.ts';
import { type Row, rankOf, userRow } from './users.ts';
import { absent, oneOf, putOf, transact, updateOf } from './writes.ts';

const isNew = { pk: absent };

export interface Beginning {
  /** As it should be: begun, with its first date and touchpoint. */
  readonly user: User & Required<Pick<User, 'begunAt' | 'begunBy'>>;
  readonly day: StoredDay;
  readonly readVersion: number;
  /** The claim of the day-0 letter. */
  readonly claim: Row;
}

const begin = ({ id, startsOn, startsAt, begunAt, begunBy }: Beginning['user']) =>
  updateOf(keys.user(id), {
    set: { startsOn, startsAt, begunAt, begunBy },
    when: { state: 'active', begunAt: absent },
  });

/** The fields of an invited user who begins. */
export type Accepted = Pick<User, 'id' | 'email' | 'zone' | 'zoneSource' | 'rhythm' | 'startsOn'> &
  Partial<Pick<User, 'confirmedAt' | 'remindersFrom'>>;

const accepting = (user: Accepted) =>
  updateOf(keys.user(user.id), {
    set: {
      state: 'active',
      rhythm: user.rhythm,
      zone: user.zone,
      zoneSource: user.zoneSource,
      zoneRank: rankOf[user.zoneSource],
      startsOn: user.startsOn,
      confirmedAt: user.confirmedAt,
      remindersFrom: user.remindersFrom,
    },
    when: { state: 'invited' },
  });

/** The states that are counted; those that administrators set are not. */
const standings = {
  subscribed: ['active', 'paused', 'invited'],
  unsubscribed: ['unsubscribed'],
  suppressed: ['suppressed'],
} as const satisfies Readonly<Record<string, readonly UserState[]>>;
type Standing = keyof typeof standings;

export const standingOf = (state: UserState): Standing =>
  state === 'unsubscribed' || state === 'suppressed' ? state : 'subscribed';

export interface Move {
  readonly to: 'active' | 'unsubscribed' | 'suppressed';
  readonly at: Date;
  /** The reason, if it was not the person's own word. */
  readonly endedBy?: EndedBy;
  /** The administrator who acted for the person. */
  readonly byAdmin?: string;
}

/** Who may be written to is evidence: each change stays, with who made it. */
function consentTo(user: User, { to, at, endedBy, byAdmin }: Move) {
  const what = to === 'active' ? 'subscribed' : 'unsubscribed';
  const isListed = what === 'unsubscribed' && user.kind === 'person';
  const Item = {
    ...keys.consent(user.id, at, what),
    ...(isListed && lists.newest('DEPARTURES', at.toISOString(), user.id)),
    ...ttl(user),
    what,
    at: at.toISOString(),
    by: byAdmin ? 'administrator' : (endedBy ?? 'person'),
    ...(byAdmin && { admin: byAdmin }),
  };
  return putOf(Item);
}

export const stamps = {
  active: 'returnedAt',
  unsubscribed: 'unsubscribedAt',
  suppressed: 'suppressedAt',
} as const satisfies Readonly<Record<Move['to'], keyof User>>;

/** Whoever leaves keeps the reason why letters had ended before. */
const moving: Readonly<Record<Move['to'], readonly string[]>> = {
  active: ['pausedUntil', 'pausedBy', 'unsubscribedAt', 'suppressedAt', 'endedBy'],
  unsubscribed: ['pausedUntil', 'pausedBy'],
  suppressed: ['pausedUntil', 'pausedBy'],
};

/** Makes the address unique, and the user findable by it and by the start of their id. */
export const addressRow = (user: User): Row & Key => ({
  ...keys.address(user.email),
  ...(user.kind === 'person' && lists.id(user.id)),
  userId: user.id,
  since: user.createdAt,
  ...(user.state === 'invited' && { invited: true }),
});

export const signups = {
  /** Throws ConditionFailed if the address was taken meanwhile. */
  async add(user: User, countedOn: LocalDate): Promise<void> {
    await transact([
      putOf(addressRow(user), isNew),
      putOf(userRow(user), isNew),
      countTotals(user.id, { users: 1, subscribed: 1, [`source:${user.source}`]: 1 }),
      countOfDay(user.id, countedOn, { signups: 1 }),
    ]);
  },

  /**
   * An invited user begins; the address counts as entered now. Throws ConditionFailed if they are
   * no longer invited.
   */
  async accept(user: Accepted, at: Date): Promise<void> {
    await transact([
      accepting(user),
      updateOf(keys.address(user.email), {
        set: { since: at.toISOString() },
        remove: ['invited'],
        when: { userId: user.id },
      }),
    ]);
  },

  /** Writes the first intentions, their day and the claim of their letter in one transaction. */
  async begin({ user, day, readVersion, claim }: Beginning): Promise<void> {
    await transact([
      begin(user),
      putOf(dayRow(user.id, day), unchangedSince(readVersion)),
      putOf(claim, isNew),
    ]);
  },

  /**
   * Moves a user to another state, with the counts; throws ConditionFailed if the state has changed
   * since it was read.
   */
  async move(user: User, move: Move): Promise<void> {
    const { to, at, endedBy } = move;
    const from = standingOf(user.state);
    await transact([
      updateOf(keys.user(user.id), {
        set: { state: to, [stamps[to]]: at.toISOString(), endedBy },
        remove: moving[to],
        // Not the state that was read: a pause written in between must not keep anyone from leaving.
        when: { state: oneOf(...standings[from]) },
      }),
      // A tester is nobody who is counted.
      ...(user.kind === 'person'
        ? [countTotals(user.id, { [from]: -1, [standingOf(to)]: 1 })]
        : []),
      ...(to === 'suppressed' ? [] : [consentTo(user, move)]),
    ]);
  },
};
