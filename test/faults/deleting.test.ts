/**
 * Goal: wherever a deletion, a restoring or a purge breaks, the same click again finishes it: the
 * state, the schedules, the list and the counts agree, and of a purge nothing is left but a hash.
 * Method: break every call to AWS in every way, ask again, look at all of them.
 */
import { keys } from '#functions/store/keys.ts';
import { purgeAs, removeAs, restoreAs } from '#test/kit/deleting.ts';
import type { Sums } from '#test/kit/every-fault.ts';
import { rowAt, userIn } from '#test/kit/kept.ts';
import { signOf } from '#test/kit/link.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, type SignedUp } from '#test/kit/person.ts';
import { tracesOf } from '#test/kit/traces.ts';
import { join } from '#test/kit/waiting.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { adminOf, standingOf, totalsIn } from './faults.ts';

const counts = (world: World): Promise<Sums> =>
  totalsIn(world, ['users', 'subscribed', 'unsubscribed', 'suppressed', 'waiting']);

/** What an administrator finds of somebody: among the living, and among all. */
async function listedIn(world: World, { userId }: SignedUp) {
  const admin = await adminOf(world);
  const has = async (query: string): Promise<boolean> => {
    const { body } = await admin.get(`/api/v2/admin/users?limit=20&${query}`);
    return (body['items'] as { user_id: string }[]).some((item) => item.user_id === userId);
  };
  return { live: await has('showDeleted=false'), all: await has('showDeleted=true') };
}

async function lifeOf(world: World, person: SignedUp) {
  const user = await userIn(world, person.userId);
  return {
    facts: {
      ...(await standingOf(world, person.userId)),
      deletedFrom: user?.['deletedFrom'],
      listed: await listedIn(world, person),
    },
  };
}

finishes('a deletion broken anywhere is finished by the same click again', {
  name: 'Deleting somebody',
  caller: 'users.remove',
  calls: 7,
  prepare: (world) => begin(world),
  deliver: async (world, person) => removeAs(await adminOf(world), person),
  left: lifeOf,
  expected: {
    facts: {
      state: 'deleted',
      schedules: 0,
      deletedFrom: 'active',
      listed: { live: false, all: true },
    },
  },
  sums: { of: counts, each: { users: 1 } },
});

async function deleted(world: World): Promise<SignedUp> {
  const person = await begin(world);
  await removeAs(await adminOf(world), person);
  return person;
}

finishes('a restoring broken anywhere is finished by the same click again', {
  name: 'Restoring somebody',
  caller: 'users.restore',
  calls: 10,
  prepare: deleted,
  deliver: async (world, person) => restoreAs(await adminOf(world), person),
  left: lifeOf,
  expected: {
    facts: {
      state: 'active',
      schedules: 3,
      deletedFrom: undefined,
      listed: { live: true, all: true },
    },
  },
  sums: { of: counts, each: { users: 1, subscribed: 1 } },
});

const suppressedKey = (world: World, email: string) => {
  const signed = Buffer.from(signOf(world)(`suppressed:${email}`));
  return keys.suppressed(signed.toString('base64url').slice(0, 32));
};

/** Somebody who had left and was deleted, with everything that there may be of a person. */
async function gone(world: World) {
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  await answer(world, letter!, '1 is done');
  await answer(world, letter!, 'I am away', { headers: ['Auto-Submitted: auto-replied'] });
  await answer(world, letter!, 'unsubscribe');
  await join(world, person.email);
  await removeAs(await adminOf(world), person);
  return { ...person, sent: (await world.mails(person.email)).length };
}

finishes('a purge broken anywhere is finished by the same click again, and leaves one hash', {
  name: 'Purging somebody',
  caller: 'users.purge',
  calls: 20,
  prepare: gone,
  deliver: async (world, person) => purgeAs(await adminOf(world), person),
  left: async (world, { userId, email, sent }) => ({
    letters: (await world.mails(email)).length - sent,
    facts: {
      left: await tracesOf(world, userId, email),
      kept: (await rowAt(world, suppressedKey(world, email)))?.['because'],
    },
  }),
  expected: { letters: 0, facts: { left: [], kept: 'unsubscribed' } },
  sums: { of: counts, each: {} },
});
