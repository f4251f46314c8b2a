/** What a test letter is asked for with, and what is said when it fails. */

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Declined } from '#web/kit/declined.ts';
import { sendBody, sendFailure, travelDays } from '#web/main/admin/testing/test-sends.ts';

test('whatever is typed, the days are whole ones from 1 to 7, or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
      (typed) => {
        const days = travelDays(typed);

        expect(days === undefined || (Number.isInteger(days) && days >= 1 && days <= 7)).toBe(true);
      },
    ),
  );
  expect(travelDays('')).toBe(1);
  expect(['7', '0', '-2', '8', '1.5', 'x'].map(travelDays)).toEqual([
    7,
    ...Array<undefined>(5).fill(undefined),
  ]);
});

test('without time travel no days are sent', () => {
  expect(sendBody('a@b.c', undefined)).toEqual({ email: 'a@b.c', simulate: false });
});

test.each([
  ['morning', 'Failed to send V2 morning intention: Nobody.'],
  ['midday', 'Failed to send V2 midday check-in: Nobody.'],
  ['evening', 'Failed to send V2 evening reflection: Nobody.'],
] as const)('the %s letter fails in its own words', (name, words) => {
  expect(sendFailure(name, new Declined(404, undefined, 'Nobody.'))).toBe(words);
});

test.each([
  ['morning', 'Failed to send V2 morning intention: Failed to send morning intention'],
  ['midday', 'Failed to send V2 midday check-in: Failed to send midday check-in'],
  ['evening', 'Failed to send V2 evening reflection: Failed to send evening reflection'],
] as const)('a failure of the %s letter that says nothing is worded here', (name, words) => {
  expect(sendFailure(name, new Declined(502, undefined, ''))).toBe(words);
});
