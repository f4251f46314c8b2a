/** How far a person has come, by what is kept of them and by when they replied last. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { funnelSteps, stepsReached } from '#shared/domain/funnel.ts';
import { addDays, daysBetween, utcDateOf, weekdayOf, weekOf } from '#shared/domain/local-date.ts';

const createdAt = '2026-11-20T23:59:00.000Z';
const on = (date: string) => Date.parse(`${date}T00:01:00.000Z`);

test.each([
  ['nothing yet', {}, undefined, []],
  ['a list from the page', { begunAt: createdAt }, undefined, ['day0']],
  ['a press of the link', { confirmedAt: createdAt }, undefined, ['confirmed']],
  ['a reply on the sixth day', {}, on('2026-11-26'), ['replied']],
  ['a reply on the seventh day', {}, on('2026-11-27'), ['replied', 'day7']],
  ['a reply on the 29th day', {}, on('2026-12-19'), ['replied', 'day7']],
  [
    'a reply on the 30th day',
    { begunAt: createdAt, confirmedAt: createdAt },
    on('2026-12-20'),
    funnelSteps,
  ],
] as const)('after %s', (_, user, repliedAt, reached) => {
  expect(stepsReached({ createdAt, ...user }, repliedAt)).toEqual(reached);
});

test('a later reply never takes a step back', () => {
  const day = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)].map((after) =>
        stepsReached({ createdAt }, on(addDays('2026-11-20', after))),
      );

      expect(late).toEqual(expect.arrayContaining([...(early ?? [])]));
    }),
  );
});

test('a week begins on the Monday on or before a date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const date = addDays('1990-01-01', days);
      const week = weekOf(date);

      expect(weekdayOf(week)).toBe(1);
      expect(daysBetween(week, date)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(week, date)).toBeLessThan(7);
    }),
  );
  expect(utcDateOf(new Date('2026-11-20T23:59:59-06:00'))).toBe('2026-11-21');
});
