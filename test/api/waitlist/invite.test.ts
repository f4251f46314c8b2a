/** Somebody who waits is invited once in their life, and the administrator is told what became of it. */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { signedIn } from '#test/kit/admin.ts';
import { atTheCall } from '#test/kit/at-the-call.ts';
import { purge } from '#test/kit/deleting.ts';
import { holderIn, invite, invited } from '#test/kit/invited.ts';
import { removeRow, rowAt, stateBesideAdmins, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { begin, newAddress } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { join } from '#test/kit/waiting.ts';

const world = suiteWorld({ at: [13] });

const ask = async (email: string) =>
  (await signedIn(world)).post('/api/v2/admin/waitlist/invite', { email });

async function waiting(email = newAddress()): Promise<string> {
  await join(world, email);
  return email;
}

test('one who waits gets one letter that says where their address is from', async () => {
  const email = await waiting();

  const { status, body } = await ask(` ${email.toUpperCase()} `);

  const userId = await holderIn(world, email);
  expect([status, body]).toEqual([200, { ok: true, outcome: 'sent', status: 'invited' }]);
  expect(await userIn(world, userId)).toMatchObject({
    state: 'invited',
    source: 'harbor_landing',
    zone: 'America/Chicago',
    zoneSource: 'default',
  });
  const [letter, ...more] = await world.mails(email);
  expect(more).toEqual([]);
  expect(letter?.text.replace(/\s+/g, ' ')).toMatch(
    /You’re invited.*entered on our waitlist, and there’s a place for you now/,
  );
  expect(await rowAt(world, keys.waiting(email))).toBeDefined();

  await world.http(linksOf(world, userId).accept, { method: 'POST' });
  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
});

test('twice, or at once, it is one letter, and the second is told so', async () => {
  const email = await waiting();

  const answers = await Promise.all([ask(email), ask(email)]);
  const again = await ask(email);

  const outcomes = answers.map(({ body }) => String(body['outcome']));
  expect(new Set(outcomes)).toEqual(new Set(['before', 'sent']));
  expect(again.body).toEqual({ ok: true, outcome: 'before', status: 'invited' });
  expect(await world.mails(email)).toHaveLength(1);
});

test.each([
  ['is here', 'known', 'subscribed', async () => (await begin(world)).email],
  ['was invited by somebody else', 'before', 'invited', async () => (await invited(world)).email],
  [
    'has left',
    'known',
    'unsubscribed',
    async () => {
      const { email, userId } = await begin(world);
      await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });
      return email;
    },
  ],
  [
    'had everything erased and came back to the list',
    'objected',
    undefined,
    async () => {
      const { email, letter } = await owner(world);
      await answer(world, letter, 'delete');
      await answer(world, (await world.mails(email)).at(-1)!, 'delete');
      return email;
    },
  ],
])('one who %s is sent nothing', async (_, outcome, status, make) => {
  const email = await waiting(await make());
  const sent = (await world.mails(email)).length;

  const { body } = await ask(email);

  expect(body).toEqual({ ok: true, outcome, ...(status && { status }) });
  expect(await world.mails(email)).toHaveLength(sent);
});

test('who is not on the list can’t be invited, and nothing is done', async () => {
  const before = await stateBesideAdmins(world);

  for (const email of [newAddress(), 'no address', '']) {
    const { status, body } = await ask(email);
    expect([status, body['code']]).toEqual([404, 'NOT_WAITING']);
  }

  expect(await stateBesideAdmins(world)).toEqual(before);
});

test('a visitor who gives an invited address learns no more than before', async () => {
  const email = await waiting();
  await ask(email);

  const { status, body } = await invite(world, email);

  expect([status, body]).toEqual([200, { success: true, message: expect.any(String) }]);
  expect(await world.mails(email)).toHaveLength(1);
});

test('nothing is left of one who was invited and then purged', async () => {
  const email = await waiting();
  await ask(email);
  const userId = await holderIn(world, email);

  await purge(world, { userId, email });

  expect(await rowAt(world, keys.waiting(email))).toBeUndefined();
  expect(await rowAt(world, keys.address(email))).toBeUndefined();
});

test('of whoever is erased while they are invited no letter is noted, and none is sent', async () => {
  const email = await waiting();
  let userId = 'undefined';
  let writes = 0;

  await atTheCall(
    world,
    'waitlist.invite',
    // After the entry's, that of the new user.
    ({ operation }) => operation === 'TransactWriteItems' && ++writes === 2,
    async () => {
      while (userId === 'undefined') userId = await holderIn(world, email);
      await removeRow(world, keys.user(userId));
    },
    () => ask(email),
  );

  expect(await rowAt(world, keys.invitation(userId))).toBeUndefined();
  expect(await world.mails(email)).toEqual([]);
});
