/** Removes kept files: one at an administrator's word, and all about somebody who is erased. */
import { removeObject } from '#functions/adapters/s3.ts';
import type { AdminContext, RequestContext } from '#functions/context.ts';
import { downloads, everyone } from '#functions/store/downloads.ts';
import type { User } from '#shared/domain/user.ts';
import { auditFileAction } from '../admin/audit.ts';
import { fileAt } from './give-download.ts';
import { objectKeyOf } from './keep-download.ts';

/** The object first: without the row nobody would find it again. */
async function remove(
  id: string,
  about: string | undefined,
  { env }: RequestContext,
): Promise<void> {
  await removeObject(env.DOWNLOADS_BUCKET, objectKeyOf(id));
  await downloads.remove(id, about);
}

/** Throws NO_SUCH_FILE; asked again, it finishes what broke off. */
export async function removeDownload(id: string, context: AdminContext): Promise<void> {
  const { about } = await fileAt(id, context);
  await auditFileAction('remove a file', id, context);
  await remove(id, about, context);
}

/**
 * Removes every file that names somebody who is being erased: those about them, and
 * those about everyone, in which a tester is not. One that is still being made is not kept then.
 */
export async function removeFilesAbout(
  { id: userId, kind }: User,
  context: RequestContext,
): Promise<void> {
  for (const about of kind === 'tester' ? [userId] : [userId, everyone]) {
    for (const id of await downloads.idsAbout(about)) await remove(id, about, context);
  }
}
