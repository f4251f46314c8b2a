/**
 * Goal: wherever a reply breaks, its notice delivered again finishes it: applied and answered once.
 * Method: break every call to AWS in three ways, deliver again, look at what is left.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { everyFault } from '#test/kit/every-fault.ts';
import { replyTo } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { expectOneLetter, keptReply, quietWorld, report, tableOf } from './faults.ts';

let world: World;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

/** A kept mail and its notice, not yet told to the function: the test does the telling. */
async function kept(text: string) {
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  const event = await keptReply(world, { from: person.email, to: replyTo(letter!), body: text });
  return { ...person, event };
}

test('a reply broken anywhere is finished when its notice comes again', async () => {
  const { itemsOf, repliesOf } = tableOf(world);

  const places = await everyFault({
    world,
    caller: 'inbound.email',
    prepare: () => kept('1 done\nadd water the plants'),
    deliver: ({ event }) => world.invoke('inbound.email', event),
    check: async ({ userId, email }, place) => {
      const { name } = place;
      const items = await itemsOf(userId);
      const replies = await repliesOf(userId);

      expect({ name, items }).toEqual({
        name,
        items: ['Finish the deck: d', 'Call Mom: o', 'Go for a walk: o', 'Water the plants: o'],
      });
      expect({ name, replies: replies.length }).toEqual({ name, replies: 1 });
      expectOneLetter((await world.mails(email)).length - 1, place);
    },
  });

  report('Reply', places);
  expect(places.length).toBeGreaterThanOrEqual(6 * 3);
  expect(world.endpoint.calls.denied()).toEqual([]);
});

test('leaving by a reply broken anywhere is finished, and confirmed once', async () => {
  const { rowsOf } = tableOf(world);

  const places = await everyFault({
    world,
    caller: 'inbound.email',
    prepare: () => kept('unsubscribe'),
    deliver: ({ event }) => world.invoke('inbound.email', event),
    check: async ({ userId, email }, place) => {
      const { name } = place;
      const [user] = (await rowsOf(`USER#${userId}`)).filter(({ sk }) => sk === 'PROFILE');
      const schedules = world.endpoint.schedules.all().filter((one) => one.name.startsWith(userId));

      expect({ name, state: user?.['state'], schedules: schedules.length }).toEqual({
        name,
        state: 'unsubscribed',
        schedules: 0,
      });
      expectOneLetter((await world.mails(email)).length - 1, place);
    },
  });

  report('Leaving', places);
  expect(places.length).toBeGreaterThanOrEqual(9 * 3);
  expect(world.endpoint.calls.denied()).toEqual([]);
});
