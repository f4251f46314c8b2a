/**
 * Objects by bucket and key, as files or in memory; a file begins with one line about its object.
 */
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface ObjectAbout {
  readonly contentType: string;
  readonly etag: string;
  /** Epoch milliseconds of the product's clock. */
  readonly modifiedAt: number;
  readonly bytes: number;
  /** The caller's own `x-amz-meta-...` headers. */
  readonly metadata: Readonly<Record<string, string>>;
}

export interface StoredObject {
  readonly about: ObjectAbout;
  readonly body: Buffer;
}

/** An object on its way in: its body in the pieces it came in, so that it is in memory once. */
export interface ArrivingObject {
  readonly about: ObjectAbout;
  readonly pieces: readonly Uint8Array[];
}

export interface ObjectStore {
  get(bucket: string, key: string): Promise<StoredObject | undefined>;
  put(bucket: string, key: string, arriving: ArrivingObject): Promise<void>;
  remove(bucket: string, key: string): Promise<void>;
  /** The keys of a bucket in the order of their bytes. */
  keys(bucket: string): Promise<readonly string[]>;
  /** Removes what was last written before an instant, epoch milliseconds. */
  expire(bucket: string, before: number): Promise<void>;
}

const inOrder = (keys: Iterable<string>): readonly string[] =>
  [...keys].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

function inMemory(): ObjectStore {
  const buckets = new Map<string, Map<string, StoredObject>>();
  return {
    get: async (bucket, key) => buckets.get(bucket)?.get(key),
    async put(bucket, key, { about, pieces }) {
      const objects = buckets.get(bucket) ?? new Map<string, StoredObject>();
      buckets.set(bucket, objects.set(key, { about, body: Buffer.concat(pieces) }));
    },
    async remove(bucket, key) {
      buckets.get(bucket)?.delete(key);
    },
    keys: async (bucket) => inOrder(buckets.get(bucket)?.keys() ?? []),
    async expire(bucket, before) {
      const objects = buckets.get(bucket) ?? [];
      for (const [key, { about }] of objects)
        if (about.modifiedAt < before) buckets.get(bucket)?.delete(key);
    },
  };
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const orMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** A key is one file name: no key can name a folder, or a file outside. */
const fileNameOf = (key: string): string => encodeURIComponent(key).replaceAll('.', '%2E');
const unfinished = '.new';

function parsed(path: string, file: Buffer): StoredObject {
  const end = file.indexOf('\n');
  try {
    const about = JSON.parse(file.toString('utf8', 0, end)) as ObjectAbout;
    return { about, body: file.subarray(end + 1) };
  } catch {
    throw new Error(`The data file ${path} is broken: remove it.`);
  }
}

async function written(path: string, pieces: readonly Uint8Array[]): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const piece of pieces) await file.writeFile(piece);
  } finally {
    await file.close();
  }
}

function inFolder(folder: string): ObjectStore {
  const pathOf = (bucket: string, key: string) => join(folder, bucket, fileNameOf(key));
  const store: ObjectStore = {
    async get(bucket, key) {
      const file = await orMissing(readFile(pathOf(bucket, key)));
      return file && parsed(pathOf(bucket, key), file);
    },
    async put(bucket, key, { about, pieces }) {
      const path = pathOf(bucket, key);
      await mkdir(join(folder, bucket), { recursive: true });
      // A kill while it is written leaves the object as it was.
      await written(path + unfinished, [Buffer.from(`${JSON.stringify(about)}\n`), ...pieces]);
      await rename(path + unfinished, path);
    },
    remove: (bucket, key) => rm(pathOf(bucket, key), { force: true }),
    async keys(bucket) {
      const names = (await orMissing(readdir(join(folder, bucket)))) ?? [];
      return inOrder(names.filter((name) => !name.endsWith(unfinished)).map(decodeURIComponent));
    },
    async expire(bucket, before) {
      for (const key of await store.keys(bucket)) {
        const stored = await store.get(bucket, key);
        if (stored && stored.about.modifiedAt < before) await store.remove(bucket, key);
      }
    },
  };
  return store;
}

/** In a folder, or in memory when there is none. */
export const openObjects = (folder: string | undefined): ObjectStore =>
  folder === undefined ? inMemory() : inFolder(folder);
