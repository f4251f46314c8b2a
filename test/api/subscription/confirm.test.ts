/** Confirming an address is noted once it is asked with the link, and grants nothing else. */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { atTheCall } from '#test/kit/at-the-call.ts';
import { removeRow, schedulesOf, setUser, stateOf, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { begin, day0, enter, signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();

const post = (path: string) => world.http(path, { method: 'POST' });

test('the link of the first letter confirms the address, and only that', async () => {
  const { email, userId } = await enter(world);
  await day0(world, userId, 'Finish the deck');
  const [letter] = await world.mails(email);
  const [, token] = /\/email-confirmation\?token=(\S+)/.exec(letter!.text) ?? [];
  const { confirmedAt: before, ...rest } = (await userIn(world, userId))!;

  const { status, json } = await post(`/api/confirm?token=${token}`);

  const { confirmedAt, ...after } = (await userIn(world, userId))!;
  expect(status).toBe(200);
  expect(json()).toEqual({
    ok: true,
    message: expect.stringMatching(/confirmed/),
    next: expect.stringMatching(/^Next: .+ Central\.$/),
  });
  expect(before).toBeUndefined();
  expect(confirmedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(after).toEqual(rest);
  expect(schedulesOf(world, userId)).toHaveLength(3);
  expect(await world.mails(email)).toHaveLength(1);
});

test('twice is answered alike', async () => {
  const { userId } = await signUp(world);
  const path = linksOf(world, userId).confirm;

  const answers = [await post(path), await post(path)];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.text).toBe(answers[0]?.text);
});

test('does not bring back whoever left', async () => {
  const { userId } = await signUp(world);
  const { confirm, unsubscribe } = linksOf(world, userId);
  await post(unsubscribe);

  const { json } = await post(confirm);

  expect(json()).not.toHaveProperty('next');
  expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
  expect(schedulesOf(world, userId)).toEqual([]);
});

test('a user who is not there any more is told of no letter, and is not made', async () => {
  const gone = linksOf(world, '3f2b8c1e-5a4d-4c3b-9a2f-1e0d9c8b7a65').confirm;
  const before = await stateOf(world);

  const { status, json } = await post(gone);

  expect([status, json()]).toEqual([200, { ok: true, message: 'Your address is confirmed.' }]);
  expect(await stateOf(world)).toEqual(before);
});

test('a token we did not make is refused and changes nothing', async () => {
  const { userId } = await signUp(world);
  const { confirm: path, unsubscribe } = linksOf(world, userId);
  const before = await stateOf(world);
  const bad = [
    path.slice(0, -1),
    `${path}a`,
    '/api/confirm',
    '/api/confirm?token=',
    `/api/confirm?token=${userId}`,
    unsubscribe.replace('/api/unsubscribe', '/api/confirm'),
  ];

  for (const one of bad) {
    const { status, json } = await post(one);
    expect([one, status, json<{ code: string }>().code]).toEqual([one, 400, 'BAD_TOKEN']);
  }

  expect(await stateOf(world)).toEqual(before);
});

test('opening it with GET does nothing', async () => {
  const { userId } = await signUp(world);
  const before = await stateOf(world);

  const { status } = await world.http(linksOf(world, userId).confirm);

  expect(status).toBe(404);
  expect(await stateOf(world)).toEqual(before);
});

const rested = async () => {
  const person = await begin(world);
  await setUser(world, person.userId, { state: 'paused', pausedBy: 'silence' });
  return person;
};

test('whoever comes back by it has three schedules, also where none was taken away', async () => {
  const { userId } = await rested();

  const { status } = await post(linksOf(world, userId).confirm);

  expect(status).toBe(200);
  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
  expect(schedulesOf(world, userId)).toHaveLength(3);
});

test('whoever is erased while coming back by it keeps no schedule', async () => {
  const { userId } = await rested();

  await atTheCall(
    world,
    'subscription.confirm',
    ({ service }) => service === 'scheduler',
    () => removeRow(world, keys.user(userId)),
    () => post(linksOf(world, userId).confirm),
  );

  expect(schedulesOf(world, userId)).toEqual([]);
});
