/** Dates and clock times in a zone, also on the days on which clocks are changed. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  daysBetween,
  instantOf,
  localDateAt,
  localMinuteAt,
  weekdayOf,
} from '#shared/domain/local-date.ts';

const newYork = 'America/New_York';
const date = fc
  .integer({ min: 0, max: 40_000 })
  .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

test.each([
  ['2026-11-21T04:59:59Z', newYork, '2026-11-20', 23 * 60 + 59],
  ['2026-11-21T05:00:00Z', newYork, '2026-11-21', 0],
  ['2026-11-21T12:00:00Z', 'Asia/Kolkata', '2026-11-21', 17 * 60 + 30],
  ['2026-11-21T12:00:00Z', 'Pacific/Kiritimati', '2026-11-22', 120],
  ['2026-11-21T00:30:00Z', 'UTC', '2026-11-21', 30],
])('at %s a clock in %s shows %s and minute %d', (instant, zone, day, minute) => {
  expect(localDateAt(new Date(instant), zone)).toBe(day);
  expect(localMinuteAt(new Date(instant), zone)).toBe(minute);
});

test('adding days and counting them undo each other', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -1_000, max: 1_000 }), (day, n) => {
      expect(daysBetween(day, addDays(day, n))).toBe(n);
    }),
  );
});

test('the week goes round in seven days', () => {
  expect(weekdayOf('2026-11-21')).toBe(6);
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test('an instant found for a local time shows that time', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 1439 }), zone, (day, minute, at) => {
      const instant = instantOf(day, minute, at);
      if (!instant) return;
      expect([localDateAt(instant, at), localMinuteAt(instant, at)]).toEqual([day, minute]);
    }),
  );
});

test('a time that clocks skip does not exist', () => {
  expect(instantOf('2027-03-14', 150, newYork)).toBeUndefined();
  expect(instantOf('2027-03-14', 119, newYork)).toEqual(new Date('2027-03-14T06:59:00Z'));
  expect(instantOf('2027-03-14', 180, newYork)).toEqual(new Date('2027-03-14T07:00:00Z'));
});

test('a time that clocks show twice is the first of the two', () => {
  expect(instantOf('2026-11-01', 90, newYork)).toEqual(new Date('2026-11-01T05:30:00Z'));
});

test('a date that the calendar of a place left out has no times', () => {
  expect(instantOf('2011-12-30', 720, 'Pacific/Apia')).toBeUndefined();
  expect(instantOf('2011-12-31', 720, 'Pacific/Apia')).toBeInstanceOf(Date);
});

test('half an hour of daylight saving is known', () => {
  expect(instantOf('2027-10-03', 135, 'Australia/Lord_Howe')).toBeUndefined();
  expect(instantOf('2027-10-03', 150, 'Australia/Lord_Howe')).toBeInstanceOf(Date);
});

test('what is remembered of a zone is what its calendar says, in any order', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const [from, to] = [Date.UTC(2021, 11, 1), Date.UTC(2030, 0, 1)];
  // Seconds around the hours at which clocks are changed, twice each.
  const instants = fc
    .integer({ min: from / 900_000, max: to / 900_000 })
    .chain((quarter) =>
      fc.integer({ min: -2_000, max: 901_000 }).map((ms) => quarter * 900_000 + ms),
    );
  fc.assert(
    fc.property(zones, fc.array(instants, { minLength: 1 }), (timeZone, all) => {
      const shown = new Intl.DateTimeFormat('sv-SE', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'medium',
      });
      for (const at of [...all, ...all.toReversed()].map((ms) => new Date(ms))) {
        const minute = localMinuteAt(at, timeZone);
        const clock = [Math.floor(minute / 60), minute % 60].map((n) => `${n}`.padStart(2, '0'));
        expect(shown.format(at).slice(0, 16)).toBe(
          `${localDateAt(at, timeZone)} ${clock.join(':')}`,
        );
      }
    }),
  );
});
