/** When time off begins and ends, as people name both. */
import { expect, test } from '@jest/globals';
import { timeOffIn } from '#shared/domain/replies/forms/dates.ts';

const wednesday = '2026-11-25';

test.each<[said: string, from: string | undefined, until: string | undefined]>([
  ['from Saturday until Dec 7', '2026-11-28', '2026-12-07'],
  ['from Dec 3 to Dec 10', '2026-12-03', '2026-12-11'],
  ['Dec 3-10', '2026-12-03', '2026-12-11'],
  ['the 3rd to 10th of December', '2026-12-03', '2026-12-11'],
  ['from 12/3 until 12/10', '2026-12-03', '2026-12-10'],
  ['from 2026-12-01 until 2026-12-05', '2026-12-01', '2026-12-05'],
  ['Friday through Monday', '2026-11-27', '2026-12-01'],
  ['Saturday until Tuesday', '2026-11-28', '2026-12-01'],
  ['from the 28th to the 3rd', '2026-11-28', '2026-12-04'],
  ['Dec 24 – Jan 2', '2026-12-24', '2027-01-03'],
  ['from Saturday for a week', '2026-11-28', '2026-12-05'],
  ['back in a week, from Saturday', '2026-11-28', '2026-12-05'],
  ['I’m away from Monday, back on the 10th', '2026-11-30', '2026-12-10'],
  ['from tomorrow', '2026-11-26', undefined],
  ['from next week', '2026-11-30', undefined],
  ['tomorrow off', '2026-11-26', '2026-11-27'],
  ['off next week', '2026-11-30', '2026-12-07'],
  ['out this weekend', '2026-11-28', '2026-11-30'],
])('%s', (said, from, until) => {
  expect(timeOffIn(said, wednesday)).toEqual({ ...(from && { from }), ...(until && { until }) });
});

test.each<[said: string, until: string]>([
  ['from today until Friday', '2026-11-27'],
  ['from Wednesday to Friday', '2026-11-28'],
  ['from Nov 20 until Dec 10', '2026-12-10'],
])('what has begun begins at once: %s', (said, until) => {
  expect(timeOffIn(said, wednesday)).toEqual({ until });
});

test.each(['from Dec 10 until Dec 3', 'from 2026-12-10 until 2026-12-03'])(
  'an end that was named before the beginning is no end a year later: %s',
  (said) => {
    expect(timeOffIn(said, wednesday)).toEqual({ from: '2026-12-10', until: '2026-12-03' });
  },
);

test.each<[said: string, until: string]>([
  ['until Monday', '2026-11-30'],
  ['for two weeks', '2026-12-09'],
  ['through Friday', '2026-11-28'],
  ['no texts until Monday, a holiday weekend', '2026-11-30'],
])('an end alone names no beginning: %s', (said, until) => {
  expect(timeOffIn(said, wednesday)).toEqual({ until });
});
