/** Erases a quarantined mail: first the object in the bucket, then the rows that point at it. */
import { removeObject } from '#functions/adapters/s3.ts';
import type { AdminContext } from '#functions/context.ts';
import { audit } from '#functions/store/audit.ts';
import { keys } from '#functions/store/keys.ts';
import { quarantine } from '#functions/store/quarantine.ts';
import { remove } from '#functions/store/writes.ts';
import { Refusal } from '#shared/contract/refusal.ts';

/** Throws NO_SUCH_MAIL and MAIL_IS_TAKEN. A repeated call finishes what broke off. */
export async function discardMail(id: string, context: AdminContext): Promise<void> {
  const found = await quarantine.find(id, context.now);
  if (!found) throw new Refusal('NO_SUCH_MAIL');
  const whom = found.userId === undefined ? undefined : { userId: found.userId };
  await audit.note({ what: 'discard mail', mail: id, whom }, context);
  const claimed = await quarantine.claim(id, 'nobody', context.now);
  if (claimed.kind === 'taken') throw new Refusal('MAIL_IS_TAKEN');
  if (claimed.kind !== 'ours') throw new Refusal('NO_SUCH_MAIL');
  const { rawKey, userId } = claimed.mail;
  await removeObject(context.env.MAIL_BUCKET, rawKey);
  if (userId) await remove(keys.mail(userId, rawKey));
  await quarantine.remove(id);
  context.log.info('mail discarded', { sesMessageId: id, admin: context.admin.id });
}
