/** What is simulated: herds of every size with the rates they may have, by each way to send. */
import { batchesFor, pauseFor } from '#lib/send-rate.ts';
import { type Direct, type Drained, drain, type Herd, type Morning, type Queued } from './herd.ts';
import type { StageSettings } from './settings.ts';

type Way = 'unlimited' | 'queue';

/** What became of a herd. */
export interface Row {
  readonly perSecond: number;
  readonly firingsPerSecond: number;
  readonly way: Way;
  readonly concurrency: number;
  readonly herd: Herd;
  /** Seconds that it takes where SES is never idle and whoever was due first goes first. */
  readonly floor: number;
  /** Of all seeds the worst. */
  readonly drained: Drained;
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

/** Users of each of three herds, and SES's rate. */
const overlaps = [
  [10_000, 14],
  [100_000, 200],
  [500_000, 1000],
] as const;

/** Of a whole account: nothing holds a function that reserves nothing. */
const accountConcurrency = 1000;

/** The template's settings, with what it would have for that rate. */
function designs(
  perSecond: number,
  { direct, queue }: StageSettings,
): readonly (readonly [Way, Direct | Queued])[] {
  const { retries, maxAgeSeconds } = direct;
  const { size, most } = batchesFor(perSecond);
  const { receives, visibilitySeconds } = queue;
  return [
    ['unlimited', { kind: 'direct', concurrency: accountConcurrency, retries, maxAgeSeconds }],
    [
      'queue',
      {
        kind: 'queue',
        pauseSeconds: pauseFor(perSecond, most) / 1000,
        batch: size,
        concurrency: most,
        receives,
        visibilitySeconds,
        maxAgeSeconds,
      },
    ],
  ];
}

/** Of each herd. */
function worstOf(morning: Omit<Morning, 'seed' | 'windowSeconds'>): readonly Drained[] {
  const drains = seeds.map((seed) => drain({ ...morning, windowSeconds: 0, seed }));
  return morning.herds.map((_, herd): Drained => {
    const worst = (of: keyof Drained) => Math.max(...drains.map((one) => one[herd]?.[of] ?? 0));
    return {
      p50: worst('p50'),
      p99: worst('p99'),
      all: worst('all'),
      lost: worst('lost'),
      runs: worst('runs'),
    };
  });
}

/** The herds in their order, lived by each way. */
function lived(
  herds: readonly Herd[],
  perSecond: number,
  firingsPerSecond: number,
  settings: StageSettings,
): readonly Row[] {
  let through = 0;
  const floors = herds.map(({ users, at }) => {
    through = Math.max(through, at) + users / Math.min(perSecond, firingsPerSecond);
    return through - at;
  });
  return designs(perSecond, settings).flatMap(([way, design]) => {
    const drains = worstOf({ herds, perSecond, firingsPerSecond, design });
    const { concurrency } = design;
    return herds.flatMap((herd, place): Row[] => {
      const [floor, drained] = [floors[place], drains[place]];
      if (floor === undefined || !drained) return [];
      return [{ perSecond, firingsPerSecond, way, concurrency, herd, floor, drained }];
    });
  });
}

/** Herds that are due while nobody else is. */
export const alone = (settings: StageSettings): readonly Row[] =>
  cases.flatMap(([users, perSecond, firings]) =>
    lived([{ users, at: 0 }], perSecond, firings, settings),
  );

/** Three herds, each due when half of what the one before it needs is over. */
export const overlapping = (settings: StageSettings): readonly Row[] =>
  overlaps.flatMap(([users, perSecond]) => {
    const herds = [0, 1, 2].map((place) => ({ users, at: (place * users) / perSecond / 2 }));
    return lived(herds, perSecond, 1000, settings);
  });
