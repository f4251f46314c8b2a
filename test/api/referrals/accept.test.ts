/** The button of an invitation begins the letters on the next day, once, and only by its POST. */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import { atTheCall } from '#test/kit/at-the-call.ts';
import { invite, invited } from '#test/kit/invited.ts';
import { removeRow, schedulesOf, stateOf, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { answer } from '#test/kit/mail.ts';
import { createUser, day0, newAddress, signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [13, 0] });
const post = (path: string) => world.http(path, { method: 'POST' });
const today = () => localDateAt(new Date(world.clock.now()), 'America/Chicago');
const dayMs = 86_400_000;

test('the link in the letter is accepted, and the morning comes at nine the next day', async () => {
  const { email, userId, letter } = await invited(world);
  const [, token] = /\/signup-complete\?token=(\S+)/.exec(letter.text) ?? [];

  const { status, json } = await post(`/api/email/accept?token=${token}`);

  expect([status, json()]).toEqual([200, { ok: true, message: "You're signed up." }]);
  expect(await userIn(world, userId)).toMatchObject({
    state: 'active',
    startsOn: addDays(today(), 1),
    confirmedAt: expect.stringMatching(/T/),
  });
  expect(schedulesOf(world, userId)).toHaveLength(3);
  await world.advance(dayMs);
  const [, morning, midday] = await world.mails(email);
  expect(morning?.text).toMatch(/What matters today/);
  expect(new Date(morning!.sentAt).toISOString()).toMatch(/T1[45]:00/);
  expect(morning?.text).not.toMatch(/Confirm that this is your address/);
  expect(midday).toBeDefined();
});

test('pressed twice, or by two windows at once, it is answered alike and begins once', async () => {
  const { userId } = await invited(world);
  const { accept } = linksOf(world, userId);

  const answers = await Promise.all([post(accept), post(accept)]);
  const after = await userIn(world, userId);
  answers.push(await post(accept));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await userIn(world, userId)).toEqual(after);
  expect(schedulesOf(world, userId)).toHaveLength(3);
});

test('opening it with GET or HEAD changes nothing, and no such call is there', async () => {
  const { userId } = await invited(world);
  const before = await stateOf(world);
  const { accept } = linksOf(world, userId);

  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    expect((await world.http(accept, { method })).status).toBe(404);
  }

  expect(await stateOf(world)).toEqual(before);
});

test('whoever has declined stays away, also where a scanner opens the page', async () => {
  const { userId } = await invited(world);
  const { accept, unsubscribe } = linksOf(world, userId);
  await post(unsubscribe);

  const { status, json } = await post(accept);

  expect([status, json<{ code: string }>().code]).toEqual([410, 'INVITATION_OVER']);
  expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
  expect(schedulesOf(world, userId)).toEqual([]);
});

test('a token of another purpose, a forged one and none are refused and change nothing', async () => {
  const { userId } = await invited(world);
  const { accept, confirm } = linksOf(world, userId);
  const before = await stateOf(world);

  for (const path of [
    confirm.replace('/api/confirm', '/api/email/accept'),
    `${accept.slice(0, -1)}${accept.endsWith('a') ? 'b' : 'a'}`,
    '/api/email/accept',
    `/api/email/accept?token=${userId}`,
  ]) {
    const { status, json } = await post(path);
    expect([path, status, json<{ code: string }>().code]).toEqual([path, 400, 'BAD_TOKEN']);
  }

  expect(await stateOf(world)).toEqual(before);
});

test('an invited person who comes to the page signs up like anybody, at six', async () => {
  const { email, userId } = await invited(world);
  await world.advance(2 * dayMs);

  const { body } = await createUser(world, email, 'America/New_York', 'detected');

  expect(body['userId']).toBe(userId);
  expect(await userIn(world, userId)).toMatchObject({
    state: 'active',
    zone: 'America/New_York',
    rhythm: { MORNING_INTENTION: 360 },
    startsOn: addDays(today(), 1),
  });
  expect(schedulesOf(world, userId)).toHaveLength(3);
  const again = await createUser(world, email, 'America/Denver', 'user');
  expect(again.body['userId']).toBe(userId);
  expect(await userIn(world, userId)).toMatchObject({ zone: 'America/Denver' });
  expect((await day0(world, userId, 'Call Mom')).status).toBe(200);
  expect(await world.mails(email)).toHaveLength(2);
});

