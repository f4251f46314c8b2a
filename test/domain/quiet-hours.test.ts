/** No text is planned or sent outside of the hours that the law allows. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '#shared/domain/local-date.ts';
import {
  isQuiet,
  rhythmOf,
  textRhythm,
  textsFrom,
  textsUntil,
} from '#shared/domain/quiet-hours.ts';
import {
  dayZeroRhythm,
  type Rhythm,
  referralRhythm,
  touchpointsOn,
} from '#shared/domain/rhythm.ts';
import { touchpoints } from '#shared/domain/stage.ts';

const rhythm = (morning: number, midday: number, evening: number): Rhythm => ({
  MORNING_INTENTION: morning * 60,
  MIDDAY_CHECKIN: midday * 60,
  EVENING_REFLECTION: evening * 60,
});
const minute = fc.integer({ min: 0, max: 1439 });
const anyRhythm: fc.Arbitrary<Rhythm> = fc.record({
  MORNING_INTENTION: minute,
  MIDDAY_CHECKIN: minute,
  EVENING_REFLECTION: minute,
});

test.each([
  ['a 6:00 morning waits until 8:00', dayZeroRhythm, rhythm(8, 12.5, 18)],
  ['a 9:00 morning stays', referralRhythm, referralRhythm],
  ['a late evening comes by 20:30', rhythm(9, 13, 23), rhythm(9, 13, 20.5)],
  ['two early letters come one after the other', rhythm(5, 7, 18), rhythm(8, 8.5, 18)],
  ['two late ones too', rhythm(9, 22, 23), rhythm(9, 20, 20.5)],
  ['all three at dawn', rhythm(4, 5, 6), rhythm(8, 8.5, 9)],
])('%s', (_, chosen, expected) => {
  expect(textRhythm(chosen)).toEqual(expected);
});

test('every touchpoint of every rhythm falls within the hours, in the order it had', () => {
  fc.assert(
    fc.property(anyRhythm, (chosen) => {
      const moved = textRhythm(chosen);
      const before = touchpoints.toSorted((a, b) => chosen[a] - chosen[b]);
      const after = before.map((touchpoint) => moved[touchpoint]);

      expect(after).toEqual(after.toSorted((a, b) => a - b));
      for (const at of after) {
        expect(at).toBeGreaterThanOrEqual(textsFrom);
        expect(at).toBeLessThan(textsUntil);
      }
      expect(textRhythm(moved)).toEqual(moved);
    }),
  );
});

test('only texts are moved: the rhythm that was chosen still holds for mail', () => {
  const ada = { zone: 'America/Chicago', rhythm: dayZeroRhythm };

  expect(rhythmOf({ ...ada, channel: 'email' })).toEqual(dayZeroRhythm);
  expect(rhythmOf({ ...ada, channel: 'sms' }).MORNING_INTENTION).toBe(480);
});

test.each([
  ['2026-11-21T13:59:00Z', true],
  ['2026-11-21T14:00:00Z', false],
  ['2026-11-22T02:59:59Z', false],
  ['2026-11-22T03:00:00Z', true],
  ['2026-11-21T09:00:00Z', true],
])('at %s it is quiet in Chicago: %j', (at, quiet) => {
  expect(isQuiet(new Date(at), { zone: 'America/Chicago' })).toBe(quiet);
});

const newYork = '+12125550100';
const california = '+14155552671';

test.each([
  ['in Chicago with a number of New York', 'America/Chicago', newYork, rhythm(8, 12.5, 18)],
  ['in Los Angeles with one of New York', 'America/Los_Angeles', newYork, rhythm(8, 12.5, 17.5)],
  ['in New York with one of California', 'America/New_York', california, rhythm(11, 12.5, 18)],
  ['in Lisbon with one of New York', 'Europe/Lisbon', newYork, rhythm(13, 13.5, 18)],
  ['half the world away: the clock on the wall', 'Asia/Singapore', newYork, rhythm(8, 12.5, 18)],
  ['with a number that tells nothing', 'Europe/Lisbon', '+351912345678', rhythm(8, 12.5, 18)],
])('the hours of the number’s area count too: %s', (_, zone, phone, expected) => {
  expect(rhythmOf({ zone, phone, channel: 'sms', rhythm: dayZeroRhythm })).toEqual(expected);
});

test('a text is not sent while it is night where the number is', () => {
  const seven = new Date('2026-11-21T13:30:00Z');

  expect(isQuiet(seven, { zone: 'America/New_York' })).toBe(false);
  expect(isQuiet(seven, { zone: 'America/New_York', phone: california })).toBe(true);
  expect(isQuiet(seven, { zone: 'Europe/Lisbon', phone: california })).toBe(true);
});

test('whoever gets texts gets every touchpoint at an hour that is allowed, all through the year', () => {
  const zones = ['America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'Europe/London'];
  fc.assert(
    fc.property(
      anyRhythm,
      fc.constantFrom(...zones),
      fc.constantFrom(newYork, california, '+18085550100', '+17095550100', '+12085550100'),
      fc.integer({ min: 0, max: 364 }),
      (chosen, zone, phone, day) => {
        const date = addDays('2026-01-01', day);
        const moved = rhythmOf({ zone, phone, channel: 'sms', rhythm: chosen });
        for (const { at } of touchpointsOn(date, moved, zone)) {
          expect([date, at, isQuiet(at, { zone, phone })]).toEqual([date, at, false]);
        }
      },
    ),
    { numRuns: 300 },
  );
});
