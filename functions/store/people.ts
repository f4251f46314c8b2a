/** A person in one query: the user (or a handle) and the newest days. */
import * as z from 'zod/mini';
import type { User } from '#shared/domain/user.ts';
import { dayRow, type StoredDay, storedDayOf, unchangedSince } from './days.ts';
import { keys, type Row } from './keys.ts';
import { get, query, readRows, rowReader } from './reads.ts';
import { type Handle, handleOf, isHandle, type Ttl, ttl, userOf } from './users.ts';
import { put } from './writes.ts';

export interface Person {
  readonly user: User;
  /** Newest first; as many as a late reply and a look back on the week can need. */
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

/** Covers a week of work, and a weekend of late replies. */
const newestDays = 5;

function found(rows: readonly Row[], now: Date): Found {
  const [first, ...rest] = rows;
  if (!first || first['sk'] !== keys.user('').sk) return { kind: 'nobody' };
  if (isHandle(first)) {
    const handle = handleOf(first, now);
    return handle ? { kind: 'handle', ...handle } : { kind: 'nobody' };
  }
  return { kind: 'person', user: userOf(first), days: rest.map(storedDayOf) };
}

const address = z.object({
  userId: z.string(),
  since: z.string(),
  invited: z.exactOptional(z.boolean()),
});
const readAddress = rowReader('address', address);

export const people = {
  /** Strongly consistent: a letter right after a reply must show that reply. */
  async find(id: string, now: Date): Promise<Found> {
    const most = newestDays + 1;
    const pk = keys.person(id);
    return found(await query({ pk, newestFirst: true, most, consistent: true }), now);
  },

  /** For public pages: testers don't exist there. */
  async findOnPage(id: string, now: Date): Promise<Found> {
    const someone = await people.find(id, now);
    const isTester = someone.kind === 'person' && someone.user.kind === 'tester';
    return isTester ? { kind: 'nobody' } : someone;
  },

  /** The user of an address, and since when. */
  async holderOf(email: string): Promise<Holder | undefined> {
    const row = await get(keys.address(email));
    if (!row) return undefined;
    const { userId, since, invited = false } = readAddress(row);
    return { userId, since: new Date(since), invited };
  },

  /** The ids of the users of addresses, by address. */
  async holdersOf(emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await readRows(emails.map(keys.address));
    return new Map(rows.map((row) => [keys.addressIn(row), readAddress(row).userId]));
  },

  /** Writes a day; throws ConditionFailed if it has changed since `readVersion`. */
  async saveDay(
    user: Pick<User, 'id'> & Ttl,
    stored: StoredDay,
    readVersion: number,
  ): Promise<void> {
    await put({ ...dayRow(user.id, stored), ...ttl(user) }, unchangedSince(readVersion));
  },
};
