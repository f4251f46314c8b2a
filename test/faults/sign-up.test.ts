/**
 * Goal: wherever a sign-up breaks, asking again finishes it: one user, three schedules, one number.
 * Method: break every call to AWS in three ways, ask again, look at what is left.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { everyFault } from '#test/kit/every-fault.ts';
import { createUser, newAddress } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { quietWorld, report, tableOf, zone } from './faults.ts';

let world: World;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

test('a sign-up broken anywhere is finished by asking again', async () => {
  const { rowsOf } = tableOf(world);

  const places = await everyFault({
    world,
    caller: 'onboarding.createUser',
    prepare: async () => newAddress(),
    deliver: (email) => createUser(world, email, zone, 'user'),
    check: async (email, { name }) => {
      const guards = await rowsOf(keys.address(email).pk);
      const userId = String(guards[0]?.['userId']);
      const [user] = await rowsOf(keys.person(userId));
      const schedules = world.endpoint.schedules.all().filter((one) => one.name.startsWith(userId));

      expect({ name, guards: guards.length, email: user?.['email'] }).toEqual({
        name,
        guards: 1,
        email,
      });
      expect({ name, schedules: schedules.map((one) => one.timezone) }).toEqual({
        name,
        schedules: [zone, zone, zone],
      });
    },
  });

  report('Sign-up', places);
  expect(places.length).toBeGreaterThanOrEqual(6 * 3);
  expect(world.endpoint.calls.denied()).toEqual([]);
});
