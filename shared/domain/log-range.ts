/** From when to when lines of the log are read: what is no range, and what is too long a one. */
import { logWindowMaxMs } from './limits.ts';

/** Epoch milliseconds, both ends included. */
export interface LogRange {
  readonly startMs: number;
  readonly endMs: number;
}

/** What is wrong with a range as it was asked for; undefined where nothing is. */
export function rangeProblem({
  startMs,
  endMs,
}: LogRange): 'INVALID_RANGE' | 'RANGE_TOO_LARGE' | undefined {
  const areTimes = [startMs, endMs].every((ms) => Number.isSafeInteger(ms) && ms >= 0);
  if (!areTimes || endMs <= startMs) return 'INVALID_RANGE';
  return endMs - startMs > logWindowMaxMs ? 'RANGE_TOO_LARGE' : undefined;
}
