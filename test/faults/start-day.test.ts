/**
 * Goal: wherever the first day breaks, asking again finishes it: the list kept, its letter sent
 * once. Method: break every call to AWS in three ways, ask again, look at what is left.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { everyFault } from '#test/kit/every-fault.ts';
import { day0, signUp } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { expectOneLetter, quietWorld, report, tableOf } from './faults.ts';

let world: World;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

test('a first day broken anywhere is finished by asking again', async () => {
  const { itemsOf, lettersOf } = tableOf(world);

  const places = await everyFault({
    world,
    caller: 'onboarding.day0Intentions',
    prepare: () => signUp(world),
    deliver: ({ userId }) => day0(world, userId, 'Finish the deck\nCall Mom'),
    check: async ({ userId, email }, place) => {
      const { name } = place;
      const items = await itemsOf(userId);
      const letters = await lettersOf(userId);

      expect({ name, items }).toEqual({ name, items: ['Finish the deck: o', 'Call Mom: o'] });
      expect({ name, states: letters.map((row) => row['state']) }).toEqual({
        name,
        states: ['sent'],
      });
      expectOneLetter((await world.mails(email)).length, place);
    },
  });

  report('Day 0', places);
  expect(places.length).toBeGreaterThanOrEqual(5 * 3);
  expect(world.endpoint.calls.denied()).toEqual([]);
});
