/**
 * dynalite's store made atomic: all that one request writes reaches the disk in one batch, or not
 * at all.
 */
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
}

/** Opens the store in a folder, or in memory when there is none. */
export async function openAtomicStore(path: string | undefined): Promise<AtomicStore> {
  const timings = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 };
  const store = engine.create(path === undefined ? timings : { ...timings, path });
  const { db } = store;
  await db.open().catch((error: Error & { cause?: { code?: string } }) => {
    const why =
      error.cause?.code === 'LEVEL_LOCKED'
        ? 'another process is using it'
        : `it cannot be read (${error.cause?.code ?? error.message})`;
    throw new Error(`The local table in ${path} does not open: ${why}.`);
  });

  closeWhatIsRead(db);
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
        const result = await work(changes).finally(() => {
          held = undefined;
        });
        if (changes.length > 0) await batch(changes);
        for (const tell of listeners) tell(changes);
        return result;
      }),
    close: () =>
      new Promise((resolve, reject) => {
        db.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
