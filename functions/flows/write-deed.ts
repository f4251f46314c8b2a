/** Writes down who does what to whom (rule R8.17), before it is done. */
import type { AdminScene } from '#functions/scene.ts';
import { audit, type Deed, type FileDeed } from '#functions/store/audit.ts';

export async function writeDeed(
  what: Deed['what'],
  userId: string,
  { admin, now, traceId }: AdminScene,
): Promise<void> {
  await audit.note({ what, userId, adminId: admin.id, at: now, traceId });
}

/** The same of a file: what is about people is taken by nobody unseen. */
export async function writeFileDeed(
  what: FileDeed['what'],
  fileId: string,
  { admin, now, traceId }: AdminScene,
): Promise<void> {
  await audit.noteFile({ what, fileId, adminId: admin.id, at: now, traceId });
}
