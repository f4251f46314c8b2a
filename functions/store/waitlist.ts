/** Whoever waits for the variant: one row an address, kept until a purge, listed and counted. */
import * as z from 'zod/mini';
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import { auditedKey } from './audit.ts';
import { countOfDay, countTotals, joinedAs, waitingAs, waitingFrom } from './counters.ts';
import { type Key, keys, type Listed, lists, type Row } from './keys.ts';
import { get, newestIn, rowReader, schemaOf } from './reads.ts';
import { absent, deleteOf, present, putOf, transact } from './writes.ts';

export interface Waiting {
  /** Normalised. */
  readonly email: string;
  readonly contactMethod: 'email';
  /** A tz database zone; absent if the browser named no known one. */
  readonly zone?: string;
  readonly source: string;
  readonly preference?: string;
  /** The browser's user agent. */
  readonly ua?: string;
  /** ISO instant. */
  readonly at: string;
}

const text = z.string();
const maybe = z.exactOptional(text);
const waiting = schemaOf<Waiting>()(
  z.object({
    email: text,
    contactMethod: z.literal('email'),
    zone: maybe,
    source: text,
    preference: maybe,
    ua: maybe,
    at: text,
  }),
);
export const readWaiting = rowReader('waiting person', waiting);

export const isWaiting = ({ pk }: Key): boolean => pk.startsWith('WAITLIST#');

/** The newest of all, by an index; the recount lists the rows that are older than it. */
export const waitingPlace = ({ at, email }: Pick<Waiting, 'at' | 'email'>): Listed =>
  lists.newest('WAITLIST', at, email);

/** As the audit names them. */
export const waitingWhom = ({ email, at }: Waiting) => ({ waiting: email, since: at });

/** By source only what is listed: older rows get into both by a recount. */
const countOf = ({ source, ...row }: Waiting & Row, by: 1 | -1) => ({
  [waitingAs]: by,
  ...(row['listedIn'] !== undefined && { [waitingFrom(source)]: by }),
});

export const waitlist = {
  /** Adds an address. Joining again changes nothing. Returns whether it was new. */
  add(person: Waiting): Promise<boolean> {
    const { email, at } = person;
    const row = { ...keys.waiting(email), ...person, ...waitingPlace(person) };
    return tryWrite(() =>
      transact([
        putOf(row, { pk: absent }),
        countTotals(email, countOf(row, 1)),
        countOfDay(email, at.slice(0, 10), { [joinedAs]: 1 }),
      ]),
    );
  },

  /** Removes an address, and updates the counts; the day on which it joined stays counted. */
  async remove(email: string): Promise<boolean> {
    const row = await get(keys.waiting(email));
    if (!row) return false;
    const person = readWaiting(row);
    return tryWrite(() =>
      transact([
        deleteOf(keys.waiting(email), { pk: present }),
        deleteOf(auditedKey(waitingWhom(person))),
        countTotals(email, countOf(person, -1)),
      ]),
    );
  },

  async find(email: string): Promise<Waiting | undefined> {
    const row = await get(keys.waiting(email));
    return row && readWaiting(row);
  },

  /** The newest whose address contains a text; any, where it is empty. */
  async page(most: number, { text: part, cursor }: { text: string; cursor?: string | undefined }) {
    const wanted = part === '' ? undefined : ({ sk }: Key) => sk.includes(part);
    const { rows, next } = await newestIn('WAITLIST', most, cursor, wanted);
    return { people: rows.map(readWaiting), next };
  },
};
