/**
 * Goal: `undo` takes back what the last reply did, list and settings, exactly, whatever has happened
 * since.
 * Method: mails to the built function over several days; the list is read from the answers.
 */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import { endLetters } from '#test/kit/end-letters.ts';
import { repliesOf, schedulesOf, setUser, userIn } from '#test/kit/kept.ts';
import { toNextDay, toTime } from '#test/kit/local-time.ts';
import { answer, newest, owner, say } from '#test/kit/mail.ts';
import { beginByText, lastTextTo, text } from '#test/kit/phone.ts';
import { startWorld, type World } from '#test/kit/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => endLetters(world));
afterAll(async () => {
  expect(world.endpoint.deadLetters.all()).toEqual([]);
  await world.close();
});

const listIn = ({ text }: Message): readonly string[] =>
  text.split('\n').flatMap((line) => /(?:\d+\. )?(\[.\] .*)/.exec(line)?.[1]?.trim() ?? []);

/** A person with three things to do, in the middle of a morning. */
async function begun() {
  await toNextDay(world, [10]);
  return await owner(world);
}

test('every kind of edit in one reply is taken back at once', async () => {
  const { letter } = await begun();
  const before = listIn(await say(world, letter, 'list'));
  const changed = await say(world, letter, '1 is done. Drop 2. Move 3 to tomorrow. Add buy milk.');

  const undone = await say(world, changed, 'undo');

  expect(listIn(changed)).not.toEqual(before);
  expect(listIn(undone)).toEqual(before);
});

test('asking for the list, or chatting, in between takes nothing from the undo', async () => {
  const { letter } = await begun();
  const before = listIn(await say(world, letter, 'list'));
  await say(world, letter, 'drop 2');
  await say(world, letter, 'list');
  await say(world, letter, 'thank you!');

  expect(listIn(await say(world, letter, 'undo'))).toEqual(before);
});

test('later touchpoints of the day in between change nothing about it', async () => {
  const { email, letter } = await begun();
  const before = listIn(await say(world, letter, 'list'));
  await say(world, letter, '1 is done, drop 2');
  await toTime(world, [18, 1]);
  const evening = await newest(world, email);

  expect(evening.id).not.toBe(letter.id);
  expect(listIn(await say(world, evening, 'undo'))).toEqual(before);
});

test('the next day, what was done and dropped the evening before is open again', async () => {
  const { email, letter } = await begun();
  const before = listIn(await say(world, letter, 'list'));
  await say(world, letter, '1 is done. Drop 2. Add buy milk.');
  await toNextDay(world, [12, 31]);
  const midday = await newest(world, email);

  const undone = listIn(await say(world, midday, 'undo'));

  // An open item of an earlier day is marked so.
  const carried = before.map((line) => line.replace('[ ]', '[>]')).toSorted();
  const bare = (line: string) => line.replace(/ \(.*\)$/, '');
  expect(listIn(midday).join()).toMatch(/milk/i);
  expect(undone.map(bare).toSorted()).toEqual(carried);
});

test('the next day, also after a reply that changed nothing had opened it', async () => {
  const { email, letter } = await begun();
  await say(world, letter, 'drop 2');
  await toNextDay(world, [6, 1]);
  const morning = await newest(world, email);
  await say(world, morning, 'list');

  expect(listIn(morning).join()).not.toMatch(/Call Mom/);
  expect(listIn(await say(world, morning, 'undo')).join()).toMatch(/\[>\] Call Mom/);
});

test('what was not understood changes nothing, is asked about, and is not undone', async () => {
  const { letter } = await begun();
  const changed = await say(world, letter, 'drop 2');
  const asked = await say(world, letter, '9 is done');

  expect(asked.text).toMatch(/Your list stays as it is\.[\s\S]*say what’s new/);
  expect(listIn(asked)).toEqual(listIn(changed));
  expect(listIn(await say(world, letter, 'undo'))).toHaveLength(3);
});

test('chatter gets a short calm answer that asks nothing', async () => {
  const { letter } = await begun();

  const got = await say(world, letter, 'what a day');

  expect(got.text).toMatch(/Noted\./);
  expect(got.text).not.toMatch(/once more/);
});

test('a doubt about leaving changes nothing and tells the way', async () => {
  const { letter } = await begun();

  const got = await say(world, letter, 'how do I unsubscribe?');

  expect(got.text).toMatch(/How to stop[\s\S]*the one\s+word unsubscribe/);
});

const flat = ({ text }: Message): string => text.replace(/\s+/g, ' ');

/** What an undo of a setting must bring back. */
async function settingOf(userId: string) {
  const { rhythm, zone, channel, state, pausedFrom, pausedUntil } = (await userIn(world, userId))!;
  const schedules = schedulesOf(world, userId)
    .map(({ expression, timezone }) => `${expression} ${timezone}`)
    .toSorted();
  const settings = { rhythm, zone, channel, state, pausedFrom, pausedUntil };
  return { ...settings, schedules };
}

