/** Deleting somebody: the word is typed, the letters end, and nothing of theirs is lost. */
import { beforeAll, expect, test } from '@jest/globals';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { removeAs, standings } from '#test/kit/deleting.ts';
import { planOf, rowsIn, schedulesOf, setUser, stateBesideAdmins, userIn } from '#test/kit/kept.ts';
import { begin, signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

const nobody = '5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c';
const counts = async () => standings(await rowsIn(world));
const kept = () => stateBesideAdmins(world);

test('ends the schedules and keeps all the rest, with the state of before', async () => {
  const person = await begin(world);
  const [, ...before] = (await planOf(world, person.userId)).toReversed();
  expect(schedulesOf(world, person.userId)).toHaveLength(3);

  const { status, body } = await removeAs(admin, person);

  expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
  expect(schedulesOf(world, person.userId)).toEqual([]);
  const [user, ...after] = (await planOf(world, person.userId)).toReversed();
  expect(user).toMatchObject({
    state: 'deleted',
    deletedFrom: 'active',
    deletedAt: expect.stringMatching(/T.*Z$/),
    email: person.email,
  });
  expect(after).toEqual(before);
});

test.each([
  ['active', 'subscribed'],
  ['paused', 'paused'],
  ['invited', 'invited'],
  ['unsubscribed', 'unsubscribed'],
  ['suppressed', 'suppressed'],
])('whoever was %s is counted as %s no more, and is a user all the same', async (state, name) => {
  const person = await signUp(world);
  await setUser(world, person.userId, { state });
  const before = await counts();

  await removeAs(admin, person);

  expect(await counts()).toEqual({ ...before, [name]: before[name]! - 1 });
});

test('a second time changes nothing more, and is no failure', async () => {
  const person = await begin(world);
  await removeAs(admin, person);
  const before = await kept();

  expect((await removeAs(admin, person)).status).toBe(200);

  expect(await kept()).toEqual(before);
});

test('two at once delete once', async () => {
  const person = await begin(world);
  const before = await counts();

  const both = await Promise.all([removeAs(admin, person), removeAs(admin, person)]);

  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await counts()).toEqual({ ...before, subscribed: before['subscribed']! - 1 });
});

test.each([
  [{}],
  [{ confirm: '' }],
  [{ confirm: 'delete' }],
  [{ confirm: 'DELETE ' }],
  [{ confirm: 'PURGE' }],
])('the body %j deletes nobody, and says what to type', async (body) => {
  const person = await begin(world);
  const before = await kept();

  const refused = await removeAs(admin, person, body);

  expect(refused).toMatchObject({
    status: 400,
    body: { ok: false, error: 'Please type "DELETE" to confirm' },
  });
  expect(await kept()).toEqual(before);
});

test.each([undefined, 'DELETE', { confirm: ['DELETE'] }])(
  'the body %j is none, and deletes nobody',
  async (body) => {
    const person = await signUp(world);

    const { status } = await admin.remove(`/api/v2/admin/users/${person.userId}`, body);

    expect(status).toBe(400);
    expect(await userIn(world, person.userId)).toMatchObject({ state: 'active' });
  },
);

test.each([nobody, 'nobody', 'a'.repeat(900), '%00'])('an unknown id is not found', async (id) => {
  const { status, body } = await removeAs(admin, { userId: id });

  expect({ status, ok: body['ok'], error: typeof body['error'] }).toEqual({
    status: 404,
    ok: false,
    error: 'string',
  });
});

test('a tester is none of the people', async () => {
  const person = await signUp(world);
  await setUser(world, person.userId, { kind: 'tester' });

  expect((await removeAs(admin, person)).status).toBe(404);
});
