/** Breaks calls of functions at random, in every way that an outside call can break. */

import type { Chance } from '../lives/chance.ts';
import type { CallSeen, Fault, FaultKind } from '../local/aws/types.ts';

/** Refused; timed out; done but unanswered, and asked again or not; killed there. */
const kinds = ['refuse', 'cut', 'lost', 'again', 'kill'] as const satisfies readonly FaultKind[];
export type Breaking = (typeof kinds)[number];

export interface RandomFaults {
  readonly fault: Fault;
  readonly broken: () => Readonly<Record<Breaking, number>>;
}

export interface Breakable {
  readonly chance: Chance;
  /** Of all calls, from 0 to 1. */
  readonly share: number;
  /** The product's clock, epoch milliseconds. */
  readonly now: () => number;
}

/** Longer than Lambda takes for its retries. */
const wordMs = 5 * 60_000;
const unheard: ReadonlySet<FaultKind> = new Set(['lost', 'again', 'kill']);

export function randomFaults({ chance, share, now }: Breakable): RandomFaults {
  const broken = { refuse: 0, cut: 0, lost: 0, again: 0, kill: 0 };
  let kind: Breaking = 'refuse';
  let wordDueUntil = 0;

  const hits = ({ caller, service }: CallSeen): boolean => {
    if (caller === undefined) return false;
    // The one known window: where a mail's acceptance is heard neither by its sender nor from SES,
    // it is sent twice rather than never. There SES's word is let through.
    if (caller === 'inbound.deliveryEvents' && now() < wordDueUntil) return false;
    if (chance.next() >= share) return false;
    kind = chance.oneOf(kinds);
    broken[kind] += 1;
    if (service === 'ses' && unheard.has(kind)) wordDueUntil = now() + wordMs;
    return true;
  };
  return {
    fault: {
      // Each call is judged by `hits` just before its kind is asked for.
      get kind() {
        return kind;
      },
      hits,
    },
    broken: () => ({ ...broken }),
  };
}
