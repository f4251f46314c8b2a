/**
 * Goal: one letter per touchpoint and local day, never none and never two, wherever a person lives.
 * Method: every zone there is, the days around its next four changes of clocks.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  instantOf,
  type LocalDate,
  localDateAt,
  localMinuteAt,
} from '#shared/domain/local-date.ts';
import {
  allowedMinute,
  clockTime,
  dayZeroRhythm,
  endsWeek,
  type LeftOut,
  looksBack,
  nextTouchpoint,
  type Rhythm,
  referralRhythm,
  scheduleExpression,
  touchpointsOn,
} from '#shared/domain/rhythm.ts';
import { touchpoints } from '#shared/domain/stage.ts';

const today = '2026-11-21';
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Kolkata', 'Europe/Kyiv'];
const weekMs = 7 * 86_400_000;

const offsetAt = (ms: number, zone: string): number => {
  const instant = new Date(ms);
  const shown = Date.parse(`${localDateAt(instant, zone)}T00:00:00Z`);
  return shown + localMinuteAt(instant, zone) * 60_000 - ms;
};

/**
 * The dates before, of and after each of the next four changes; for a zone without any, some dates.
 */
function daysAtRisk(zone: string): readonly LocalDate[] {
  const start = Date.parse(`${today}T12:00:00Z`);
  const weeks = Array.from({ length: 112 }, (_, n) => start + n * weekMs);
  const offsets = weeks.map((ms) => offsetAt(ms, zone));
  const changing = weeks.filter((_, n) => n > 0 && offsets[n - 1] !== offsets[n]).slice(0, 4);
  const around = changing.flatMap((ms) =>
    Array.from({ length: 9 }, (_, n) => ms - weekMs + (n - 1) * 86_400_000).filter(
      (day) => offsetAt(day, zone) !== offsetAt(day + 3 * 86_400_000, zone),
    ),
  );
  const sample = changing.length > 0 ? [] : weeks.filter((_, n) => n % 14 === 0);
  const dates = [...around, ...sample].flatMap((ms) =>
    [-1, 0, 1, 2].map((n) => addDays(localDateAt(new Date(ms), zone), n)),
  );
  return [...new Set(dates)].sort();
}

const riskyDays = new Map(zones.map((zone) => [zone, daysAtRisk(zone)]));

/** What one day of a rhythm must look like for its three letters to come once each. */
function expectOnceEach(rhythm: Rhythm, date: LocalDate, zone: string): void {
  const planned = touchpointsOn(date, rhythm, zone);
  const shown = planned.map(({ touchpoint, at }) => [
    touchpoint,
    localDateAt(at, zone),
    localMinuteAt(at, zone),
  ]);
  const promised = touchpoints.map((touchpoint) => [touchpoint, date, rhythm[touchpoint]]);
  const order = (a: readonly unknown[], b: readonly unknown[]) => Number(a[2]) - Number(b[2]);
  if (JSON.stringify(shown) === JSON.stringify(promised.sort(order))) return;
  expect({ zone, date, shown }).toEqual({ zone, date, shown: promised });
}

test('clocks do change in the days that are looked at', () => {
  expect(riskyDays.get('America/New_York')).toEqual(
    expect.arrayContaining(['2027-03-14', '2027-11-07', '2028-11-05']),
  );
  expect(riskyDays.get('Asia/Tokyo')?.length).toBeGreaterThan(10);
});

test.each([
  ['after the first intentions', dayZeroRhythm],
  ['after a referral', referralRhythm],
])('the rhythm %s comes once a day in every zone', (_, rhythm) => {
  for (const [zone, dates] of riskyDays) {
    for (const date of dates) expectOnceEach(rhythm, date, zone);
  }
});

test('any minute that may be chosen in a zone exists there on every day', () => {
  for (const [zone, dates] of riskyDays) {
    for (const date of dates) {
      const missing = [240, 1319, 1320, 1380, 1439].filter(
        (minute) => allowedMinute(minute, zone) && !instantOf(date, minute, zone),
      );
      if (missing.length > 0) expect({ zone, date, missing }).toEqual({ zone, date, missing: [] });
    }
  }
});

test('a chosen rhythm comes once a day, whatever is chosen and wherever', () => {
  const zone = fc.constantFrom(...zones);
  const minute = fc.integer({ min: 240, max: 1439 });
  fc.assert(
    fc.property(zone, fc.uniqueArray(minute, { minLength: 3, maxLength: 3 }), (at, minutes) => {
      fc.pre(minutes.every((chosen) => allowedMinute(chosen, at)));
      const [MORNING_INTENTION = 0, MIDDAY_CHECKIN = 0, EVENING_REFLECTION = 0] = minutes;
      const rhythm = { MORNING_INTENTION, MIDDAY_CHECKIN, EVENING_REFLECTION };
      for (const date of riskyDays.get(at) ?? []) expectOnceEach(rhythm, date, at);
    }),
    { numRuns: 200 },
  );
});

