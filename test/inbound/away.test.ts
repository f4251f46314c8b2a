/**
 * Goal: nobody is written to while they are away, and the letters come again by themselves, or as
 * soon as the person is there.
 * Method: out-of-office mails as programs write them, and a clock that moves over the absence.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { userIn } from '#test/kit/kept.ts';
import { dateIn, toNextDay } from '#test/kit/local-time.ts';
import { type Answering, answer, owner } from '#test/kit/mail.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
beforeEach(() => toNextDay(world, [10]));

const program: Answering = {
  subject: 'Automatic reply: Today',
  headers: ['Auto-Submitted: auto-replied'],
  envelopeFrom: '',
};
const awayUntil = (day: LocalDate) => `I am out of the office until ${day}. Best regards, Ada`;

const lettersSince = async (email: string, count: number) =>
  (await world.mails(email)).slice(count);

test('no letter goes out while the person is away, and the first morning brings them again', async () => {
  const { email, userId, letter } = await owner(world);
  const today = dateIn(world);

  await answer(world, letter, awayUntil(addDays(today, 3)), program);
  await toNextDay(world, [23]);
  await toNextDay(world, [23]);
  const meanwhile = await lettersSince(email, 1);
  await toNextDay(world, [7]);

  expect(meanwhile).toEqual([]);
  const again = await lettersSince(email, 1);
  expect(again).toHaveLength(1);
  expect(again[0]?.text).toMatch(/Finish the deck/);
  expect(await userIn(world, userId)).toMatchObject({ pausedBy: 'out-of-office' });
});

const toldOfAbsence = /out-of-office[\s\S]*any\s+reply/i;

test('the first letter after it says what held the letters, and the next says it no more', async () => {
  const { email, letter } = await owner(world);
  await answer(world, letter, awayUntil(addDays(dateIn(world), 2)), program);

  await toNextDay(world, [23]);
  await toNextDay(world, [13]);

  const [morning, midday] = await lettersSince(email, 1);
  expect(morning?.text).toMatch(toldOfAbsence);
  expect(morning?.html).toMatch(/out-of-office/i);
  expect(midday?.text).toMatch(/Finish the deck/);
  expect(midday?.text).not.toMatch(/out-of-office/i);
});

test('the answer to a reply during it says what held the letters, and that this ended it', async () => {
  const { email, letter } = await owner(world);
  await answer(world, letter, awayUntil(addDays(dateIn(world), 20)), program);

  await answer(world, letter, '1 is done');
  await answer(world, letter, '2 is done');

  const [first, second] = await lettersSince(email, 1);
  expect(first?.text).toMatch(/out-of-office[\s\S]*brings\s+them\s+back/i);
  expect(second?.text).not.toMatch(/out-of-office/i);
});

test('whoever asks for a pause or to stop during it is not told that letters come again', async () => {
  const [pausing, leaving] = [await owner(world), await owner(world)];
  for (const { letter } of [pausing, leaving]) {
    await answer(world, letter, awayUntil(addDays(dateIn(world), 20)), program);
  }

  await answer(world, pausing.letter, 'pause');
  await answer(world, leaving.letter, 'unsubscribe');

  for (const { email } of [pausing, leaving]) {
    expect((await lettersSince(email, 1)).at(-1)?.text).not.toMatch(/out-of-office/i);
  }
});

test('a word of the person brings the letters back at once', async () => {
  const { email, userId, letter } = await owner(world);
  await answer(world, letter, awayUntil(addDays(dateIn(world), 20)), program);

  await answer(world, letter, '1 is done');

  const user = await userIn(world, userId);
  expect(user).toMatchObject({ state: 'active' });
  expect(user).not.toHaveProperty('pausedUntil');
  expect(user).not.toHaveProperty('pausedBy');
  expect((await lettersSince(email, 1))[0]?.text).toMatch(/Next: /);
  await world.advance(3 * 3_600_000);
  expect(await lettersSince(email, 2)).toHaveLength(1);
});

test('a late second delivery of the program’s mail does not undo that', async () => {
  const { userId, letter } = await owner(world);
  const note = awayUntil(addDays(dateIn(world), 20));
  const mail = { ...program, messageId: '<away@mail.example>', date: new Date(world.clock.now()) };
  await answer(world, letter, note, mail);
  await world.advance(5 * 60_000);
  await answer(world, letter, '1 is done');

  await answer(world, letter, note, mail);

  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
});

test('a person who leaves while away stays away', async () => {
  const { userId, letter } = await owner(world);
  await answer(world, letter, awayUntil(addDays(dateIn(world), 20)), program);

  await answer(world, letter, 'unsubscribe');
  await answer(world, letter, awayUntil(addDays(dateIn(world), 20)), program);

  const user = await userIn(world, userId);
  expect(user).toMatchObject({ state: 'unsubscribed' });
  expect(user).not.toHaveProperty('pausedBy');
});

describe('a pause of the person’s own word', () => {
  test('is not shortened by a program', async () => {
    const { userId, letter } = await owner(world);
    const today = dateIn(world);
    await answer(world, letter, `pause until ${addDays(today, 20)}`);
    await world.advance(2 * 60_000);

    await answer(world, letter, awayUntil(addDays(today, 3)), program);

    const user = await userIn(world, userId);
    expect(user).toMatchObject({ state: 'paused', pausedUntil: addDays(today, 20) });
    expect(user).not.toHaveProperty('pausedBy');
  });

  test('takes the place of the program’s', async () => {
    const { userId, letter } = await owner(world);
    const today = dateIn(world);
    await answer(world, letter, awayUntil(addDays(today, 3)), program);

    await answer(world, letter, `pause until ${addDays(today, 20)}`);

    const user = await userIn(world, userId);
    expect(user).toMatchObject({ state: 'paused', pausedUntil: addDays(today, 20) });
    expect(user).not.toHaveProperty('pausedBy');
  });

  test('that is over lets a program hold the letters again', async () => {
    const { userId, letter } = await owner(world);
    await answer(world, letter, `pause until ${addDays(dateIn(world), 1)}`);
    await toNextDay(world, [10]);

    const back = addDays(dateIn(world), 5);
    await answer(world, letter, awayUntil(back), program);

    expect(await userIn(world, userId)).toMatchObject({
      pausedUntil: back,
      pausedBy: 'out-of-office',
    });
  });
});

test('an owner is told of another address once a day, however often it writes', async () => {
  const { email, letter } = await owner(world);
  const alias = { from: 'ada@work.example' };

  await answer(world, letter, '1 is done', alias);
  await answer(world, letter, '2 is done', alias);
  const first = await lettersSince(email, 1);
  await toNextDay(world, [5]);
  await answer(world, letter, '3 is done', alias);

  expect(first).toHaveLength(1);
  const notes = (await lettersSince(email, 1)).filter(({ text }) => /another address/.test(text));
  expect(notes).toHaveLength(2);
  expect(await world.mails('ada@work.example')).toEqual([]);
});
