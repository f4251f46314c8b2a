/**
 * Goal: two machines that answer each other come to an end, whatever their headers say, and a
 * person is never left without the effect of what they wrote.
 * Method: many replies in a row to the built function, by a clock that moves between them.
 */
import { expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import { acknowledgementsPerDay, acknowledgementsPerHour } from '#shared/domain/limits.ts';
import { atTheCall } from '#test/kit/at-the-call.ts';
import { logOf, planOf, repliesOf } from '#test/kit/kept.ts';
import { dateIn, toNextDay, toTime } from '#test/kit/local-time.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [7] });

/** Forty things to buy, so that each reply says another. */
const things = (
  'apples bread candles dates eggs flour garlic honey ink jars kale lemons milk nuts olives pears ' +
  'quinoa rice salt tea umbrellas vinegar wine yeast zucchini butter cheese fish grapes ham lettuce ' +
  'mushrooms onions peas radishes soap tomatoes walnuts yoghurt beans'
).split(' ');

/** The first intentions have had their answer too, on the page. */
const perHour = acknowledgementsPerHour - 1;
const perDay = acknowledgementsPerDay - 1;

/** The acknowledgements a person has got: letters of the clock come in between. */
async function answersTo(email: string) {
  const mails = await world.mails(email);
  return mails.filter(({ headers }) => headers['Auto-Submitted'] === 'auto-replied');
}

const notAnswered = async (userId: string) =>
  (await logOf(world)).filter((line) => line.includes('not acknowledged') && line.includes(userId));

test('forty replies in an hour are all taken, and answered as often as an hour has it', async () => {
  const { email, userId, letter } = await owner(world);

  for (let n = 1; n <= 40; n += 1) await answer(world, letter, `buy ${things[n - 1]}`);

  expect(await answersTo(email)).toHaveLength(perHour);
  expect(await repliesOf(world, userId)).toHaveLength(40);
  const [plan] = (await planOf(world, userId)).filter(({ sk }) => String(sk).startsWith('DAY#'));
  const items = JSON.stringify(plan?.['items']).toLowerCase();
  expect(things.filter((thing) => !items.includes(thing))).toEqual([]);
  // What an alarm counts.
  expect((await notAnswered(userId)).length).toBe(40 - perHour);
});

const flat = (letter: Message | undefined): string => (letter?.text ?? '').replace(/\s+/g, ' ');
const alsoRead = (letters: readonly Message[]) =>
  letters.flatMap((letter) => /We read [^.]+\. [^.]+\./.exec(flat(letter)) ?? []);

test('what got no answer of its own is told by the next letter of the day, once', async () => {
  await toNextDay(world, [7]);
  const { email, letter } = await owner(world);
  for (let n = 1; n <= perHour + 20; n += 1) await answer(world, letter, `buy ${things[n - 1]}`);
  expect(alsoRead(await world.mails(email))).toEqual([]);

  await toTime(world, [23]);

  const letters = await world.mails(email);
  const told = 'We read 20 more replies of yours, too. ';
  expect(alsoRead(letters)).toEqual([`${told}Your list has what they said.`]);
  expect(flat(letters.at(-2))).toContain(told);
  expect(flat(letters.at(-2))).toContain('How is it going?');
  expect(letters.at(-2)?.html.replace(/\s+/g, ' ')).toContain(told.trim());
});

test('or by the next answer, where that comes first, and by nothing after it', async () => {
  await toNextDay(world, [7]);
  const { email, letter } = await owner(world);
  for (let n = 1; n <= perHour + 1; n += 1) await answer(world, letter, `buy ${things[n - 1]}`);
  await world.advance(61 * 60_000);

  await answer(world, letter, 'buy soup bowls');
  await answer(world, letter, 'add milk');
  await toTime(world, [23]);

  expect(alsoRead(await world.mails(email))).toEqual([
    'We read one more reply of yours, too. Your list has what it said.',
  ]);
  expect(flat((await answersTo(email)).at(-2))).toMatch(/soup bowls.+We read one more reply/);
});

test('a reply that comes while the letter that tells of others leaves is told of later', async () => {
  await toNextDay(world, [7]);
  const { email, userId, letter } = await owner(world);
  for (let n = 1; n <= perHour + 5; n += 1) await answer(world, letter, `buy ${things[n - 1]}`);
  const midday = stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world));
  await atTheCall(
    world,
    'stages.touchpoint',
    ({ service }) => service === 'ses',
    () => answer(world, letter, 'add one thing more'),
    () => deliver(world, midday),
  );
  await toTime(world, [23]);

  expect(alsoRead(await world.mails(email)).map((words) => words.slice(0, 30))).toEqual([
    'We read five more replies of y',
    'We read one more reply of your',
  ]);
});

test.each([
  'list',
  'help',
  'export my data',
  'pause until Friday',
  'undo',
  'unsubscribe',
  'delete',
])('"%s" is answered, however many replies came before it', async (command) => {
  const { email, letter } = await owner(world);
  for (let n = 1; n <= perHour + 1; n += 1) await answer(world, letter, `add thing ${n}`);
  const before = (await answersTo(email)).length;

  await answer(world, letter, command);

  expect(before).toBe(perHour);
  expect(await answersTo(email)).toHaveLength(before + 1);
});

test('a machine that answers each letter with a command comes to an end all the same', async () => {
  const { email, letter } = await owner(world);

  for (let hour = 0; hour < 5; hour += 1) {
    for (let n = 0; n < 13; n += 1) await answer(world, letter, 'resume');
    await world.advance(61 * 60_000);
  }

  const answers = await answersTo(email);
  expect(answers.length).toBeGreaterThan(acknowledgementsPerHour);
  expect(answers.length).toBeLessThanOrEqual(acknowledgementsPerDay);
});

test('ten replies an hour are answered until the day has had its share', async () => {
  const { email, letter } = await owner(world);
  const before = (await answersTo(email)).length;

  for (let hour = 0; hour < 5; hour += 1) {
    for (let n = 0; n < 10; n += 1) await answer(world, letter, `add thing ${hour} ${n}`);
    await world.advance(61 * 60_000);
  }

  expect((await answersTo(email)).length - before).toBe(perDay);
});

test('the same words within ten minutes are taken, and not answered', async () => {
  const { email, userId, letter } = await owner(world);

  await answer(world, letter, 'list');
  await world.advance(9 * 60_000);
  await answer(world, letter, 'list');
  const withinTen = (await answersTo(email)).length;
  await world.advance(11 * 60_000);
  await answer(world, letter, 'list');

  expect(withinTen).toBe(1);
  expect(await answersTo(email)).toHaveLength(2);
  expect(await repliesOf(world, userId)).toHaveLength(3);
});

test('the same words are answered where they did something again, or something came in between', async () => {
  const { email, letter } = await owner(world);

  await answer(world, letter, 'drop 1');
  await answer(world, letter, 'undo');
  await answer(world, letter, 'undo');
  await answer(world, letter, 'list');
  await answer(world, letter, 'help');
  await answer(world, letter, 'list');

  expect(await answersTo(email)).toHaveLength(6);
});

test('the same word to two letters is not the same words', async () => {
  const { email, letter } = await owner(world);
  await answer(world, letter, 'list');
  const [, second] = await world.mails(email);

  await answer(world, second!, 'list');

  expect(await answersTo(email)).toHaveLength(2);
});
