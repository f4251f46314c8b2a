/** Records an administrator's action before it is carried out. */
import type { AdminContext } from '#functions/context.ts';
import { type AuditEntry, audit, type FileAuditEntry } from '#functions/store/audit.ts';

export async function auditAction(
  what: AuditEntry['what'],
  userId: string,
  { admin, now, traceId }: AdminContext,
): Promise<void> {
  await audit.note({ what, userId, adminId: admin.id, at: now, traceId });
}

/** The same for a file about people. */
export async function auditFileAction(
  what: FileAuditEntry['what'],
  fileId: string,
  { admin, now, traceId }: AdminContext,
): Promise<void> {
  await audit.noteFile({ what, fileId, adminId: admin.id, at: now, traceId });
}
