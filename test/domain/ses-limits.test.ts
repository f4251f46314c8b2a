/** Where bounces and complaints stand beside the rates at which SES acts. */
import { expect, test } from '@jest/globals';
import { sesLimits, standingOf } from '#shared/domain/ses-limits.ts';

test.each([
  [0, 0, 'bounces', 'within'],
  [0, 10, 'bounces', 'within'],
  [49, 1000, 'bounces', 'within'],
  [50, 1000, 'bounces', 'review'],
  [99, 1000, 'bounces', 'review'],
  [100, 1000, 'bounces', 'pause'],
  [9, 10_000, 'complaints', 'within'],
  [10, 10_000, 'complaints', 'review'],
  [50, 10_000, 'complaints', 'pause'],
  [1, 0, 'complaints', 'pause'],
] as const)('%d of %d %s is %s', (some, all, what, standing) => {
  expect(standingOf(some, all, sesLimits[what])).toBe(standing);
});
