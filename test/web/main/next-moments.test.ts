/** The cards of what comes next say the right day for the hour it is. */
import { expect, test } from '@jest/globals';
import { momentsAfterSkip, momentsAfterStart } from '#web/main/next-moments.ts';

const zone = 'America/Chicago';

test.each([
  ['2026-06-01T17:29:59Z', [false, false]],
  ['2026-06-01T17:30:00Z', [true, false]],
  ['2026-06-01T22:59:59Z', [true, false]],
  ['2026-06-01T23:00:00Z', [true, true]],
  ['2026-06-02T05:00:00Z', [false, false]],
])('at %s in Chicago, what has passed today comes tomorrow: %o', (instant, tomorrow) => {
  const moments = momentsAfterStart(new Date(instant), zone);

  expect(moments.map((moment) => moment.tomorrow)).toEqual(tomorrow);
  expect(moments.map(({ title, time }) => [title, time])).toEqual([
    ['Midday Check-In', 'around 12:30 PM'],
    ['Evening Reflection', '6:00 PM'],
  ]);
});

test('a skipped day begins with the morning', () => {
  expect(momentsAfterSkip.map(({ title, time }) => [title, time])).toEqual([
    ['Morning Prompt', 'tomorrow 6:00 AM'],
    ['Midday Check-In', '12:30 PM'],
    ['Evening Reflection', '6:00 PM'],
  ]);
});
