/** Becoming a user and leaving: transactions, so that an address is unique and counts stay true. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { table, write } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { EndedBy } from '#shared/domain/delivery.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { User, UserState } from '#shared/domain/user.ts';
import { countOfDay, countTotals } from './counters.ts';
import { dayRow, type StoredDay, unchangedSince } from './days.ts';
import { type Key, keys, lists } from './keys.ts';
import { ttl } from './ttl.ts';
import { type Row, rankOf, userRow } from './users.ts';

type TransactItems = ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems'];

const transact = (TransactItems: TransactItems) =>
  write(() => table.send(new TransactWriteCommand({ TransactItems })));

const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

export interface Beginning {
  /** As it shall be: begun, with its first date and touchpoint. */
  readonly user: User & Required<Pick<User, 'begunAt' | 'begunBy'>>;
  readonly day: StoredDay;
  readonly readVersion: number;
  /** The claim of the day-0 letter. */
  readonly claim: Row;
}

const begin = (
  TableName: string,
  { id, startsOn, startsAt, begunAt, begunBy }: Beginning['user'],
) => ({
  Update: {
    TableName,
    Key: keys.user(id),
    UpdateExpression:
      'SET #startsOn = :startsOn, #startsAt = :startsAt, #begunAt = :begunAt, #begunBy = :begunBy',
    ConditionExpression: '#state = :active AND attribute_not_exists(#begunAt)',
    ExpressionAttributeNames: {
      '#startsOn': 'startsOn',
      '#startsAt': 'startsAt',
      '#begunAt': 'begunAt',
      '#begunBy': 'begunBy',
      '#state': 'state',
    },
    ExpressionAttributeValues: {
      ':startsOn': startsOn,
      ':startsAt': startsAt,
      ':begunAt': begunAt,
      ':begunBy': begunBy,
      ':active': 'active',
    },
  },
});

/** How somebody who was invited begins. */
export type Accepted = Pick<User, 'id' | 'email' | 'zone' | 'zoneSource' | 'rhythm' | 'startsOn'> &
  Partial<Pick<User, 'confirmedAt' | 'remindersFrom'>>;

const accepting = (TableName: string, user: Accepted) => ({
  Update: {
    TableName,
    Key: keys.user(user.id),
    UpdateExpression:
      'SET #state = :active, #rhythm = :rhythm, #zone = :zone, #zoneSource = :source, ' +
      '#zoneRank = :rank, #startsOn = :on' +
      (user.confirmedAt ? ', #confirmedAt = :confirmed' : '') +
      (user.remindersFrom ? ', #remindersFrom = :reminders' : ''),
    ConditionExpression: '#state = :invited',
    ExpressionAttributeNames: {
      '#state': 'state',
      '#rhythm': 'rhythm',
      '#zone': 'zone',
      '#zoneSource': 'zoneSource',
      '#zoneRank': 'zoneRank',
      '#startsOn': 'startsOn',
      ...(user.confirmedAt && { '#confirmedAt': 'confirmedAt' }),
      ...(user.remindersFrom && { '#remindersFrom': 'remindersFrom' }),
    },
    ExpressionAttributeValues: {
      ':active': 'active',
      ':invited': 'invited',
      ':rhythm': user.rhythm,
      ':zone': user.zone,
      ':source': user.zoneSource,
      ':rank': rankOf[user.zoneSource],
      ':on': user.startsOn,
      ...(user.confirmedAt && { ':confirmed': user.confirmedAt }),
      ...(user.remindersFrom && { ':reminders': user.remindersFrom }),
    },
  },
});

/** A user is counted as one of these; the administrator's own states are left out. */
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
  /** Why, where the person did not say so. */
  readonly endedBy?: EndedBy;
  /** The id of the administrator who did it in the person's place. */
  readonly byAdmin?: string;
}

/** Who may be written to is evidence: each change stays, with who made it. */
function consentTo(TableName: string, user: User, { to, at, endedBy, byAdmin }: Move) {
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
  return { Put: { TableName, Item } };
}

export const stamps = {
  active: 'returnedAt',
  unsubscribed: 'unsubscribedAt',
  suppressed: 'suppressedAt',
} as const satisfies Readonly<Record<Move['to'], keyof User>>;

