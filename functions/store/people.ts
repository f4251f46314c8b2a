/** A person in one query: the user (or a handle) and the newest days. */
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table, write } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { User } from '#shared/domain/user.ts';
import { dayRow, type StoredDay, storedDayOf, unchangedSince } from './days.ts';
import { keys } from './keys.ts';
import { type Ttl, ttl } from './ttl.ts';
import { type Handle, handleOf, isHandle, type Row, userOf } from './users.ts';
import { expressions } from './writes.ts';

export interface Person {
  readonly user: User;
  /** Newest first; as many as carry-over and a late reply can need. */
  readonly days: readonly StoredDay[];
}

export interface Holder {
  readonly userId: string;
  /** When the address was entered; for an invited user, when they began. */
  readonly since: Date;
  /** Somebody else gave us the address, and its owner has not begun. */
  readonly invited: boolean;
}

export type Found =
  | ({ readonly kind: 'person' } & Person)
  | ({ readonly kind: 'handle' } & Omit<Handle, 'id' | 'now'>)
  | { readonly kind: 'nobody' };

/** Covers a weekend of late replies; older days have been carried over since. */
const newestDays = 4;

function found(rows: readonly Row[], now: Date): Found {
  const [first, ...rest] = rows;
  if (!first || first['sk'] !== keys.user('').sk) return { kind: 'nobody' };
  if (isHandle(first)) {
    const handle = handleOf(first, now);
    return handle ? { kind: 'handle', ...handle } : { kind: 'nobody' };
  }
  return { kind: 'person', user: userOf(first), days: rest.map(storedDayOf) };
}

export const people = {
  /** Strongly consistent: a letter right after a reply must show that reply. */
  async find(id: string, now: Date): Promise<Found> {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName: env().TABLE_NAME,
        KeyConditionExpression: 'pk = :person',
        ExpressionAttributeValues: { ':person': keys.person(id) },
        ScanIndexForward: false,
        Limit: newestDays + 1,
        ConsistentRead: true,
      }),
    );
    return found(Items, now);
  },

  /** For public pages: testers don't exist there. */
  async findOnPage(id: string, now: Date): Promise<Found> {
    const someone = await people.find(id, now);
    const isTester = someone.kind === 'person' && someone.user.kind === 'tester';
    return isTester ? { kind: 'nobody' } : someone;
  },

  /** The user of an address, and since when. */
  async holderOf(email: string): Promise<Holder | undefined> {
    const { Item } = await table.send(
      new GetCommand({
        TableName: env().TABLE_NAME,
        Key: keys.address(email),
        ConsistentRead: true,
      }),
    );
    return (
      Item && {
        userId: Item['userId'] as string,
        since: new Date(String(Item['since'])),
        invited: Item['invited'] === true,
      }
    );
  },

  /** Writes a day; throws ConditionFailed if it has changed since `readVersion`. */
  async saveDay(
    user: Pick<User, 'id'> & Ttl,
    stored: StoredDay,
    readVersion: number,
  ): Promise<void> {
    await write(() =>
      table.send(
        new PutCommand({
          TableName: env().TABLE_NAME,
          Item: { ...dayRow(user.id, stored), ...ttl(user) },
          ...expressions({ when: unchangedSince(readVersion) }),
        }),
      ),
    );
  },
};
