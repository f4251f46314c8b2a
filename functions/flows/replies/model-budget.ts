/** How often the model may be asked per day, by one person and in total, which limits its cost. */
import type { RequestContext } from '#functions/context.ts';
import { counterShards, shardOf } from '#functions/store/keys.ts';
import { limits } from '#functions/store/limits.ts';

/**
 * Counts one call if it is allowed, and returns whether it is. `who` is a user's id or, for a
 * sign-up, a network. The total is spread over as many rows as the counters have, each with its
 * share, so that no row is written by everyone. If counting fails, the model is not asked: the
 * rules read the reply.
 */
export async function mayAskModel(
  who: string,
  { env, now, log }: RequestContext,
): Promise<boolean> {
  const share = Math.ceil(env.MODEL_CALLS_PER_DAY / counterShards);
  try {
    const full = await limits.take(
      [
        { what: 'model', who, most: env.MODEL_CALLS_PER_USER_AND_DAY, window: 'day' },
        { what: 'model', who: `everyone ${shardOf(who)}`, most: share, window: 'day' },
      ],
      now,
    );
    return full === undefined;
  } catch (problem) {
    log.error('model calls not counted', problem);
    return false;
  }
}
