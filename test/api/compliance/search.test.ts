/**
 * Goal: an administrator finds a person by any spelling of their address, and learns where they
 * stand and whether they can be brought back.
 * Method: people in several states through the built function.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { invited } from '#test/kit/invited.ts';
import { setUser, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { begin, newAddress } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

async function search(address: string) {
  const path = `/api/admin/email-compliance/user/${encodeURIComponent(address)}/search`;
  return (await signedIn(world)).get(path);
}

test('finds whoever is subscribed, however the address is typed', async () => {
  const { email, userId } = await begin(world);
  const number = (await userIn(world, userId))?.['number'];

  for (const typed of [email, email.toUpperCase(), ` ${email} `]) {
    expect(await search(typed)).toEqual({
      status: 200,
      body: {
        ok: true,
        userId,
        email,
        userNumber: number,
        unsubscribed: false,
        state: 'active',
        status: 'subscribed',
      },
    });
  }
});

test('says since when somebody is unsubscribed', async () => {
  const { email, userId } = await begin(world);
  await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });

  expect((await search(email)).body).toMatchObject({
    unsubscribed: true,
    unsubscribedAt: (await userIn(world, userId))?.['unsubscribedAt'],
    state: 'unsubscribed',
    status: 'unsubscribed',
  });
});

test.each([
  ['unsubscribed', 'complaint', /reported our mail as spam/],
  ['suppressed', 'bounce', /bounces/],
  ['suppressed', 'suppression-list', /suppression list/],
])('says of one who is %s by a %s why only they can come back', async (state, endedBy, why) => {
  const { email, userId } = await begin(world);
  await setUser(world, userId, { state, endedBy });

  const { body } = await search(email);

  expect(body).toMatchObject({ state, endedBy, keptAway: expect.stringMatching(why) });
});

test('a mailbox that was only full may be tried again', async () => {
  const { email, userId } = await begin(world);
  await setUser(world, userId, { state: 'suppressed', endedBy: 'soft-bounces' });

  expect((await search(email)).body).not.toHaveProperty('keptAway');
});

test('of one who never accepted it says so', async () => {
  const { email } = await invited(world);

  expect((await search(email)).body).toMatchObject({
    state: 'invited',
    status: 'invited',
    unsubscribed: false,
    keptAway: expect.stringMatching(/hasn’t accepted/),
  });
});

test('of one who is deleted it says what to do first', async () => {
  const { email, userId } = await begin(world);
  await setUser(world, userId, { state: 'deleted', deletedFrom: 'active' });

  expect((await search(email)).body).toMatchObject({
    status: 'deleted',
    keptAway: expect.stringMatching(/Restore them first/),
  });
});

test('of one who plans a pause it names the dates', async () => {
  const { email, userId } = await begin(world);
  await setUser(world, userId, { state: 'paused', pausedFrom: '2999-01-01' });

  expect((await search(email)).body).toMatchObject({
    state: 'paused',
    status: 'pause-planned',
    pausedFrom: '2999-01-01',
  });
});

test.each([newAddress(), 'no address at all', '@', 'a@b@c', ' '])(
  'nobody is found by %j, and that is a 404',
  async (typed) => {
    const { status, body } = await search(typed);

    expect(status).toBe(404);
    expect(body).toMatchObject({ ok: false, error: 'No user found with that email address' });
  },
);

test('whoever is being erased is not found any more', async () => {
  const { email, userId } = await begin(world);
  await setUser(world, userId, { state: 'purging' });

  expect((await search(email)).status).toBe(404);
});
