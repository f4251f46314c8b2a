/**
 * Goal: a pause lasts as long as was said, says so truly, and ends by itself.
 * Method: replies to the built function, and the clock moved past the day that was named.
 */
import { expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import { longDate } from '#shared/domain/letters/date-words.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { userIn } from '#test/kit/kept.ts';
import { dateIn, instantAt, toNextDay } from '#test/kit/local-time.ts';
import { answer, owner, say } from '#test/kit/mail.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

const flat = ({ text }: Message): string => text.replace(/\s+/g, ' ');

/** `the 3rd`, as a person writes a day of the month. */
function nth(day: number): string {
  const suffix = day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : 'th';
  return `${day}${day % 10 === 3 && day !== 13 ? 'rd' : suffix}`;
}

test('"back on the 3rd" holds the letters until that morning, and the answer names the day', async () => {
  const { email, userId, letter } = await owner(world);
  const until = addDays(dateIn(world), 3);

  const got = await say(world, letter, `I'm away, back on the ${nth(Number(until.slice(8)))}`);
  const before = (await world.mails(email)).length;
  await world.moveTo(instantAt(addDays(until, -1), [23]));
  const during = (await world.mails(email)).length;
  await world.moveTo(instantAt(until, [6, 1]));

  expect(flat(got)).toContain(`No letters until ${longDate(until)}.`);
  expect(await userIn(world, userId)).toMatchObject({ pausedUntil: until });
  expect(during).toBe(before);
  expect(await world.mails(email)).toHaveLength(before + 1);
});

test('a mail on its way for days holds nothing back, and the answer asks for a day to come', async () => {
  await toNextDay(world, [10]);
  const { userId, letter } = await owner(world);
  const date = new Date(world.clock.now());
  await toNextDay(world, [10]);
  await toNextDay(world, [10]);

  await answer(world, letter, 'pause until tomorrow', { date });
  const got = (await world.mails(letter.to)).at(-1)!;

  expect(flat(got)).toMatch(/Until when\? Name a day/);
  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
});

test('a new pause replaces the one before, with a day or without', async () => {
  const { userId, letter } = await owner(world);
  await say(world, letter, `pause until ${addDays(dateIn(world), 5)}`);

  const got = await say(world, letter, 'pause');

  expect(flat(got)).toMatch(/No letters until you reply with the word resume/);
  expect(await userIn(world, userId)).not.toHaveProperty('pausedUntil');
});
