/**
 * Goal: a test send is the very letter the person gets, its reply is read as that day's and
 * stage's, and their own letter comes all the same.
 * Method: the built function beside the real touchpoint; the letters compared word by word.
 */
import { expect, test } from '@jest/globals';
import { addDays } from '#shared/domain/local-date.ts';
import { planOf, repliesOf, rowsIn, setUser } from '#test/kit/kept.ts';
import { dateIn, toNextDay } from '#test/kit/local-time.ts';
import { answer, newest } from '#test/kit/mail.ts';
import { begin, newAddress } from '#test/kit/person.ts';
import { reachCases, sameLetter, sendTo } from '#test/kit/send-cases.ts';
import { stateOfPeople } from '#test/kit/state-of-people.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
const stage = 'MIDDAY_CHECKIN';

sameLetter(world, stage, [10], [12, 31]);

test('its reply is read as that of the day and stage, by the numbers it showed', async () => {
  await toNextDay(world, [10]);
  const { email, userId } = await begin(world);
  await sendTo(world, stage, email);

  await answer(world, await newest(world, email), '2 is done');

  const [reply] = await repliesOf(world, userId);
  expect(reply).toMatchObject({ date: dateIn(world), stage });
  const [day] = await planOf(world, userId);
  expect(day?.['items']).toEqual([
    expect.arrayContaining(['Finish the deck', 'o']),
    expect.arrayContaining(['Call Mom', 'd']),
    expect.arrayContaining(['Go for a walk', 'o']),
  ]);
});

test('a reply to its From address finds it by the id that SES gave', async () => {
  await toNextDay(world, [10]);
  const { email, userId } = await begin(world);
  await sendTo(world, stage, email);

  await answer(world, await newest(world, email), '1 is done', {
    to: 'hello@reply.anchor.example',
  });

  expect((await repliesOf(world, userId))[0]).toMatchObject({ date: dateIn(world), stage });
});

test('days ahead it shows what was carried over, and moves nothing', async () => {
  await toNextDay(world, [10]);
  const { email, userId } = await begin(world);
  const plan = await planOf(world, userId);
  const schedules = world.endpoint.schedules.all();

  const { body } = await sendTo(world, stage, email, { timeTravelOffsetDays: 3 });

  expect(body['date']).toBe(addDays(dateIn(world), 3));
  const letter = await newest(world, email);
  const today = await sendTo(world, stage, email).then(() => newest(world, email));
  expect(letter.text).toMatch(/Finish the deck/);
  expect(letter.subject).not.toBe(today.subject);
  expect(await planOf(world, userId)).toEqual(plan);
  expect(world.endpoint.schedules.all()).toEqual(schedules);
});

test('what is answered to a letter of days ahead changes the plan of today', async () => {
  await toNextDay(world, [10]);
  const { email, userId } = await begin(world);
  await sendTo(world, stage, email, { timeTravelOffsetDays: 7 });

  await answer(world, await newest(world, email), '1 is done');

  expect((await repliesOf(world, userId))[0]).toMatchObject({ date: dateIn(world), stage });
  const days = (await planOf(world, userId)).filter(({ sk }) => String(sk).startsWith('DAY#'));
  expect(days.map(({ sk }) => sk)).toEqual([`DAY#${dateIn(world)}`]);
});

/** What was counted today, by name. */
async function counted(...names: readonly string[]): Promise<readonly number[]> {
  const today = `DAY#${new Date(world.clock.now()).toISOString().slice(0, 10)}`;
  const rows = (await rowsIn(world)).filter(
    ({ pk, sk }) => String(pk).startsWith('COUNTER#') && sk === today,
  );
  return names.map((name) => rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0));
}

test('it is counted as what it is, and its arrival like any letter’s', async () => {
  const { email } = await begin(world);
  const names = ['sent:test', 'sent:midday', 'delivered'];
  const before = await counted(...names);

  await sendTo(world, stage, email);

  const after = await counted(...names);
  expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 0, 1]);
});

test('where no real mail is asked for, it is composed and stays here', async () => {
  const asked = await begin(world);
  const before = await world.mails(asked.email);

  const { status, body } = await sendTo(world, stage, asked.email, { simulate: true });

  expect(status).toBe(200);
  expect(body).toMatchObject({ simulated: true, message_id: expect.stringMatching(/^sim/) });
  expect(await world.mails(asked.email)).toEqual(before);
});

reachCases(world, 'sends.midday', ({ email }) => sendTo(world, stage, email));

test.each([
  ['unsubscribed', /is unsubscribed/],
  ['suppressed', /bounces/],
  ['paused', /letters are paused/],
  ['invited', /hasn’t accepted/],
  ['deleted', /is deleted/],
])('whoever is %s gets nothing, and the answer says why', async (state, words) => {
  const { userId, email } = await begin(world);
  await setUser(world, userId, { state });
  const before = await stateOfPeople(world);

  const { status, body } = await sendTo(world, stage, email);

  expect(status).toBe(409);
  expect(body).toMatchObject({ ok: false, error: expect.stringMatching(words) });
  expect(await stateOfPeople(world)).toEqual(before);
});

test('an address of nobody is a 404 that says so', async () => {
  const before = await stateOfPeople(world);

  const { status, body } = await sendTo(world, stage, newAddress());

  expect(status).toBe(404);
  expect(body).toMatchObject({ ok: false, error: 'No user found with that email address' });
  expect(await stateOfPeople(world)).toEqual(before);
});

test.each([0, 8, -2, 1.5, 'three', null])('%j days ahead are refused by the rule', async (days) => {
  const { email } = await begin(world);
  const before = await stateOfPeople(world);

  const { status, body } = await sendTo(world, stage, email, { timeTravelOffsetDays: days });

  expect({ status, error: body['error'] }).toEqual({
    status: 400,
    error: 'Nothing was sent. Choose a whole number of days from 1 to 7.',
  });
  expect(await stateOfPeople(world)).toEqual(before);
});
