/**
 * Goal: wherever a link of a letter breaks, pressing it again finishes what it says.
 * Method: break every call to AWS in every way, ask again, look at what is left.
 */
import { userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { begin, type SignedUp } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { standingOf } from './faults.ts';

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
  calls: 2,
  prepare: (world) => begin(world),
  deliver: press('confirm'),
  left: async (world, of) => {
    const { confirmedAt } = (await userIn(world, of.userId)) ?? {};
    const confirmed = confirmedAt !== undefined;
    const standing = await standingOf(world, of.userId);
    return { letters: await mailsAfterTheFirst(world, of), facts: { ...standing, confirmed } };
  },
  expected: { letters: 0, facts: { state: 'active', schedules: 3, confirmed: true } },
});
