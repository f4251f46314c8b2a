/** Puts an address on the waitlist, once; no mail goes to it before the variant is there. */
import type { RequestContext } from '#functions/context.ts';
import { limits, tooMany } from '#functions/store/limits.ts';
import { type Waiting, waitlist } from '#functions/store/waitlist.ts';
import { waitlistPerAddressAndDay } from '#shared/domain/limits.ts';

/** Throws the refusal that a limit is full. Nobody learns whether an address was on the list. */
export async function joinWaitlist(
  waiting: Omit<Waiting, 'at'>,
  context: RequestContext,
): Promise<void> {
  const { now, env, viewer } = context;
  const ofViewer = env.WAITLIST_PER_VIEWER_AND_HOUR;
  const full = await limits.take(
    [
      { what: 'waitlist', who: waiting.email, most: waitlistPerAddressAndDay, window: 'day' },
      { what: 'waitlist-viewer', who: viewer, most: ofViewer, window: 'hour' },
      { what: 'waitlist-all', who: '', most: env.WAITLIST_PER_DAY, window: 'day' },
    ],
    now,
  );
  if (full) throw tooMany(full);
  const isNew = await waitlist.add({ ...waiting, at: now.toISOString() });
  context.log.info('waitlist', { isNew });
}
