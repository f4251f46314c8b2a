/** Time to live: which attribute of a table says when a row may go, and letting those rows go. */
import type { AtomicStore } from './atomic-store.ts';
import {
  type Body,
  check,
  type Row,
  rowPlace,
  run,
  type Store,
  tableIn,
  tableOf,
} from './dynalite.ts';

/** DynamoDB leaves a row alone whose time lies more than five years back. */
const fiveYearsSeconds = 5 * 365 * 24 * 3600;
const prefix = 'ttl~';

/** The attribute (epoch seconds) by which rows of a table expire; undefined when none do. */
const ttlAttribute = async (store: Store, table: string): Promise<string | undefined> =>
  (await store.db.get(prefix + table)) as string | undefined;

export async function setTtl(store: Store, table: string, attribute: string | undefined) {
  if (attribute === undefined) await store.db.del(prefix + table);
  else await store.db.put(prefix + table, attribute);
}

const timeOf = (row: unknown, attribute: string): number =>
  Number((row as Row | undefined)?.[attribute]?.['N'] ?? Number.NaN);

export const hasExpired = (row: unknown, attribute: string, nowSeconds: number): boolean => {
  const time = timeOf(row, attribute);
  return time <= nowSeconds && time > nowSeconds - fiveYearsSeconds;
};

interface Watched {
  readonly attribute: string;
  /** The places of the rows that have a time, by the hour in which it comes. */
  readonly hours: Map<number, Set<string>>;
}

const hourOf = (seconds: number): number => Math.floor(seconds / 3600);

function note({ attribute, hours }: Watched, place: string, row: unknown): void {
  const time = timeOf(row, attribute);
  if (Number.isNaN(time)) return;
  const places = hours.get(hourOf(time)) ?? new Set();
  hours.set(hourOf(time), places.add(place));
}

/** Deletes rows whose time has passed at `nowMs`, and counts them. A table is read whole once. */
export function openExpiry(atomic: AtomicStore): (nowMs: number) => Promise<number> {
  const { db } = atomic.store;
  const tables = new Map<string, Watched>();
  atomic.onWrite((changes) => {
    for (const change of changes) {
      const table = change.type === 'put' && tables.get(tableIn(change.key) ?? '');
      if (table) note(table, change.key, change.value);
    }
  });

  const watched = async (table: string, attribute: string): Promise<Watched> => {
    const known = tables.get(table);
    if (known?.attribute === attribute) return known;
    const made = { attribute, hours: new Map() };
    tables.set(table, made);
    const start = rowPlace(table, '');
    for await (const place of db.keys({ gte: start, lt: `${start}~` }))
      note(made, place, await db.get(place));
    return made;
  };

  return async (nowMs) => {
    const nowSeconds = Math.floor(nowMs / 1000);
    let gone = 0;
    for await (const place of db.keys({ gte: prefix, lt: `${prefix}~` })) {
      const table = place.slice(prefix.length);
      const attribute = await ttlAttribute(atomic.store, table);
      if (!attribute) continue;
      gone += await expireIn(atomic, table, await watched(table, attribute), nowSeconds);
    }
    return gone;
  };
}

async function expireIn(
  { store, atomically }: AtomicStore,
  table: string,
  { attribute, hours }: Watched,
  nowSeconds: number,
): Promise<number> {
  let gone = 0;
  const expireOne = async (place: string): Promise<void> => {
    const row = (await store.db.get(place)) as Row | undefined;
    // It may have been given a later time since, or be gone.
    if (!hasExpired(row, attribute, nowSeconds)) return;
    const { KeySchema } = await tableOf(store, table);
    const Key: Body = Object.fromEntries(
      KeySchema.map(({ AttributeName: name }) => [name, row?.[name]]),
    );
    await run(store, 'DeleteItem', check(store, 'DeleteItem', { TableName: table, Key }));
    gone += 1;
  };
  for (const [hour, places] of hours) {
    if (hour > hourOf(nowSeconds)) continue;
    for (const place of places) await atomically(() => expireOne(place));
    // Within the hour some may still have their time before them.
    if (hour < hourOf(nowSeconds)) hours.delete(hour);
  }
  return gone;
}
