/** No text is planned or sent outside of the hours that the law allows. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isQuiet,
  rhythmOf,
  textRhythm,
  textsFrom,
  textsUntil,
} from '#shared/domain/quiet-hours.ts';
import { dayZeroRhythm, type Rhythm, referralRhythm } from '#shared/domain/rhythm.ts';
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
  expect(rhythmOf({ channel: 'email', rhythm: dayZeroRhythm })).toEqual(dayZeroRhythm);
  expect(rhythmOf({ channel: 'sms', rhythm: dayZeroRhythm }).MORNING_INTENTION).toBe(480);
});

test.each([
  ['2026-11-21T13:59:00Z', true],
  ['2026-11-21T14:00:00Z', false],
  ['2026-11-22T02:59:59Z', false],
  ['2026-11-22T03:00:00Z', true],
  ['2026-11-21T09:00:00Z', true],
])('at %s it is quiet in Chicago: %j', (at, quiet) => {
  expect(isQuiet(new Date(at), 'America/Chicago')).toBe(quiet);
});
