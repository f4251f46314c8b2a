/** dynalite's store made atomic: what a request writes reaches the disk as one batch, or not. */
import { existsSync, readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { oneAtATime } from '../kit.ts';
import { sentenceOf } from '../problem.ts';
import { store as storing } from '../storage.ts';
import { damaged, note, noted } from '../witness.ts';
import { type Change, engine, type Iterating, type Store } from './dynalite.ts';

export interface AtomicStore {
  readonly store: Store;
  /** Runs alone; what `work` writes is held back (and listed in `changes`) until it succeeds. */
  readonly atomically: <T>(work: (changes: readonly Change[]) => Promise<T>) => Promise<T>;
  /** Tells of all that has been written together, from now on. */
  readonly onWrite: (listener: (changes: readonly Change[]) => void) => void;
  close(): Promise<void>;
}

/** dynalite ends what it reads by a method that this store's iterators do not have. */
function closeWhatIsRead(db: Store['db']): void {
  const closing = <Value>(iterator: Iterating<Value>): Iterating<Value> => {
    iterator.return = () => iterator.close();
    return iterator;
  };
  const { keys, values } = db;
  db.keys = (range) => closing(keys.call(db, range));
  db.values = (range) => closing(values.call(db, range));
  db.createValueStream = (range) => streamOf(db.values(range));
}

/** More than most queries read. */
const valuesAtOnce = 64;

/** dynalite asks for each value by itself. */
function streamOf(values: Iterating<unknown>): Readable {
  return new Readable({
    objectMode: true,
    read() {
      values.nextv(valuesAtOnce).then(
        (some) => {
          for (const value of some) this.push(value);
          if (some.length === 0) this.push(null);
        },
        (problem: Error) => this.destroy(problem),
      );
    },
    destroy(problem, done) {
      values.close().then(
        () => done(problem),
        () => done(problem),
      );
    },
  });
}

/** Descriptions of tables, which each operation reads, and hardly any writes. */
const isTable = (key: string): boolean => key.startsWith('table~');

/**
 * Remembers what is read: tables until one is written, rows while one work runs alone, for what it
 * writes is held back. What was read is never written into, only copies of it are.
 */
function rememberReads(db: Store['db']) {
  let tables = new Map<string, unknown>();
  let rows: Map<string, unknown> | undefined;
  const { get } = db;
  const placeOf = (key: string) => (isTable(key) ? tables : rows);
  const read = async (key: string): Promise<unknown> => {
    const place = placeOf(key);
    if (place?.has(key)) return place.get(key);
    const value = await get.call(db, key);
    // Where something was written meanwhile there is another place.
    if (value !== undefined && place === placeOf(key)) place?.set(key, value);
    return value;
  };
  db.get = (key, callback) => {
    const reading = read(key);
    if (callback) reading.then((found) => callback(null, found), callback);
    return reading;
  };
  return {
    work(isAlone: boolean): void {
      rows = isAlone ? new Map() : undefined;
    },
    written(changes: readonly Change[]): void {
      if (changes.some(({ key }) => isTable(key))) tables = new Map();
    },
  };
}

const whyNot = ({ cause, message }: Error & { cause?: { code?: string } }): string =>
  cause?.code === 'LEVEL_LOCKED'
    ? 'another process is using it'
    : `it cannot be read (${cause?.code ?? message})`;

/** Opens the store in a folder, or in memory when there is none. */
export async function openAtomicStore(path: string | undefined): Promise<AtomicStore> {
  if (path !== undefined) refuseWithoutLog(path);
  const timings = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 };
  const store = engine.create(path === undefined ? timings : { ...timings, path });
  const { db } = store;
  await db
    .open({ createIfMissing: path === undefined || noted(path).length === 0 })
    .catch((error: Error & { cause?: { code?: string } }) => {
      const why = `it does not open: ${whyNot(error)}`;
      if (path === undefined || error.cause?.code === 'LEVEL_LOCKED')
        throw new Error(`The local table in ${path} cannot be used: ${why}.`);
      throw damaged(path, why, path);
    });

  closeWhatIsRead(db);
  const reads = rememberReads(db);
  const plainly = db.batch;
  const write =
    path === undefined
      ? async (changes: readonly Change[]) => void (await plainly(changes))
      : await summing(db, path).catch(async (problem: unknown) => {
          await closed(db);
          throw problem;
        });
  const alone = oneAtATime();
  let held: Change[] | undefined;
  // A process killed between the writes of an index, a row and a transaction's other rows would
  // leave half of them; LevelDB writes one batch whole or not at all.
  const change = (one: Change, callback?: (error: Error | null) => void): unknown => {
    if (held) {
      held.push(one);
      return callback && queueMicrotask(() => callback(null));
    }
    const writing = alone(() => write([one]));
    if (!callback) return writing;
    return writing.then(() => callback(null), callback);
  };
  db.put = (key, value, callback) => change({ type: 'put', key, value }, callback);
  db.del = (key, callback) => change({ type: 'del', key }, callback);

  const listeners: ((changes: readonly Change[]) => void)[] = [];
  return {
    store,
    onWrite: (listener) => void listeners.push(listener),
    atomically: (work) =>
      alone(async () => {
        const changes: Change[] = [];
        held = changes;
        reads.work(true);
        const result = await work(changes).finally(() => {
          held = undefined;
          reads.work(false);
        });
        if (changes.length > 0) await write(changes);
        reads.written(changes);
        for (const tell of listeners) tell(changes);
        return result;
      }),
    close: () => closed(db),
  };
}

