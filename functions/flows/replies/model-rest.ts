/** Spares people the wait for a model that has failed again and again. */
import type { FallbackReason } from '#shared/domain/replies/reading.ts';

const failuresInARow = 3;
const restMs = 5 * 60_000;

/** What the model's server does to everybody alike; an answer not believed is no such thing. */
const outages: ReadonlySet<FallbackReason> = new Set([
  'timeout',
  'unreachable',
  'not-allowed',
  'rate-limited',
  'server-error',
]);

export interface ModelRest {
  /** Whether the model is left alone at this moment. */
  readonly isOn: (at: Date) => boolean;
  /** Says how a call ended; undefined when it was answered. */
  readonly note: (because: FallbackReason | undefined, at: Date) => void;
}

/**
 * After three outages in a row, five minutes without a call; then one call decides whether five
 * more follow. Kept in the memory of one Lambda instance, which so learns it by itself: a row that
 * all share would cost every reply a read.
 */
export function modelRest(): ModelRest {
  let failures = 0;
  let until = 0;
  return {
    isOn: (at) => at.getTime() < until,
    note(because, at) {
      failures = because && outages.has(because) ? failures + 1 : 0;
      if (failures >= failuresInARow) until = at.getTime() + restMs;
    },
  };
}
