/**
 * Goal: whoever comes back by a reply gets letters again, wherever the first attempt broke.
 * Method: leave, break every call to AWS of the reply that says START, deliver it again.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { everyFault } from '#test/kit/every-fault.ts';
import { schedulesOf, userIn } from '#test/kit/kept.ts';
import { answer, replyTo } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { expectOneLetter, keptReply, quietWorld, report } from './faults.ts';

let world: World;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

/** A person who has left, and the notice of a reply that brings them back. */
async function gone() {
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  await answer(world, letter!, 'unsubscribe');
  const to = replyTo(letter!);
  const event = await keptReply(world, { from: person.email, to, body: 'START' });
  return { ...person, event };
}

test('coming back by a reply broken anywhere is finished: all three letters are due', async () => {
  const places = await everyFault({
    world,
    caller: 'inbound.email',
    fewTimeouts: true,
    prepare: gone,
    deliver: ({ event }) => world.invoke('inbound.email', event),
    check: async ({ userId, email }, place) => {
      const { name } = place;
      const { state } = (await userIn(world, userId)) ?? {};

      expect({ name, state, schedules: schedulesOf(world, userId).length }).toEqual({
        name,
        state: 'active',
        schedules: 3,
      });
      // The day-0 letter and the farewell came before.
      expectOneLetter((await world.mails(email)).length - 2, place);
    },
  });

  report('Coming back', places);
  expect(world.endpoint.calls.denied()).toEqual([]);
}, 240_000);
