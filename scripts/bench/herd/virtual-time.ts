/** Time as the bench lives it: it stands still while anybody works, and jumps when all wait. */

export interface VirtualTime {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The same as one 64-bit float, for the workers. */
  readonly shared: SharedArrayBuffer;
  readonly at: (instant: number, deed: () => void) => void;
  readonly after: (ms: number, deed: () => void) => void;
  /** Lives until nothing is left to happen. */
  readonly live: (others: Others) => Promise<void>;
}

/** Those who do things in this time, elsewhere. */
export interface Others {
  /** When all of them wait, each for an answer or for an instant. */
  readonly still: () => Promise<void>;
  /** The next instant that one of them waits for; Infinity where none does. */
  readonly nextAt: () => number;
  /** Tells those whose instant has come. */
  readonly wake: () => void;
}

interface Due {
  readonly at: number;
  readonly deed: () => void;
}

/** A binary heap, the earliest first; what is due at one instant comes in any order. */
function openAgenda() {
  const heap: Due[] = [];
  const swap = (one: number, other: number): void => {
    [heap[one], heap[other]] = [heap[other] as Due, heap[one] as Due];
  };
  const dueAt = (index: number): number => heap[index]?.at ?? Infinity;
  const sink = (from: number): void => {
    for (let index = from; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      const least = dueAt(right) < dueAt(left) ? right : left;
      if (dueAt(least) >= dueAt(index)) return;
      swap(least, index);
      index = least;
    }
  };
  return {
    nextAt: () => dueAt(0),
    add(due: Due): void {
      heap.push(due);
      for (let index = heap.length - 1; index > 0; ) {
        const parent = (index - 1) >> 1;
        if (dueAt(parent) <= dueAt(index)) return;
        swap(parent, index);
        index = parent;
      }
    },
    take(): Due | undefined {
      swap(0, heap.length - 1);
      const first = heap.pop();
      sink(0);
      return first;
    },
  };
}

export function openTime(began: number): VirtualTime {
  const shared = new SharedArrayBuffer(8);
  const clock = new Float64Array(shared);
  clock[0] = began;
  const agenda = openAgenda();
  const now = (): number => clock[0] ?? began;
  const at = (instant: number, deed: () => void): void => agenda.add({ at: instant, deed });

  return {
    now,
    shared,
    at,
    after: (ms, deed) => at(now() + ms, deed),
    async live({ still, nextAt, wake }) {
      for (;;) {
        await still();
        const next = Math.min(agenda.nextAt(), nextAt());
        if (next === Infinity) return;
        clock[0] = Math.max(now(), next);
        while (agenda.nextAt() <= now()) agenda.take()?.deed();
        wake();
      }
    },
  };
}
