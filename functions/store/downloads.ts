/** The rows of the files that are kept for administrators, and whom each is about. */
import * as z from 'zod/mini';
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import { DownloadFile } from '#shared/contract/downloads.ts';
import { keys, lists, type Row } from './keys.ts';
import { everythingIn, get, isExpired, newestIn, rowReader } from './reads.ts';
import {
  absent,
  checkOf,
  daysFrom,
  deleteOf,
  present,
  put,
  putOf,
  transact,
  update,
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

export interface Beginning {
  readonly id: string;
  readonly about: string;
  /** Identifies the attempt, so that it recognises its own claim. */
  readonly owner: string;
  readonly now: Date;
}

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
   * erasure finds it. Throws ConditionFailed if another attempt has begun the same file.
   */
  async begin({ id, about, owner, now }: Beginning): Promise<void> {
    const row = { ...keys.fileAbout(about, id), owner, expiresAt: daysFrom(now, notedDays) };
    await put(row, [{ pk: absent }, { owner }]);
  },

  /**
   * Lists a file whose object exists. Throws ConditionFailed if a person it is about was erased
   * since it was begun.
   */
  async add(file: KeptFile, owner: string): Promise<void> {
    const row = rowOf(file);
    if (file.about === undefined) await put(row);
    else await transact([putOf(row), checkOf(keys.fileAbout(file.about, file.id), { owner })]);
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
