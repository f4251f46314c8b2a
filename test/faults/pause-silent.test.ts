/**
 * Goal: wherever the last letter of a long silence breaks, the event delivered again finishes the
 * pause, and the letter comes once.
 * Method: break every call to AWS in three ways, deliver again, look at what is left.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import { everyFault } from '#test/kit/every-fault.ts';
import { schedulesOf, setUser, userIn } from '#test/kit/kept.ts';
import { signUp } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { expectOneLetter, quietWorld, report, tableOf, zone } from './faults.ts';

let world: World;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

/** Somebody who typed their address three weeks ago, and was not heard of since. */
async function silent() {
  const person = await signUp(world);
  const now = world.clock.now();
  const longAgo = new Date(now - 21 * 86_400_000).toISOString();
  const startsOn = addDays(localDateAt(new Date(now), zone), -20);
  await setUser(world, person.userId, { createdAt: longAgo, startsOn });
  const scheduledAt = new Date(now).toISOString();
  const event = { userId: person.userId, stage: 'MORNING_INTENTION', zone, scheduledAt };
  return { ...person, event };
}

test('a pause broken anywhere is finished when its event comes again, and told once', async () => {
  const { lettersOf } = tableOf(world);

  const places = await everyFault({
    world,
    caller: 'stages.morning',
    prepare: silent,
    deliver: ({ event }) => world.invoke('stages.morning', event),
    check: async ({ userId, email }, place) => {
      const { name } = place;
      const rows = await lettersOf(userId);
      const morning = rows.filter(({ sk }) => String(sk).endsWith('MORNING_INTENTION'));

      expect({ name, user: await userIn(world, userId) }).toMatchObject({
        name,
        user: { state: 'paused', pausedBy: 'silence' },
      });
      expect({ name, schedules: schedulesOf(world, userId) }).toEqual({ name, schedules: [] });
      expect({ name, states: morning.map((row) => row['state']) }).toEqual({
        name,
        states: ['sent'],
      });
      const mails = await world.mails(email);
      expectOneLetter(mails.filter(({ text }) => text.includes('We pause here.')).length, place);
      expect({ name, mails: mails.length }).toEqual({ name, mails: 1 });
    },
  });

  report('Pausing', places);
  expect(places.length).toBeGreaterThanOrEqual(9 * 3);
  expect(world.endpoint.calls.denied()).toEqual([]);
});
