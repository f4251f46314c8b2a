/**
 * Testers: made-up users in no list and no count. Everything about them expires: the user, the
 * session with its day and stage, and its messages.
 */
import * as z from 'zod/mini';
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import { Entry } from '#shared/contract/tester.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';
import { type Key, keys, keysAbout, type Row } from './keys.ts';
import { everythingIn, isExpired, rowReader } from './reads.ts';
import { userRow } from './users.ts';
import { absent, type Change, put, putOf, remove, transact, update, updateOf } from './writes.ts';

/** How long a tester and its data are kept. */
export const testerDays = 7;

const sessionShape = z.object({
  userId: z.string(),
  email: z.string(),
  /** The first day's date, and the zone in which it began. */
  startsOn: z.string(),
  zone: z.string(),
  /** From 1. */
  day: z.number(),
  stage: z.enum(touchpoints),
  /** ISO instant of the last event by the tester's clock; empty before the first. */
  clock: z.string(),
  version: z.number(),
  /** The attempt that wrote this version. */
  writtenBy: z.string(),
  /** Epoch seconds. */
  expiresAt: z.number(),
});
export type TesterSession = Readonly<z.output<typeof sessionShape>>;
const readSession = rowReader("tester's session", sessionShape);

/** A message, with its letter as the admin renderer draws it. */
const entryShape = z.object({
  entry: Entry,
  render: z.exactOptional(
    z.object({ date: z.string(), stage: z.enum(touchpoints), json: z.string() }),
  ),
});
export type KeptEntry = Readonly<z.output<typeof entryShape>>;
const readEntry = rowReader("tester's entry", entryShape);

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
    await put(userRow(user));
  },

  /** Writes the user and the session anew, overwriting what was there. */
  async begin(user: User, session: TesterSession): Promise<void> {
    await transact([putOf(userRow(user)), putOf(sessionRow(session))]);
  },

  /** Undefined for anyone but a tester, and for an expired one. */
  async open(userId: string, now: Date): Promise<OpenSession | undefined> {
    const rows = await everythingIn(keys.post(userId), 'TESTER#');
    const session = sessionIn(rows);
    if (!session || isExpired({ ...session }, now)) return undefined;
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
    await tryWrite(() => put(entryRow(userId, told, expiresAt), { pk: absent }));
  },

  /** Removes everything about a tester but the user and the session. */
  async clear(userId: string): Promise<void> {
    const { partitions } = keysAbout({ id: userId, email: '' });
    const rows = (await Promise.all(partitions.map((pk) => everythingIn(pk)))).flat();
    const staying = new Set([keys.user(userId).sk, keys.testerSession(userId).sk]);
    const gone = rows.filter(({ sk }) => !staying.has(sk));
    await Promise.all(gone.map(({ pk, sk }) => remove({ pk, sk })));
  },
};
