/** The same question of a range, wherever it is asked. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { logWindowMaxMs } from '#shared/domain/limits.ts';
import { rangeProblem } from '#shared/domain/log-range.ts';

test('whatever is asked, what passes is a range of whole milliseconds within a day', () => {
  const some = fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger(), fc.nat(logWindowMaxMs * 2));
  fc.assert(
    fc.property(some, some, (startMs, endMs) => {
      const passes = rangeProblem({ startMs, endMs }) === undefined;
      const isRange =
        [startMs, endMs].every((ms) => Number.isSafeInteger(ms) && ms >= 0) &&
        endMs > startMs &&
        endMs - startMs <= logWindowMaxMs;
      expect(passes).toBe(isRange);
    }),
  );
});
