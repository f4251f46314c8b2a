/**
 * Goal: a test send is the very letter the person gets, its reply is read as that day's and
 * stage's, and their own letter comes all the same.
 * Method: the built function beside the real touchpoint; the letters compared word by word.
 */
import { expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import { signedIn } from '#test/kit/admin.ts';
import { letterRow, logOf, planOf, repliesOf, rowsIn } from '#test/kit/kept.ts';
import { dateIn, toNextDay, toTime } from '#test/kit/local-time.ts';
import { answer, headerOf, replyTo } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { sendCases, sendTo } from '#test/kit/send-cases.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
const recording = suiteWorld({ at: [10], settings: { USE_REAL_EMAIL: 'false' } });
const stage = 'MIDDAY_CHECKIN';

const newest = async (email: string): Promise<Message> => (await world.mails(email)).at(-1)!;

/** What a person sees of a letter, and what a reply to it goes by. */
const seen = (letter: Message) => ({
  subject: letter.subject,
  text: letter.text,
  html: letter.html,
  replyTo: replyTo(letter),
  references: headerOf(letter, 'References'),
});

test('is word for word the letter that then comes at its own time', async () => {
  await toNextDay(world, [10]);
  const { email, userId } = await begin(world);

  const { status, body } = await sendTo(world, stage, email);
  const tested = await newest(email);
  await toTime(world, [12, 31]);
  const real = await newest(email);

  expect(status).toBe(200);
  expect(body).toEqual({
    ok: true,
    message_id: tested.id,
    stage: 'MIDDAY',
    user_id: userId,
    simulated: false,
  });
  expect(real.id).not.toBe(tested.id);
  expect(seen(real)).toEqual(seen(tested));
  expect(await letterRow(world, userId, dateIn(world), stage)).toMatchObject({ state: 'sent' });
});

test('its reply is read as that of the day and stage, by the numbers it showed', async () => {
  await toNextDay(world, [10]);
  const { email, userId } = await begin(world);
  await sendTo(world, stage, email);

  await answer(world, await newest(email), '2 is done');

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

  await answer(world, await newest(email), '1 is done', { to: 'hello@reply.anchor.example' });

  expect((await repliesOf(world, userId))[0]).toMatchObject({ date: dateIn(world), stage });
});

test('days ahead it shows what was carried over, and moves nothing', async () => {
  await toNextDay(world, [10]);
  const { email, userId } = await begin(world);
  const plan = await planOf(world, userId);
  const schedules = world.endpoint.schedules.all();

  await sendTo(world, stage, email, { timeTravelOffsetDays: 3 });

  const letter = await newest(email);
  const today = await sendTo(world, stage, email).then(() => newest(email));
  expect(letter.text).toMatch(/Finish the deck/);
  expect(letter.subject).not.toBe(today.subject);
  expect(await planOf(world, userId)).toEqual(plan);
  expect(world.endpoint.schedules.all()).toEqual(schedules);
});

test('what is answered to a letter of days ahead changes the plan of today', async () => {
  await toNextDay(world, [10]);
  const { email, userId } = await begin(world);
  await sendTo(world, stage, email, { timeTravelOffsetDays: 7 });

  await answer(world, await newest(email), '1 is done');

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

test('where real mail is off, or none is asked for, it is composed and stays here', async () => {
  const kept = await begin(recording);
  const asked = await begin(world);
  const before = await world.mails(asked.email);

  const off = await sendTo(recording, stage, kept.email);
  const simulated = await sendTo(world, stage, asked.email, { simulate: true });

  for (const { status, body } of [off, simulated]) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ simulated: true, message_id: expect.stringMatching(/^sim/) });
  }
  expect(await recording.mails(kept.email)).toEqual([]);
  expect(await world.mails(asked.email)).toEqual(before);
});

test('no address stands in the log', async () => {
  const { email } = await begin(world);
  await (await signedIn(world)).post('/api/v2/admin/midday/send', { email });

  expect((await logOf(world)).filter((line) => line.includes(email))).toEqual([]);
});

sendCases(world, stage);
