/** Keeps a file for administrators: first the object, then the row that lists it. */
import { removeObject } from '#functions/adapters/s3.ts';
import { type FilePlace, putFile } from '#functions/adapters/s3-files.ts';
import type { RequestContext } from '#functions/context.ts';
import { downloads, type KeptFile } from '#functions/store/downloads.ts';
import type { DownloadFile } from '#shared/contract/downloads.ts';
import { plainFilename } from '#shared/domain/saved-file.ts';

export type FileToKeep = Pick<DownloadFile, 'filename' | 'description' | 'mimeType'> & {
  readonly tags: readonly string[];
};

/** The administrator who is signed in, or who started the job, is recorded as its maker. */
export type KeepingContext = RequestContext & { readonly admin?: { readonly id: string } };

/** Where a file's object lies; the filename is not part of it. */
export const placeOfFile = (id: string, { env }: Pick<RequestContext, 'env'>): FilePlace => ({
  bucket: env.DOWNLOADS_BUCKET,
  key: `files/${id}`,
});

/** The row of a file whose object, of so many bytes, is there. */
export const keptFile = (
  id: string,
  { filename, description, mimeType, tags }: FileToKeep,
  size: number,
  { admin, clock }: KeepingContext,
): KeptFile => ({
  id,
  filename: plainFilename(filename),
  description,
  mimeType,
  size,
  createdAt: clock().toISOString(),
  downloadCount: 0,
  tags: [...tags],
  isActive: true,
  ...(admin && { madeBy: admin.id }),
});

/** Removes what exists of a file. Anything left behind expires. */
export async function undo(
  id: string,
  about: string | undefined,
  context: RequestContext,
): Promise<void> {
  try {
    const { bucket, key } = placeOfFile(id, context);
    await removeObject(bucket, key);
    await downloads.remove(id, about);
  } catch (problem) {
    context.log.error('a file that was not kept may be left behind', problem, { id });
  }
}

/** The file without our internal fields. */
export const shownFile = ({ madeBy: _by, about: _about, ...file }: KeptFile): DownloadFile => file;

/** Keeps a file for 30 days. Throws what AWS threw; no file is kept then. */
export async function keepDownload(
  file: FileToKeep,
  content: string | Uint8Array,
  context: KeepingContext,
  id = context.newId(),
): Promise<DownloadFile> {
  try {
    await putFile(placeOfFile(id, context), content, file.mimeType);
    const kept = keptFile(id, file, Buffer.byteLength(content), context);
    await downloads.add(kept);
    return shownFile(kept);
  } catch (problem) {
    await undo(id, undefined, context);
    throw problem;
  }
}