/** Whoever leaves keeps the reason why letters had ended before. */
const moving: Readonly<Record<Move['to'], string>> = {
  active: 'REMOVE #pausedUntil, #pausedBy, #unsubscribedAt, #suppressedAt, #endedBy',
  unsubscribed: 'REMOVE #pausedUntil, #pausedBy',
  suppressed: 'REMOVE #pausedUntil, #pausedBy',
};

/** Makes the address unique, and its user to be found by it and by the start of their id. */
export const addressRow = (user: User): Row & Key => ({
  ...keys.address(user.email),
  ...(user.kind === 'person' && lists.id(user.id)),
  userId: user.id,
  since: user.createdAt,
  ...(user.state === 'invited' && { invited: true }),
});

export const signups = {
  /** Throws ConditionFailed when the address was taken in the meantime. */
  async add(user: User, countedOn: LocalDate): Promise<void> {
    const TableName = env().TABLE_NAME;
    await transact([
      {
        Put: {
          TableName,
          Item: addressRow(user),
          ...absent,
        },
      },
      { Put: { TableName, Item: userRow(user), ...absent } },
      countTotals(user.id, { users: 1, subscribed: 1, [`source:${user.source}`]: 1 }),
      countOfDay(user.id, countedOn, { signups: 1 }),
    ]);
  },

  /**
   * Somebody who was invited begins, and the address counts as entered now. Throws ConditionFailed
   * for one who is not invited any more.
   */
  async accept(user: Accepted, at: Date): Promise<void> {
    const TableName = env().TABLE_NAME;
    await transact([
      accepting(TableName, user),
      {
        Update: {
          TableName,
          Key: keys.address(user.email),
          UpdateExpression: 'SET #since = :at REMOVE #invited',
          ConditionExpression: '#user = :user',
          ExpressionAttributeNames: { '#since': 'since', '#invited': 'invited', '#user': 'userId' },
          ExpressionAttributeValues: { ':at': at.toISOString(), ':user': user.id },
        },
      },
    ]);
  },

  /** The first intentions, their day and the claim of their letter: all or none. */
  async begin({ user, day, readVersion, claim }: Beginning): Promise<void> {
    const TableName = env().TABLE_NAME;
    await transact([
      begin(TableName, user),
      { Put: { TableName, Item: dayRow(user.id, day), ...unchangedSince(readVersion) } },
      { Put: { TableName, Item: claim, ...absent } },
    ]);
  },

  /**
   * Moves a user to another standing, and the counts with them; throws ConditionFailed when they do
   * not stand where they were read to stand.
   */
  async move(user: User, move: Move): Promise<void> {
    const { to, at, endedBy } = move;
    const TableName = env().TABLE_NAME;
    const from = standingOf(user.state);
    // Not the state that was read: a pause written in between must not keep anyone from leaving.
    const states = Object.fromEntries(standings[from].map((state, n) => [`:from${n}`, state]));
    await transact([
      {
        Update: {
          TableName,
          Key: keys.user(user.id),
          UpdateExpression: endedBy
            ? `${moving[to]} SET #state = :to, #at = :at, #endedBy = :endedBy`
            : `${moving[to]} SET #state = :to, #at = :at`,
          ConditionExpression: `#state IN (${Object.keys(states).join(', ')})`,
          ExpressionAttributeNames: {
            '#state': 'state',
            '#at': stamps[to],
            '#pausedUntil': 'pausedUntil',
            '#pausedBy': 'pausedBy',
            ...(to === 'active' && {
              '#unsubscribedAt': 'unsubscribedAt',
              '#suppressedAt': 'suppressedAt',
            }),
            ...((to === 'active' || endedBy) && { '#endedBy': 'endedBy' }),
          },
          ExpressionAttributeValues: {
            ':to': to,
            ':at': at.toISOString(),
            ...states,
            ...(endedBy && { ':endedBy': endedBy }),
          },
        },
      },
      // A tester is nobody who is counted.
      ...(user.kind === 'person'
        ? [countTotals(user.id, { [from]: -1, [standingOf(to)]: 1 })]
        : []),
      ...(to === 'suppressed' ? [] : [consentTo(TableName, user, move)]),
    ]);
  },
};
