/** Simulated herds keep the laws of a herd, and the runbook says what it came to. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readPart } from '#scripts/runbook/part.ts';
import {
  type Direct,
  type Drained,
  drain,
  type Morning,
  type Queued,
} from '#scripts/simulate/herd.ts';
import { alone, overlapping, type Row } from '#scripts/simulate/mornings.ts';
import { readSettings } from '#scripts/simulate/settings.ts';
import {
  bounds,
  growingTable,
  morningTable,
  overlapTable,
  share,
} from '#scripts/simulate/tables.ts';

const direct = fc.record<Direct>({
  kind: fc.constant('direct'),
  concurrency: fc.integer({ min: 1, max: 200 }),
  retries: fc.constant(2),
  maxAgeSeconds: fc.constant(10_800),
});
const queue = fc.record<Queued>({
  kind: fc.constant('queue'),
  concurrency: fc.integer({ min: 2, max: 50 }),
  pauseSeconds: fc.double({ min: 0.001, max: 0.2, noNaN: true }),
  batch: fc.integer({ min: 1, max: 10 }),
  receives: fc.constant(5),
  visibilitySeconds: fc.constant(180),
  maxAgeSeconds: fc.constant(10_800),
});
const morning = fc.record<Morning>({
  herds: fc.tuple(fc.record({ users: fc.integer({ min: 1, max: 8000 }), at: fc.constant(0) })),
  perSecond: fc.integer({ min: 1, max: 2000 }),
  design: fc.oneof(direct, queue),
  windowSeconds: fc.constantFrom(0, 300),
  seed: fc.nat(),
});

test('no morning is faster than SES and the scheduler, or later than an event may be', () => {
  fc.assert(
    fc.property(morning, (asked) => {
      const [{ p50, p99, all, lost, runs }] = drain(asked) as [Drained];
      const sent = asked.herds[0]!.users * (1 - lost);
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
    herds: [{ users: 5000, at: 0 }],
    perSecond: 14,
    windowSeconds: 300,
    design: { kind: 'direct', concurrency: 1, retries: 2, maxAgeSeconds: 10_800 },
  } as const;

  expect(drain({ ...asked, seed: 7 })).toEqual(drain({ ...asked, seed: 7 }));
  expect(drain({ ...asked, seed: 7 })).not.toEqual(drain({ ...asked, seed: 8 }));
});

const settings = readSettings();

test('the queue loses nobody where no limiter loses most, also where herds overlap', () => {
  const lostBy = (way: Row['way']) =>
    [...alone(settings), ...overlapping(settings)]
      .filter((row) => row.way === way && row.perSecond === 14)
      .map(({ drained }) => drained.lost);

  expect(Math.min(...lostBy('unlimited'))).toBeGreaterThan(0.8);
  expect(Math.max(...lostBy('queue'))).toBe(0);
});

test('herds that share the queue are through within 1.2 of what SES alone would need', () => {
  const rows = overlapping(settings).filter(({ way }) => way === 'queue');

  expect(rows.length).toBe(9);
  for (const { drained, floor } of rows) expect(drained.all).toBeLessThanOrEqual(1.2 * floor);
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
  expect(readPart('growing')).toBe(growingTable());
  expect(readPart('simulate')).toBe(morningTable(alone(settings), settings));
  expect(readPart('overlap')).toBe(overlapTable(overlapping(settings)));
});
