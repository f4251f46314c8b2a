/** A row is read whole or not at all, and an error about one tells nothing of what it holds. */
import { expect, test } from '@jest/globals';
import { dayRow, storedDayOf } from '#functions/store/days.ts';
import { userOf, userRow } from '#functions/store/users.ts';
import { emptyDay } from '#shared/domain/day.ts';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import type { User } from '#shared/domain/user.ts';

const user: User = {
  id: '3f2b8c1e-5a4d-4c3b-9a2f-1e0d9c8b7a65',
  number: 7,
  email: 'ada@example.com',
  kind: 'person',
  channel: 'email',
  zone: 'America/Chicago',
  zoneSource: 'detected',
  rhythm: dayZeroRhythm,
  state: 'active',
  createdAt: '2026-11-20T14:00:00.000Z',
  source: 'landing_page',
  startsOn: '2026-11-21',
};
const stored = { day: emptyDay('2026-11-21'), writtenBy: 'one' };
/** The table keeps no attribute without a value. */
const { last: _none, ...day } = dayRow(user.id, stored);

test('a row is read as it was written, with what a later version added', () => {
  expect(userOf(userRow(user))).toEqual(user);
  expect(userOf({ ...userRow(user), mood: 'calm' })).toEqual({ ...user, mood: 'calm' });
  expect(storedDayOf(day)).toEqual(stored);
  const items = [['i1', 'Call Ada', 'o', '2026-11-21', 1, 2, 'half done', 'added later']];
  expect(storedDayOf({ ...day, items }).day.items).toEqual([
    { id: 'i1', text: 'Call Ada', status: 'open', firstDay: '2026-11-21', note: 'half done' },
  ]);
});

test.each([
  ['a missing attribute', { email: undefined }, 'email'],
  ['an attribute of another kind', { number: 'seven', state: 'ada@example.com' }, 'number, state'],
  ['a wrong part of an attribute', { rhythm: { 'ada@example.com': 1 } }, 'rhythm'],
])('a user with %s is an error that names it alone', (_, wrong, fields) => {
  expect(() => userOf({ ...userRow(user), ...wrong })).toThrow(
    new Error(`A row of a user (USER PROFILE) can't be read: ${fields}.`),
  );
});

test('so is a day, whose key holds a date', () => {
  expect(() => storedDayOf({ ...day, items: [['i1']] })).toThrow(
    new Error("A row of a day (USER DAY) can't be read: items."),
  );
});
