/**
 * Goal: what follows a sign-up is what the pages promise, at whatever hour it was.
 * Method: worlds moved by the clock; nothing is delivered by hand.
 */
import { expect, test } from '@jest/globals';
import { addDays, type LocalDate } from '#shared/domain/local-date.ts';
import { letterRow } from '#test/kit/kept.ts';
import { dateIn, instantAt, type Time, toNextDay, toTime } from '#test/kit/local-time.ts';
import {
  confirm,
  createUser,
  day0,
  enter,
  newAddress,
  type SignedUp,
  signUp,
} from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const text = 'Finish the deck\nCall Mom';

const world = suiteWorld();

/** When each letter came, as the person's clock showed it: `today 06:00`. */
async function times(email: string, since: LocalDate, zone = 'America/Chicago') {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hour12: false,
  });
  return (await world.mails(email)).map(({ sentAt }) => {
    const [date, time] = clock.format(new Date(sentAt)).split(', ');
    return `${date === since ? 'today' : date === addDays(since, 1) ? 'tomorrow' : date} ${time}`;
  });
}

/** Answers the first page, and waits until the afternoon of tomorrow: what came, and when. */
async function comesAfter({ email, userId }: SignedUp, startToday: boolean) {
  const since = dateIn(world);
  await day0(world, userId, text, startToday);
  await world.moveTo(instantAt(addDays(since, 1), [13]));
  return times(email, since);
}

test.each<[title: string, at: Time, came: readonly string[]]>([
  ['before six', [5, 50], ['today 05:50', 'today 12:30', 'today 18:00']],
  ['in the morning', [10], ['today 10:00', 'today 12:30', 'today 18:00']],
  ['in the afternoon', [14], ['today 14:00', 'today 18:00']],
  ['at night', [22], ['today 22:00']],
])('Start %s: the rest of today comes, and the morning from tomorrow', async (_, at, came) => {
  await toNextDay(world, at);
  const person = await signUp(world);

  expect(await comesAfter(person, true)).toEqual([...came, 'tomorrow 06:00', 'tomorrow 12:30']);
});

test('a Start before six leaves a row that says why no morning letter came', async () => {
  const today = await toNextDay(world, [5, 50]);
  const { userId } = await signUp(world);
  await day0(world, userId, text);

  await toTime(world, [6, 1]);

  expect(await letterRow(world, userId, today, 'MORNING_INTENTION')).toMatchObject({
    state: 'not sent',
    because: 'not yet',
  });
});

test('Skip: the welcome letter today, and everything from tomorrow morning', async () => {
  await toNextDay(world, [5, 50]);
  const person = await signUp(world);

  expect(await comesAfter(person, false)).toEqual([
    'today 05:50',
    'tomorrow 06:00',
    'tomorrow 12:30',
  ]);
});

test('leaving after the address: the first letter is tomorrow morning and says what this is', async () => {
  const since = await toNextDay(world, [5, 50]);
  const { email } = await enter(world);

  await world.moveTo(instantAt(addDays(since, 1), [13]));

  const [first] = await world.mails(email);
  expect(await times(email, since)).toEqual(['tomorrow 06:00']);
  expect(first?.text).toMatch(/This address was entered at Anchor/);
  expect(first?.text).toMatch(/unsubscribe/);
});

test('a zone corrected on the second page moves the whole rhythm there', async () => {
  await toNextDay(world, [10]);
  const email = newAddress();
  await createUser(world, email, 'America/Chicago');
  const { body } = await createUser(world, email, 'Asia/Kathmandu', 'detected');
  const since = dateIn(world, 'Asia/Kathmandu');
  const userId = String(body['userId']);
  await day0(world, userId, '', false);
  await confirm(world, { email, userId });

  await world.moveTo(instantAt(addDays(since, 1), [23], 'Asia/Kathmandu'));

  expect(await times(email, since, 'Asia/Kathmandu')).toEqual([
    expect.stringMatching(/^today 21:45$/),
    'tomorrow 06:00',
    'tomorrow 12:30',
    'tomorrow 18:00',
  ]);
});

test('the letter of the first day names the next one that really comes', async () => {
  await toNextDay(world, [14]);
  const { email, userId } = await signUp(world);

  await day0(world, userId, text);

  const [first] = await world.mails(email);
  expect(first?.text.replace(/\s+/g, ' ')).toMatch(/we’ll look back with you at 6:00 PM\./);
});
