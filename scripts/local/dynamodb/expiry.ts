/** Time to live: which attribute of a table says when a row may go, and letting those rows go. */
import type { AtomicStore } from './atomic-store.ts';
import { type Body, check, engine, type Row, rowAt, run, type Store, tableOf } from './dynalite.ts';

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

const hasExpired = (row: Row | undefined, attribute: string, nowSeconds: number): boolean => {
  const time = Number(row?.[attribute]?.['N'] ?? Number.NaN);
  return time <= nowSeconds && time > nowSeconds - fiveYearsSeconds;
};

async function expiredIn(store: Store, table: string, attribute: string, nowSeconds: number) {
  const keys: Body[] = [];
  const { KeySchema } = await tableOf(store, table);
  let from: Body = {};
  do {
    const request = { TableName: table, ...from };
    const page = await run(store, 'Scan', check(store, 'Scan', request));
    for (const row of page['Items'] as readonly Row[]) {
      if (!hasExpired(row, attribute, nowSeconds)) continue;
      keys.push(
        Object.fromEntries(KeySchema.map((part) => [part.AttributeName, row[part.AttributeName]])),
      );
    }
    from = page['LastEvaluatedKey'] ? { ExclusiveStartKey: page['LastEvaluatedKey'] } : {};
  } while (from['ExclusiveStartKey']);
  return keys;
}

/** Deletes every row whose time has passed at `nowMs`; returns how many went. */
export async function expireRows(
  { store, atomically }: AtomicStore,
  nowMs: number,
): Promise<number> {
  const nowSeconds = Math.floor(nowMs / 1000);
  let gone = 0;
  for await (const place of store.db.keys({ gte: prefix, lt: `${prefix}~` })) {
    const name = place.slice(prefix.length);
    const attribute = await ttlAttribute(store, name);
    if (!attribute) continue;
    const table = await tableOf(store, name);
    for (const key of await expiredIn(store, name, attribute, nowSeconds)) {
      await atomically(async () => {
        // The row may have been given a later time since the scan.
        const row = await rowAt(store, table, engine.createKey(key, table));
        if (!hasExpired(row, attribute, nowSeconds)) return;
        await run(store, 'DeleteItem', check(store, 'DeleteItem', { TableName: name, Key: key }));
        gone += 1;
      });
    }
  }
  return gone;
}
