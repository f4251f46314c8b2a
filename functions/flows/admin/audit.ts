/** Writes down who does what to whom, before it is done. */
import type { AdminContext } from '#functions/context.ts';
import { type AuditEntry, audit, type FileAuditEntry } from '#functions/store/audit.ts';

export async function auditAction(
  what: AuditEntry['what'],
  userId: string,
  { admin, now, traceId }: AdminContext,
): Promise<void> {
  await audit.note({ what, userId, adminId: admin.id, at: now, traceId });
}

/** The same of a file: what is about people is taken by nobody unseen. */
export async function auditFileAction(
  what: FileAuditEntry['what'],
  fileId: string,
  { admin, now, traceId }: AdminContext,
): Promise<void> {
  await audit.noteFile({ what, fileId, adminId: admin.id, at: now, traceId });
}
