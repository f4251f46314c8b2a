/** The mornings that are simulated: every size with the rates it may have, by each way to send. */
import { batchesFor, pauseFor, workersFor } from '#lib/send-rate.ts';
import { drain } from './herd.ts';
import type { Direct, Drained, Morning, Queued } from './morning.ts';
import type { StageSettings } from './template-settings.ts';

export type Way = 'unlimited' | 'direct' | 'queue';

export interface Row {
  readonly users: number;
  readonly perSecond: number;
  readonly firingsPerSecond: number;
  readonly way: Way;
  /** Of all seeds the worst. */
  readonly drained: Drained;
  readonly concurrency: number;
}

export const seeds = [1, 2, 3] as const;

/** Users, SES's rate, and Scheduler's. */
const cases = [
  [10_000, 14, 1000],
  [100_000, 14, 1000],
  [10_000, 200, 1000],
  [100_000, 200, 1000],
  [1_000_000, 200, 1000],
  [100_000, 1000, 1000],
  [1_000_000, 1000, 1000],
  [10_000_000, 1000, 1000],
  [10_000_000, 5000, 1000],
  [10_000_000, 5000, 10_000],
] as const;

/** Of a whole account: nothing holds a function that reserves nothing. */
const accountConcurrency = 1000;

/** Seconds from one mail of a Lambda to its next, where so many share the rate. */
const pauseSeconds = (perSecond: number, lambdas: number): number =>
  pauseFor(perSecond, lambdas) / 1000;

/** The template's settings, with what it would have for that rate. */
export function designs(
  perSecond: number,
  settings: StageSettings,
): Readonly<Record<Way, Direct | Queued>> {
  const {
    direct: { retries, maxAgeSeconds },
    queue,
  } = settings;
  const { size, most } = batchesFor(perSecond);
  const direct = { kind: 'direct', retries, maxAgeSeconds } as const;
  const { receives, visibilitySeconds } = queue;
  return {
    unlimited: { ...direct, concurrency: accountConcurrency },
    direct: {
      ...direct,
      concurrency: workersFor(perSecond),
      pauseSeconds: pauseSeconds(perSecond, workersFor(perSecond)),
    },
    queue: {
      kind: 'queue',
      pauseSeconds: pauseSeconds(perSecond, most),
      batch: size,
      concurrency: most,
      receives,
      visibilitySeconds,
      maxAgeSeconds,
    },
  };
}

const worst = (drains: readonly Drained[], of: (one: Drained) => number): number =>
  Math.max(...drains.map(of));

export function worstOf(morning: Omit<Morning, 'seed'>): Drained {
  const drains = seeds.map((seed) => drain({ ...morning, seed }));
  return {
    p50: worst(drains, ({ p50 }) => p50),
    p99: worst(drains, ({ p99 }) => p99),
    all: worst(drains, ({ all }) => all),
    lost: worst(drains, ({ lost }) => lost),
    runs: worst(drains, ({ runs }) => runs),
  };
}

export const mornings = (settings: StageSettings): readonly Row[] =>
  cases.flatMap(([users, perSecond, firingsPerSecond]) =>
    Object.entries(designs(perSecond, settings)).map(([way, design]) => ({
      users,
      perSecond,
      firingsPerSecond,
      // The record above has these keys and no others.
      way: way as Way,
      concurrency: design.concurrency,
      drained: worstOf({ users, perSecond, firingsPerSecond, design, windowSeconds: 0 }),
    })),
  );
