/** Who may be written to, and from when. */
import { expect, test } from '@jest/globals';
import { isDue, maySend, type User, type UserState } from '#shared/domain/user.ts';
import { ada } from '#test/kit/ada.ts';

const now = new Date('2026-11-21T12:00:00Z');
const yes = { yes: true };
const no = (because: string) => ({ yes: false, because });

test('an active user is written to', () => {
  expect(maySend(ada, 'email', now)).toEqual(yes);
});

test.each<UserState>(['invited', 'paused', 'unsubscribed', 'suppressed', 'deleted', 'purging'])(
  'a user who is %s is not written to by any channel, and the reason is said',
  (state) => {
    const user = { ...ada, state, phone: '+12125550100' };

    expect(maySend(user, 'email', now)).toEqual(no(state));
    expect(maySend(user, 'sms', now)).toEqual(no(state));
    expect(maySend({ ...user, kind: 'tester' }, 'email', now)).toEqual(no(state));
  },
);

test('a pause ends at midnight where the user lives', () => {
  const paused: User = { ...ada, state: 'paused', pausedUntil: '2026-11-21' };

  expect(maySend(paused, 'email', new Date('2026-11-21T05:59:59Z'))).toEqual(no('paused'));
  expect(maySend(paused, 'email', new Date('2026-11-21T06:00:00Z'))).toEqual(yes);
});

test('texts need a phone whose owner agreed, except for a tester, whose are only recorded', () => {
  expect(maySend(ada, 'sms', now)).toEqual(no('no-channel'));
  const reached = { ...ada, phone: '+12125550100' };
  expect(maySend(reached, 'sms', now)).toEqual(no('no-channel'));
  const agreed = { ...reached, textsAgreedAt: '2026-11-01T12:00:00Z' };
  expect(maySend(agreed, 'sms', now)).toEqual(yes);
  expect(maySend({ ...ada, kind: 'tester' }, 'sms', now)).toEqual(yes);
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
