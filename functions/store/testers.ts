/**
 * Testers: made-up users in no list and no count. Everything about them expires: the user, the
 * session with its day and stage, and its messages.
 */
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { table, tryWrite } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { Entry } from '#shared/contract/tester.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { type Touchpoint, touchpoints } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';
import { erasing } from './erasing.ts';
import { everythingIn } from './everything.ts';
import { type Key, keys, keysAbout } from './keys.ts';
import { rowReader } from './row-reader.ts';
import { type Row, userRow } from './users.ts';
import { absent, type Change, expressions, putOf, transact, update, updateOf } from './writes.ts';

/** How long a tester and its data are kept. */
export const testerDays = 7;

export interface TesterSession {
  readonly userId: string;
  readonly email: string;
  /** The first day's date, and the zone in which it began. */
  readonly startsOn: LocalDate;
  readonly zone: string;
  /** From 1. */
  readonly day: number;
  readonly stage: Touchpoint;
  /** ISO instant of the last event by the tester's clock; empty before the first. */
  readonly clock: string;
  readonly version: number;
  /** The attempt that wrote this version. */
  readonly writtenBy: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** A message, with its letter as the admin renderer draws it. */
export interface KeptEntry {
  readonly entry: Entry;
  readonly render?: { readonly date: LocalDate; readonly stage: Touchpoint; readonly json: string };
}

export interface OpenSession {
  readonly session: TesterSession;
  /** In their order. */
  readonly entries: readonly KeptEntry[];
}

const start = keys.testerEntry('', '').sk;

const byTime = (one: KeptEntry, other: KeptEntry): number =>
  one.entry.ts.localeCompare(other.entry.ts) || order(one) - order(other);

/** Orders messages of the same instant: a reply, then its answer. */
const order = ({ entry }: KeptEntry): number =>
  ['divider', 'system', 'user', 'ack'].indexOf(entry.type);

const entryRow = (userId: string, { entry, render }: KeptEntry, expiresAt: number) => ({
  ...keys.testerEntry(userId, entry.message_guid),
  entry,
  ...(render && { render }),
  expiresAt,
});

const sessionRow = (session: TesterSession): Row & Key => ({
  ...keys.testerSession(session.userId),
  ...session,
});

async function rowsOf(userId: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let from: Row | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: env().TABLE_NAME,
        KeyConditionExpression: 'pk = :post AND begins_with(sk, :tester)',
        ExpressionAttributeValues: { ':post': keys.post(userId), ':tester': 'TESTER#' },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    rows.push(...Items);
    from = LastEvaluatedKey;
  } while (from);
  return rows;
}

const readSession = rowReader<TesterSession>("tester's session")(
  z.object({
    userId: z.string(),
    email: z.string(),
    startsOn: z.string(),
    zone: z.string(),
    day: z.number(),
    stage: z.enum(touchpoints),
    clock: z.string(),
    version: z.number(),
    writtenBy: z.string(),
    expiresAt: z.number(),
  }),
);

const readEntry = rowReader<KeptEntry>("tester's entry")(
  z.object({
    entry: Entry,
    render: z.exactOptional(
      z.object({ date: z.string(), stage: z.enum(touchpoints), json: z.string() }),
    ),
  }),
);

const isEntry = ({ sk }: Row): boolean => String(sk).startsWith(start);

function sessionIn(rows: readonly Row[]): TesterSession | undefined {
  const row = rows.find((one) => !isEntry(one));
  if (!row) return undefined;
  const { pk: _pk, sk: _sk, ...session } = readSession(row);
  return session;
}

const change = ({
  userId,
  day,
  stage,
  clock,
  version,
  writtenBy,
}: TesterSession): [Key, Change] => [
  keys.testerSession(userId),
  { set: { day, stage, clock, version, writtenBy }, when: { version: version - 1 } },
];

export const testers = {
  /** Without an address row, so that no mail leads to it and the address stays free. */
  async add(user: User): Promise<void> {
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item: userRow(user) }));
  },

  /** Writes the user and the session anew, overwriting what was there. */
  async begin(user: User, session: TesterSession): Promise<void> {
    await transact([putOf(userRow(user)), putOf(sessionRow(session))]);
  },

  /** Undefined for anyone but a tester, and for an expired one. */
  async open(userId: string, now: Date): Promise<OpenSession | undefined> {
    const rows = await rowsOf(userId);
    const session = sessionIn(rows);
    if (!session || session.expiresAt * 1000 <= now.getTime()) return undefined;
    const entries = rows.filter(isEntry).map(readEntry);
    return { session, entries: entries.toSorted(byTime) };
  },

  /**
   * Writes a session's next version with its messages; throws ConditionFailed if another call was
   * quicker.
   */
  async move(session: TesterSession, told?: KeptEntry): Promise<void> {
    if (!told) return void (await update(...change(session)));
    const entry = entryRow(session.userId, told, session.expiresAt);
    await transact([updateOf(...change(session)), putOf(entry)]);
  },

  /** A message that already exists under the same guid is kept. */
  async tell({ userId, expiresAt }: TesterSession, told: KeptEntry): Promise<void> {
    const Put = {
      TableName: env().TABLE_NAME,
      Item: entryRow(userId, told, expiresAt),
      ...expressions({ when: { pk: absent } }),
    };
    await tryWrite(() => table.send(new PutCommand(Put)));
  },

  /** Removes everything about a tester but the user and the session. */
  async clear(userId: string): Promise<void> {
    const { partitions } = keysAbout({ id: userId, email: '' });
    const rows = (await Promise.all(partitions.map(everythingIn))).flat();
    const staying = new Set([keys.user(userId).sk, keys.testerSession(userId).sk]);
    const gone = rows.filter(({ sk }) => !staying.has(sk));
    await Promise.all(gone.map(({ pk, sk }) => erasing.remove({ pk, sk })));
  },
};
