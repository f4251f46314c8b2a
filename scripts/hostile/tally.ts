/** Counts what was tried, how it was answered and how long it took. */

export interface Counted {
  readonly tried: number;
  /** By the first digit of the status; 0 for connections that ended. */
  readonly byStatus: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  /** Answers over a second that were quick when asked again: the machine was busy. */
  readonly slowOnce: number;
}

export function openTally() {
  const byStatus: Record<string, number> = {};
  let [tried, slowestMs, slowOnce] = [0, 0, 0];
  return {
    answered(status: number, ms: number): void {
      tried += 1;
      const kind = `${Math.floor(status / 100)}xx`;
      byStatus[kind] = (byStatus[kind] ?? 0) + 1;
      slowestMs = Math.max(slowestMs, ms);
    },
    slowOnce(): void {
      slowOnce += 1;
    },
    counted: (): Counted => ({ tried, byStatus: { ...byStatus }, slowestMs, slowOnce }),
  };
}
export type Tally = ReturnType<typeof openTally>;
