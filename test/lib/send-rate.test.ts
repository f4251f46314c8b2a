/** However many schedules fire at once, no more mails are under way than SES's rate allows. */
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { batchesFor, workersFor } from '#lib/send-rate.ts';

/** Mails a second of so many at once, each 0.12 s under way. */
const rateOf = (atOnce: number): number => atOnce / 0.12;

const anyRate = fc.integer({ min: 1, max: 10_000 });

test.each([
  [14, 1],
  [50, 5],
  [200, 21],
  [1000, 108],
])('at %i mails a second a stage has %i workers', (rate, workers) => {
  expect(workersFor(rate)).toBe(workers);
});

test.each([
  [14, { size: 1, most: 2 }],
  [50, { size: 2, most: 2 }],
  [200, { size: 10, most: 2 }],
  [1000, { size: 10, most: 10 }],
])('at %i mails a second a queue hands out %j', (rate, batches) => {
  expect(batchesFor(rate)).toEqual(batches);
});

test('workers leave a tenth of the rate to acknowledgements, where there is more than one', () => {
  fc.assert(
    fc.property(anyRate, (rate) => {
      const workers = workersFor(rate);
      expect(workers).toBeGreaterThanOrEqual(1);
      if (workers > 1) expect(rateOf(workers)).toBeLessThanOrEqual(0.9 * rate + 1e-9);
    }),
  );
});

test('a queue keeps to what SQS and SES allow, and uses half of it at least', () => {
  fc.assert(
    fc.property(fc.integer({ min: 19, max: 9_000 }), (rate) => {
      const { size, most } = batchesFor(rate);
      expect(size).toBeGreaterThanOrEqual(1);
      expect(size).toBeLessThanOrEqual(10);
      expect(most).toBeGreaterThanOrEqual(2);
      expect(most).toBeLessThanOrEqual(1000);
      expect(rateOf(size * most)).toBeLessThanOrEqual(0.9 * rate + 1e-9);
      expect(rateOf(size * most)).toBeGreaterThanOrEqual(0.45 * rate);
    }),
  );
});
