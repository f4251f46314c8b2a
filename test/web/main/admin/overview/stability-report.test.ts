/** A report is as good as its worst part, and what is not in it was never run. */

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  guardNames,
  proofNames,
  readStability,
} from '#web/main/admin/overview/stability-report.ts';

const never = {
  tsErrors: undefined,
  proofs: undefined,
  guards: undefined,
  broken: [],
  mode: undefined,
  lastUpdated: undefined,
  lastRun: undefined,
};

test('no report, an empty one and a broken one are never run', () => {
  expect(readStability(undefined)).toEqual(never);
  expect(readStability({})).toEqual(never);
  expect(readStability({ tsErrors: null, firstClass: null, lastUpdated: 'soon' } as never)).toEqual(
    never,
  );
});

test('a part passes only if all of its checks hold', () => {
  const held = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean());
  fc.assert(
    fc.property(held, ([a, b, c]) => {
      const [one, two, three] = proofNames;
      const [first, second] = guardNames;
      const { proofs, guards } = readStability({
        firstClass: { [one]: a, [two]: b, [three]: c } as never,
        guards: { [first]: a, [second]: b } as never,
      });

      expect(proofs?.pass).toBe(a && b && c);
      expect(guards?.pass).toBe(a && b);
    }),
  );
});

test('a check that the report leaves out does not hold', () => {
  expect(readStability({ firstClass: { intentions: true } as never }).proofs).toEqual({
    pass: false,
    checks: [
      ['intentions', true],
      ['contextBundle', false],
      ['carryover', false],
    ],
  });
});
