/**
 * Goal: wherever a link of a letter breaks, pressing it again finishes what it says.
 * Method: break every call to AWS in every way, ask again, look at what is left.
 */
import { keys } from '#functions/store/keys.ts';
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import { endLetters } from '#test/kit/end-letters.ts';
import { putRow, setUser, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { begin, day0, enter, type SignedUp } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { standingOf, zone } from './faults.ts';

const press = (link: 'unsubscribe' | 'confirm') => (world: World, of: SignedUp) =>
  world.http(linksOf(world, of.userId)[link], { method: 'POST' });

const mailsAfterTheFirst = async (world: World, { email }: SignedUp) =>
  (await world.mails(email)).length - 1;

finishes('the link that ends the letters ends them when it is pressed again', {
  name: 'Unsubscribe by link',
  caller: 'subscription.unsubscribe',
  calls: 5,
  prepare: (world) => begin(world),
  deliver: press('unsubscribe'),
  left: async (world, of) => ({
    letters: await mailsAfterTheFirst(world, of),
    facts: await standingOf(world, of.userId),
  }),
  expected: { letters: 0, facts: { state: 'unsubscribed', schedules: 0 } },
});

finishes('the link that confirms an address confirms it when it is pressed again', {
  name: 'Confirmation',
  caller: 'subscription.confirm',
  calls: 4,
  prepare: async (world) => {
    const person = await enter(world);
    await day0(world, person.userId, 'Finish the deck');
    return person;
  },
  deliver: press('confirm'),
  left: async (world, of) => {
    const { confirmedAt } = (await userIn(world, of.userId)) ?? {};
    const confirmed = confirmedAt !== undefined;
    const standing = await standingOf(world, of.userId);
    return { letters: await mailsAfterTheFirst(world, of), facts: { ...standing, confirmed } };
  },
  expected: { letters: 0, facts: { state: 'active', schedules: 3, confirmed: true } },
});

/** Somebody who was told that their plan waits, and whose schedules are gone by now. */
async function waited(world: World): Promise<SignedUp> {
  const person = await enter(world);
  await day0(world, person.userId, 'Finish the deck');
  const now = new Date(world.clock.now());
  const date = addDays(localDateAt(now, zone), -2);
  await setUser(world, person.userId, { remindersFrom: date });
  await putRow(world, {
    ...keys.letter(person.userId, date, 'MORNING_INTENTION'),
    state: 'sent',
    at: now.toISOString(),
  });
  await endLetters(world);
  return person;
}

finishes('the link that brings a plan which waited brings it once, and the schedules', {
  name: 'Confirmation of a plan that waited',
  caller: 'subscription.confirm',
  calls: 16,
  prepare: waited,
  deliver: press('confirm'),
  left: async (world, of) => {
    const { confirmedAt } = (await userIn(world, of.userId)) ?? {};
    const standing = await standingOf(world, of.userId);
    const confirmed = confirmedAt !== undefined;
    return { letters: await mailsAfterTheFirst(world, of), facts: { ...standing, confirmed } };
  },
  expected: { letters: 1, facts: { state: 'active', schedules: 3, confirmed: true } },
});
