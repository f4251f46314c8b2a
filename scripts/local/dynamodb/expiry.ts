/** Time to live: which attribute of a table says when a row may go, and letting those rows go. */
import type { AtomicStore } from './atomic-store.ts';
import {
  type Body,
  type Change,
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

const settingPlace = (table: string): string => `${prefix}${table}`;

/** The attribute (epoch seconds) by which rows of a table expire; undefined when none do. */
export const ttlAttribute = async (store: Store, table: string): Promise<string | undefined> =>
  (await store.db.get(settingPlace(table))) as string | undefined;

export async function setTtl(store: Store, table: string, attribute: string | undefined) {
  if (attribute === undefined) await store.db.del(settingPlace(table));
  else await store.db.put(settingPlace(table), attribute);
}

const timeOf = (row: Row | undefined, attribute: string): number =>
  Number(row?.[attribute]?.['N'] ?? Number.NaN);

const hasExpired = (row: Row | undefined, attribute: string, nowSeconds: number): boolean => {
  const time = timeOf(row, attribute);
  return time <= nowSeconds && time > nowSeconds - fiveYearsSeconds;
};

/** The places of the rows that have a time, by the hour in which it comes. */
type Hours = Map<number, Set<string>>;

const hourOf = (seconds: number): number => Math.floor(seconds / 3600);

function note(hours: Hours, place: string, time: number): void {
  if (Number.isNaN(time)) return;
  const places = hours.get(hourOf(time)) ?? new Set();
  hours.set(hourOf(time), places.add(place));
}

async function noteAll(store: Store, table: string, attribute: string, hours: Hours) {
  const start = rowPlace(table, '');
  for await (const place of store.db.keys({ gte: start, lt: `${start}~` })) {
    note(hours, place, timeOf((await store.db.get(place)) as Row | undefined, attribute));
  }
}

interface Watched {
  readonly attribute: string;
  readonly hours: Hours;
}

export interface Expiry {
  /** Deletes every row whose time has passed at `nowMs`; returns how many went. */
  readonly expire: (nowMs: number) => Promise<number>;
}

/**
 * A table is read whole once; from then on what is written says when it is to be looked at again.
 */
export function openExpiry(atomic: AtomicStore): Expiry {
  const { store } = atomic;
  const tables = new Map<string, Watched>();
  atomic.onWrite((changes) => {
    for (const change of changes) noteChange(change, tables);
  });

  const watched = async (table: string, attribute: string): Promise<Watched> => {
    const known = tables.get(table);
    if (known?.attribute === attribute) return known;
    const made = { attribute, hours: new Map() };
    tables.set(table, made);
    await noteAll(store, table, attribute, made.hours);
    return made;
  };

  return {
    async expire(nowMs) {
      const nowSeconds = Math.floor(nowMs / 1000);
      let gone = 0;
      for await (const place of store.db.keys({ gte: prefix, lt: `${prefix}~` })) {
        const table = place.slice(prefix.length);
        const attribute = await ttlAttribute(store, table);
        if (!attribute) continue;
        gone += await expireIn(atomic, table, await watched(table, attribute), nowSeconds);
      }
      return gone;
    },
  };
}

function noteChange(change: Change, tables: ReadonlyMap<string, Watched>): void {
  if (change.type !== 'put') return;
  const table = tables.get(tableIn(change.key) ?? '');
  // What lies at the place of a row is a row.
  if (table) note(table.hours, change.key, timeOf(change.value as Row, table.attribute));
}

async function expireIn(
  atomic: AtomicStore,
  table: string,
  { attribute, hours }: Watched,
  nowSeconds: number,
): Promise<number> {
  let gone = 0;
  for (const [hour, places] of hours) {
    if (hour > hourOf(nowSeconds)) continue;
    for (const place of places) {
      if (await expireOne(atomic, table, place, (row) => hasExpired(row, attribute, nowSeconds)))
        gone += 1;
    }
    // Within the hour some may still have their time before them.
    if (hour < hourOf(nowSeconds)) hours.delete(hour);
  }
  return gone;
}

/** The row may have been given a later time since, or be gone. */
const expireOne = (
  { store, atomically }: AtomicStore,
  table: string,
  place: string,
  hasPassed: (row: Row | undefined) => boolean,
): Promise<boolean> =>
  atomically(async () => {
    const row = (await store.db.get(place)) as Row | undefined;
    if (!hasPassed(row)) return false;
    const { KeySchema } = await tableOf(store, table);
    const Key: Body = Object.fromEntries(
      KeySchema.map(({ AttributeName: name }) => [name, row?.[name]]),
    );
    await run(store, 'DeleteItem', check(store, 'DeleteItem', { TableName: table, Key }));
    return true;
  });
