/**
 * The ledger: one row a letter. Its claim is the row itself, so no letter is sent by two at once.
 */
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ConditionFailed, table, tryWrite, write } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { DayLists, ItemStatus } from '#shared/domain/checklist.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { type Key, keys, type Listed } from './keys.ts';
import type { Row } from './users.ts';
import { absent, expressions, lessThan, present, update } from './writes.ts';

/**
 * The status of each item when the letter was sent, including those for tomorrow. The letter is
 * rendered again from this.
 */
export type Shown = readonly (readonly [id: string, status: ItemStatus])[];

export const shownOf = ({ items, tomorrow }: DayLists): Shown =>
  [...items, ...tomorrow].map(({ id, status }) => [id, status]);

export interface Claimant {
  readonly now: Date;
  /** Identifies the attempt, so that it recognises its claim after a lost answer. */
  readonly owner: string;
  /** Finds the log lines about it. */
  readonly traceId: string;
}

export type Claim =
  /** This attempt may send; `again` if an earlier one died between claim and confirmation. */
  | { readonly kind: 'ours'; readonly again: boolean }
  | { readonly kind: 'settled'; readonly row: Row }
  /** Another attempt is sending, or died less than a lease ago. */
  | { readonly kind: 'leased' };

/**
 * Longer than a function may run (30 s) and shorter than Lambda's first retry (60 s), so that the
 * retry of a dead attempt finds its lease expired.
 */
const leaseMs = 45_000;

/** What is recorded about a sent letter. */
export interface HowSent {
  readonly at: Date;
  readonly messageId?: string;
  readonly shown: Shown;
  /** The counter, if its key doesn't tell it. */
  readonly countedAs?: string;
  /** A tester's letters are not counted. */
  readonly tester?: boolean;
  /** Its place among the newest letters of its kind. */
  readonly listed?: Listed;
}

export const claimedRow = (
  key: Key,
  { now, owner, traceId }: Claimant,
  more: Row = {},
): Row & Key => ({
  ...key,
  state: 'claimed',
  owner,
  traceId,
  leaseUntil: now.getTime() + leaseMs,
  ...more,
});

// SES's word of a mail settles its row (`noteFact`), so this condition also answers whether the mail
// of an attempt that died was taken after all.
const claimable = (now: Date) => ({
  ...expressions({
    when: [
      { pk: absent },
      // One change of times passed it over, and a later one brought it back.
      { state: 'skipped' },
      { state: 'claimed', leaseUntil: lessThan(now.getTime()) },
    ],
  }),
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  ReturnValues: 'ALL_OLD' as const,
});

function standing(row: Row, owner: string): Claim {
  if (row['state'] !== 'claimed') return { kind: 'settled', row };
  return row['owner'] === owner ? { kind: 'ours', again: false } : { kind: 'leased' };
}

/** Does nothing to a row that a purge has erased since: it must not come back. */
const settle = (key: Key, set: Row) =>
  tryWrite(() => update(key, { set, remove: ['leaseUntil'], when: { pk: present } }));

async function read(Key: Key, ConsistentRead: boolean): Promise<Row | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: env().TABLE_NAME, Key, ConsistentRead }),
  );
  return Item;
}

/** The sort-key prefix of all letters. */
const letterStart = 'LETTER#';

export const ledger = {
  async claim(key: Key, claimant: Claimant, more?: Row): Promise<Claim> {
    try {
      const { Attributes } = await write(() =>
        table.send(
          new PutCommand({
            TableName: env().TABLE_NAME,
            Item: claimedRow(key, claimant, more),
            ...claimable(claimant.now),
          }),
        ),
      );
      return { kind: 'ours', again: Attributes !== undefined };
    } catch (problem) {
      if (problem instanceof ConditionFailed && problem.item) {
        return standing(problem.item, claimant.owner);
      }
      throw problem;
    }
  },

  /** Takes over a claim from a transaction once its lease has expired. */
  async find(key: Key): Promise<Row | undefined> {
    return read(key, true);
  },

  /** Eventually consistent (about a second old), for half the price. */
  async findLately(key: Key): Promise<Row | undefined> {
    return read(key, false);
  },

  async sent(key: Key, how: HowSent): Promise<void> {
    await settle(key, {
      state: 'sent',
      at: how.at.toISOString(),
      messageId: how.messageId,
      shown: how.shown,
      countedAs: how.countedAs,
      tester: how.tester,
      ...how.listed,
      // Nothing was sent: USE_REAL_EMAIL is off, or the user is a tester.
      simulated: how.messageId === undefined ? true : undefined,
    });
  },

  /** Ends the lease, if the claim is still this attempt's, so that the next can begin. */
  async release(key: Key, owner: string): Promise<void> {
    await update(key, { set: { leaseUntil: 0 }, when: { owner, state: 'claimed' } });
  },

  /** A user's letters (not acknowledgements) from a date on, oldest first. */
  async lettersSince(userId: string, date: LocalDate): Promise<readonly Row[]> {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName: env().TABLE_NAME,
        KeyConditionExpression: 'pk = :post AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ':post': keys.post(userId),
          ':first': keys.letter(userId, date, '').sk,
          // Sorts after every date.
          ':last': keys.letter(userId, '~', '').sk,
        },
      }),
    );
    return Items;
  },

  /** A user's newest letters, newest date first, including the undated first ones. */
  async newest(userId: string, most: number): Promise<readonly Row[]> {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName: env().TABLE_NAME,
        KeyConditionExpression: 'pk = :post AND begins_with(sk, :letter)',
        ProjectionExpression: 'sk, #state, #at',
        ExpressionAttributeNames: { '#state': 'state', '#at': 'at' },
        ExpressionAttributeValues: { ':post': keys.post(userId), ':letter': letterStart },
        ScanIndexForward: false,
        Limit: most,
      }),
    );
    return Items;
  },

  async notSent(key: Key, because: string, at: Date): Promise<void> {
    await settle(key, { state: 'not sent', because, at: at.toISOString() });
  },
};

/**
 * The list that a letter showed, if the mail answers that very letter. An acknowledgement has the
 * same signed address as the letter before it, but shows a later list: only In-Reply-To tells the
 * two apart. SES appends its own domain to the id.
 */
export function shownIn(row: Row | undefined, inReplyTo: string): Shown | undefined {
  const messageId = row?.['messageId'];
  if (typeof messageId !== 'string' || !inReplyTo.includes(`<${messageId}@`)) return undefined;
  return row?.['shown'] as Shown | undefined;
}
