/** However many schedules fire at once, no more mails go out than SES's rate allows. */
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { batchesFor, pauseFor } from '#lib/send-rate.ts';

/** Mails a second that so many Lambdas let through, each pausing between two of its own. */
const paced = (rate: number, lambdas: number): number => (1000 * lambdas) / pauseFor(rate, lambdas);

/** A mail is 0.12 s under way. */
const secondsPerMail = 0.12;

const anyRate = fc.integer({ min: 1, max: 10_000 });

test.each([
  [1, { size: 1, most: 2 }],
  [5, { size: 5, most: 2 }],
  [14, { size: 10, most: 2 }],
  [200, { size: 10, most: 9 }],
  [1000, { size: 10, most: 45 }],
])('at %i mails a second a queue hands out %j', (rate, batches) => {
  expect(batchesFor(rate)).toEqual(batches);
});

test('pauses leave a tenth of the rate to acknowledgements, and use nearly all the rest', () => {
  fc.assert(
    fc.property(anyRate, (rate) => {
      const { most } = batchesFor(rate);

      expect(paced(rate, most)).toBeLessThanOrEqual(0.9 * rate + 1e-9);
      expect(paced(rate, most)).toBeGreaterThanOrEqual(0.88 * rate);
    }),
  );
});

test('there are workers enough for what their pauses let through', () => {
  fc.assert(
    fc.property(anyRate, (rate) => {
      const { size, most } = batchesFor(rate);
      const needed = 0.9 * rate * secondsPerMail;

      // On a bad morning a batch takes four times as long.
      expect(size * most).toBeGreaterThanOrEqual(4 * needed);
    }),
  );
});

test('a queue keeps to what SQS allows, and a batch has its turns long before a Lambda ends', () => {
  fc.assert(
    fc.property(anyRate, (rate) => {
      const { size, most } = batchesFor(rate);

      expect(size).toBeGreaterThanOrEqual(1);
      expect(size).toBeLessThanOrEqual(10);
      expect(most).toBeGreaterThanOrEqual(2);
      expect(most).toBeLessThanOrEqual(1000);
      expect(size * pauseFor(rate, most)).toBeLessThanOrEqual(5_000);
    }),
  );
});
