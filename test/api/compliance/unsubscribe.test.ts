/**
 * Goal: an administrator ends a person's letters at once, once, and the trail says who did.
 * Method: the built function, and all that is kept before and after.
 */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { signedIn } from '#test/kit/admin.ts';
import { invited } from '#test/kit/invited.ts';
import { rowsIn, schedulesOf, setUser, userIn } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { begin } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { stateOfPeople } from '#test/kit/state-of-people.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
const pathOf = (id: string) => `/api/admin/email-compliance/user/${id}/unsubscribe`;

const consentsOf = async (userId: string) =>
  (await rowsIn(world)).filter(
    ({ pk, sk }) => pk === keys.post(userId) && String(sk).startsWith('CONSENT#'),
  );

test('ends the letters, takes the schedules away, and writes down who did it', async () => {
  const { email, userId } = await begin(world);
  const sent = await world.mails(email);
  const admin = await signedIn(world);

  const answer = await admin.post(pathOf(userId));
  await deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world)));

  expect(answer).toEqual({ status: 200, body: { ok: true } });
  expect(await userIn(world, userId)).toMatchObject({
    state: 'unsubscribed',
    unsubscribedAt: expect.any(String),
  });
  expect(schedulesOf(world, userId)).toEqual([]);
  // Not even a farewell: it was not asked for by mail.
  expect(await world.mails(email)).toEqual(sent);
  expect(await consentsOf(userId)).toMatchObject([
    { what: 'unsubscribed', by: 'administrator', admin: admin.id },
  ]);
});

test('a second time changes nothing, and is no second departure', async () => {
  const { userId } = await begin(world);
  const admin = await signedIn(world);
  await admin.post(pathOf(userId));
  const before = await stateOfPeople(world);

  const again = await Promise.all([admin.post(pathOf(userId)), admin.post(pathOf(userId))]);

  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stateOfPeople(world)).toEqual(before);
});

test('somebody who was invited is left alone from then on', async () => {
  const { userId } = await invited(world);

  await (await signedIn(world)).post(pathOf(userId));

  expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
});

test.each([
  ['deleted', 409],
  ['purging', 404],
])('whoever is %s is refused with %i, and nothing changes', async (state, status) => {
  const { userId } = await begin(world);
  await setUser(world, userId, { state });
  const before = await stateOfPeople(world);

  expect((await (await signedIn(world)).post(pathOf(userId))).status).toBe(status);
  expect(await stateOfPeople(world)).toEqual(before);
});

test('an unknown id is a 404: nothing changes', async () => {
  const admin = await signedIn(world);
  const before = await stateOfPeople(world);

  const { status } = await admin.post(pathOf('5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c'));

  expect(status).toBe(404);
  expect(await stateOfPeople(world)).toEqual(before);
});
