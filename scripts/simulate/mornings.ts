/** The mornings that are simulated: every size with the rates it may have, by each way to send. */
import { batchesFor, pauseFor, workersFor } from '#lib/send-rate.ts';
import { type Direct, type Drained, drain, type Morning, type Queued } from './herd.ts';
import type { StageSettings } from './settings.ts';

type Way = 'unlimited' | 'direct' | 'queue';

export interface Row {
  readonly users: number;
  readonly perSecond: number;
  readonly firingsPerSecond: number;
  readonly way: Way;
  /** Of all seeds the worst. */
  readonly drained: Drained;
  readonly concurrency: number;
}

const seeds = [1, 2, 3] as const;

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

/** The template's settings, with what it would have for that rate. */
function designs(
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
      pauseSeconds: pauseFor(perSecond, workersFor(perSecond)) / 1000,
    },
    queue: {
      kind: 'queue',
      pauseSeconds: pauseFor(perSecond, most) / 1000,
      batch: size,
      concurrency: most,
      receives,
      visibilitySeconds,
      maxAgeSeconds,
    },
  };
}

function worstOf(morning: Omit<Morning, 'seed'>): Drained {
  const drains = seeds.map((seed) => drain({ ...morning, seed }));
  const worst = (of: keyof Drained) => Math.max(...drains.map((one) => one[of]));
  return {
    p50: worst('p50'),
    p99: worst('p99'),
    all: worst('all'),
    lost: worst('lost'),
    runs: worst('runs'),
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
