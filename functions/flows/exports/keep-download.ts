/** Keeps a file for administrators: the object first, then the row by which it is listed. */
import { removeObject } from '#functions/adapters/s3.ts';
import { type Content, putFile } from '#functions/adapters/s3-files.ts';
import type { RequestContext } from '#functions/context.ts';
import { downloads, type KeptFile } from '#functions/store/downloads.ts';
import type { DownloadFile } from '#shared/contract/downloads.ts';
import { plainFilename } from '#shared/domain/saved-file.ts';

export { everyone } from '#functions/store/downloads.ts';

export type FileToKeep = Pick<DownloadFile, 'filename' | 'description' | 'mimeType'> & {
  readonly tags: readonly string[];
};

/** Whoever is signed in, or was when the work was asked for, is noted as who made it. */
export type KeepingContext = RequestContext & { readonly admin?: { readonly id: string } };

export interface KeepOptions {
  /**
   * The id of the user whom the file is about, or `everyone`: it is erased with them, and with the
   * first of all of them.
   */
  readonly about?: string;
  /** Its id, where one is known beforehand; only a file about somebody is then made once. */
  readonly id?: string;
}

/** Where the object of a file lies; its name is no part of it. */
export const objectKeyOf = (id: string): string => `files/${id}`;

/** Takes back what there may be of a file; what then stays behind expires unseen. */
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

/** The spec's fields of a file, without what only we need. */
export const shownFile = ({ madeBy: _by, about: _about, ...file }: KeptFile): DownloadFile => file;

/**
 * Keeps a file for 30 days; a stream goes on to S3 as it comes, whatever its length. Throws what
 * AWS or the stream threw, and ConditionFailed where somebody whom it is about was erased in the
 * meantime or another attempt has begun the file of this id: there is no file then.
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
