/** Numbers that must not say more than is true. */

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { monthStarts, peakOf, rateOf, shareOf } from '#web/main/admin/analytics/day-numbers.ts';

test.each([
  [0, 0, '–'],
  [0, 9, '0%'],
  [1, 1000, '<1%'],
  [1, 3, '33%'],
  [9, 9, '100%'],
])('%d of %d is a share of %s', (part, whole, words) => {
  expect(shareOf(part, whole)).toBe(words);
});

test('a rate reads as all only where it is all, and as none only where it is none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(), (whole, some) => {
      const part = some % (whole + 1);

      expect(rateOf(part, whole) === '100%').toBe(part === whole);
      expect(rateOf(part, whole) === '0%').toBe(part === 0);
    }),
  );
  expect(rateOf(0, 0)).toBe('–');
  expect(rateOf(9994, 10_000)).toBe('99.9%');
});

test('the peak is the last of the largest, and there is none of nothing', () => {
  expect(peakOf([])).toBeUndefined();
  expect(peakOf([0, 0])).toBeUndefined();
  expect(peakOf([1, 5, 5, 2])).toBe(2);
});

test('months begin where they do', () => {
  expect(monthStarts(['2026-08-31', '2026-09-01', '2026-09-02', '2026-10-01'])).toEqual([
    [1, 'Sep'],
    [3, 'Oct'],
  ]);
});
