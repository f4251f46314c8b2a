/** Puts an address on the waitlist, once; no mail goes to it before the variant is there. */
import type { Scene } from '#functions/scene.ts';
import { limits } from '#functions/store/limits.ts';
import { type Waiting, waitlist } from '#functions/store/waitlist.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { waitlistPerAddressAndDay } from '#shared/domain/limits.ts';

/** Throws the refusal TOO_MANY. Nobody learns whether an address was on the list. */
export async function joinWaitlist(waiting: Omit<Waiting, 'at'>, scene: Scene): Promise<void> {
  const { now, env, viewer } = scene;
  const [ofAddress, ofViewer, ofAll] = await Promise.all([
    limits.count('waitlist', waiting.email, now, 'day'),
    limits.count('waitlist-viewer', viewer, now),
    limits.count('waitlist-all', '', now, 'day'),
  ]);
  const tooMany =
    ofAddress > waitlistPerAddressAndDay ||
    ofViewer > env.WAITLIST_PER_VIEWER_AND_HOUR ||
    ofAll > env.WAITLIST_PER_DAY;
  if (tooMany) throw new Refusal('TOO_MANY');
  const isNew = await waitlist.add({ ...waiting, at: now.toISOString() });
  scene.log.info('waitlist', { isNew });
}
