/** Breaks calls of functions at random, in every way that a call to AWS can break. */
import type { CallSeen, Fault, FaultKind } from '../local/aws/types.ts';
import { type Chance, oneOf } from './people.ts';

interface FaultOptions {
  readonly chance: Chance;
  /** Of all calls, from 0 to 1. */
  readonly share: number;
  /** The product's clock, epoch milliseconds. */
  readonly now: () => number;
}

/** Longer than Lambda takes for its retries. */
const retriesMs = 5 * 60_000;
const unheard: ReadonlySet<FaultKind> = new Set(['lost', 'again', 'kill']);

export function randomFaults({ chance, share, now }: FaultOptions) {
  let kind: FaultKind = 'refuse';
  let count = 0;
  let sparedUntil = 0;

  const hits = ({ caller, service }: CallSeen): boolean => {
    if (caller === undefined) return false;
    // When neither the sender's call nor the event from SES says that SES accepted a mail, it is
    // sent twice rather than never. That window is known, so the event gets through there.
    if (caller === 'inbound.deliveryEvents' && now() < sparedUntil) return false;
    if (chance() >= share) return false;
    kind = oneOf<FaultKind>(chance, ['refuse', 'cut', 'lost', 'again', 'kill']);
    count += 1;
    if (service === 'ses' && unheard.has(kind)) sparedUntil = now() + retriesMs;
    return true;
  };
  const fault: Fault = {
    // `hits` judges each call just before its kind is asked for.
    get kind() {
      return kind;
    },
    hits,
  };
  /** `count`: how many calls were broken so far. */
  return { fault, count: () => count };
}
