/** How letters thin out while nothing is heard, and come back at a word. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Day, emptyDay } from '#shared/domain/day.ts';
import { addDays, daysBetween, instantOf, weekdayOf } from '#shared/domain/local-date.ts';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import {
  frequencyOn,
  isWritten,
  nextLetter,
  paceOn,
  type SendFrequency,
  type SilenceSettings,
  silentDays,
} from '#shared/domain/silence.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';

const zone = 'America/Chicago';
const day0 = '2026-11-20';
const noon = (date: string) => instantOf(date, 720, zone)!;
const settings: SilenceSettings = {
  daysToDaily: 14,
  daysToWeekly: 30,
  daysToPause: 90,
};
const ada: User = {
  id: '5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c',
  number: 1,
  email: 'ada@example.com',
  kind: 'person',
  channel: 'email',
  zone,
  zoneSource: 'user',
  rhythm: dayZeroRhythm,
  state: 'active',
  createdAt: noon(day0).toISOString(),
  begunAt: noon(day0).toISOString(),
  confirmedAt: noon(day0).toISOString(),
  source: 'landing_page',
  startsOn: day0,
  startsAt: 'MIDDAY_CHECKIN',
};

const repliedOn = (...dates: readonly string[]): readonly Day[] =>
  dates.map((date) => ({ ...emptyDay(date), applied: [{ id: date, at: noon(date).getTime() }] }));
/** The nth day after day 0. */
const nth = (n: number) => addDays(day0, n);
const frequency = (n: number, days: readonly Day[] = [], user: User = ada) =>
  frequencyOn(nth(n), { user, days }, settings);
const countOf = (one: SendFrequency) =>
  touchpoints.filter((touchpoint) => isWritten(one, touchpoint)).length;

test('letters thin out by the steps that were promised, and the last one is in the morning', () => {
  const kinds = Array.from({ length: 120 }, (_, n) => frequency(n).kind);
  const from = (kind: SendFrequency['kind']) => kinds.indexOf(kind);

  expect({ daily: from('daily'), weekly: from('weekly'), pause: from('pause') }).toEqual({
    daily: 15,
    weekly: 31,
    pause: 91,
  });
  expect(Array.from({ length: 14 }, (_, n) => countOf(frequency(n + 1)))).toEqual(
    Array(14).fill(3),
  );
  expect(Array.from({ length: 16 }, (_, n) => countOf(frequency(n + 15)))).toEqual(
    Array(16).fill(1),
  );
  const weekly = Array.from({ length: 60 }, (_, n) => n + 31).filter(
    (n) => countOf(frequency(n)) > 0,
  );
  expect(weekly).toEqual([31, 38, 45, 52, 59, 66, 73, 80, 87]);
  expect(isWritten(frequency(91), 'MORNING_INTENTION')).toBe(true);
  expect(isWritten(frequency(91), 'EVENING_REFLECTION')).toBe(false);
});

test('the weekly letter comes on one weekday', () => {
  const weekly = Array.from({ length: 60 }, (_, n) => n + 31).filter(
    (n) => countOf(frequency(n)) > 0,
  );

  expect(new Set(weekly.map((n) => weekdayOf(nth(n)))).size).toBe(1);
});

test('a reply brings the full rhythm back on the same day, and begins the count anew', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 200 }), (at, after) => {
      const days = repliedOn(nth(at));

      expect(frequency(at, days)).toEqual({ kind: 'full' });
      expect(frequency(at + after, days)).toEqual(frequency(after, repliedOn(day0)));
    }),
  );
});

test('the longer it is quiet the fewer letters come', () => {
  const order = ['full', 'daily', 'weekly', 'pause'];
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 4 }),
      fc.integer({ min: 51, max: 300 }),
      (replies, n) => {
        const days = repliedOn(...replies.map(nth));

        expect(silentDays(ada, days, nth(n + 1))).toBe(silentDays(ada, days, nth(n)) + 1);
        expect(order.indexOf(frequency(n + 1, days).kind)).toBeGreaterThanOrEqual(
          order.indexOf(frequency(n, days).kind),
        );
      },
    ),
  );
});

test('the newest of several replies counts, whichever row it stands on', () => {
  const days = repliedOn(nth(3), nth(40), nth(20));

  expect(silentDays(ada, days, nth(45))).toBe(4);
});

test.each<[string, Partial<User>]>([
  ['the confirm link', { confirmedAt: noon(nth(60)).toISOString() }],
  ['coming back after leaving', { returnedAt: noon(nth(60)).toISOString() }],
  ['a YES by phone', { textsAgreedAt: noon(nth(60)).toISOString() }],
])('%s is being heard', (_, change) => {
  expect(silentDays({ ...ada, ...change }, [], nth(61))).toBe(0);
});

test('a pause of the person’s own, and the time before the first letter, are no silence', () => {
  const paused: User = { ...ada, state: 'paused', pausedUntil: nth(60) };
  const later: User = { ...ada, startsOn: nth(30) };

  expect(frequency(60, repliedOn(nth(10)), paused)).toEqual({ kind: 'full' });
  expect(silentDays(paused, repliedOn(nth(10)), nth(63))).toBe(3);
  expect(silentDays(later, [], nth(30))).toBe(0);
  expect(silentDays(later, [], nth(33))).toBe(3);
});

