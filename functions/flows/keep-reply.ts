/**
 * Writes down a reply that was taken, by mail or by text, and counts it; nothing of somebody erased
 * since.
 */
import type { Scene } from '#functions/scene.ts';
import { acknowledgementsAs, repliesAs } from '#functions/store/count-names.ts';
import { counters } from '#functions/store/counters.ts';
import { lasting } from '#functions/store/lasting.ts';
import { type ReplyRecord, replies } from '#functions/store/replies.ts';
import type { User } from '#shared/domain/user.ts';
import { unlessErased } from './erase-by-reply.ts';
import type { IncomingReply } from './incoming-reply.ts';
import { count, settle } from './settle.ts';

type Kept = Pick<
  ReplyRecord,
  'engine' | 'intent' | 'changes' | 'acknowledgementId' | 'notAcknowledged'
>;

/** The reply by its stage, and the letter that answered it: in one write. */
async function countReply(
  { id, kind }: User,
  { stage }: IncomingReply,
  { acknowledgementId }: Kept,
  scene: Scene,
): Promise<void> {
  // A tester is nobody who is counted.
  if (kind === 'tester') return;
  const today = scene.now.toISOString().slice(0, 10);
  const counts = { [repliesAs(stage)]: 1, ...(acknowledgementId && { [acknowledgementsAs]: 1 }) };
  await count(scene, () => counters.add(id, today, counts));
}

/** Never throws: what it was about is done already. */
export async function keepReply(
  user: User,
  reply: IncomingReply,
  kept: Kept,
  scene: Scene,
): Promise<void> {
  const { id, date, stage, rawKey, text } = reply;
  const receivedAt = scene.now.toISOString();
  const record = {
    userId: user.id,
    id,
    date,
    stage,
    rawKey,
    text,
    receivedAt,
    traceId: scene.traceId,
    ...kept,
    ...(user.kind === 'tester' && { tester: true }),
    ...lasting(user),
  };
  scene.rehearsal?.reply(record);
  await Promise.all([
    settle(scene, async () => {
      await Promise.all([replies.add(record), unlessErased(user.id, reply, scene)]);
    }),
    countReply(user, reply, kept, scene),
  ]);
}
