/** The simulated morning keeps the laws of a herd, and the runbook says what it came to. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readPart } from '#scripts/runbook/part.ts';
import { type Direct, drain, type Morning, type Queued } from '#scripts/simulate/herd.ts';
import { mornings } from '#scripts/simulate/mornings.ts';
import { readSettings } from '#scripts/simulate/settings.ts';
import { bounds, growingTable, morningTable, share } from '#scripts/simulate/tables.ts';

const direct = fc.record<Direct>({
  kind: fc.constant('direct'),
  concurrency: fc.integer({ min: 1, max: 200 }),
  retries: fc.constant(2),
  maxAgeSeconds: fc.constant(10_800),
});
const queue = fc.record<Queued>({
  kind: fc.constant('queue'),
  concurrency: fc.integer({ min: 2, max: 50 }),
  batch: fc.integer({ min: 1, max: 10 }),
  receives: fc.constant(5),
  visibilitySeconds: fc.constant(180),
  maxAgeSeconds: fc.constant(10_800),
});
const morning = fc.record<Morning>({
  users: fc.integer({ min: 1, max: 8000 }),
  perSecond: fc.integer({ min: 1, max: 2000 }),
  design: fc.oneof(direct, queue),
  windowSeconds: fc.constantFrom(0, 300),
  seed: fc.nat(),
});

test('no morning is faster than SES and the scheduler, or later than an event may be', () => {
  fc.assert(
    fc.property(morning, (asked) => {
      const { p50, p99, all, lost, runs } = drain(asked);
      const sent = asked.users * (1 - lost);
      // SES starts a second with a second's mails to give.
      const floor = Math.max(sent / asked.perSecond, sent / 1000) - 2;

      expect(p50).toBeLessThanOrEqual(p99);
      expect(p99).toBeLessThanOrEqual(all);
      expect(all).toBeGreaterThanOrEqual(floor);
      expect(all).toBeLessThanOrEqual(10_800 + 180 + 5);
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(lost).toBeLessThanOrEqual(1);
      expect(Number.isFinite(runs)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('the same seed gives the same morning, and another one another', () => {
  const asked = {
    users: 5000,
    perSecond: 14,
    windowSeconds: 300,
    design: { kind: 'direct', concurrency: 1, retries: 2, maxAgeSeconds: 10_800 },
  } as const;

  expect(drain({ ...asked, seed: 7 })).toEqual(drain({ ...asked, seed: 7 }));
  expect(drain({ ...asked, seed: 7 })).not.toEqual(drain({ ...asked, seed: 8 }));
});

test('a limiter loses nobody where no limiter loses most, and a window does not harm', () => {
  const asked = { users: 10_000, perSecond: 14, seed: 1, windowSeconds: 0 };
  const of = (concurrency: number, windowSeconds = 0) =>
    drain({
      ...asked,
      windowSeconds,
      design: { kind: 'direct', concurrency, retries: 2, maxAgeSeconds: 10_800 },
    }).lost;

  expect(of(1000)).toBeGreaterThan(0.8);
  expect(of(1)).toBe(0);
  expect(of(1, 300)).toBe(0);
});

test('a queue that is taken in order comes within a tenth and a bit of the floor', () => {
  const { lost, all } = drain({
    users: 100_000,
    perSecond: 200,
    seed: 1,
    windowSeconds: 0,
    design: {
      kind: 'queue',
      concurrency: 2,
      batch: 10,
      receives: 5,
      visibilitySeconds: 180,
      maxAgeSeconds: 10_800,
    },
  });

  expect(lost).toBe(0);
  expect(all).toBeLessThanOrEqual(1.25 * (100_000 / 200));
});

test('more people never bind less, and the tightest quota is said first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e8 }), (users) => {
      const all = bounds(users);
      const more = new Map(bounds(users * 2).map((bound) => [bound.quota.name, bound.needed]));

      for (const [at, bound] of all.entries()) {
        expect(more.get(bound.quota.name)).toBeGreaterThanOrEqual(bound.needed);
        expect(share(all[Math.min(at + 1, all.length - 1)]!)).toBeLessThanOrEqual(share(bound));
      }
    }),
  );
});

test('the runbook has the tables that the command writes', () => {
  // Another table? `npm run simulate -- --write`.
  const settings = readSettings();

  expect(readPart('growing')).toBe(growingTable());
  expect(readPart('simulate')).toBe(morningTable(mornings(settings), settings));
});
