/**
 * Goal: the dashboard's first number is right, and so is how many came of late.
 * Method: sign-ups on several days, by the moved clock.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { purge, remove, restore } from '#test/kit/deleting.ts';
import { invited } from '#test/kit/invited.ts';
import { linksOf } from '#test/kit/link.ts';
import { begin, enter } from '#test/kit/person.ts';
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

test('total, recent days, sources and the users table agree, whoever is deleted and erased', async () => {
  const sum = (counts: object) => Object.values(counts).reduce((all, one) => all + Number(one), 0);
  const figures = async () => {
    const admin = await signedIn(world);
    const [signups, sources, list, stats] = await Promise.all([
      admin.get(path),
      admin.get('/api/analytics/signup-sources'),
      admin.get('/api/v2/admin/users?showDeleted=false'),
      admin.get('/api/admin/email-compliance/stats'),
    ]);
    return {
      total: signups.body['totalUsers'],
      today: signups.body['today'],
      sources: sum(sources.body),
      listed: list.body['total'],
      counted: stats.body['total'],
    };
  };
  await world.advance(2 * dayMs);
  const before = (await figures()).total as number;
  const all = (added: number) => {
    const total = before + added;
    return { total, today: added, sources: total, listed: total, counted: total };
  };

  const people = [await begin(world), await invited(world), await begin(world), await begin(world)];
  await world.http(linksOf(world, people[2]!.userId).unsubscribe, { method: 'POST' });
  expect(await figures()).toEqual(all(4));
  await remove(world, people[0]!);
  expect(await figures()).toEqual(all(3));
  await remove(world, people[1]!);
  await restore(world, people[1]!);
  expect(await figures()).toEqual(all(3));
  await purge(world, people[0]!);
  expect(await figures()).toEqual(all(3));
  await purge(world, people[2]!);
  expect(await figures()).toEqual(all(2));
});
