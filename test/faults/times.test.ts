/**
 * Goal: wherever a change of times breaks, the reply delivered again finishes it: the row, all
 * three schedules and the word about today agree, and it is answered once.
 * Method: break every call to AWS in every way, deliver again, look at what is left.
 */
import { expect } from '@jest/globals';
import { letterRow, schedulesOf, userIn } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { replyTo } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { keptReply } from './faults.ts';

/** The notice of a reply that moves the evening to a time which has passed today. */
async function asked(world: World) {
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

finishes('a change of times broken anywhere is finished, and told once with what falls away', {
  name: 'Changing times',
  caller: 'inbound.email',
  calls: 12,
  prepare: asked,
  deliver: (world, { event }) => world.invoke('inbound.email', event),
  left: async (world, { userId, email }) => {
    const { rhythm } = (await userIn(world, userId)) ?? {};
    const evening = await letterRow(world, userId, dateIn(world), 'EVENING_REFLECTION');
    const schedules = schedulesOf(world, userId).map(({ expression }) => expression);
    const [, ...answers] = await world.mails(email);
    const told = answers.at(-1)?.text.replace(/\s+/g, ' ');
    return {
      letters: answers.length,
      facts: { rhythm, evening: evening?.['state'], schedules: schedules.toSorted(), told },
    };
  },
  expected: {
    letters: 1,
    facts: {
      rhythm: { MORNING_INTENTION: 420, MIDDAY_CHECKIN: 750, EVENING_REFLECTION: 770 },
      evening: 'skipped',
      schedules: ['cron(0 7 * * ? *)', 'cron(30 12 * * ? *)', 'cron(50 12 * * ? *)'],
      told: expect.stringMatching(/The change skips today’s evening reflection\./),
    },
  },
});
