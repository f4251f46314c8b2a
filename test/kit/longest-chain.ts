/** How many calls to AWS had to wait for each other: what a person waits for. */
import type { CallSeen } from '#scripts/local/aws/types.ts';

/** The longest chain of calls, each begun after one had ended; set the fault `slow` first. */
export function longestChain(calls: readonly CallSeen[]): number {
  const placed: { readonly ended: number; readonly length: number }[] = [];
  for (const { began, ended = Number.POSITIVE_INFINITY } of calls.toSorted(byBegin)) {
    const before = placed.filter((call) => call.ended < began).map(({ length }) => length);
    placed.push({ ended, length: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...placed.map(({ length }) => length));
}

const byBegin = (one: CallSeen, other: CallSeen): number => one.began - other.began;
