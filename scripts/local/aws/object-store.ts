/** Objects by bucket and key, as files or in memory; a file's first line is about its object. */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../problem.ts';
import { store, syncPath } from '../storage.ts';
import { damaged, expectNoted, note } from '../witness.ts';

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

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

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
    const body = file.subarray(end + 1);
    const hash = createHash('md5').update(body).digest('hex');
    if (about.etag === `"${hash}"`) return { about, body };
  } catch {
    // Told below, as what is whole but changed.
  }
  throw new Error(`The data file ${path} is broken: put it back from a copy, or remove it.`);
}

/** Longer than the first line of any object of ours. */
const longestAbout = 64 * 1024;

/** Whether a file is as long as its first line says. */
function isWhole(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const head = Buffer.alloc(Math.min(size, longestAbout));
    readSync(file, head, 0, head.length, 0);
    const end = head.indexOf('\n');
    const { bytes } = JSON.parse(head.toString('utf8', 0, end)) as ObjectAbout;
    return size === end + 1 + bytes;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Where whole objects are; throws a Problem when one is cut, or when there were more. */
function placesIn(folder: string): Set<string> {
  const places = filesIn(folder)
    .flatMap((bucket) => filesIn(join(folder, bucket)).map((name) => join(folder, bucket, name)))
    .filter((path) => !path.endsWith(unfinished));
  const cut = places.filter((path) => !isWhole(path));
  if (cut.length > 0)
    throw damaged(folder, `${cut.length} of ${places.length} objects are cut`, cut.join(', '));
  expectNoted(folder, places.length, 'objects');
  return new Set(places);
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** On the disk for good when it answers, not only in the system's memory. */
async function written(path: string, pieces: readonly Uint8Array[]): Promise<void> {
  const file = await open(path + unfinished, 'w');
  try {
    for (const piece of pieces) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
  // A kill while it is written leaves the object as it was.
  await rename(path + unfinished, path);
  await syncPath(dirname(path));
}

function inFolder(folder: string): ObjectStore {
  const pathOf = (bucket: string, key: string) => join(folder, bucket, fileNameOf(key));
  const places = placesIn(folder);
  const kept: ObjectStore = {
    async get(bucket, key) {
      const file = await orMissing(readFile(pathOf(bucket, key)));
      return file && parsed(pathOf(bucket, key), file);
    },
    put: (bucket, key, { about, pieces }) =>
      store(async () => {
        const path = pathOf(bucket, key);
        const made = await mkdir(join(folder, bucket), { recursive: true });
        if (made !== undefined) for (const up of [folder, dirname(folder)]) await syncPath(up);
        await written(path, [Buffer.from(`${JSON.stringify(about)}\n`), ...pieces]);
        places.add(path);
        note(folder, places.size);
      }),
    async remove(bucket, key) {
      const path = pathOf(bucket, key);
      if (places.delete(path)) note(folder, places.size);
      await rm(path, { force: true });
    },
    async keys(bucket) {
      const names = filesIn(join(folder, bucket));
      return inOrder(names.filter((name) => !name.endsWith(unfinished)).map(decodeURIComponent));
    },
    async expire(bucket, before) {
      for (const key of await kept.keys(bucket)) {
        const stored = await kept.get(bucket, key);
        if (stored && stored.about.modifiedAt < before) await kept.remove(bucket, key);
      }
    },
  };
  return kept;
}

/** In a folder, or in memory when there is none. */
export const openObjects = (folder: string | undefined): ObjectStore =>
  folder === undefined ? inMemory() : inFolder(folder);
