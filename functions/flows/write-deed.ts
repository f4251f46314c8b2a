/** Writes down who does what to whom (rule R8.17), before it is done. */
import type { AdminScene } from '#functions/scene.ts';
import { audit, type Deed } from '#functions/store/audit.ts';

export async function writeDeed(
  what: Deed['what'],
  userId: string,
  { admin, now, traceId }: AdminScene,
): Promise<void> {
  await audit.note({ what, userId, adminId: admin.id, at: now, traceId });
}
