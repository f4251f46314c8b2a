/** Saves a taken reply and counts it; takes it back if the user was erased meanwhile. */
import type { RequestContext } from '#functions/context.ts';
import { acknowledgementsAs, repliesAs } from '#functions/store/count-names.ts';
import { counters } from '#functions/store/counters.ts';
import { type ReplyRecord, replies } from '#functions/store/replies.ts';
import { ttl } from '#functions/store/ttl.ts';
import type { User } from '#shared/domain/user.ts';
import { unlessErased } from '../erasure/erase-by-reply.ts';
import { count, writeWithRetry } from '../write-with-retry.ts';
import type { IncomingReply } from './incoming-reply.ts';

type Kept = Pick<
  ReplyRecord,
  'engine' | 'intent' | 'changes' | 'acknowledgementId' | 'notAcknowledged'
>;

/** Counts the reply by stage and its answer, in one write. */
async function countReply(
  { id, kind }: User,
  { stage }: IncomingReply,
  { acknowledgementId }: Kept,
  context: RequestContext,
): Promise<void> {
  // Testers are excluded from counters.
  if (kind === 'tester') return;
  const today = context.now.toISOString().slice(0, 10);
  const counts = { [repliesAs(stage)]: 1, ...(acknowledgementId && { [acknowledgementsAs]: 1 }) };
  await count(context, () => counters.add(id, today, counts));
}

/** Never throws: the reply's changes are already made. */
export async function keepReply(
  user: User,
  reply: IncomingReply,
  kept: Kept,
  context: RequestContext,
): Promise<void> {
  const { id, date, stage, rawKey, text } = reply;
  const receivedAt = context.now.toISOString();
  const record = {
    userId: user.id,
    id,
    date,
    stage,
    rawKey,
    text,
    receivedAt,
    traceId: context.traceId,
    ...kept,
    ...(user.kind === 'tester' && { tester: true }),
    ...ttl(user),
  };
  context.rehearsal?.reply(record);
  await Promise.all([
    writeWithRetry(context, async () => {
      await Promise.all([replies.add(record), unlessErased(user.id, reply, context)]);
    }),
    countReply(user, reply, kept, context),
  ]);
}
