/**
 * Goal: the dashboard's first number is right, and so is how many came of late.
 * Method: sign-ups on several days, by the moved clock.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { enter } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/analytics/recent-signups';
const dayMs = 24 * 3_600_000;
const world = suiteWorld({ at: [10] });

const asked = async () => (await (await signedIn(world)).get(path)).body;

test('counts all users, and those of today, of a week and of a month', async () => {
  expect(await asked()).toMatchObject({ totalUsers: 0, today: 0, last7Days: 0, last30Days: 0 });
  await enter(world);
  await world.advance(23 * dayMs);
  await enter(world);
  await world.advance(6 * dayMs);
  await enter(world);

  expect(await asked()).toEqual({
    ok: true,
    totalUsers: 3,
    today: 1,
    last7Days: 2,
    last30Days: 3,
  });

  await world.advance(dayMs);
  expect(await asked()).toMatchObject({ totalUsers: 3, today: 0, last7Days: 1, last30Days: 2 });
});