test('an invited person who has declined is not told from others on the page', async () => {
  const { email, userId } = await invited(world);
  await post(linksOf(world, userId).unsubscribe);
  const usual = await createUser(world, (await signUp(world)).email, 'America/Chicago');

  const { status, body } = await createUser(world, email, 'America/Chicago');

  expect([status, Object.keys(body)]).toEqual([usual.status, Object.keys(usual.body)]);
  expect(body['userId']).not.toBe(userId);
  expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
});

test('their words are the first intentions, and stand on the first morning', async () => {
  const { email, userId, letter } = await invited(world);

  await answer(world, letter, 'finish the deck\ncall mom');

  expect(await userIn(world, userId)).toMatchObject({
    state: 'active',
    begunAt: expect.stringMatching(/T/),
    startsOn: addDays(today(), 1),
  });
  const [, said] = await world.mails(email);
  expect(said?.text).toMatch(/For tomorrow:[\s\S]*Finish the deck[\s\S]*Call mom/i);
  expect(said?.text).toMatch(/9:00 AM/);
  await world.advance(dayMs);
  const morning = (await world.mails(email))[2];
  expect(morning?.text).toMatch(/1\. \[ \] Finish the deck/i);
  expect(morning?.text).not.toMatch(/yesterday/);
});

test.each(['yes', 'Sure, why not!', 'START'])('"%s" begins with an empty list', async (word) => {
  const { email, userId, letter } = await invited(world);

  await answer(world, letter, word);

  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
  expect((await world.mails(email))[1]?.text).toMatch(/signed up/);
  expect(schedulesOf(world, userId)).toHaveLength(3);
});

test.each(['No thanks', 'not interested', 'No, thank you.', 'unsubscribe', 'STOP'])(
  '"%s" declines, is confirmed once, and nothing comes after it',
  async (word) => {
    const { email, userId, letter } = await invited(world);

    await answer(world, letter, word);
    await world.advance(dayMs);

    expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
    const [, farewell, ...more] = await world.mails(email);
    expect(farewell?.text).toMatch(/unsubscribed/);
    expect(more).toEqual([]);
    expect(schedulesOf(world, userId)).toEqual([]);
  },
);

test('a question is answered, and begins nothing', async () => {
  const { email, userId, letter } = await invited(world);

  await answer(world, letter, 'help');

  expect(await userIn(world, userId)).toMatchObject({ state: 'invited' });
  expect(await userIn(world, userId)).not.toHaveProperty('begunAt');
  expect(await world.mails(email)).toHaveLength(2);
});

test('an out-of-office and a forged reply begin nothing', async () => {
  const { email, userId, letter } = await invited(world);

  await answer(world, letter, 'I am away until Friday.', {
    headers: ['Auto-Submitted: auto-replied'],
  });
  await answer(world, letter, 'yes', { from: 'mallory@evil.example' });

  expect(await userIn(world, userId)).toMatchObject({ state: 'invited' });
  expect((await invite(world, newAddress())).status).toBe(200);
  expect((await world.mails(email)).length).toBeLessThanOrEqual(2);
});

test('pressed again after it broke off behind its schedules, it ends with three of them', async () => {
  const { userId } = await invited(world);
  const { accept } = linksOf(world, userId);
  world.endpoint.calls.fault({
    kind: 'refuse',
    hits: ({ caller, operation }) =>
      caller === 'referrals.accept' && operation === 'TransactWriteItems',
  });
  const broken = await post(accept);
  world.endpoint.calls.fault(undefined);

  const again = await post(accept);

  expect([broken.status, again.status]).toEqual([500, 200]);
  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
  expect(schedulesOf(world, userId)).toHaveLength(3);
});

test('whoever is erased while accepting keeps no schedule', async () => {
  const { userId } = await invited(world);

  await atTheCall(
    world,
    'referrals.accept',
    ({ service }) => service === 'scheduler',
    () => removeRow(world, keys.user(userId)),
    () => post(linksOf(world, userId).accept),
  );

  expect(schedulesOf(world, userId)).toEqual([]);
});
