/**
 * Goal: what a reply asks of the list beside ticking and adding is done, shown in the letters that
 * follow, and taken back by undo.
 * Method: mails to the built function; the list is read from the letters.
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
  text.split('\n').flatMap((line) => /\d+\. (\[.\] .*)/.exec(line)?.[1]?.trim() ?? []);
const wordsIn = ({ text }: Message): string => text.replace(/\s+/g, ' ');

async function begun() {
  await toNextDay(world, [10]);
  return await owner(world, 'finish taxes\ngym\nrenew the passport');
}

test('a new order stays in later letters, their numbers follow it, and undo gives the old one', async () => {
  const { email, letter } = await begun();
  const before = listIn(letter);
  const moved = await say(world, letter, 'passport to the top');
  expect(wordsIn(moved)).toContain('“Renew the passport” is first now.');
  expect(listIn(moved)).toEqual([before[2], before[0], before[1]]);

  await toTime(world, [12, 31]);
  const midday = await newest(world, email);
  expect(listIn(midday)).toEqual(listIn(moved));
  const back = await say(world, midday, 'undo');
  expect(listIn(back)).toEqual(before);

  await say(world, midday, 'passport to the top');
  const done = await say(world, midday, '1 done');
  expect(listIn(done)[0]).toBe('[x] Renew the passport');
});

test('the numbers of a reply to an earlier letter count as that letter showed them', async () => {
  const { letter } = await begun();
  await say(world, letter, 'order: 3, 1, 2');

  expect(listIn(await say(world, letter, '3 done'))).toEqual([
    '[x] Renew the passport',
    '[ ] Finish taxes',
    '[ ] Gym',
  ]);
});

test('to start over drops what is open, then lists the new; what stands on both stays', async () => {
  const { letter } = await begun();
  await say(world, letter, '2 done');
  const anew = await say(
    world,
    letter,
    'Delete everything and start over: finish taxes, call the plumber',
  );

  expect(listIn(anew)).toEqual(['[ ] Finish taxes', '[x] Gym', '[ ] Call the plumber']);
  expect(wordsIn(anew)).toContain(
    '“Call the plumber” is on your list. “Renew the passport” is off your list.',
  );
  expect(listIn(await say(world, anew, 'undo'))).toEqual([
    '[ ] Finish taxes',
    '[x] Gym',
    '[ ] Renew the passport',
  ]);
});

test('whoever wants a reminder gets the item with its time, and the times of letters', async () => {
  const { letter } = await begun();
  const times = 'letters come at 6:00 AM, 12:30 PM and 6:00 PM Central.';

  const added = await say(world, letter, 'remind me at 4pm to call Ana');
  expect(listIn(added)).toEqual([...listIn(letter), '[ ] Call Ana at 4pm']);
  expect(wordsIn(added)).toContain(
    `We can’t write at 4:00 PM: ${times} It’s on your list with its time.`,
  );

  const renamed = await say(world, added, 'can you remind me about the gym at 5?');
  expect(listIn(renamed)[1]).toBe('[ ] Gym at 5');
  expect(wordsIn(renamed)).toContain(`We can’t write at 5:00 PM: ${times} It’s`);

  const bare = await say(world, renamed, 'remind me at 4pm');
  expect(listIn(bare)).toEqual(listIn(renamed));
  expect(wordsIn(bare)).toContain(`We can’t write at 4:00 PM: ${times} 1.`);
  expect(wordsIn(bare)).not.toContain('I didn’t use');
});

test('how far an item is stands beside it for the day, ticks nothing, and is taken back', async () => {
  const { email, letter } = await begun();
  const before = listIn(letter);
  const told = await say(world, letter, 'taxes half done. Got the passport, still need photos');
  expect(listIn(told)).toEqual([
    '[ ] Finish taxes (half done)',
    '[ ] Gym',
    '[ ] Renew the passport (Got the passport, still need photos)',
  ]);
  expect(wordsIn(told)).toContain('stay open, with your notes.');
  expect(wordsIn(told)).not.toContain('I didn’t use');

  await toTime(world, [12, 31]);
  const midday = await newest(world, email);
  expect(listIn(midday)).toEqual(listIn(told));
  const newer = await say(world, midday, '80% of the taxes, 3 done');
  expect(listIn(newer)).toEqual(['[ ] Finish taxes (80%)', '[ ] Gym', '[x] Renew the passport']);
  expect(listIn(await say(world, newer, 'undo'))).toEqual(listIn(told));

  await toTime(world, [18, 1]);
  expect(listIn(await newest(world, email))).toEqual(listIn(told));
  await toNextDay(world, [6, 1]);
  const bare = listIn(await newest(world, email)).map((line) => line.replace('[>]', '[ ]'));
  expect(bare).toEqual(before.map((line) => `${line} (from yesterday)`));
});

test('one question asks of all that a doubtful reply may mean; yes does it, undo takes it back', async () => {
  const { letter } = await begun();
  const before = listIn(letter);
  const asked = await say(world, letter, 'The others can go, keep 3');
  expect(wordsIn(asked)).toContain('Should “Finish taxes” and “Gym” go? Reply yes or no.');
  expect(listIn(asked)).toEqual(before);

  const settled = await say(world, asked, 'yes');
  expect(listIn(settled)).toEqual(['[ ] Renew the passport']);
  expect(listIn(await say(world, settled, 'undo'))).toEqual(before);
});
