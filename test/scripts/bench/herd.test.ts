/** The bench of herds holds what it says it holds to the goal, and says where it is missed. */
import { expect, test } from '@jest/globals';
import { isJudged, type Line, missesOf } from '#scripts/bench/herd/line.ts';
import { headOfTable, rowOf } from '#scripts/bench/herd/table.ts';
import { openTime } from '#scripts/bench/herd/virtual-time.ts';

const line: Line = {
  users: 10_000,
  by: 'handlers',
  perSecond: 10,
  way: 'queue',
  isHard: true,
  seeds: '1',
  drained: 1100,
  lost: 0,
  doubled: 0,
  wrongRows: 0,
  runs: 0.2,
};

test('a letter lost or doubled, a wrong row and a late end are each a miss', () => {
  expect(missesOf(line)).toEqual([]);
  expect(missesOf({ ...line, drained: 1151 })).toEqual(['over the floor']);
  expect(missesOf({ ...line, lost: 1 })).toEqual(['letters lost']);
  expect(missesOf({ ...line, doubled: 1 })).toEqual(['letters doubled']);
  expect(missesOf({ ...line, wrongRows: 1 })).toEqual(['rows that say otherwise']);
});

test('by reserved concurrency a late end is no miss, and a lost letter is one', () => {
  const direct = { ...line, way: 'direct', drained: 9000 } as const;

  expect(missesOf(direct)).toEqual([]);
  expect(missesOf({ ...direct, lost: 1 })).toEqual(['letters lost']);
});

test('a morning too short to be judged by its time is still judged by its letters', () => {
  const short = { ...line, users: 200, perSecond: 14, drained: 200 };

  expect(isJudged(short)).toBe(false);
  expect(missesOf(short)).toEqual([]);
  expect(missesOf({ ...short, doubled: 1 })).toEqual(['letters doubled']);
});

test('a row stands under its heads and says what it misses', () => {
  expect(rowOf(line).length).toBe(headOfTable().length);
  expect(rowOf(line)).toContain('1.100  1.15');
  expect(rowOf({ ...line, lost: 3 })).toMatch(/MISSED: letters lost$/);
});

test('the virtual clock does everything in its order, also what is planned on the way', async () => {
  const time = openTime(0);
  const done: number[] = [];
  for (const at of [50, 20, 90, 20, 70]) time.at(at, () => done.push(at));
  time.at(30, () => time.after(30, () => done.push(time.now())));
  await time.live({ still: async () => {}, nextAt: () => Infinity, wake: () => {} });

  expect(done).toEqual([20, 20, 50, 60, 70, 90]);
});
