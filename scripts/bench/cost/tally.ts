/** Adds up what each function asked of AWS, moment by moment, as the book of calls is short. */
import type { FunctionName } from '#shared/contract/functions.ts';
import type { LocalRun } from '../../local/local-run.ts';

export interface Spent {
  readonly writeUnits: number;
  readonly readUnits: number;
  /** Calls by operation. */
  readonly calls: Readonly<Record<string, number>>;
}

export interface Tally {
  /** Takes what the book has, and empties it. */
  readonly fold: () => void;
  readonly by: () => ReadonlyMap<FunctionName, Spent>;
}

const nothing: Spent = { writeUnits: 0, readUnits: 0, calls: {} };

export function tallyOf({ endpoint: { calls } }: LocalRun): Tally {
  const by = new Map<FunctionName, Spent>();
  return {
    fold() {
      for (const { caller, operation, writeUnits, readUnits } of calls.seen()) {
        if (caller === undefined) continue;
        const spent = by.get(caller) ?? nothing;
        by.set(caller, {
          writeUnits: spent.writeUnits + writeUnits,
          readUnits: spent.readUnits + readUnits,
          calls: { ...spent.calls, [operation]: (spent.calls[operation] ?? 0) + 1 },
        });
      }
      calls.reset();
    },
    by: () => by,
  };
}

/** Of all functions together. */
export function callsOf(by: ReadonlyMap<FunctionName, Spent>, operation: string): number {
  return [...by.values()].reduce((sum, { calls }) => sum + (calls[operation] ?? 0), 0);
}

export const unitsOf = (
  by: ReadonlyMap<FunctionName, Spent>,
  kind: 'writeUnits' | 'readUnits',
): number => [...by.values()].reduce((sum, spent) => sum + spent[kind], 0);
