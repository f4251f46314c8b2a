/** The book of calls: each SDK call once, whatever its attempts; what it cost; what breaks it. */
import type { Meter } from '../dynamodb/capacity.ts';
import type { AwsEndpoint, CallSeen, Fault, FaultKind } from './types.ts';

type NewCall = Omit<CallSeen, 'number' | 'readUnits' | 'writeUnits' | 'began' | 'ended'>;

export interface OpenCall {
  /** The same for all attempts of the call. */
  readonly fault: FaultKind | undefined;
  /** Counts the attempts, this one among them. */
  attempts: number;
  readonly spend: Meter;
  /** Says that an attempt of the call has been answered, or never will be. */
  readonly finish: () => void;
}

export interface CallLog extends Omit<AwsEndpoint['calls'], 'denied'> {
  /** Writes down a call, or finds it again at a later attempt of the SDK. */
  open(call: NewCall): OpenCall;
}

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

interface Entry extends OpenCall {
  readonly seen: Mutable<CallSeen>;
}

/** `keep` is how many calls are remembered: a product left running makes them without end. */
export function createCallLog(keep = 100_000): CallLog {
  const entries = new Map<string, Entry>();
  let made = 0;
  let moments = 0;
  let current: Fault | undefined;
  const moment = (): number => {
    moments += 1;
    return moments;
  };

  const write = (asked: NewCall): Entry => {
    made += 1;
    const seen: Mutable<CallSeen> = {
      ...asked,
      number: made,
      readUnits: 0,
      writeUnits: 0,
      began: moment(),
      ended: undefined,
    };
    const entry: Entry = {
      seen,
      fault: current?.hits({ ...seen }) ? current.kind : undefined,
      attempts: 0,
      spend: {
        read: (units) => void (seen.readUnits += units),
        write: (units) => void (seen.writeUnits += units),
      },
      finish: () => void (seen.ended = moment()),
    };
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
    seen: () => [...entries.values()].map(({ seen }) => ({ ...seen })),
    reset() {
      entries.clear();
      made = 0;
    },
    fault: (fault) => void (current = fault),
  };
}
