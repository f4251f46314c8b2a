/**
 * Goal: wherever a deletion, a restoring or a purge breaks, the same click again finishes it: the
 * state, the schedules, the list and the counts agree, and of a purge nothing is left.
 * Method: break every call to AWS in three ways, ask again, look at all of them.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { signedIn } from '#test/kit/admin.ts';
import { purge, remove, restore, standings } from '#test/kit/deleting.ts';
import { everyFault } from '#test/kit/every-fault.ts';
import { rowAt, rowsIn, schedulesOf, userIn } from '#test/kit/kept.ts';
import { signOf } from '#test/kit/link.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, type SignedUp } from '#test/kit/person.ts';
import { tracesOf } from '#test/kit/traces.ts';
import { join } from '#test/kit/waiting.ts';
import type { World } from '#test/kit/world.ts';
import { quietWorld, report } from './faults.ts';

let world: World;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

/** What an administrator finds of somebody: in the table of the living, and in that of all. */
async function isListed({ userId }: SignedUp) {
  const admin = await signedIn(world);
  const items = async (query: string) =>
    (await admin.get(`/api/v2/admin/users?${query}`)).body['items'] as { user_id: string }[];
  const has = (all: readonly { user_id: string }[]) =>
    all.some(({ user_id }) => user_id === userId);
  return {
    live: has(await items('limit=200')),
    all: has(await items('showDeleted=true&limit=200')),
  };
}

const counts = async () => standings(await rowsIn(world));

test('a deletion broken anywhere is finished by the same click again', async () => {
  let before = await counts();
  const places = await everyFault({
    world,
    caller: 'users.remove',
    fewTimeouts: true,
    prepare: async () => {
      const person = await begin(world);
      before = await counts();
      return person;
    },
    deliver: (person) => remove(world, person),
    check: async (person, { name }) => {
      const user = await userIn(world, person.userId);

      expect({
        name,
        state: user?.['state'],
        from: user?.['deletedFrom'],
        schedules: schedulesOf(world, person.userId).length,
        listed: await isListed(person),
        counts: await counts(),
      }).toEqual({
        name,
        state: 'deleted',
        from: 'active',
        schedules: 0,
        listed: { live: false, all: true },
        counts: { ...before, subscribed: before['subscribed']! - 1 },
      });
    },
  });

  report('Deleting', places);
  expect(places.length).toBeGreaterThanOrEqual(5 * 2);
  expect(world.endpoint.calls.denied()).toEqual([]);
}, 240_000);

test('a restoring broken anywhere is finished by the same click again', async () => {
  let before = await counts();
  const places = await everyFault({
    world,
    caller: 'users.restore',
    fewTimeouts: true,
    prepare: async () => {
      const person = await begin(world);
      before = await counts();
      await remove(world, person);
      return person;
    },
    deliver: (person) => restore(world, person),
    check: async (person, { name }) => {
      const user = await userIn(world, person.userId);

      expect({
        name,
        state: user?.['state'],
        traces: [user?.['deletedFrom'], user?.['deletedAt']],
        schedules: schedulesOf(world, person.userId).length,
        listed: await isListed(person),
        counts: await counts(),
      }).toEqual({
        name,
        state: 'active',
        traces: [undefined, undefined],
        schedules: 3,
        listed: { live: true, all: true },
        counts: before,
      });
    },
  });

  report('Restoring', places);
  expect(places.length).toBeGreaterThanOrEqual(8 * 2);
  expect(world.endpoint.calls.denied()).toEqual([]);
}, 240_000);

const suppressedKey = (email: string) => {
  const signed = Buffer.from(signOf(world)(`suppressed:${email}`));
  return keys.suppressed(signed.toString('base64url').slice(0, 32));
};

/** Somebody who had left and was deleted, with everything that there may be of a person. */
async function gone() {
  const before = await counts();
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  await answer(world, letter!, '1 is done');
  await answer(world, letter!, 'I am away', { headers: ['Auto-Submitted: auto-replied'] });
  await answer(world, letter!, 'unsubscribe');
  await join(world, person.email);
  await remove(world, person);
  return { ...person, before, sent: (await world.mails(person.email)).length };
}

test('a purge broken anywhere is finished by the same click again, and leaves one hash', async () => {
  const places = await everyFault({
    world,
    caller: 'users.purge',
    fewTimeouts: true,
    prepare: gone,
    deliver: (person) => purge(world, person),
    check: async (person, { name }) => {
      const { userId, email, before, sent } = person;

      expect({
        name,
        left: await tracesOf(world, userId, email),
        kept: (await rowAt(world, suppressedKey(email)))?.['because'],
        counts: await counts(),
        letters: (await world.mails(email)).length,
      }).toEqual({ name, left: [], kept: 'unsubscribed', counts: before, letters: sent });
    },
  });

  report('Purging', places);
  expect(places.length).toBeGreaterThanOrEqual(20 * 2);
  expect(world.endpoint.calls.denied()).toEqual([]);
}, 480_000);
