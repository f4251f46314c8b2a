/** Writes down a reply that was taken, by mail or by text, and nothing of somebody erased since. */
import type { Scene } from '#functions/scene.ts';
import { type ReplyRecord, replies } from '#functions/store/replies.ts';
import type { User } from '#shared/domain/user.ts';
import { unlessErased } from './erase-by-reply.ts';
import type { IncomingReply } from './incoming-reply.ts';
import { settle } from './settle.ts';

type Kept = Pick<
  ReplyRecord,
  'engine' | 'intent' | 'changes' | 'acknowledgementId' | 'notAcknowledged'
>;

/** Never throws: what it was about is done already. */
export async function keepReply(
  user: User,
  reply: IncomingReply,
  kept: Kept,
  scene: Scene,
): Promise<void> {
  const { id, date, stage, rawKey, text } = reply;
  const receivedAt = scene.now.toISOString();
  const record = { userId: user.id, id, date, stage, rawKey, text, receivedAt, ...kept };
  await settle(scene, async () => {
    await Promise.all([replies.add(record), unlessErased(user.id, reply, scene)]);
  });
}
