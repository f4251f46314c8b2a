/** What makes a morning hard: SES takes so many mails a second, and some calls fail outright. */
import type { Fault, FaultKind } from '../local/aws/types.ts';

export interface Strain {
  readonly fault: Fault;
  readonly throttled: () => number;
  readonly refused: () => number;
}

/** A plain generator, so that two runs break alike. */
function* chances(): Generator<number> {
  let seed = 20_270_113;
  for (;;) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
    yield seed / 0x80_00_00_00;
  }
}

/** SES's own measure: as many tokens as a second grants, coming back evenly. */
function bucket(perSecond: number): () => boolean {
  let tokens = perSecond;
  let last = performance.now();
  return () => {
    const now = performance.now();
    tokens = Math.min(perSecond, tokens + ((now - last) / 1000) * perSecond);
    last = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

export function strain(asked: { perSecond: number; failingShare: number }): Strain {
  const mayPass = bucket(asked.perSecond);
  const chance = chances();
  let kind: FaultKind = 'refuse';
  let throttled = 0;
  let refused = 0;
  const fault: Fault = {
    // Each call is judged by `hits` just before its kind is asked for.
    get kind() {
      return kind;
    },
    hits: ({ service }) => {
      if (chance.next().value < asked.failingShare) {
        kind = 'refuse';
        refused += 1;
        return true;
      }
      if (service !== 'ses' || mayPass()) return false;
      kind = 'throttle';
      throttled += 1;
      return true;
    },
  };
  return { fault, throttled: () => throttled, refused: () => refused };
}
