/**
 * Goal: wherever a change of times breaks, the reply delivered again finishes it: the row, all
 * three schedules and the word about today agree, and it is answered once.
 * Method: break every call to AWS in three ways, deliver again, look at what is left.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { everyFault } from '#test/kit/every-fault.ts';
import { letterRow, schedulesOf, userIn } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { replyTo } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { expectOneLetter, keptReply, quietWorld, report } from './faults.ts';

let world: World;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

/** The notice of a reply that moves the evening to a time which has passed today. */
async function asked() {
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  const to = replyTo(letter!);
  const event = await keptReply(world, {
    from: person.email,
    to,
    body: 'mornings at 7, evenings at 12:50 pm',
  });
  return { ...person, event };
}

test('a change of times broken anywhere is finished, and told once with what falls away', async () => {
  const places = await everyFault({
    world,
    caller: 'inbound.email',
    fewTimeouts: true,
    prepare: asked,
    deliver: ({ event }) => world.invoke('inbound.email', event),
    check: async ({ userId, email }, place) => {
      const { name } = place;
      const { rhythm } = (await userIn(world, userId)) ?? {};
      const evening = await letterRow(world, userId, dateIn(world), 'EVENING_REFLECTION');

      expect({ name, rhythm, evening: evening?.['state'] }).toEqual({
        name,
        rhythm: { MORNING_INTENTION: 420, MIDDAY_CHECKIN: 750, EVENING_REFLECTION: 770 },
        evening: 'skipped',
      });
      expect(
        schedulesOf(world, userId)
          .map(({ expression }) => expression)
          .toSorted(),
      ).toEqual(['cron(0 7 * * ? *)', 'cron(30 12 * * ? *)', 'cron(50 12 * * ? *)']);
      const [, ...answers] = await world.mails(email);
      expectOneLetter(answers.length, place);
      expect(answers.at(-1)?.text.replace(/\s+/g, ' ')).toMatch(
        /Today’s evening reflection falls away: its new time has passed\./,
      );
    },
  });

  report('Changing times', places);
  expect(places.length).toBeGreaterThanOrEqual(12 * 2);
  expect(world.endpoint.calls.denied()).toEqual([]);
}, 240_000);
