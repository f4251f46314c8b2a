/** Restoring brings back what was before, and begins nothing that was not. */
import { beforeAll, expect, test } from '@jest/globals';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { removeAs, restoreAs, standings } from '#test/kit/deleting.ts';
import { invited } from '#test/kit/invited.ts';
import { planOf, rowsIn, schedulesOf, setUser, userIn } from '#test/kit/kept.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

const counts = async () => standings(await rowsIn(world));

const timesOf = (userId: string) =>
  schedulesOf(world, userId)
    .map(({ name, expression, timezone, input }) => ({ name, expression, timezone, input }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** Without when letters came again: silence is counted from then. */
async function userOf(userId: string) {
  const { returnedAt: _at, ...user } = (await userIn(world, userId)) ?? {};
  return user;
}

test('an active person is as before, with their plan, their schedules and their place', async () => {
  const person = await begin(world);
  const before = await userOf(person.userId);
  const [, ...days] = (await planOf(world, person.userId)).toReversed();
  const schedules = timesOf(person.userId);
  const counted = await counts();
  await removeAs(admin, person);

  const { status, body } = await restoreAs(admin, person);

  expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
  expect(await userOf(person.userId)).toEqual(before);
  expect((await planOf(world, person.userId)).toReversed().slice(1)).toEqual(days);
  expect(timesOf(person.userId)).toEqual(schedules);
  expect(await counts()).toEqual(counted);
});

test('times that were changed before are the times of the schedules after', async () => {
  const person = await owner(world);
  await answer(world, person.letter, 'mornings at 7');
  const schedules = timesOf(person.userId);

  await removeAs(admin, person);
  await restoreAs(admin, person);

  expect(JSON.stringify(schedules)).toMatch(/\(0 7 /);
  expect(timesOf(person.userId)).toEqual(schedules);
});

test('a pause of their own goes on, until its own end', async () => {
  const person = await owner(world);
  await answer(world, person.letter, 'pause until Monday');
  const before = await userOf(person.userId);

  await removeAs(admin, person);
  await restoreAs(admin, person);

  expect(before).toMatchObject({ state: 'paused' });
  expect(await userOf(person.userId)).toEqual(before);
  expect(schedulesOf(world, person.userId)).toHaveLength(3);
});

test('whoever had left has left, and gets no schedules', async () => {
  const person = await owner(world);
  await answer(world, person.letter, 'unsubscribe');
  const [before, counted] = [await userIn(world, person.userId), await counts()];

  await removeAs(admin, person);
  await restoreAs(admin, person);

  expect(await userIn(world, person.userId)).toEqual(before);
  expect(await counts()).toEqual(counted);
  expect(schedulesOf(world, person.userId)).toEqual([]);
});

test('whoever was invited is still invited, and no letter begins', async () => {
  const person = await invited(world);
  const before = await userIn(world, person.userId);

  await removeAs(admin, person);
  await restoreAs(admin, person);

  expect(before).toMatchObject({ state: 'invited' });
  expect(await userIn(world, person.userId)).toEqual(before);
  expect(schedulesOf(world, person.userId)).toEqual([]);
});

test('whoever rests after a long silence rests on, without schedules, as before', async () => {
  const person = await begin(world);
  await setUser(world, person.userId, { state: 'paused', pausedBy: 'silence' });
  await removeAs(admin, person);

  await restoreAs(admin, person);

  expect(await userIn(world, person.userId)).toMatchObject({
    state: 'paused',
    pausedBy: 'silence',
  });
  expect(schedulesOf(world, person.userId)).toEqual([]);
});

test('whoever was away for long is not met with the letter that ends a silence', async () => {
  const person = await begin(world);
  await removeAs(admin, person);
  await setUser(world, person.userId, { createdAt: '2020-01-01T00:00:00.000Z' });

  await restoreAs(admin, person);

  const now = new Date(world.clock.now()).toISOString().slice(0, 10);
  expect(String((await userIn(world, person.userId))?.['returnedAt'])).toContain(now);
});

test('restoring twice, or whoever is not deleted, changes nothing and is no failure', async () => {
  const person = await begin(world);
  const counted = await counts();
  const untouched = await restoreAs(admin, person);
  await removeAs(admin, person);
  const both = await Promise.all([restoreAs(admin, person), restoreAs(admin, person)]);

  expect([untouched, ...both].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await counts()).toEqual(counted);
  expect(schedulesOf(world, person.userId)).toHaveLength(3);
});

test('whoever is being purged is not brought back', async () => {
  const person = await begin(world);
  await setUser(world, person.userId, { state: 'purging' });

  const { status, body } = await restoreAs(admin, person);

  expect({ status, ok: body['ok'] }).toEqual({ status: 409, ok: false });
  expect(await userIn(world, person.userId)).toMatchObject({ state: 'purging' });
});

test('an unknown id is not found', async () => {
  const userId = '5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c';

  expect(await restoreAs(admin, { userId })).toMatchObject({
    status: 404,
    body: { ok: false, error: expect.stringMatching(/./) },
  });
});