test('following the next touchpoint again and again meets each one of a year once', () => {
  const zone = fc.constantFrom(...zones);
  fc.assert(
    fc.property(zone, (at) => {
      const met: string[] = [];
      let after = new Date('2026-11-21T00:00:00Z');
      for (let n = 0; n < 365 * 3; n += 1) {
        const next = nextTouchpoint({ rhythm: dayZeroRhythm, zone: at, after });
        expect(next.at.getTime()).toBeGreaterThan(after.getTime());
        met.push(`${next.date} ${touchpoints.indexOf(next.touchpoint)}`);
        after = next.at;
      }
      expect(met).toEqual([...new Set(met)].sort());
      const perDay = Map.groupBy(met, (line) => line.slice(0, 10));
      const wholeDays = [...perDay.values()].slice(1, -1);
      expect(wholeDays.filter((lines) => lines.length !== 3)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

const chicago = { rhythm: dayZeroRhythm, zone: 'America/Chicago' };

test.each([
  ['2026-11-21T11:59:59Z', 'MORNING_INTENTION', '2026-11-21', '2026-11-21T12:00:00Z'],
  ['2026-11-21T12:00:00Z', 'MIDDAY_CHECKIN', '2026-11-21', '2026-11-21T18:30:00Z'],
  ['2026-11-22T00:00:00Z', 'MORNING_INTENTION', '2026-11-22', '2026-11-22T12:00:00Z'],
])('after %s comes %s of %s', (after, touchpoint, date, at) => {
  expect(nextTouchpoint({ ...chicago, after: new Date(after) })).toEqual({
    touchpoint,
    date,
    at: new Date(at),
  });
});

test('nothing comes before the first touchpoint that was promised', () => {
  const after = new Date('2026-11-21T11:00:00Z');
  const noon = { date: today, touchpoint: 'MIDDAY_CHECKIN' } as const;

  expect(nextTouchpoint({ ...chicago, after, from: noon }).touchpoint).toBe('MIDDAY_CHECKIN');
  expect(nextTouchpoint({ ...chicago, after, from: { date: '2026-12-24' } })).toMatchObject({
    touchpoint: 'MORNING_INTENTION',
    date: '2026-12-24',
  });
  expect(nextTouchpoint({ ...chicago, after, from: { date: '2026-01-01' } }).date).toBe(today);
});

test('a rhythm in another order than usual is followed in order of time', () => {
  const late = { ...dayZeroRhythm, MORNING_INTENTION: 20 * 60 };

  expect(touchpointsOn(today, late, 'UTC').map(({ touchpoint }) => touchpoint)).toEqual([
    'MIDDAY_CHECKIN',
    'EVENING_REFLECTION',
    'MORNING_INTENTION',
  ]);
});

test('a rhythm without times is our fault and says so', () => {
  const none = { MORNING_INTENTION: Number.NaN, MIDDAY_CHECKIN: 5000, EVENING_REFLECTION: -1 };

  expect(() => nextTouchpoint({ rhythm: none, zone: 'UTC', after: new Date(0) })).toThrow(
    RangeError,
  );
});

test.each([
  [239, undefined, false],
  [240, undefined, true],
  [1439, undefined, true],
  [1440, undefined, false],
  [420.5, undefined, false],
  [Number.NaN, undefined, false],
  [1320, 'Europe/Paris', true],
  [1320, 'America/Nuuk', false],
  [1319, 'America/Nuuk', true],
])('minute %d in %s may be chosen: %s', (minute, zone, allowed) => {
  expect(allowedMinute(minute, zone)).toBe(allowed);
});

test.each([
  [360, 'cron(0 6 * * ? *)', '6:00 AM'],
  [750, 'cron(30 12 * * ? *)', '12:30 PM'],
  [1080, 'cron(0 18 * * ? *)', '6:00 PM'],
  [0, 'cron(0 0 * * ? *)', '12:00 AM'],
  [1439, 'cron(59 23 * * ? *)', '11:59 PM'],
])('minute %d is scheduled as %s and written %s', (minute, expression, written) => {
  expect(scheduleExpression(minute)).toBe(expression);
  expect(clockTime(minute)).toBe(written);
});

test('a week of work ends on Friday, or on the last day before it that is not left out', () => {
  const endOf = (...without: LeftOut[]) =>
    [1, 2, 3, 4, 5, 6, 7].filter((day) =>
      endsWeek({ ...dayZeroRhythm, without }, addDays('2026-11-15', day)),
    );

  expect(endOf()).toEqual([5]);
  expect(endOf(0, 6)).toEqual([5]);
  expect(endOf(5)).toEqual([4]);
  expect(endOf(5, 4, 2)).toEqual([3]);
  expect(endOf(1, 2, 3, 4, 5)).toEqual([7]);
  expect(endOf(0, 1, 2, 3, 4, 5)).toEqual([6]);
  expect(looksBack({ ...dayZeroRhythm, without: ['WEEKLY'] }, '2026-11-20')).toBe(false);
});
