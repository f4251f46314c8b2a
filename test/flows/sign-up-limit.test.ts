/** One viewer address can ask for so many sign-ups an hour; the next one is asked to wait. */
import { expect, test } from '@jest/globals';
import { createUser, newAddress } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ settings: { SIGNUPS_PER_HOUR: '3' } });

test('the fourth sign-up of an hour is refused and leaves no user; the next hour is a new one', async () => {
  await world.moveTo(new Date(Math.ceil(world.clock.now() / 3_600_000) * 3_600_000 + 60_000));
  for (const _ of [1, 2, 3]) {
    expect(await createUser(world, newAddress(), 'UTC')).toMatchObject({ status: 200 });
  }
  const schedules = world.endpoint.schedules.all().length;

  const refused = await createUser(world, newAddress(), 'UTC');

  expect(refused).toMatchObject({ status: 429, body: { ok: false, code: 'TOO_MANY' } });
  expect(world.endpoint.schedules.all()).toHaveLength(schedules);
  await world.advance(3_600_000);
  expect(await createUser(world, newAddress(), 'UTC')).toMatchObject({ status: 200 });
});

test('a viewer that claims another address is still known by its own', async () => {
  const claimed = { 'x-viewer-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' };
  const body = { email: newAddress(), timezone: 'UTC', startToday: true };
  await world.advance(3_600_000);
  for (const _ of [1, 2, 3]) await createUser(world, newAddress(), 'UTC');

  const { status } = await world.http('/api/v2/onboarding/create-user', {
    method: 'POST',
    headers: claimed,
    body: JSON.stringify(body),
  });

  expect(status).toBe(429);
});
