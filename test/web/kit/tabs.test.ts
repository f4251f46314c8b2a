/** Where keys lead among tabs. */

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nextTab } from '#web/kit/ui/tabs.tsx';

test('whoever goes right and left again is where they were', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), (count, some) => {
      const at = some % count;
      const right = nextTab('ArrowRight', at, count) ?? -1;

      expect(right).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThan(count);
      expect(nextTab('ArrowLeft', right, count)).toBe(at);
    }),
  );
});

test('from no tab at all the arrows lead to the ends', () => {
  expect(nextTab('ArrowRight', -1, 8)).toBe(0);
  expect(nextTab('ArrowLeft', -1, 8)).toBe(7);
});

test.each(['Tab', 'Enter', ' ', 'ArrowDown', 'x'])('%j leads nowhere', (key) => {
  expect(nextTab(key, 3, 8)).toBeUndefined();
});
