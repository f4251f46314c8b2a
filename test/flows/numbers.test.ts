/**
 * Goal: a number means the line that bore it in the letter that is answered, whatever came since.
 * Method: two letters with different numbers are answered out of turn; the plan is read.
 */
import { expect, test } from '@jest/globals';
import { storedDayOf } from '#functions/store/days.ts';
import { planOf } from '#test/kit/kept.ts';
import { toNextDay, toTime } from '#test/kit/local-time.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

const statusOf = async (userId: string): Promise<Record<string, string>> => {
  const days = (await planOf(world, userId)).filter(({ sk }) => String(sk).startsWith('DAY#'));
  const newest = days.sort((a, b) => String(a['sk']).localeCompare(String(b['sk']))).at(-1)!;
  const { items } = storedDayOf(newest).day;
  return Object.fromEntries(items.map(({ text, status }) => [text, status]));
};

test('last night’s letter answered this morning does not shift this morning’s numbers', async () => {
  const { email, userId } = await begin(world);
  await toTime(world, [18, 1]);
  const evening = (await world.mails(email)).at(-1)!;
  await toNextDay(world, [6, 1]);
  const morning = (await world.mails(email)).at(-1)!;
  expect(morning.text).toMatch(/2\. \[>\] Call Mom/);

  await answer(world, evening, '1 done');
  await answer(world, morning, '2 done');

  expect(await statusOf(userId)).toMatchObject({ 'Call Mom': 'done', 'Go for a walk': 'open' });
});

test('an acknowledgement is answered by its own numbers, not by those of the letter before', async () => {
  await toTime(world, [10]);
  const { email, userId, letter } = await owner(world);
  await answer(world, letter, 'drop 1');
  const acknowledgement = (await world.mails(email)).at(-1)!;
  expect(acknowledgement.text).toMatch(/1\. \[ \] Call Mom/);

  await answer(world, acknowledgement, '1 done');

  expect(await statusOf(userId)).toMatchObject({ 'Call Mom': 'done', 'Go for a walk': 'open' });
});

test('the letter before, answered after its acknowledgement, keeps its own numbers', async () => {
  const { userId, letter } = await owner(world);
  await answer(world, letter, 'drop 1');

  await answer(world, letter, '2 done');

  expect(await statusOf(userId)).toMatchObject({ 'Call Mom': 'done', 'Go for a walk': 'open' });
});
