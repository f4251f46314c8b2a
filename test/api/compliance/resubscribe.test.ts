/**
 * Goal: an administrator brings back whoever they ended by mistake, and nobody whose own mailbox
 * has to say so.
 * Method: every way letters end, through the parts that end them, and the built function.
 */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { signedIn } from '#test/kit/admin.ts';
import { atTheCall } from '#test/kit/at-the-call.ts';
import { invited } from '#test/kit/invited.ts';
import { removeRow, rowsIn, schedulesOf, setUser, userIn } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, createUser, day0 } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { stateOfPeople } from '#test/kit/state-of-people.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
const pathOf = (id: string, verb = 'resubscribe') =>
  `/api/admin/email-compliance/user/${id}/${verb}`;

async function resubscribe(userId: string) {
  const { status, body } = await (await signedIn(world)).post(pathOf(userId));
  return { status, code: body['code'], error: body['error'] };
}

test('brings letters, schedules and the count back, and writes down who did it', async () => {
  const { email, userId } = await begin(world);
  const admin = await signedIn(world);
  const stats = async () => (await admin.get('/api/admin/email-compliance/stats')).body;
  const before = await stats();
  await admin.post(pathOf(userId, 'unsubscribe'));

  expect(await resubscribe(userId)).toMatchObject({ status: 200 });

  const user = await userIn(world, userId);
  expect(user).toMatchObject({ state: 'active', returnedAt: expect.any(String) });
  expect(user).not.toHaveProperty('unsubscribedAt');
  expect(schedulesOf(world, userId)).toHaveLength(3);
  expect(await stats()).toMatchObject({
    subscribed: before['subscribed'],
    unsubscribed: before['unsubscribed'],
  });
  await deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world)));
  expect(await world.mails(email)).toHaveLength(2);
  const trail = (await rowsIn(world)).filter(
    ({ pk, sk }) => pk === keys.post(userId) && String(sk).startsWith('CONSENT#'),
  );
  expect(trail.map(({ what, by }) => [what, by])).toEqual([
    ['unsubscribed', 'administrator'],
    ['subscribed', 'administrator'],
  ]);
});

test('who left by their own word can be brought back, as they may have asked for it', async () => {
  const { email, userId } = await begin(world);
  await answer(world, (await world.mails(email))[0]!, 'unsubscribe');

  expect(await resubscribe(userId)).toMatchObject({ status: 200 });
  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
});

test('a mailbox that was only full is tried again', async () => {
  const { userId } = await begin(world);
  await setUser(world, userId, { state: 'suppressed', endedBy: 'soft-bounces' });

  expect(await resubscribe(userId)).toMatchObject({ status: 200 });
  const user = await userIn(world, userId);
  expect(user).toMatchObject({ state: 'active' });
  expect(user).not.toHaveProperty('endedBy');
});

async function simulated(name: string): Promise<string> {
  const address = `${name}@simulator.amazonses.com`;
  const { body } = await createUser(world, address, 'America/Chicago');
  await day0(world, String(body['userId']), 'read');
  await world.runtime.atRest();
  return String(body['userId']);
}

test.each([
  ['complaint', 'USER_HAS_COMPLAINED', /spam.*START/],
  ['bounce', 'MAILBOX_BOUNCES', /bounces.*START/],
  ['suppressionlist', 'LISTED_AT_SES', /suppression list/],
])('after a %s it is refused in a sentence, and nothing changes', async (name, code, words) => {
  const userId = await simulated(name);
  const before = await stateOfPeople(world);

  expect(await resubscribe(userId)).toEqual({
    status: 409,
    code,
    error: expect.stringMatching(words),
  });
  expect(await stateOfPeople(world)).toEqual(before);
});

test('who complained and then left is still theirs alone to bring back', async () => {
  const { userId } = await begin(world);
  await setUser(world, userId, { state: 'suppressed', endedBy: 'bounce' });
  await (await signedIn(world)).post(pathOf(userId, 'unsubscribe'));

  expect(await resubscribe(userId)).toMatchObject({ status: 409, code: 'MAILBOX_BOUNCES' });
  expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
});

test('nobody is enrolled who was invited and never accepted, by no detour', async () => {
  const { userId } = await invited(world);

  expect(await resubscribe(userId)).toMatchObject({ status: 409, code: 'NEVER_ACCEPTED' });
  await (await signedIn(world)).post(pathOf(userId, 'unsubscribe'));
  expect(await resubscribe(userId)).toMatchObject({ status: 409, code: 'NEVER_ACCEPTED' });

  expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
  expect(schedulesOf(world, userId)).toEqual([]);
});

test('whoever is here already stays as they are', async () => {
  const { userId } = await begin(world);
  await setUser(world, userId, { state: 'paused' });
  const before = await stateOfPeople(world);

  expect(await resubscribe(userId)).toMatchObject({ status: 200 });
  expect(await stateOfPeople(world)).toEqual(before);
});

test('an unknown id is a 404', async () => {
  expect(await resubscribe('nobody')).toMatchObject({ status: 404 });
});

test('whoever is erased while brought back keeps no schedules', async () => {
  const { userId } = await begin(world);
  await (await signedIn(world)).post(pathOf(userId, 'unsubscribe'));

  await atTheCall(
    world,
    'compliance.resubscribe',
    ({ service }) => service === 'scheduler',
    () => removeRow(world, keys.user(userId)),
    () => resubscribe(userId),
  );

  expect(schedulesOf(world, userId)).toEqual([]);
});
