/** The rows of the files that are kept for administrators, and whom each is about. */
import * as z from 'zod/mini';
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import { DownloadFile } from '#shared/contract/downloads.ts';
import { keys, lists, type Row } from './keys.ts';
import { everythingIn, get, isExpired, newestIn, rowReader } from './reads.ts';
import {
  absent,
  daysFrom,
  deleteOf,
  present,
  put,
  putOf,
  transact,
  unlessSet,
  update,
  updateOf,
} from './writes.ts';

/** About many people: removed with the first of them who is erased. */
export const everyone = 'EVERYONE';

/** As long as the bucket keeps the files. */
const keptDays = 30;

const keptFile = z.extend(DownloadFile, {
  /** The administrator it was made for. */
  madeBy: z.exactOptional(z.string()),
  /** The user it is about, or `EVERYONE`. */
  about: z.exactOptional(z.string()),
});
export type KeptFile = Readonly<z.output<typeof keptFile>>;
const readFile = rowReader('download', keptFile);

/** A file about people in the making, and the attempt that is at it. */
export interface Attempt {
  readonly id: string;
  readonly about: string;
  /** Of several attempts the last one that took the file up goes on, and the others fail. */
  readonly owner: string;
}

const progress = z.object({
  uploadId: z.string(),
  /** As S3 answered, in their order. */
  parts: z.array(z.object({ ETag: z.string(), ChecksumCRC32: z.exactOptional(z.string()) })),
  /** Bytes in those. */
  size: z.int(),
  /** Where the next page begins, and how many lines there are before it; absent after the last. */
  next: z.exactOptional(z.object({ after: z.string(), written: z.int() })),
});
/** How far a file that is sent in parts has come. */
export type Progress = Readonly<z.output<typeof progress>>;

const making = z.object({ begunAt: z.string(), progress: z.exactOptional(progress) });
export type Making = Readonly<z.output<typeof making>>;
const readMaking = rowReader('file in the making', making);

/** S3 removes expired objects a day or two late; until then an erasure must find them. */
const notedDays = keptDays + 5;

function fileOf(row: Row): KeptFile {
  const { pk: _, sk: _sk, listedIn: _in, listedAs: _as, expiresAt: _end, ...file } = readFile(row);
  return file;
}

function rowOf(file: KeptFile) {
  const createdAt = new Date(file.createdAt);
  return {
    ...keys.download(file.id),
    ...lists.newest('DOWNLOADS', file.createdAt, file.id),
    ...file,
    expiresAt: daysFrom(createdAt, keptDays),
  };
}

export const downloads = {
  /**
   * Notes that a file about people is being made, before any of their data is read, so that an
   * erasure finds it; or takes it up where another attempt left it. Throws ConditionFailed if it is
   * made.
   */
  async takeUp({ id, about, owner }: Attempt, now: Date): Promise<Making> {
    const begun = { begunAt: unlessSet(now.toISOString()), expiresAt: daysFrom(now, notedDays) };
    const change = { set: { ...begun, owner }, when: { made: absent } };
    const { Attributes } = await update(keys.fileAbout(about, id), change, {
      ReturnValues: 'ALL_NEW',
    });
    return readMaking(Attributes ?? {});
  },

  /**
   * Throws ConditionFailed if a person the file is about was erased since it was begun, or another
   * attempt has taken it up.
   */
  async keepProgress({ id, about, owner }: Attempt, progress: Progress): Promise<void> {
    await update(keys.fileAbout(about, id), { set: { progress }, when: { owner } });
  },

  /** Whether another attempt has taken it up; of one who was erased nothing is left to take up. */
  async isOthers({ id, about, owner }: Attempt): Promise<boolean> {
    const row = await get(keys.fileAbout(about, id));
    return row !== undefined && row['owner'] !== owner;
  },

  /** Lists a file whose object exists; one about people under the conditions of `keepProgress`. */
  async add(file: KeptFile, by?: Attempt): Promise<void> {
    const row = rowOf({ ...file, ...(by && { about: by.about }) });
    if (!by) return void (await put(row));
    const made = { set: { made: true }, remove: ['progress'], when: { owner: by.owner } };
    await transact([putOf(row), updateOf(keys.fileAbout(by.about, by.id), made)]);
  },

  /** Undefined if the file does not exist, is no longer shown or has expired. */
  async find(id: string, now: Date): Promise<KeptFile | undefined> {
    const row = await get(keys.download(id));
    const file = row && !isExpired(row, now) ? fileOf(row) : undefined;
    return file?.isActive ? file : undefined;
  },

  /** At most 100, newest first. */
  async newest(limit: number, now: Date): Promise<readonly KeptFile[]> {
    const { rows } = await newestIn('DOWNLOADS', limit);
    return rows
      .filter((row) => !isExpired(row, now))
      .map(fileOf)
      .filter(({ isActive }) => isActive);
  },

  /** Counts a download; does nothing if the file is gone. */
  async count(id: string): Promise<void> {
    await tryWrite(() =>
      update(keys.download(id), { add: { downloadCount: 1 }, when: { pk: present } }),
    );
  },

  /** Removes the row and the note of whom it is about together. */
  async remove(id: string, about: string | undefined): Promise<void> {
    const rows = [keys.download(id), ...(about === undefined ? [] : [keys.fileAbout(about, id)])];
    await transact(rows.map((key) => deleteOf(key)));
  },

  /** The ids of files about a user or about everyone, including unfinished ones. */
  async idsAbout(about: string): Promise<readonly string[]> {
    const rows = await everythingIn(keys.filesAbout(about));
    return rows.map(({ sk }) => sk);
  },
};
