/** An address is asked once in its life, and whoever gave it learns nothing about it. */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { atTheCall } from '#test/kit/at-the-call.ts';
import { holderIn, invite, invited } from '#test/kit/invited.ts';
import { removeRow, rowAt, schedulesOf, stateOf, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { begin, newAddress, signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [13, 0] });

const thanks = { success: true, message: expect.stringMatching(/./) };
const lastAnswer = async (email: string) => (await invite(world, email)).body;

test('a new address gets one letter, and stands as invited with the times of the page', async () => {
  const email = newAddress();

  const { status, body } = await invite(world, email, { source: 'share_confirmation_page' });

  const userId = await holderIn(world, email);
  expect([status, body]).toEqual([200, thanks]);
  expect(await userIn(world, userId)).toMatchObject({
    state: 'invited',
    source: 'share_confirmation_page',
    zone: 'America/Chicago',
    zoneSource: 'default',
    rhythm: { MORNING_INTENTION: 540, MIDDAY_CHECKIN: 750, EVENING_REFLECTION: 1080 },
    number: expect.any(Number),
  });
  expect(schedulesOf(world, userId)).toEqual([]);
  const [letter, ...more] = await world.mails(email);
  expect(more).toEqual([]);
  expect(letter?.text).toMatch(/You’re invited/);
  expect(letter?.text).toMatch(/\/signup-complete\?token=\w+/);
  expect(letter?.text).toMatch(/9:00 AM, 12:30 PM\s+and\s+6:00\s+PM\s+Central/);
  expect(await rowAt(world, keys.invitation(userId))).toMatchObject({ state: 'sent' });
});

test('nothing more comes for weeks where nobody answers', async () => {
  const { email } = await invited(world);

  await world.advance(3 * 86_400_000);

  expect(await world.mails(email)).toHaveLength(1);
});

test('asked a hundred times, in any spelling, it writes once', async () => {
  const email = newAddress();
  for (const spelling of [email, email.toUpperCase(), ` ${email} `]) {
    expect((await invite(world, spelling)).body).toEqual(thanks);
  }
  const statuses = await Promise.all(
    Array.from({ length: 97 }, async () => (await invite(world, email)).status),
  );

  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await world.mails(email)).toHaveLength(1);
});

test('two who give the same address at the same moment have it asked once', async () => {
  const email = newAddress();

  const answers = await Promise.all([1, 2, 3, 4].map(() => invite(world, email)));

  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => thanks));
  expect(await world.mails(email)).toHaveLength(1);
});

test.each([
  ['is here', async () => (await begin(world)).email],
  ['has typed the address and gone', async () => (await signUp(world)).email],
  [
    'has left',
    async () => {
      const { email, userId } = await begin(world);
      await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });
      return email;
    },
  ],
  [
    'has declined an invitation',
    async () => {
      const { email, userId } = await invited(world);
      await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });
      return email;
    },
  ],
  ['has had everything erased', () => erased()],
])('somebody who %s is sent nothing, and the giver is thanked all the same', async (_, make) => {
  const email = await make();
  const sent = (await world.mails(email)).length;
  const stranger = await lastAnswer(newAddress());
  const { guard, ...before } = await about(email);

  expect(await lastAnswer(email)).toEqual(stranger);

  const { guard: after, ...then } = await about(email);
  expect(then).toEqual(before);
  expect(after).toEqual(guard);
  expect(await world.mails(email)).toHaveLength(sent);
});

async function erased(): Promise<string> {
  const { email, letter } = await owner(world);
  await answer(world, letter, 'delete');
  await answer(world, (await world.mails(email)).at(-1)!, 'delete');
  return email;
}

async function about(email: string) {
  const guard = await rowAt(world, keys.address(email));
  const userId = guard && String(guard['userId']);
  const user = userId && (await userIn(world, userId));
  return { guard, user, schedules: userId ? schedulesOf(world, userId) : [] };
}

test('whoever asks cannot tell by the calls that are made whom an address is of', async () => {
  const known = (await begin(world)).email;
  const asked = (await invited(world)).email;
  const counts = new Map<string, number>();
  for (const [who, email] of [
    ['new', newAddress()],
    ['known', known],
    ['invited before', asked],
    ['erased', await erased()],
  ] as const) {
    await world.runtime.atRest();
    world.endpoint.calls.reset();
    await invite(world, email);
    const calls = world.endpoint.calls.seen().filter(({ caller }) => caller === 'referrals.invite');
    counts.set(who, calls.length);
  }

  const [first, ...others] = counts.values();
  for (const count of others) expect(Math.abs(count - first!)).toBeLessThanOrEqual(1);
});

test.each([
  [{ email: 'no address' }, 'INVALID_EMAIL'],
  [{ email: '' }, 'INVALID_EMAIL'],
  [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'INVALID_EMAIL'],
  [{ timezone: 'Mars/Olympus' }, 'INVALID_TIMEZONE'],
  [{ source: 'landing_page' }, 'BAD_REQUEST'],
  [{ email: 7 }, 'BAD_REQUEST'],
])('%j is refused with a sentence, and nothing is kept or sent', async (wrong, code) => {
  const before = await stateOf(world);

  const { status, body } = await invite(world, newAddress(), wrong);

  expect([status, body['success'], body['code']]).toEqual([400, false, code]);
  expect(body['message']).toMatch(/\.|address$/);
  expect(await stateOf(world)).toEqual(before);
});

test('of whoever is erased while they are invited no letter is noted, and none is sent', async () => {
  const email = newAddress();
  let userId = '';

  await atTheCall(
    world,
    'referrals.invite',
    ({ operation }) => operation === 'TransactWriteItems',
    async () => {
      while (userId === '' || userId === 'undefined') userId = await holderIn(world, email);
      await removeRow(world, keys.user(userId));
    },
    () => invite(world, email),
  );

  expect(await rowAt(world, keys.invitation(userId))).toBeUndefined();
  expect(await world.mails(email)).toEqual([]);
});
