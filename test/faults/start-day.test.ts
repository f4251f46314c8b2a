/**
 * Goal: wherever the first day breaks, asking again finishes it: the list kept, its letter sent
 * once; and wherever a stranger's question breaks, it keeps nothing and its owner is told once.
 * Method: break every call to AWS in every way, ask again, look at what is left.
 */
import { lettersOf } from '#test/kit/kept.ts';
import { confirm, createUser, day0, enter, newAddress } from '#test/kit/person.ts';
import { browserOf } from '#test/kit/visitor.ts';
import { finishes } from './explore.ts';
import { itemsOf, zone } from './faults.ts';

finishes('a first day broken anywhere is finished by asking again', {
  name: 'Day 0',
  caller: 'onboarding.day0Intentions',
  calls: 5,
  prepare: async (world) => {
    const browser = browserOf(world);
    return { browser, ...(await enter(browser)) };
  },
  deliver: (_, { browser, userId }) => day0(browser, userId, 'Finish the deck\nCall Mom'),
  left: async (world, { userId, email }) => ({
    items: await itemsOf(world, userId),
    letters: (await world.mails(email)).length,
    facts: (await lettersOf(world, userId)).map(({ state }) => state),
  }),
  expected: { items: ['Finish the deck: o', 'Call Mom: o'], letters: 1, facts: ['sent'] },
});

finishes('a second click broken anywhere reads the list again, and sends nothing', {
  name: 'Day 0 again',
  caller: 'onboarding.day0Intentions',
  calls: 5,
  prepare: async (world) => {
    const browser = browserOf(world);
    const { email, userId } = await enter(browser);
    await day0(browser, userId, 'Finish the deck\nCall Mom');
    return { browser, email, userId };
  },
  deliver: (_, { browser, userId }) => day0(browser, userId, 'Finish the deck\nCall Mom'),
  left: async (world, { userId, email }) => ({
    items: await itemsOf(world, userId),
    letters: (await world.mails(email)).length,
    facts: (await lettersOf(world, userId)).map(({ state }) => state),
  }),
  expected: { items: ['Finish the deck: o', 'Call Mom: o'], letters: 1, facts: ['sent'] },
});

finishes('a stranger’s words broken anywhere are kept nowhere, and the owner hears once', {
  name: 'Day 0 of a stranger',
  caller: 'onboarding.day0Intentions',
  calls: 5,
  prepare: async (world) => {
    const [stranger, owner] = [browserOf(world), browserOf(world)];
    const email = newAddress();
    await createUser(stranger, email, zone);
    const { body } = await createUser(owner, email, zone);
    const userId = String(body['userId']);
    await day0(owner, userId, 'Finish the deck\nCall Mom');
    await confirm(world, { email, userId });
    return { stranger, email, userId };
  },
  deliver: (_, { stranger, userId }) => day0(stranger, userId, 'Water the plants'),
  left: async (world, { userId, email }) => {
    const mails = await world.mails(email);
    return {
      items: await itemsOf(world, userId),
      letters: mails.length,
      facts: {
        rows: (await lettersOf(world, userId)).map(({ state }) => state),
        words: mails.some(({ raw }) => /plants/.test(raw)),
      },
    };
  },
  expected: {
    items: ['Finish the deck: o', 'Call Mom: o'],
    letters: 2,
    facts: { rows: ['sent', 'sent'], words: false },
  },
});
