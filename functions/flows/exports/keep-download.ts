/** Keeps a file for administrators: first the object, then the row that lists it. */
import { removeObject } from '#functions/adapters/s3.ts';
import { type Content, putFile } from '#functions/adapters/s3-files.ts';
import type { RequestContext } from '#functions/context.ts';
import { downloads, type KeptFile } from '#functions/store/downloads.ts';
import type { DownloadFile } from '#shared/contract/downloads.ts';
import { plainFilename } from '#shared/domain/saved-file.ts';

export type FileToKeep = Pick<DownloadFile, 'filename' | 'description' | 'mimeType'> & {
  readonly tags: readonly string[];
};

/** The administrator who is signed in, or who started the job, is recorded as its maker. */
export type KeepingContext = RequestContext & { readonly admin?: { readonly id: string } };

export interface KeepOptions {
  /**
   * The user the file is about, or `everyone`. The file is erased with them; one about `everyone`
   * with the first user who is erased.
   */
  readonly about?: string;
  /** A known id. With `about`, the file of an id is made only once. */
  readonly id?: string;
}

/** The key of a file's object; the filename is not part of it. */
export const objectKeyOf = (id: string): string => `files/${id}`;

/** Removes what exists of a file. Anything left behind expires. */
async function undo(
  id: string,
  about: string | undefined,
  { env, log }: RequestContext,
): Promise<void> {
  try {
    await removeObject(env.DOWNLOADS_BUCKET, objectKeyOf(id));
    await downloads.remove(id, about);
  } catch (problem) {
    log.error('a file that was not kept may be left behind', problem, { id });
  }
}

/** The file without our internal fields. */
export const shownFile = ({ madeBy: _by, about: _about, ...file }: KeptFile): DownloadFile => file;

/**
 * Keeps a file for 30 days; streams of any length go straight to S3. Throws what AWS or the stream
 * threw, and ConditionFailed if a person the file is about was erased meanwhile, or if another
 * attempt began the file of this id. No file is kept then.
 */
export async function keepDownload(
  { filename, description, mimeType, tags }: FileToKeep,
  content: Content,
  context: KeepingContext,
  { about, id = context.newId() }: KeepOptions = {},
): Promise<DownloadFile> {
  const { env, owner, admin } = context;
  if (about !== undefined) await downloads.begin({ id, about, owner, now: context.clock() });
  try {
    const place = { bucket: env.DOWNLOADS_BUCKET, key: objectKeyOf(id) };
    const file: KeptFile = {
      id,
      filename: plainFilename(filename),
      description,
      mimeType,
      size: await putFile(place, content, mimeType),
      createdAt: context.clock().toISOString(),
      downloadCount: 0,
      tags: [...tags],
      isActive: true,
      ...(admin && { madeBy: admin.id }),
      ...(about !== undefined && { about }),
    };
    await downloads.add(file, owner);
    return shownFile(file);
  } catch (problem) {
    await undo(id, about, context);
    throw problem;
  }
}
