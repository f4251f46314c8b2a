/**
 * Goal: who leaves has left, whatever breaks or comes in between, and hears of it once.
 * Method: mails to the built function, with a call to AWS refused where one has to fail.
 */
import { expect, test } from '@jest/globals';
import { addDays } from '#shared/domain/local-date.ts';
import { planOf, schedulesOf, userIn } from '#test/kit/kept.ts';
import { toNextDay } from '#test/kit/local-time.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

const stranger = 'mallory@attacker.example';
const isFarewell = /^You’re unsubscribed/m;

test('leaving that broke is carried out, also when another reply came before its retry', async () => {
  const { email, userId, letter } = await owner(world);
  world.endpoint.calls.fault({
    kind: 'refuse',
    hits: ({ caller, operation }) =>
      caller === 'inbound.email' && operation === 'TransactWriteItems',
  });
  await answer(world, letter, 'unsubscribe');
  world.endpoint.calls.fault(undefined);

  await answer(world, letter, '1 is done');
  await world.advance(10 * 60_000);

  expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
  expect(schedulesOf(world, userId)).toEqual([]);
  const letters = await world.mails(email);
  expect(letters.filter(({ text }) => isFarewell.test(text))).toHaveLength(1);
});

test('"don\u2019t unsubscribe me" over three lines, as some programs break it, is no leaving', async () => {
  const { userId, letter } = await owner(world);

  await answer(world, letter, "Don't\nunsubscribe\nme");

  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
});

test.each(['| ', '# ', 'JD> '])(
  'a letter quoted with %j asks for nothing and adds nothing',
  async (sign) => {
    const { userId, letter } = await owner(world);
    const itemsNow = async () =>
      (await planOf(world, userId)).flatMap((row) => (row['items'] ?? []) as readonly unknown[]);
    const before = await itemsNow();

    const quote = letter.text.replace(/^/gm, sign);
    await answer(world, letter, '', { body: `1 is done\n\nAnchor wrote:\n${quote}` });

    expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
    expect(await itemsNow()).toHaveLength(before.length);
    expect(await itemsNow()).not.toEqual(before);
  },
);

test('a reply that holds the word "Boundary" over a hundred rulers is read', async () => {
  const { email, letter } = await owner(world);

  await answer(world, letter, `1 is done\n\nBoundary\n${'--------\n'.repeat(150)}`);

  const got = (await world.mails(email)).at(-1);
  expect(got?.text).toMatch(/is done\./);
  expect(got?.text).not.toMatch(/could not read/);
});

test('a mail that only holds the token ends the letters, and the owner hears of it once', async () => {
  const { email, letter } = await owner(world);

  await answer(world, letter, 'unsubscribe', { from: stranger, subject: 'Buy now' });
  await answer(world, letter, 'unsubscribe', { from: stranger, subject: 'Buy now' });

  const [, farewell, ...more] = await world.mails(email);
  expect(farewell?.text).toMatch(isFarewell);
  expect(farewell?.raw).not.toMatch(/Buy now|mallory/);
  expect(more).toEqual([]);
  expect(await world.mails(stranger)).toEqual([]);
});

test('whoever left is not written to for asking to pause', async () => {
  const { email, userId, letter } = await owner(world);
  await answer(world, letter, 'unsubscribe');

  await answer(world, letter, 'pause until Monday');

  expect(await world.mails(email)).toHaveLength(2);
  expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
});

test('START ends a pause', async () => {
  const { userId, letter } = await owner(world);
  await answer(world, letter, 'pause');

  await answer(world, letter, 'START');

  const user = await userIn(world, userId);
  expect(user).toMatchObject({ state: 'active' });
  expect(user).not.toHaveProperty('pausedUntil');
});

test('a pause asked for in answer to an old letter counts from the day it is asked', async () => {
  const { userId, letter } = await owner(world);
  await toNextDay(world, [10]);
  await toNextDay(world, [10]);
  const today = await toNextDay(world, [10]);

  await answer(world, letter, 'pause until tomorrow');

  expect(await userIn(world, userId)).toMatchObject({ pausedUntil: addDays(today, 1) });
});
