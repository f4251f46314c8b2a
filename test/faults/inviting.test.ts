/**
 * Goal: wherever an invitation or its acceptance breaks, asking again finishes it: one user, one
 * letter; and once accepted, three schedules that begin tomorrow.
 * Method: break every call to AWS in three ways, ask again, look at what is left.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { everyFault } from '#test/kit/every-fault.ts';
import { holderIn, type Invited, invite, invited } from '#test/kit/invited.ts';
import { schedulesOf, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { answer } from '#test/kit/mail.ts';
import { createUser, newAddress } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { expectOneLetter, quietWorld, report, tableOf } from './faults.ts';

let world: World;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

const letters = async (email: string) => {
  await world.runtime.atRest();
  return (await world.mails(email)).length;
};

test('an invitation broken anywhere is sent once by asking again', async () => {
  const { rowsOf } = tableOf(world);

  const places = await everyFault({
    world,
    caller: 'referrals.invite',
    fewTimeouts: true,
    prepare: async () => newAddress(),
    deliver: (email) => invite(world, email),
    check: async (email, place) => {
      const { name } = place;
      expect({ name, guards: (await rowsOf(keys.address(email).pk)).length }).toEqual({
        name,
        guards: 1,
      });
      const userId = await holderIn(world, email);
      expect({ name, state: (await userIn(world, userId))?.['state'] }).toEqual({
        name,
        state: 'invited',
      });
      expectOneLetter(await letters(email), place);
    },
  });

  report('Invitation', places);
  expect(places.length).toBeGreaterThanOrEqual(15);
  expect(world.endpoint.calls.denied()).toEqual([]);
});

const begun = async ({ userId }: Invited, name: string) => {
  const user = await userIn(world, userId);
  expect({ name, state: user?.['state'], schedules: schedulesOf(world, userId).length }).toEqual({
    name,
    state: 'active',
    schedules: 3,
  });
};

test('a button pressed while anything breaks begins the letters when it is pressed again', async () => {
  const places = await everyFault({
    world,
    caller: 'referrals.accept',
    fewTimeouts: true,
    prepare: () => invited(world),
    deliver: ({ userId }) => world.http(linksOf(world, userId).accept, { method: 'POST' }),
    check: (one, { name }) => begun(one, name),
  });

  report('Acceptance', places);
  expect(places.length).toBeGreaterThanOrEqual(10);
});

test('an invited person whose sign-up breaks is signed up by asking again', async () => {
  const places = await everyFault({
    world,
    caller: 'onboarding.createUser',
    fewTimeouts: true,
    prepare: () => invited(world),
    deliver: ({ email }) => createUser(world, email, 'America/Chicago', 'user'),
    check: (one, { name }) => begun(one, name),
  });

  report('Sign-up of an invited person', places);
  expect(places.length).toBeGreaterThanOrEqual(14);
});

test('a yes by reply that breaks anywhere begins the letters and keeps the words once', async () => {
  const { rowsOf } = tableOf(world);

  const places = await everyFault({
    world,
    caller: 'inbound.email',
    fewTimeouts: true,
    prepare: async () => ({ ...(await invited(world)), messageId: `<${newAddress()}>` }),
    deliver: ({ letter, messageId }) => answer(world, letter, 'call mom', { messageId }),
    check: async (one, { name }) => {
      await begun(one, name);
      const days = (await rowsOf(keys.person(one.userId))).filter(({ sk }) =>
        String(sk).startsWith('DAY#'),
      );
      const words = days.flatMap((day) => [day['items'], day['tomorrow']].flat());
      expect({ name, found: JSON.stringify(words).match(/call mom/gi)?.length }).toEqual({
        name,
        found: 1,
      });
    },
  });

  report('Yes by reply', places);
});