test.each<[what: string, before: readonly string[], reply: string, told: RegExp]>([
  ['times', [], 'mornings at 7', /Letters come at 6:00 AM, 12:30 PM and 6:00 PM Central again\./],
  [
    'what was left out',
    ['weekdays only'],
    'all three, every day',
    /Central, Monday to Friday again\./,
  ],
  ['leaving out', [], 'no midday', /Letters come at 6:00 AM, 12:30 PM and 6:00 PM Central again\./],
  ['a zone', [], 'Lisbon time', /Letters come at 6:00 AM, 12:30 PM and 6:00 PM Central again\./],
  ['a pause', [], 'pause', /Letters come at .* again\..*Next: midday check-in/],
  ['a planned pause', [], 'pause from 2099-01-01', /Letters come at .* again\./],
  [
    'another pause',
    ['pause from 2099-01-01 until 2099-01-05'],
    'pause',
    /No letters from Thursday, January 1 until Monday, January 5\..* Reply resume/,
  ],
  [
    'coming back',
    ['pause until 2099-01-05'],
    'resume',
    /No letters until Monday, January 5\. Your list waits\. Reply resume to come back sooner\./,
  ],
])('%s of the reply before comes back', async (_, before, reply, told) => {
  const { userId, letter } = await begun();
  for (const words of before) await say(world, letter, words);
  const was = await settingOf(userId);
  await say(world, letter, reply);
  expect(await settingOf(userId)).not.toEqual(was);
  // Asking in between is no change.
  await say(world, letter, 'list');

  const undone = await say(world, letter, 'undo');

  expect(flat(undone)).toMatch(/Taken back\./);
  expect(flat(undone)).toMatch(told);
  expect(await settingOf(userId)).toEqual(was);
  expect((await repliesOf(world, userId)).filter(({ intent }) => intent === 'undo')).toHaveLength(
    1,
  );
});

test('the letters come as before after an undo, each once', async () => {
  const { email, letter } = await begun();
  await say(world, letter, 'midday at 2 pm');
  await say(world, letter, 'undo');
  const before = (await world.mails(email)).length;

  await toTime(world, [12, 31]);
  expect(await world.mails(email)).toHaveLength(before + 1);
  await toTime(world, [14, 1]);
  expect(await world.mails(email)).toHaveLength(before + 1);
});

test('texts become mail again, and the number stays confirmed', async () => {
  await toNextDay(world, [10]);
  const { userId, phone } = await beginByText(world);
  await text(world, phone, 'undo');
  const mailed = await userIn(world, userId);
  const told = await lastTextTo(world, phone);
  await text(world, phone, 'text me');
  expect(await userIn(world, userId)).toMatchObject({ channel: 'sms' });

  expect(told).toMatch(/Letters come by email again, at 6:00 AM, 12:30 PM and 6:00 PM Central\./);
  expect(mailed).toMatchObject({ channel: 'email', phone });
  expect(mailed).toHaveProperty('textsAgreedAt');
});

test('list and setting of one reply are taken back together', async () => {
  const { userId, letter } = await begun();
  const list = listIn(await say(world, letter, 'list'));
  const was = await settingOf(userId);
  const changed = await say(world, letter, '1 is done.\n\nPlease pause my letters until Friday.');
  expect(listIn(changed)).not.toEqual(list);
  expect(await userIn(world, userId)).toMatchObject({ state: 'paused' });

  const undone = await say(world, letter, 'undo');

  expect(listIn(undone)).toEqual(list);
  expect(flat(undone)).toMatch(/is open again\. Letters come at 6:00 AM/);
  expect(await settingOf(userId)).toEqual(was);
});

test('after a setting, the list of the reply before it stays', async () => {
  const { letter } = await begun();
  const list = listIn(await say(world, letter, 'drop 2'));
  await say(world, letter, 'mornings at 7');

  expect(listIn(await say(world, letter, 'undo'))).toEqual(list);
});

test('an undo that is delivered twice gives back once', async () => {
  const { email, userId, letter } = await begun();
  const was = await settingOf(userId);
  await say(world, letter, 'mornings at 7');
  const again = { messageId: '<undo-twice@mail.example>' };
  await answer(world, letter, 'undo', again);
  const letters = (await world.mails(email)).length;

  await answer(world, letter, 'undo', again);

  expect(await settingOf(userId)).toEqual(was);
  expect(await world.mails(email)).toHaveLength(letters);
});

test('undo of an undo sets it again, and says so', async () => {
  const { userId, letter } = await begun();
  await say(world, letter, 'mornings at 7');
  const set = await settingOf(userId);
  await say(world, letter, 'undo');

  const got = await say(world, letter, 'undo');

  expect(flat(got)).toMatch(/Letters come at 7:00 AM, 12:30 PM and 6:00 PM Central again\./);
  expect(await settingOf(userId)).toEqual(set);
});

test('what was changed since by other hands stays, and the answer claims nothing', async () => {
  const { userId, letter } = await begun();
  await say(world, letter, 'mornings at 7');
  const { rhythm } = (await userIn(world, userId)) as { rhythm: object };
  await setUser(world, userId, { rhythm: { ...rhythm, MORNING_INTENTION: 480 } });

  const got = await say(world, letter, 'undo');

  expect(flat(got)).toMatch(/Nothing to take back\./);
  expect(await userIn(world, userId)).toMatchObject({ rhythm: { MORNING_INTENTION: 480 } });
});
