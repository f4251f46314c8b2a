/**
 * Goal: wherever an administrator's act breaks, asking again finishes it, and it is done once.
 * Method: break every call to AWS in every way, ask again, look at what is left.
 */
import { keys } from '#functions/store/keys.ts';
import { keptMail, repliesOf, rowAt, rowsOf } from '#test/kit/kept.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, type SignedUp } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { adminOf, itemsOf, standingOf } from './faults.ts';

const compliance = '/api/admin/email-compliance';

const ask = async (world: World, path: string) =>
  (await adminOf(world)).http(`${compliance}/${path}`, { method: 'POST', body: '{}' });

const act =
  (name: string) =>
  (world: World, { userId }: SignedUp) =>
    ask(world, `user/${userId}/${name}`);

/** Where they stand, and how many words of consent were written down. */
async function trailOf(world: World, { userId }: SignedUp) {
  const trail = await rowsOf(world, keys.post(userId), 'CONSENT#');
  return { facts: { ...(await standingOf(world, userId)), trail: trail.length } };
}

finishes('leaving that broke anywhere is finished, and is one departure', {
  name: 'Administrator, unsubscribe',
  caller: 'compliance.unsubscribe',
  calls: 3,
  prepare: (world) => begin(world),
  deliver: act('unsubscribe'),
  left: trailOf,
  expected: { facts: { state: 'unsubscribed', schedules: 0, trail: 1 } },
});

finishes('coming back that broke anywhere is finished, with all schedules', {
  name: 'Administrator, resubscribe',
  caller: 'compliance.resubscribe',
  calls: 3,
  prepare: async (world) => {
    const left = await begin(world);
    await act('unsubscribe')(world, left);
    return left;
  },
  deliver: act('resubscribe'),
  left: trailOf,
  expected: { facts: { state: 'active', schedules: 3, trail: 2 } },
});

async function putAside(world: World) {
  const owner = await begin(world);
  const [letter] = await world.mails(owner.email);
  const id = await answer(world, letter!, '1 is done', { from: 'mallory@attacker.example' });
  return { ...owner, id, told: (await world.mails(owner.email)).length };
}

finishes('a release that broke anywhere is finished: applied once, answered once', {
  name: 'Administrator, release',
  caller: 'compliance.release',
  calls: 8,
  prepare: putAside,
  deliver: (world, { id }) => ask(world, `quarantine/${id}/release`),
  left: async (world, { id, userId, email, told }) => ({
    items: await itemsOf(world, userId),
    replies: (await repliesOf(world, userId)).length,
    letters: (await world.mails(email)).length - told,
    facts: { aside: await rowAt(world, keys.quarantined(id)) },
  }),
  expected: {
    items: ['Finish the deck: d', 'Call Mom: o', 'Go for a walk: o'],
    replies: 1,
    letters: 1,
    facts: { aside: undefined },
  },
});

finishes('a discarding that broke anywhere is finished: neither row nor mail is left', {
  name: 'Administrator, discard',
  caller: 'compliance.discard',
  calls: 3,
  prepare: putAside,
  deliver: (world, { id }) => ask(world, `quarantine/${id}/discard`),
  left: async (world, { id, userId }) => ({
    facts: {
      aside: await rowAt(world, keys.quarantined(id)),
      notes: await rowsOf(world, keys.post(userId), 'MAIL#'),
      mail: await keptMail(world, id).then(String, () => 'gone'),
    },
  }),
  expected: { facts: { aside: undefined, notes: [], mail: 'gone' } },
});
