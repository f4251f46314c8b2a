/** The book of calls: each SDK call once, whatever its attempts; what it cost; what breaks it. */
import type { Spend } from './face.ts';
import type { AwsEndpoint, CallSeen, Fault, FaultKind } from './types.ts';

export type NewCall = Omit<CallSeen, 'number' | 'readUnits' | 'writeUnits'>;

export interface OpenCall {
  /** The same for all attempts of the call. */
  readonly fault: FaultKind | undefined;
  readonly spend: Spend;
}

export interface CallBook extends Omit<AwsEndpoint['calls'], 'denied'> {
  /** Writes down a call, or finds it again at a later attempt of the SDK. */
  open(call: NewCall): OpenCall;
}

interface Entry extends OpenCall {
  readonly call: NewCall & { readonly number: number };
  readUnits: number;
  writeUnits: number;
}

const seenAs = ({ call, readUnits, writeUnits }: Entry): CallSeen => ({
  ...call,
  readUnits,
  writeUnits,
});

/** `keep` is how many calls are remembered: a product left running makes them without end. */
export function createCallBook(keep = 100_000): CallBook {
  const entries = new Map<string, Entry>();
  let made = 0;
  let current: Fault | undefined;

  const write = (asked: NewCall): Entry => {
    made += 1;
    const call = { ...asked, number: made };
    const hit = current?.hits({ ...call, readUnits: 0, writeUnits: 0 });
    const entry: Entry = {
      call,
      fault: hit ? current?.kind : undefined,
      readUnits: 0,
      writeUnits: 0,
      spend: {
        read(units) {
          entry.readUnits += units;
        },
        write(units) {
          entry.writeUnits += units;
        },
      },
    };
    entries.set(asked.invocationId, entry);
    const [oldest] = entries.keys();
    if (entries.size > keep && oldest !== undefined) entries.delete(oldest);
    return entry;
  };

  return {
    open: (call) => entries.get(call.invocationId) ?? write(call),
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
