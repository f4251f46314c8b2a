/** The book of calls: each SDK call once, whatever its attempts; what it cost; what breaks it. */
import type { Spend } from './service.ts';
import type { AwsEndpoint, CallSeen, Fault, FaultKind } from './types.ts';

type Written = 'number' | 'readUnits' | 'writeUnits' | 'began' | 'ended';
export type NewCall = Omit<CallSeen, Written>;

export interface OpenCall {
  /** The same for all attempts of the call. */
  readonly fault: FaultKind | undefined;
  /** Counts the attempts, this one among them. */
  readonly attempts: number;
  readonly spend: Spend;
  /** Says that an attempt of the call has been answered, or never will be. */
  readonly finish: () => void;
}

export interface CallLog extends Omit<AwsEndpoint['calls'], 'denied'> {
  /** Writes down a call, or finds it again at a later attempt of the SDK. */
  open(call: NewCall): OpenCall;
}

interface Entry extends OpenCall {
  readonly call: NewCall & { readonly number: number; readonly began: number };
  attempts: number;
  readUnits: number;
  writeUnits: number;
  ended: number | undefined;
}

const seenAs = ({ call, readUnits, writeUnits, ended }: Entry): CallSeen => ({
  ...call,
  readUnits,
  writeUnits,
  ended,
});

function entryOf(call: Entry['call'], fault: FaultKind | undefined, moment: () => number): Entry {
  const entry: Entry = {
    call,
    fault,
    attempts: 0,
    readUnits: 0,
    writeUnits: 0,
    ended: undefined,
    finish() {
      entry.ended = moment();
    },
    spend: {
      read(units) {
        entry.readUnits += units;
      },
      write(units) {
        entry.writeUnits += units;
      },
    },
  };
  return entry;
}

/** `keep` is how many calls are remembered: a product left running makes them without end. */
export function createCallLog(keep = 100_000): CallLog {
  const entries = new Map<string, Entry>();
  let made = 0;
  let moments = 0;
  let current: Fault | undefined;

  const write = (asked: NewCall): Entry => {
    made += 1;
    moments += 1;
    const call = { ...asked, number: made, began: moments };
    const hit = current?.hits({ ...call, readUnits: 0, writeUnits: 0, ended: undefined });
    const entry = entryOf(call, hit ? current?.kind : undefined, () => {
      moments += 1;
      return moments;
    });
    entries.set(asked.invocationId, entry);
    const [oldest] = entries.keys();
    if (entries.size > keep && oldest !== undefined) entries.delete(oldest);
    return entry;
  };

  return {
    open(call) {
      const entry = entries.get(call.invocationId) ?? write(call);
      entry.attempts += 1;
      return entry;
    },
    seen: () => [...entries.values()].map(seenAs),
    reset() {
      entries.clear();
      made = 0;
    },
    fault(fault) {
      current = fault;
    },
  };
}
