/**
 * Goal: wherever the first day breaks, asking again finishes it: the list kept, its letter sent
 * once. Method: break every call to AWS in every way, ask again, look at what is left.
 */
import { lettersOf } from '#test/kit/kept.ts';
import { day0, signUp } from '#test/kit/person.ts';
import { finishes } from './explore.ts';
import { itemsOf } from './faults.ts';

finishes('a first day broken anywhere is finished by asking again', {
  name: 'Day 0',
  caller: 'onboarding.day0Intentions',
  calls: 5,
  prepare: signUp,
  deliver: (world, { userId }) => day0(world, userId, 'Finish the deck\nCall Mom'),
  left: async (world, { userId, email }) => ({
    items: await itemsOf(world, userId),
    letters: (await world.mails(email)).length,
    facts: (await lettersOf(world, userId)).map(({ state }) => state),
  }),
  expected: { items: ['Finish the deck: o', 'Call Mom: o'], letters: 1, facts: ['sent'] },
});
