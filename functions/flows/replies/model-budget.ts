/** How often the model may be asked in a day, by one person and by all: what it costs at most. */
import type { RequestContext } from '#functions/context.ts';
import { counterShards, shardOf } from '#functions/store/keys.ts';
import { limits } from '#functions/store/limits.ts';

/**
 * Counts one call where it may be made, and answers whether it may; `who` is a person, or a network
 * that signs somebody up. All people's calls are counted in as many rows as the counters have, each
 * with its share, so that no row is written by everyone at once. What cannot be counted is not
 * asked either: the rules read every reply.
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
