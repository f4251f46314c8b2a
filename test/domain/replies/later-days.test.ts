/** The day to which a person puts something off, as they name it. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, weekdayOf } from '#shared/domain/local-date.ts';
import { laterDayIn } from '#shared/domain/replies/forms/dates.ts';

// A Tuesday.
const today = '2026-11-24';

describe('laterDayIn', () => {
  test.each([
    ['Friday', '2026-11-27'],
    ['push it to fri', '2026-11-27'],
    ['after the 3rd', '2026-12-04'],
    ['next week', '2026-11-30'],
    ['in two weeks', '2026-12-08'],
    ['next Friday', '2026-12-04'],
    ['Friday next week', '2026-12-04'],
    ['a week from Saturday', '2026-12-05'],
    ['the day after tomorrow', '2026-11-26'],
    ['end of the week', '2026-11-27'],
    ['December 7', '2026-12-07'],
    ['the weekend', '2026-11-28'],
    ['el viernes', '2026-11-27'],
    ['nächste Woche', '2026-11-30'],
  ])('%s', (words, date) => {
    expect(laterDayIn(words, today)).toBe(date);
  });

  test.each(['tomorrow', 'tonight', 'later today', 'later this week', 'when I can', 'demain'])(
    '%s names no day after tomorrow',
    (words) => {
      expect(laterDayIn(words, today)).toBeUndefined();
    },
  );

  test('a weekday is the next one, two to seven days ahead', () => {
    const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    fc.assert(
      fc.property(fc.nat(3_000), fc.nat(6), (ahead, weekday) => {
        const date = addDays(today, ahead);
        const found = laterDayIn(`on ${names[weekday]}`, date);
        // That of tomorrow is tomorrow.
        if ((weekdayOf(date) + 1) % 7 === weekday) return expect(found).toBeUndefined();
        expect(weekdayOf(found ?? '')).toBe(weekday);
        expect(found && found > addDays(date, 1) && found <= addDays(date, 7)).toBe(true);
        return undefined;
      }),
    );
  });
});