test.each<[string, Partial<User>]>([
  ['none', { state: 'paused' }],
  ['none', { state: 'paused', pausedFrom: nth(1), pausedUntil: nth(9) }],
  ['full', { state: 'paused', pausedFrom: nth(3) }],
  ['full', { state: 'paused', pausedUntil: nth(1) }],
  ['none', { state: 'invited' }],
  ['none', { state: 'unsubscribed' }],
  ['none', { state: 'suppressed' }],
  ['none', { state: 'deleted' }],
  ['full', {}],
  ['unconfirmed', { confirmedAt: undefined as never }],
])('the pace is %s for %j', (pace, more) => {
  expect(paceOn(nth(1), { user: { ...ada, ...more }, days: [] }, settings)).toBe(pace);
});

test('before a planned pause the next letter is the first one behind it', () => {
  const planned: User = { ...ada, state: 'paused', pausedFrom: nth(2), pausedUntil: nth(40) };
  const { pausedUntil: _, ...endless } = planned;
  const days = repliedOn(nth(1));
  const eve = instantOf(nth(1), 1080, zone)!;
  const next = (user: User, after: Date) => nextLetter({ user, days }, after, settings);

  expect(next(planned, noon(nth(1)))).toMatchObject({ date: nth(1), touchpoint: 'MIDDAY_CHECKIN' });
  expect(next(planned, eve)).toMatchObject({ date: nth(40), touchpoint: 'MORNING_INTENTION' });
  expect(next(endless, eve)).toBeUndefined();
  expect(silentDays(planned, days, nth(41))).toBe(1);
});

test('an address that has not confirmed gets two mornings, whatever its zone and settings', () => {
  const { confirmedAt: _, ...rest } = ada;
  const unconfirmed: User = { ...rest, remindersFrom: nth(1) };
  const zones = fc.constantFrom(zone, 'Pacific/Kiritimati', 'Pacific/Honolulu', 'Europe/London');
  const never = { daysToDaily: 0, daysToWeekly: 0, daysToPause: 0 };
  fc.assert(
    fc.property(fc.array(zones, { minLength: 60, maxLength: 60 }), fc.boolean(), (moves, set) => {
      const written = moves.flatMap((there, n) => {
        const user = { ...unconfirmed, zone: there };
        const at = frequencyOn(nth(n), { user, days: [] }, set ? settings : never);
        return touchpoints.filter((one) => isWritten(at, one)).map((one) => [n, one]);
      });

      expect(written).toEqual([
        [1, 'MORNING_INTENTION'],
        [2, 'MORNING_INTENTION'],
      ]);
    }),
    { numRuns: 50 },
  );
  expect(frequency(1, [], rest)).toEqual({ kind: 'unconfirmed', reminded: false });
  expect(nextLetter({ user: unconfirmed, days: [] }, noon(nth(2)), settings)).toBeUndefined();
});

test('a tester, and whoever agreed to texts by phone, need not confirm an address', () => {
  const { confirmedAt: _, ...rest } = ada;

  expect(frequency(1, [], { ...rest, kind: 'tester' })).toEqual({ kind: 'full' });
  expect(frequency(1, [], { ...rest, textsAgreedAt: noon(day0).toISOString() })).toEqual({
    kind: 'full',
  });
});

test('a step that is set to 0 is left out', () => {
  const never = { daysToDaily: 0, daysToWeekly: 0, daysToPause: 0 };

  expect(frequencyOn(nth(999), { user: ada, days: [] }, never)).toEqual({ kind: 'full' });
  expect(frequencyOn(nth(20), { user: ada, days: [] }, { ...settings, daysToDaily: 0 }).kind).toBe(
    'full',
  );
  expect(frequencyOn(nth(40), { user: ada, days: [] }, { ...settings, daysToDaily: 0 }).kind).toBe(
    'weekly',
  );
  expect(frequencyOn(nth(400), { user: ada, days: [] }, { ...settings, daysToPause: 0 }).kind).toBe(
    'weekly',
  );
});

test('the letter announced as the next is the next that comes, if nothing is said', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 1439 }),
      (n, minute) => {
        const after = instantOf(nth(n), minute, zone)!;
        const next = nextLetter({ user: ada, days: [] }, after, settings);
        const dates = Array.from({ length: 9 }, (_, more) => nth(n + more));
        const coming = dates.flatMap((date) => {
          const at = frequency(daysBetween(day0, date));
          return touchpoints
            .filter((one) => at.kind !== 'pause' && isWritten(at, one))
            .filter((one) => !(date === day0 && one === 'MORNING_INTENTION'))
            .map((one) => ({
              touchpoint: one,
              date,
              at: instantOf(date, dayZeroRhythm[one], zone)!,
            }))
            .filter((one) => one.at > after);
        });

        expect(next).toEqual(coming[0]);
      },
    ),
  );
});
