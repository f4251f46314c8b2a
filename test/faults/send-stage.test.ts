/**
 * Goal: wherever a touchpoint breaks, the event delivered again finishes it, and sends one letter.
 * Method: break every call to AWS in three ways, deliver again, look at what is left.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { everyFault } from '#test/kit/every-fault.ts';
import { begin } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { expectOneLetter, quietWorld, report, tableOf, zone } from './faults.ts';

let world: World;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

test('a touchpoint broken anywhere is finished when its event comes again', async () => {
  const { itemsOf, lettersOf } = tableOf(world);

  const places = await everyFault({
    world,
    caller: 'stages.midday',
    prepare: async () => {
      const person = await begin(world);
      const scheduledAt = new Date(world.clock.now()).toISOString();
      const event = { userId: person.userId, stage: 'MIDDAY_CHECKIN', zone, scheduledAt };
      return { ...person, event };
    },
    deliver: ({ event }) => world.invoke('stages.midday', event),
    check: async ({ userId, email }, place) => {
      const { name } = place;
      const letters = await lettersOf(userId);
      const midday = letters.filter(({ sk }) => String(sk).endsWith('MIDDAY_CHECKIN'));

      expect({ name, states: midday.map((row) => row['state']) }).toEqual({
        name,
        states: ['sent'],
      });
      expect({ name, items: (await itemsOf(userId)).length }).toEqual({ name, items: 3 });
      // The first of the mails is the day-0 letter.
      expectOneLetter((await world.mails(email)).length - 1, place);
    },
  });

  report('Touchpoint', places);
  expect(places.length).toBeGreaterThanOrEqual(5 * 3);
  expect(world.endpoint.calls.denied()).toEqual([]);
});
