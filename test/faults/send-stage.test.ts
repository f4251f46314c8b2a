/**
 * Goal: wherever a touchpoint breaks, the event delivered again finishes it, and sends one letter.
 * Method: break every call to AWS in every way, deliver again, look at what is left.
 */
import { keys } from '#functions/store/keys.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { stageWords, touchpoints } from '#shared/domain/stage.ts';
import { lettersOf, planOf, putRow, removeRow, setUser } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { begin } from '#test/kit/person.ts';
import { beginByText, textsTo } from '#test/kit/phone.ts';
import { deliver, type StageEvent } from '#test/kit/stage-event.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { itemsOf, zone } from './faults.ts';

type Stage = StageEvent['stage'];

const dueNow = (world: World, userId: string, stage: Stage): StageEvent => {
  const scheduledAt = new Date(world.clock.now()).toISOString();
  return { userId, stage, zone, scheduledAt };
};

/** What the ledger says of the letters of a stage, and the person's list. */
async function ledgerOf(world: World, { userId, stage }: StageEvent) {
  const rows = (await lettersOf(world, userId)).filter(({ sk }) => String(sk).endsWith(stage));
  return { items: await itemsOf(world, userId), facts: rows.map(({ state }) => state) };
}

/** A person with a list of yesterday's: the first day's own letter stands for its morning. */
async function begunYesterday(world: World) {
  const person = await begin(world);
  const today = dateIn(world);
  const [day] = await planOf(world, person.userId);
  await putRow(world, { ...day, ...keys.day(person.userId, addDays(today, -1)) });
  await removeRow(world, keys.day(person.userId, today));
  await setUser(world, person.userId, { startsOn: addDays(today, -1) });
  return person;
}

const items = ['Finish the deck: o', 'Call Mom: o', 'Go for a walk: o'];

for (const stage of touchpoints) {
  const { slug } = stageWords[stage];
  finishes(`a ${slug} touchpoint broken anywhere is finished when its event comes again`, {
    name: `Touchpoint, ${slug}`,
    caller: 'stages.touchpoint',
    calls: 5,
    prepare: async (world) => {
      const { email, userId } = await begunYesterday(world);
      const before = (await world.mails(email)).length;
      return { email, before, event: dueNow(world, userId, stage) };
    },
    deliver: (world, { event }) => deliver(world, event),
    left: async (world, { email, before, event }) => ({
      ...(await ledgerOf(world, event)),
      letters: (await world.mails(email)).length - before,
    }),
    expected: { items, letters: 1, facts: ['sent'] },
  });
}

finishes('a touchpoint by text broken anywhere is finished when its event comes again', {
  name: 'Touchpoint, by text',
  caller: 'stages.touchpoint',
  calls: 5,
  prepare: async (world) => {
    const { userId, phone } = await beginByText(world);
    const before = (await textsTo(world, phone)).length;
    return { phone, before, event: dueNow(world, userId, 'MIDDAY_CHECKIN') };
  },
  deliver: (world, { event }) => deliver(world, event),
  left: async (world, { phone, before, event }) => ({
    ...(await ledgerOf(world, event)),
    letters: (await textsTo(world, phone)).length - before,
  }),
  expected: { items, letters: 1, facts: ['sent'] },
});
