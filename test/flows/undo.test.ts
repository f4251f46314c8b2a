/**
 * Goal: `undo` takes the last reply's edits back, exactly, whatever has happened since.
 * Method: mails to the built function over several days; the list is read from the answers.
 */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import { endLetters } from '#test/kit/end-letters.ts';
import { toNextDay, toTime } from '#test/kit/local-time.ts';
import { newest, owner, say } from '#test/kit/mail.ts';
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
