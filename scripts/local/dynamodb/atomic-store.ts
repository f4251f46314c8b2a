/**
 * dynalite's store made atomic: all that one request writes reaches the disk in one batch, or not
 * at all.
 */
import { Readable } from 'node:stream';
import { type Change, engine, type Iterating, type Store } from './dynalite.ts';

export interface AtomicStore {
  readonly store: Store;
  /** Runs alone; what `work` writes is held back (and listed in `changes`) until it succeeds. */
  readonly atomically: <T>(work: (changes: readonly Change[]) => Promise<T>) => Promise<T>;
  /** Tells of all that has been written together, from now on. */
  readonly onWrite: (listener: (changes: readonly Change[]) => void) => void;
  close(): Promise<void>;
}

/** One thing at a time, in the order asked. */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
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
  const timings = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 };
  const store = engine.create(path === undefined ? timings : { ...timings, path });
  const { db } = store;
  await db.open().catch((error: Error & { cause?: { code?: string } }) => {
    throw new Error(`The local table in ${path} does not open: ${whyNot(error)}.`);
  });

  closeWhatIsRead(db);
  const reads = rememberReads(db);
  const { put, del, batch } = db;
  let held: Change[] | undefined;
  // A process killed between the writes of an index, a row and a transaction's other rows would
  // leave half of them; LevelDB writes one batch whole or not at all.
  db.put = (key, value, callback) => {
    if (!held) return put(key, value, callback);
    held.push({ type: 'put', key, value });
    return callback && queueMicrotask(() => callback(null));
  };
  db.del = (key, callback) => {
    if (!held) return del(key, callback);
    held.push({ type: 'del', key });
    return callback && queueMicrotask(() => callback(null));
  };

  const alone = queue();
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
        if (changes.length > 0) await batch(changes);
        reads.written(changes);
        for (const tell of listeners) tell(changes);
        return result;
      }),
    close: () =>
      new Promise((resolve, reject) => {
        db.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
