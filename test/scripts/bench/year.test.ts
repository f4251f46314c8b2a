/** What the bench of a year prints and fails on follows from the figures alone. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DaysLived, numbersOf } from '#scripts/bench/year/live-days.ts';
import type { Year } from '#scripts/bench/year/run-year.ts';
import { sayYear, wrongsOf } from '#scripts/bench/year/say-year.ts';
import { together } from '#scripts/bench/year/worlds.ts';

const lived: DaysLived = {
  verdict: { once: 1200, wrong: [], given: 900, lost: [], askedAbout: 1, replies: 800 },
  userDays: 400,
  seconds: 5,
  cpuMs: 9000,
  calls: 20_000,
  zones: ['Africa/Cairo'],
  clockChanges: 126,
  deadLetters: 0,
  denied: 0,
};
const year: Year = {
  worlds: 2,
  part: { number: 0, of: 1 },
  store: { perSecond: 2000, cpuMs: 0.3 },
  timed: lived,
  replying: lived,
  silent: lived,
};

test('the rate stands beside what the bare store would allow', () => {
  const said = sayYear(year).join('\n');

  expect(said).toContain('80.0   goal 80');
  expect(said).toContain('makes 50.0, so by them alone 40.0');
  expect(said).toContain('200 %');
  expect(said).toContain('22.5 ms a user-day, of which its bare calls are 15.0');
});

test('worlds that ran at once are one world with their rates added up', () => {
  const other = { ...lived, userDays: 200, seconds: 4, zones: ['Africa/Cairo', 'Asia/Beirut'] };

  const all = together([lived, other]);

  expect(all).toMatchObject({
    userDays: 600,
    calls: 40_000,
    zones: ['Africa/Cairo', 'Asia/Beirut'],
  });
  expect(all.verdict).toMatchObject({ once: 2400, given: 1800 });
  expect(all.userDays / all.seconds).toBeCloseTo(80 + 50);
});

test('whoever there are, all parts of all parts have each of them once', () => {
  const few = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), few, few, (users, parts, worlds) => {
      const of = parts * worlds;
      const all = Array.from({ length: of }, (_, number) =>
        numbersOf({ users, part: { number, of } }),
      );

      expect(all.flat()).toEqual(numbersOf({ users }));
      const sizes = all.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test('time fails nothing', () => {
  expect(wrongsOf({ ...year, timed: { ...lived, seconds: 5000 } })).toBe(0);
});

test.each<[string, Partial<DaysLived>]>([
  ['a touchpoint that is not once', { verdict: { ...lived.verdict, wrong: ['ada: twice'] } }],
  ['an item that is lost', { verdict: { ...lived.verdict, lost: ['ada: call mom'] } }],
  ['a dead letter', { deadLetters: 1 }],
  ['a call that no policy allows', { denied: 1 }],
])('%s fails the run, in each of its parts', (_, wrong) => {
  for (const part of ['timed', 'replying', 'silent'])
    expect(wrongsOf({ ...year, [part]: { ...lived, ...wrong } })).toBe(1);
});

test('what went wrong is named', () => {
  const verdict = { ...lived.verdict, lost: ['ada: call mom'] };

  expect(sayYear({ ...year, silent: { ...lived, verdict } }).join('\n')).toContain('ada: call mom');
});
