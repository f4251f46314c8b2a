/** Numbers that must not say more than is true. */

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rateOf, shareOf, spread } from '#web/main/admin/analytics/day-numbers.ts';

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

test('an axis names the last day and others, evenly spread, never more than fit', () => {
  expect(spread(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(spread(90, 4)).toEqual([20, 43, 66, 89]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 30 }),
      (count, most) => {
        const places = spread(count, most);

        expect(places.at(-1)).toBe(count - 1);
        expect(places.length).toBeLessThanOrEqual(most);
        const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
        expect(new Set(gaps).size).toBeLessThanOrEqual(1);
      },
    ),
  );
});
