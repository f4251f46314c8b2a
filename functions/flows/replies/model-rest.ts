/** A circuit breaker for the model, so that nobody waits for one that keeps failing. */
import type { FallbackReason } from '#shared/domain/replies/reading.ts';

const failuresInARow = 3;
const restMs = 5 * 60_000;

/** Failures of the server itself; a rejected answer is not one of them. */
const outages: ReadonlySet<FallbackReason> = new Set([
  'timeout',
  'unreachable',
  'not-allowed',
  'rate-limited',
  'server-error',
]);

export interface ModelRest {
  /** Whether to skip the model now. */
  readonly isOn: (at: Date) => boolean;
  /** Reports how a call ended; undefined for success. */
  readonly note: (because: FallbackReason | undefined, at: Date) => void;
}

/**
 * After three failures in a row, no calls for five minutes; then one call decides whether five more
 * follow. Kept in the memory of each Lambda instance: a shared row would cost every reply a read.
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
