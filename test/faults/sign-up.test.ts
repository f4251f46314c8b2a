/**
 * Goal: wherever a sign-up breaks, asking again finishes it: one user, three schedules, one number.
 * Method: break every call to AWS in every way, ask again, look at what is left.
 */
import { keys } from '#functions/store/keys.ts';
import { rowAt, rowsOf, schedulesOf, userIn } from '#test/kit/kept.ts';
import { createUser, newAddress } from '#test/kit/person.ts';
import { join } from '#test/kit/waiting.ts';
import { finishes } from './explore.ts';
import { totalsIn, zone } from './faults.ts';

finishes('a sign-up broken anywhere is finished by asking again', {
  name: 'Sign-up',
  caller: 'onboarding.createUser',
  calls: 6,
  prepare: async () => newAddress(),
  deliver: (world, email) => createUser(world, email, zone, 'user'),
  left: async (world, email) => {
    const guards = await rowsOf(world, keys.address(email).pk);
    const userId = String(guards[0]?.['userId']);
    const user = await userIn(world, userId);
    const zones = schedulesOf(world, userId).map(({ timezone }) => timezone);
    return { facts: { guards: guards.length, email: user?.['email'], zones } };
  },
  expected: (_, email) => ({ facts: { guards: 1, email, zones: [zone, zone, zone] } }),
});

finishes(
  'a zone corrected on the second page, broken anywhere, is the schedules’ by asking again',
  {
    name: 'Second page',
    caller: 'onboarding.createUser',
    calls: 6,
    prepare: async (world) => {
      const email = newAddress();
      await createUser(world, email, zone);
      return email;
    },
    deliver: (world, email) => createUser(world, email, 'Asia/Tokyo', 'user'),
    left: async (world, email) => {
      const userId = String((await rowAt(world, keys.address(email)))?.['userId']);
      const user = await userIn(world, userId);
      const zones = schedulesOf(world, userId).map(({ timezone }) => timezone);
      return { facts: { zone: user?.['zone'], zones } };
    },
    expected: { facts: { zone: 'Asia/Tokyo', zones: ['Asia/Tokyo', 'Asia/Tokyo', 'Asia/Tokyo'] } },
  },
);

finishes('a place on the waitlist broken anywhere is taken once by asking again', {
  name: 'Waitlist',
  caller: 'waitlist.join',
  calls: 2,
  prepare: async () => newAddress(),
  deliver: (world, email) => join(world, email),
  left: async (world, email) => {
    const row = await rowAt(world, keys.waiting(email));
    return { letters: (await world.mails(email)).length, facts: row?.['email'] };
  },
  expected: (_, email) => ({ letters: 0, facts: email }),
  sums: { of: async (world) => totalsIn(world, ['waiting']), each: { waiting: 1 } },
});
