/** Becoming a user and leaving: transactions, so that an address is unique and counts stay true. */
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { table, write } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { countOfDay, countTotals } from './counters.ts';
import { dayRow, type StoredDay, unchangedSince } from './days.ts';
import { keys } from './keys.ts';
import { type Row, userRow } from './users.ts';

type TransactItems = ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems'];

const transact = (TransactItems: TransactItems) =>
  write(() => table.send(new TransactWriteCommand({ TransactItems })));

const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

export interface Beginning {
  /** As it shall be: begun, with its first date and touchpoint. */
  readonly user: User;
  readonly day: StoredDay;
  readonly readVersion: number;
  /** The claim of the day-0 letter. */
  readonly claim: Row;
}

const begin = (TableName: string, { id, startsOn, startsAt, begunAt }: User) => ({
  Update: {
    TableName,
    Key: keys.user(id),
    UpdateExpression: 'SET #startsOn = :startsOn, #startsAt = :startsAt, #begunAt = :begunAt',
    ConditionExpression: '#state = :active AND attribute_not_exists(#begunAt)',
    ExpressionAttributeNames: {
      '#startsOn': 'startsOn',
      '#startsAt': 'startsAt',
      '#begunAt': 'begunAt',
      '#state': 'state',
    },
    ExpressionAttributeValues: {
      ':startsOn': startsOn,
      ':startsAt': startsAt,
      ':begunAt': begunAt,
      ':active': 'active',
    },
  },
});

export const signups = {
  /** Throws ConditionFailed when the address was taken in the meantime. */
  async add(user: User, countedOn: LocalDate): Promise<void> {
    const TableName = env().TABLE_NAME;
    await transact([
      {
        Put: {
          TableName,
          Item: { ...keys.address(user.email), userId: user.id, since: user.createdAt },
          ...absent,
        },
      },
      { Put: { TableName, Item: userRow(user), ...absent } },
      countTotals(user.id, { users: 1, subscribed: 1, [`source:${user.source}`]: 1 }),
      countOfDay(user.id, countedOn, { signups: 1 }),
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
   * Flips the subscription and its counts together; throws ConditionFailed when it already stood
   * so.
   */
  async flip(user: User, to: 'active' | 'unsubscribed', at: Date): Promise<void> {
    const TableName = env().TABLE_NAME;
    const leaving = to === 'unsubscribed';
    // Not the state that was read: a pause written in between must not keep anyone from leaving.
    const from = leaving ? (['active', 'paused', 'invited'] as const) : (['unsubscribed'] as const);
    await transact([
      {
        Update: {
          TableName,
          Key: keys.user(user.id),
          UpdateExpression: leaving
            ? 'SET #state = :to, #unsubscribedAt = :at REMOVE #pausedUntil, #pausedBy'
            : 'SET #state = :to REMOVE #unsubscribedAt, #pausedUntil, #pausedBy',
          ConditionExpression: `#state IN (${from.map((state) => `:${state}`).join(', ')})`,
          ExpressionAttributeNames: {
            '#state': 'state',
            '#unsubscribedAt': 'unsubscribedAt',
            '#pausedUntil': 'pausedUntil',
            '#pausedBy': 'pausedBy',
          },
          ExpressionAttributeValues: {
            ':to': to,
            ...Object.fromEntries(from.map((state) => [`:${state}`, state])),
            ...(leaving && { ':at': at.toISOString() }),
          },
        },
      },
      countTotals(user.id, {
        subscribed: leaving ? -1 : 1,
        unsubscribed: leaving ? 1 : -1,
      }),
    ]);
  },
};

export interface Quarantined {
  readonly id: string;
  readonly rawKey: string;
  readonly because: string;
  readonly at: Date;
}

const quarantineDays = 30;

/**
 * Keeps what could not be attributed where the administrator finds it; it points at the raw mail.
 */
export async function quarantine({ id, rawKey, because, at }: Quarantined): Promise<void> {
  const expiresAt = Math.floor(at.getTime() / 1000) + quarantineDays * 86_400;
  const Item = { ...keys.quarantined(id), rawKey, because, at: at.toISOString(), expiresAt };
  await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
}
