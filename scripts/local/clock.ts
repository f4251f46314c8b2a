/** The product's clock: the wall clock plus an offset that all workers read at once. */
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readLasting, writeLasting } from './json-file.ts';

export type Clock = ReturnType<typeof openClock>;

const Kept = z.object({ offsetMs: z.int(), firedThrough: z.int() });

/** `dataDir` undefined keeps nothing between runs. */
export function openClock(dataDir: string | undefined, shared = new SharedArrayBuffer(8)) {
  const file = dataDir === undefined ? undefined : join(dataDir, 'clock.json');
  const kept = file === undefined ? undefined : readLasting(file, Kept);
  const offset = new BigInt64Array(shared);
  Atomics.store(offset, 0, BigInt(kept?.offsetMs ?? 0));

  const now = () => Date.now() + Number(Atomics.load(offset, 0));
  let fired = kept?.firedThrough ?? now();
  const keep = () => {
    if (file === undefined) return;
    writeLasting(file, { offsetMs: Number(Atomics.load(offset, 0)), firedThrough: fired });
  };
  keep();

  return {
    /** Epoch milliseconds. */
    now,
    /** One signed 64-bit number: the milliseconds to add to the wall clock. */
    shared,
    /** Moves forward to an instant (epoch milliseconds); an earlier one changes nothing. */
    moveTo(instant: number): void {
      if (instant > now()) Atomics.store(offset, 0, BigInt(Math.ceil(instant) - Date.now()));
    },
    /** The instant up to which everything that fell due has been fired. */
    firedThrough: (): number => fired,
    /** Says that everything up to the instant has been fired. */
    markFired(through: number): void {
      fired = Math.max(fired, through);
    },
    /** Keeps the offset and what has been fired for the next run. */
    keep,
  };
}
