/** Lets objects go when their bucket keeps them no longer. */
import type { ObjectStore } from './object-store.ts';
import type { EndpointOptions } from './types.ts';

const dayMs = 86_400_000;

/** What the lifecycle of each bucket does, at most once a day of the product's clock. */
export function objectKeeper(
  { cloud, now }: EndpointOptions,
  objects: ObjectStore,
): () => Promise<void> {
  let lookedAt = now();
  return async () => {
    if (now() - lookedAt < dayMs) return;
    lookedAt = now();
    for (const { name, expiresAfterDays: days } of cloud.buckets)
      if (days !== undefined) await objects.expire(name, lookedAt - days * dayMs);
  };
}
