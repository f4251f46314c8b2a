/** A reply without a signed address belongs to the touchpoint that came around last. */
import { expect, test } from '@jest/globals';
import { latestTouchpoint } from '#shared/domain/latest-touchpoint.ts';
import { dayZeroRhythm as rhythm } from '#shared/domain/rhythm.ts';

const zone = 'America/Chicago';

test.each([
  ['2026-11-21T18:29:00Z', 'MORNING_INTENTION', '2026-11-21'],
  ['2026-11-21T18:30:00Z', 'MIDDAY_CHECKIN', '2026-11-21'],
  ['2026-11-22T05:00:00Z', 'EVENING_REFLECTION', '2026-11-21'],
  ['2026-11-22T11:59:00Z', 'EVENING_REFLECTION', '2026-11-21'],
  ['2026-11-22T12:00:00Z', 'MORNING_INTENTION', '2026-11-22'],
])('at %s it is the %s of %s', (at, touchpoint, date) => {
  expect(latestTouchpoint({ rhythm, zone, at: new Date(at) })).toMatchObject({ touchpoint, date });
});
