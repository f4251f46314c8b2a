/**
 * Goal: replies change the list as their writer meant, whenever and however many of them come.
 * Method: mails to the built function from people who have begun; letters and rows are read.
 */
import { afterAll, expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { planOf, repliesOf, schedulesOf, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { dateIn, toNextDay, toTime } from '#test/kit/local-time.ts';
import { answer, newest, owner, say } from '#test/kit/mail.ts';
import { signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
afterAll(() => {
  expect(world.endpoint.deadLetters.all().length).toBe(0);
});

const listIn = ({ text }: Message): readonly string[] =>
  text.split('\n').flatMap((line) => /(?:\d+\. )?(\[.\] .*)/.exec(line)?.[1]?.trim() ?? []);

test('five replies at once all land, and each is answered', async () => {
  const { email, userId, letter } = await owner(world);
  const things = ['water the plants', 'book a table', 'pay the rent', 'read a book', 'buy milk'];

  await Promise.all(things.map((thing) => answer(world, letter, `add ${thing}`)));
  await world.advance(5 * 60_000);

  expect(await world.mails(email)).toHaveLength(6);
  expect(await repliesOf(world, userId)).toHaveLength(5);
  const { text } = await say(world, letter, 'list');
  for (const thing of things) expect(text.toLowerCase()).toContain(thing);
});

test('an answer above a pasted document is read, and the rest is said to have changed nothing', async () => {
  const { letter } = await owner(world);
  const minutes = '2. Budget done, everything is finished. Cancel the rest.\n\n'.repeat(200);

  const got = await say(world, letter, `1 is done\n\n${minutes}`);

  expect(got.text.replace(/\s+/g, ' ')).toMatch(/a long one\. We read its beginning, and the rest/);
  expect(listIn(got)).toEqual(['[x] Finish the deck', '[ ] Call Mom', '[ ] Go for a walk']);
  expect((await say(world, letter, 'drop 2')).text).not.toMatch(/a long one/);
});

test('undo takes the last reply back, and only that', async () => {
  const { letter } = await owner(world);
  const first = listIn(await say(world, letter, '1 is done'));
  await say(world, letter, 'drop 2, add buy milk');

  const undone = await say(world, letter, 'undo');

  expect(undone.text).toMatch(/Taken back\.[\s\S]*“Call Mom” is open again/);
  expect(listIn(undone)).toEqual(first);
  expect(first[0]).toBe('[x] Finish the deck');
});

test('undo twice says again what was taken back', async () => {
  const { letter } = await owner(world);
  const first = listIn(await say(world, letter, '1 is done, drop 2, add buy milk'));
  await say(world, letter, 'undo');

  expect(listIn(await say(world, letter, 'undo'))).toEqual(first);
});

test('undo with nothing to take back says so and changes nothing', async () => {
  const { letter } = await owner(world);

  const got = await say(world, letter, 'undo');

  expect(got.text).toMatch(/Nothing to take back/);
  expect(listIn(got)).toEqual(listIn(letter));
});

test('a reply to the letter of yesterday, after today was opened, changes what is meant', async () => {
  await toNextDay(world, [10]);
  const { email, letter, userId } = await owner(world);
  await toNextDay(world, [6, 1]);
  const morning = await newest(world, email);
  await say(world, morning, 'add buy milk');

  const late = await say(world, letter, '2 is done');

  const [today] = listIn(late).filter((line) => /Call Mom/.test(line));
  expect(today).toMatch(/^\[x\] Call Mom/);
  expect(listIn(late).join()).toMatch(/milk/i);
  const days = (await planOf(world, userId)).filter(({ sk }) => String(sk).startsWith('DAY#'));
  expect(days.map(({ date }) => date)).toEqual([addDays(dateIn(world), -1), dateIn(world)]);
  expect(days[0]).toMatchObject({ version: 1 });
});

test('a reply of last night, read in the morning, belongs to its own day', async () => {
  await toNextDay(world, [18, 1]);
  const { email, letter } = await owner(world);
  await toNextDay(world, [5]);

  await say(world, letter, 'finished the deck');
  await toTime(world, [6, 1]);

  const morning = await newest(world, email);
  expect(listIn(morning).join()).not.toMatch(/deck/);
  expect(listIn(morning).join()).toMatch(/Call Mom/);
});

test('resume brings the letters back at once', async () => {
  await toNextDay(world, [10]);
  const { email, userId, letter } = await owner(world);
  await say(world, letter, 'pause');
  await toTime(world, [13]);
  const before = (await world.mails(email)).length;

  await say(world, letter, 'resume');
  await toTime(world, [18, 1]);

  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
  expect(await userIn(world, userId)).not.toHaveProperty('pausedUntil');
  expect(await world.mails(email)).toHaveLength(before + 2);
});

test('a reply in a pause is taken and answered all the same', async () => {
  const { letter } = await owner(world);
  await say(world, letter, 'pause');

  const got = await say(world, letter, '1 is done');

  expect(listIn(got)[0]).toBe('[x] Finish the deck');
});

test('unsubscribe is answered once, with the way back, and then there is silence', async () => {
  const { email, userId, letter } = await owner(world);

  const farewell = await say(world, letter, 'Unsubscribe.\n\nSent from my iPhone');
  await say(world, letter, 'unsubscribe');
  await say(world, letter, '1 is done');
  await toNextDay(world, [20]);

  expect(farewell.text).toMatch(/unsubscribed[\s\S]*START/);
  expect(listIn(farewell)).toEqual([]);
  expect(await world.mails(email)).toHaveLength(2);
  expect(schedulesOf(world, userId)).toEqual([]);
});

test('start brings whoever left back, with their list and their three schedules', async () => {
  await toNextDay(world, [10]);
  const { email, userId, letter } = await owner(world);
  const farewell = await say(world, letter, 'stop');

  const back = await say(world, farewell, 'START');
  await toTime(world, [12, 31]);

  expect(back.id).not.toBe(farewell.id);
  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
  expect(schedulesOf(world, userId)).toHaveLength(3);
  expect(listIn(await newest(world, email))).toHaveLength(3);
});

test('an answer to the first letter of whoever never began makes a plan of their own', async () => {
  await toNextDay(world, [10]);
  const { email, userId } = await signUp(world);
  await toNextDay(world, [6, 1]);

  const got = await say(world, await newest(world, email), 'write the report\ncall Mom');

  expect(listIn(got)).toHaveLength(2);
  expect(await userIn(world, userId)).toMatchObject({ begunAt: expect.stringMatching(/T/) });
});

test('whoever left by the link is not written to, whatever they reply', async () => {
  const { email, userId, letter } = await owner(world);
  await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });

  await say(world, letter, '1 is done');

  expect(await world.mails(email)).toHaveLength(1);
  const [reply] = await repliesOf(world, userId);
  expect(reply).toMatchObject({ notAcknowledged: 'unsubscribed' });
});
