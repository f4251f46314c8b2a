/**
 * Goal: whoever an administrator deleted gets no letter by any way, loses nothing they write, and
 * leaves when they say so; nobody else learns that they were deleted.
 * Method: replies, links, events and sign-ups through the built functions, before and after.
 */
import { expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import { remove, restore } from '#test/kit/deleting.ts';
import { letterRow, planOf, repliesOf, schedulesOf, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { dateIn, toNextDay } from '#test/kit/local-time.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, createUser, day0, newAddress, signUp } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

async function deleted() {
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  await remove(world, person);
  return { ...person, letter: letter!, sent: (await world.mails(person.email)).length };
}

const lettersSince = async ({ email, sent }: { email: string; sent: number }) =>
  (await world.mails(email)).slice(sent).map(({ subject }: Message) => subject);

async function itemsOf(userId: string): Promise<readonly string[]> {
  const [, newest] = (await planOf(world, userId)).toReversed();
  const items = (newest?.['items'] ?? []) as readonly (readonly string[])[];
  return items.map(([, text, status]) => `${text}: ${status}`);
}

test('no letter comes for days, and a touchpoint that was on its way says why', async () => {
  const person = await deleted();
  const date = dateIn(world);
  await deliver(world, stageEvent(person.userId, 'MIDDAY_CHECKIN', date));
  expect(await letterRow(world, person.userId, date, 'MIDDAY_CHECKIN')).toMatchObject({
    state: 'not sent',
    because: 'deleted',
  });
  await toNextDay(world, [20]);
  await toNextDay(world, [20]);

  expect(await lettersSince(person)).toEqual([]);
  expect(schedulesOf(world, person.userId)).toEqual([]);
});

test('a reply is read and kept, your list follows it, and nobody is answered', async () => {
  const person = await deleted();

  await answer(world, person.letter, '1 is done, add buy flowers');

  expect(await lettersSince(person)).toEqual([]);
  expect(await repliesOf(world, person.userId)).toMatchObject([
    { text: '1 is done, add buy flowers', notAcknowledged: 'deleted' },
  ]);
  expect(await itemsOf(person.userId)).toEqual([
    'Finish the deck: d',
    'Call Mom: o',
    'Go for a walk: o',
    'Buy flowers: o',
  ]);
  expect(await userIn(world, person.userId)).toMatchObject({ state: 'deleted' });
});

test('once restored, the next letter shows what they wrote meanwhile', async () => {
  const person = await deleted();
  await answer(world, person.letter, '1 and 2 are done');
  await restore(world, person);

  await toNextDay(world, [6, 1]);

  const [morning] = (await world.mails(person.email)).slice(person.sent);
  expect(morning?.text).toMatch(/Go for a walk/);
  expect(morning?.text).not.toMatch(/Finish the deck/);
});

test.each([
  ['a reply', (_: string, letter: Message) => answer(world, letter, 'unsubscribe')],
  [
    'the link of a letter',
    (userId: string) => world.http(linksOf(world, userId).unsubscribe, { method: 'POST' }),
  ],
])('whoever leaves by %s has left when they are restored', async (_, leave) => {
  const person = await deleted();

  await leave(person.userId, person.letter);
  expect(await lettersSince(person)).toEqual([]);
  await restore(world, person);

  expect(await userIn(world, person.userId)).toMatchObject({
    state: 'unsubscribed',
    unsubscribedAt: expect.stringMatching(/T/),
  });
  expect(schedulesOf(world, person.userId)).toEqual([]);
});

test.each(['START', 'resume', 'mornings at 7', 'pause until Monday', "I'm in Lisbon this week"])(
  '%j brings nobody back whom an administrator deleted, and no letter',
  async (words) => {
    const person = await deleted();

    await answer(world, person.letter, words);
    await toNextDay(world, [20]);

    expect(await userIn(world, person.userId)).toMatchObject({ state: 'deleted' });
    expect(schedulesOf(world, person.userId)).toEqual([]);
    expect(await lettersSince(person)).toEqual([]);
  },
);

test('signing up again tells nobody that there was a deletion, and brings nobody back', async () => {
  const person = await deleted();
  const begun = await begin(world);

  const known = await createUser(world, begun.email, 'America/Chicago');
  const again = await createUser(world, person.email, 'America/Chicago');
  const started = await day0(world, String(again.body['userId']), 'Read a book');
  const startedKnown = await day0(world, String(known.body['userId']), 'Read a book');

  const alike = ({ status, body }: typeof again) => [status, body['ok'], Object.keys(body)];
  expect(alike(again)).toEqual(alike(known));
  expect(started).toEqual(startedKnown);
  expect(again.body['userId']).not.toBe(person.userId);
  expect(await userIn(world, person.userId)).toMatchObject({ state: 'deleted' });
  await toNextDay(world, [20]);
  expect(await lettersSince(person)).toEqual([]);
});

test('the same for whoever was deleted before they began', async () => {
  const person = await signUp(world);
  await remove(world, person);

  const again = await createUser(world, person.email, 'Europe/Lisbon', 'user');
  const fresh = await createUser(world, newAddress(), 'Europe/Lisbon', 'user');
  await day0(world, String(again.body['userId']), 'Read a book');
  await day0(world, person.userId, 'Read a book');
  await toNextDay(world, [20]);

  expect([again.status, Object.keys(again.body)]).toEqual([fresh.status, Object.keys(fresh.body)]);
  expect(await userIn(world, person.userId)).toMatchObject({
    state: 'deleted',
    zone: 'America/Chicago',
  });
  expect(await world.mails(person.email)).toEqual([]);
});

test('a deleted person gets no letter that asks, and so no reply of theirs erases them', async () => {
  const person = await deleted();

  await answer(world, person.letter, 'delete');
  expect(await lettersSince(person)).toEqual([]);
  await answer(world, person.letter, 'delete');

  expect(await userIn(world, person.userId)).toMatchObject({ state: 'deleted' });
});
