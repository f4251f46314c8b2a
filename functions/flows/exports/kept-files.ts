/** Finds, serves and removes the files that are kept for administrators. */
import { type ReadObject, readIfThere, removeObject } from '#functions/adapters/s3.ts';
import { addressOf } from '#functions/adapters/s3-address.ts';
import type { AdminContext, RequestContext } from '#functions/context.ts';
import { audit } from '#functions/store/audit.ts';
import { downloads, everyone, type KeptFile } from '#functions/store/downloads.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { directBytesMax, downloadAddressSeconds } from '#shared/domain/limits.ts';
import { contentDisposition, isReport } from '#shared/domain/saved-file.ts';
import type { User } from '#shared/domain/user.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import { placeOfFile } from './keep-download.ts';

/** By id only, never by path. Throws NO_SUCH_FILE. */
export async function fileAt(id: string, { now }: RequestContext): Promise<KeptFile> {
  const file = isUuid(id) ? await downloads.find(id, now) : undefined;
  if (!file) throw new Refusal('NO_SUCH_FILE');
  return file;
}

async function bytesOf({ id, size }: KeptFile, context: RequestContext): Promise<ReadObject> {
  const most = { largest: directBytesMax, start: size };
  const { bucket, key } = placeOfFile(id, context);
  const read = await readIfThere(bucket, key, most);
  if (!read) throw new Refusal('NO_SUCH_FILE');
  return read;
}

/** Every download of a file about people is audited. */
async function noted(what: 'download' | 'open', { id, about }: KeptFile, context: AdminContext) {
  if (about !== undefined) await audit.note({ what, file: id }, context);
}

/** A lost count must not fail the download. */
async function counted({ id }: KeptFile, { log }: RequestContext): Promise<void> {
  await downloads.count(id).catch((problem: unknown) => {
    log.error('a download was not counted', problem, { id });
  });
}

export type Given =
  | { readonly kind: 'bytes'; readonly file: KeptFile; readonly bytes: Uint8Array }
  | { readonly kind: 'elsewhere'; readonly address: string };

/** Throws NO_SUCH_FILE. */
export async function giveDownload(id: string, context: AdminContext): Promise<Given> {
  const file = await fileAt(id, context);
  await noted('download', file, context);
  if (file.size >= directBytesMax) {
    const place = placeOfFile(id, context);
    const saved = {
      disposition: contentDisposition(file.filename),
      contentType: file.mimeType,
    };
    await counted(file, context);
    return { kind: 'elsewhere', address: await addressOf(place, saved, downloadAddressSeconds) };
  }
  const { bytes } = await bytesOf(file, context);
  await counted(file, context);
  return { kind: 'bytes', file, bytes };
}

/** A report's HTML. Throws NO_SUCH_FILE, and NO_REPORT for any other file. */
export async function openReport(id: string, context: AdminContext): Promise<Uint8Array> {
  const file = await fileAt(id, context);
  if (!isReport(file) || file.size >= directBytesMax) throw new Refusal('NO_REPORT');
  await noted('open', file, context);
  return (await bytesOf(file, context)).bytes;
}

/** The object first: without the row nobody would find it. */
async function remove(
  id: string,
  about: string | undefined,
  context: RequestContext,
): Promise<void> {
  const { bucket, key } = placeOfFile(id, context);
  await removeObject(bucket, key);
  await downloads.remove(id, about);
}

/** Throws NO_SUCH_FILE. A repeated call finishes what broke off. */
export async function removeDownload(id: string, context: AdminContext): Promise<void> {
  const { about } = await fileAt(id, context);
  await audit.note({ what: 'remove a file', file: id }, context);
  await remove(id, about, context);
}

/**
 * Removes every file about a user who is being erased: their own, and those about everyone unless
 * the user is a tester. A file that is still being made will not be kept.
 */
export async function removeFilesAbout(
  { id: userId, kind }: User,
  context: RequestContext,
): Promise<void> {
  for (const about of kind === 'tester' ? [userId] : [userId, everyone]) {
    for (const id of await downloads.idsAbout(about)) await remove(id, about, context);
  }
}
