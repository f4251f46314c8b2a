/** Who may be written to, and from when. */
import { expect, test } from '@jest/globals';
import { isDue, maySend, type User } from '#shared/domain/user.ts';
import { ada } from '#test/kit/ada.ts';

const yes = { yes: true };
const no = (because: string) => ({ yes: false, because });

test('a pause ends at midnight where the user lives', () => {
  const paused: User = { ...ada, state: 'paused', pausedUntil: '2026-11-21' };

  expect(maySend(paused, 'email', new Date('2026-11-21T05:59:59Z'))).toEqual(no('paused'));
  expect(maySend(paused, 'email', new Date('2026-11-21T06:00:00Z'))).toEqual(yes);
});

test('a planned pause holds its own dates, and no letter before or after them', () => {
  const planned: User = {
    ...ada,
    state: 'paused',
    pausedFrom: '2026-11-23',
    pausedUntil: '2026-11-25',
  };
  const may = (at: string) => maySend(planned, 'email', new Date(at));

  expect(may('2026-11-23T05:59:59Z')).toEqual(yes);
  expect(may('2026-11-23T06:00:00Z')).toEqual(no('paused'));
  expect(may('2026-11-25T05:59:59Z')).toEqual(no('paused'));
  expect(may('2026-11-25T06:00:00Z')).toEqual(yes);
});

test('nothing is due before the first day', () => {
  expect(isDue(ada, '2026-11-20', 'EVENING_REFLECTION')).toBe(false);
  expect(isDue(ada, '2026-11-21', 'MORNING_INTENTION')).toBe(true);
});

test('a start at noon leaves the morning out, on that day alone', () => {
  const atNoon: User = { ...ada, startsAt: 'MIDDAY_CHECKIN' };

  expect(isDue(atNoon, '2026-11-21', 'MORNING_INTENTION')).toBe(false);
  expect(isDue(atNoon, '2026-11-21', 'MIDDAY_CHECKIN')).toBe(true);
  expect(isDue(atNoon, '2026-11-21', 'EVENING_REFLECTION')).toBe(true);
  expect(isDue(atNoon, '2026-11-22', 'MORNING_INTENTION')).toBe(true);
});
