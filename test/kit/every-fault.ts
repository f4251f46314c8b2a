/**
 * Runs an act once to count its calls to AWS, then once for each call and each way to break it:
 * refused, timed out, done with the worker dying before the answer. Exhaustive, not random.
 */

import type { CallSeen, FaultKind } from '#scripts/local/aws/types.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import type { World } from './world.ts';

const kinds: readonly FaultKind[] = ['refuse', 'timeout', 'kill'];

export interface Place {
  /** `2 of 5, kill: dynamodb.TransactWriteItems`. */
  readonly name: string;
  readonly kind: FaultKind | 'none';
  /** The call that broke; undefined when nothing did. */
  readonly broken: CallSeen | undefined;
}

export interface Act<Case> {
  readonly world: World;
  /** Whose calls are broken. */
  readonly caller: FunctionName;
  /** A case of its own for each place, so that no place sees another's rows. */
  readonly prepare: () => Promise<Case>;
  /** Delivers the event; the first time it may fail. */
  readonly deliver: (of: Case) => Promise<unknown>;
  /** What must hold after the event was delivered again. */
  readonly check: (of: Case, place: Place) => Promise<void>;
  /**
   * One call of each service times out, not every one: for an act of many calls, where the waiting
   * would take minutes. What times out was not done, as what is refused.
   */
  readonly fewTimeouts?: boolean;
}

const leaseMs = 50_000;

async function broken<Case>(act: Act<Case>, at: number, kind: FaultKind): Promise<Place> {
  const { world, caller } = act;
  const { calls } = world.endpoint;
  const of = await act.prepare();
  let hit: CallSeen | undefined;
  let made = 0;
  calls.fault({
    kind,
    hits: (call) => {
      if (call.caller !== caller || hit) return false;
      made += 1;
      if (made === at) hit = call;
      return made === at;
    },
  });
  await act.deliver(of);
  calls.fault(undefined);

  // Whoever delivers again comes after the lease of the attempt that died, as Lambda does.
  await world.advance(leaseMs);
  await act.deliver(of);
  await world.advance(leaseMs);
  await act.deliver(of);

  const call = hit ? `${hit.service}.${hit.operation}` : 'nothing';
  const place = { name: `${at}, ${kind}: ${call}`, kind, broken: hit };
  await act.check(of, place);
  return place;
}

/** Answers the places that broke; the act without a fault is checked first. */
export async function everyFault<Case>(act: Act<Case>): Promise<readonly Place[]> {
  const { calls } = act.world.endpoint;
  const of = await act.prepare();
  calls.reset();
  await act.deliver(of);
  const made = calls.seen().filter(({ caller }) => caller === act.caller);
  await act.deliver(of);
  await act.check(of, { name: 'nowhere', kind: 'none', broken: undefined });

  const places: Place[] = [];
  for (const [index, { service }] of made.entries()) {
    const isFirst = made.findIndex((call) => call.service === service) === index;
    const ways = kinds.filter((kind) => kind !== 'timeout' || isFirst || !act.fewTimeouts);
    for (const kind of ways) places.push(await broken(act, index + 1, kind));
  }
  return places.filter((place) => place.broken);
}
