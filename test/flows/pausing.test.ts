/**
 * Goal: a pause lasts as long as was said, says so truly, and ends by itself.
 * Method: replies to the built function, and the clock moved past the day that was named.
 */
import { expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import { longDate, monthDay, whenFrom } from '#shared/domain/letters/date-words.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { letterRow, userIn } from '#test/kit/kept.ts';
import { dateIn, instantAt, toNextDay } from '#test/kit/local-time.ts';
import { answer, owner, say } from '#test/kit/mail.ts';
import { beginByText, lastTextTo, text } from '#test/kit/phone.ts';
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

const listIn = ({ text }: Message): readonly string[] =>
  text.split('\n').flatMap((line) => /\[.\] (.*)/.exec(line)?.[1]?.replace(/ \(.*/, '') ?? []);

test('a pause with a beginning: letters until its eve, none in it, and the list comes back', async () => {
  await toNextDay(world, [10]);
  const { email, userId, letter } = await owner(world);
  const today = dateIn(world);
  const [from, until] = [addDays(today, 2), addDays(today, 12)];
  const count = async () => (await world.mails(email)).length;

  const got = await say(
    world,
    letter,
    `On vacation from ${monthDay(from)} until ${monthDay(until)}`,
  );
  expect(flat(got)).toContain(
    `A pause is planned. No letters from ${longDate(from)} until ${longDate(until)}. ` +
      'Your list waits. Reply resume to come back sooner.',
  );
  expect(flat(got)).toMatch(/Next: midday check-in, around 12:30 PM Central\./);
  expect(await userIn(world, userId)).toMatchObject({ pausedFrom: from, pausedUntil: until });

  const before = await count();
  await world.moveTo(instantAt(today, [18, 1]));
  expect(await count()).toBe(before + 2);
  await world.moveTo(instantAt(addDays(from, -1), [18, 1]));
  expect(await count()).toBe(before + 5);
  const eve = (await world.mails(email)).at(-1)!;
  expect(flat(eve)).toContain(
    `Next: morning question, ${whenFrom(addDays(from, -1), until)} at 6:00 AM Central.`,
  );
  const reply = await say(world, eve, '1 is done');
  expect(flat(reply)).toMatch(/is done\./);

  const held = await count();
  await world.moveTo(instantAt(addDays(until, -1), [23]));
  expect(await count()).toBe(held);
  expect(await letterRow(world, userId, from, 'MORNING_INTENTION')).toMatchObject({
    state: 'not sent',
    because: 'paused',
  });
  await world.moveTo(instantAt(until, [6, 1]));
  expect(await count()).toBe(held + 1);
  expect(listIn((await world.mails(email)).at(-1)!)).toEqual(listIn(eve).slice(1));
});

test('a reply before the beginning is taken as ever, and leaves the plan as it is', async () => {
  await toNextDay(world, [10]);
  const { userId, letter } = await owner(world);
  const from = addDays(dateIn(world), 2);
  await say(world, letter, `pause from ${from}`);

  const got = await say(world, letter, 'mornings at 7');

  expect(flat(got)).toMatch(/Letters now come at 7:00 AM/);
  expect(await userIn(world, userId)).toMatchObject({ state: 'paused', pausedFrom: from });
});

test('"resume" before the beginning takes the plan back, and letters go on over its dates', async () => {
  await toNextDay(world, [10]);
  const { email, userId, letter } = await owner(world);
  const from = addDays(dateIn(world), 1);
  await say(world, letter, `pause from ${from} until ${addDays(from, 5)}`);

  const got = await say(world, letter, 'resume');
  const before = (await world.mails(email)).length;
  await world.moveTo(instantAt(from, [6, 1]));

  expect(flat(got)).toMatch(/The pause is off\. Letters go on, at 6:00 AM, 12:30 PM and 6:00 PM/);
  const user = await userIn(world, userId);
  expect(user).toMatchObject({ state: 'active' });
  expect(user).not.toHaveProperty('pausedFrom');
  expect(user).not.toHaveProperty('pausedUntil');
  expect(await world.mails(email)).toHaveLength(before + 3);
});

test('"resume" after the end of a pause finds nothing paused', async () => {
  await toNextDay(world, [10]);
  const { letter } = await owner(world);
  await say(world, letter, `pause until ${addDays(dateIn(world), 1)}`);
  await toNextDay(world, [10]);

  expect(flat(await say(world, letter, 'resume'))).toMatch(/Nothing was paused\./);
});

test('a planned pause is replaced by another, and ends with whoever leaves', async () => {
  await toNextDay(world, [10]);
  const { userId, letter } = await owner(world);
  const today = dateIn(world);
  await say(world, letter, `pause from ${addDays(today, 2)} until ${addDays(today, 4)}`);

  await say(world, letter, `pause until ${addDays(today, 3)}`);
  const replaced = await userIn(world, userId);
  await say(world, letter, `pause from ${addDays(today, 5)}`);
  const again = await userIn(world, userId);
  await answer(world, letter, 'unsubscribe');

  expect(replaced).toMatchObject({ pausedUntil: addDays(today, 3) });
  expect(replaced).not.toHaveProperty('pausedFrom');
  expect(again).toMatchObject({ pausedFrom: addDays(today, 5) });
  expect(again).not.toHaveProperty('pausedUntil');
  const left = await userIn(world, userId);
  expect(left).toMatchObject({ state: 'unsubscribed' });
  expect(left).not.toHaveProperty('pausedFrom');
});

test('a beginning that has come begins at once, and an end before it is asked about', async () => {
  await toNextDay(world, [10]);
  const { userId, letter } = await owner(world);
  const today = dateIn(world);

  const asked = await say(
    world,
    letter,
    `pause from ${addDays(today, 9)} until ${addDays(today, 3)}`,
  );
  const stays = await userIn(world, userId);
  const got = await say(world, letter, `pause from ${monthDay(today)} until ${addDays(today, 3)}`);

  expect(flat(asked)).toMatch(/Until when\?/);
  expect(stays).toMatchObject({ state: 'active' });
  expect(flat(got)).toContain(`Paused. No letters until ${longDate(addDays(today, 3))}.`);
  expect(await userIn(world, userId)).not.toHaveProperty('pausedFrom');
});

test('by text, too, a planned pause says when, until when and how to come back', async () => {
  await toNextDay(world, [10]);
  const { userId, phone } = await beginByText(world);
  const from = addDays(dateIn(world), 3);

  await text(world, phone, `pause from ${from} until ${addDays(from, 4)}`);

  expect(await lastTextTo(world, phone)).toContain(
    `No letters from ${longDate(from)} until ${longDate(addDays(from, 4))}. Your list waits. ` +
      'Reply resume to come back sooner.',
  );
  expect(await userIn(world, userId)).toMatchObject({ pausedFrom: from });
});