const closed = (db: Store['db']): Promise<void> =>
  new Promise((resolve, reject) => {
    db.close((error) => (error ? reject(error) : resolve()));
  });

/** LevelDB opens without its log as if nothing had been written since: that is noticed before. */
function refuseWithoutLog(path: string): void {
  if (noted(path).length === 0) return;
  if (!existsSync(path)) throw damaged(path, 'it is missing');
  if (!readdirSync(path).some((name) => name.endsWith('.log')))
    throw damaged(path, 'its log is missing');
}

/** What all rows add up to, and how often they were written; kept as a row among them. */
interface Sum {
  readonly writes: number;
  readonly rows: number;
  readonly sum: number;
}

const sumKey = 'sum';
/** Sums stay whole numbers below it. */
const sumLimit = 2 ** 48;
const weightOf = (key: string, value: string): number => crc32(`${key}\0${value}`);
const added = (sum: number, weight: number): number => (sum + weight + sumLimit) % sumLimit;

/**
 * Writes with the sum of all rows in each batch, and says in the witness how many batches there
 * were. LevelDB leaves out what it cannot read of its log, and says nothing: the end that is cut
 * off shows by the number, a part in the middle by the sum.
 */
async function summing(
  db: Store['db'],
  path: string,
): Promise<(changes: readonly Change[]) => Promise<void>> {
  const { batch } = db;
  const { found, kept } = await sumOf(db, path);
  const [writes, rows] = noted(path);
  if (writes !== undefined) {
    const isWhole = kept && kept.rows === found.rows && kept.sum === found.sum;
    if (!isWhole || kept.writes < writes)
      throw damaged(path, `${found.rows} rows were found, ${rows} were written last`);
  }
  let last: Sum = { ...found, writes: kept?.writes ?? 0 };

  return (changes) =>
    storing(async () => {
      const next = await sumAfter(db, last, changes);
      await batch([...changes, { type: 'put', key: sumKey, value: next }]);
      last = next;
      note(path, next.writes, next.rows);
    });
}

async function sumAfter(db: Store['db'], last: Sum, changes: readonly Change[]): Promise<Sum> {
  const after = new Map(changes.map((change) => [change.key, change]));
  const keys = [...after.keys()];
  const before = await db.getMany(keys, { valueEncoding: 'utf8' });
  let { rows, sum } = last;
  for (const [at, key] of keys.entries()) {
    const old = before[at];
    const change = after.get(key);
    if (old !== undefined) {
      rows -= 1;
      sum = added(sum, -weightOf(key, old));
    }
    if (change?.type === 'put') {
      rows += 1;
      sum = added(sum, weightOf(key, JSON.stringify(change.value)));
    }
  }
  return { writes: last.writes + 1, rows, sum };
}

const rowsAtOnce = 1000;

async function sumOf(
  db: Store['db'],
  path: string,
): Promise<{ found: Sum; kept: Sum | undefined }> {
  const all = db.iterator({ valueEncoding: 'utf8' });
  let kept: Sum | undefined;
  let rows = 0;
  let sum = 0;
  try {
    for (;;) {
      const some = await all.nextv(rowsAtOnce);
      if (some.length === 0) return { found: { writes: 0, rows, sum }, kept };
      for (const [key, value] of some) {
        if (key === sumKey) {
          kept = JSON.parse(value) as Sum;
        } else {
          rows += 1;
          sum = added(sum, weightOf(key, value));
        }
      }
    }
  } catch (error) {
    throw damaged(path, `it cannot be read to its end (${sentenceOf(error)})`, path);
  } finally {
    await all.close();
  }
}
