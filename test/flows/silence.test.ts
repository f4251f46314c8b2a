/**
 * Goal: whoever says nothing hears less and less of us, then one honest word, and everything again
 * as soon as they say anything.
 * Method: four people over 95 days of the product's clock; only what reached their mailboxes.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { dayRow } from '#functions/store/days.ts';
import { keys } from '#functions/store/keys.ts';
import { emptyDay } from '#shared/domain/day.ts';
import { addDays, daysBetween, localDateAt, weekdayOf } from '#shared/domain/local-date.ts';
import { letterRow, putRow, removeRow, schedulesOf, setUser, userIn } from '#test/kit/kept.ts';
import { chicago, dateIn, toNextDay } from '#test/kit/local-time.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, type SignedUp, signUp } from '#test/kit/person.ts';
import { newPhone } from '#test/kit/phone.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

let first: string;
let silent: SignedUp;
let resting: SignedUp;
let heard: SignedUp;
let paused: SignedUp;

beforeAll(async () => {
  first = dateIn(world);
  [silent, resting, heard, paused] = [
    await begin(world),
    await begin(world),
    await begin(world),
    await begin(world),
  ];
  await answer(world, (await world.mails(paused.email))[0]!, `pause until ${addDays(first, 40)}`);
  for (let n = 1; n <= 50; n += 1) await toNextDay(world, [23]);
  await answer(world, (await world.mails(heard.email)).at(-1)!, '1 is done');
  for (let n = 51; n <= 95; n += 1) await toNextDay(world, [23]);
}, 600_000);

interface Came {
  /** Days after the first. */
  readonly day: number;
  readonly title: string;
  readonly text: string;
}

async function cameTo({ email }: SignedUp): Promise<readonly Came[]> {
  const letters = await world.mails(email);
  return letters.map(({ sentAt, text }) => ({
    day: daysBetween(first, localDateAt(new Date(sentAt), chicago)),
    title: text.split('\n\n')[1] ?? '',
    text,
  }));
}

const between = (came: readonly Came[], from: number, to: number) =>
  came.filter(({ day }) => day >= from && day <= to);
const perDay = (came: readonly Came[], from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => between(came, from + n, from + n).length);
const times = (count: number, letters: number) => Array<number>(count).fill(letters);

test('fourteen silent days get three letters each, sixteen get one, and then a week gets one', async () => {
  const came = await cameTo(silent);

  expect(perDay(came, 1, 14)).toEqual(times(14, 3));
  expect(perDay(came, 15, 30)).toEqual(times(16, 1));
  expect(between(came, 31, 90).map(({ day }) => day)).toEqual(
    Array.from({ length: 9 }, (_, n) => 31 + 7 * n),
  );
  expect(between(came, 15, 90).map(({ title }) => title)).toEqual(
    times(16 + 9, 0).map(() => 'What matters today?'),
  );
  const weekdays = between(came, 31, 90).map(({ day }) => weekdayOf(addDays(first, day)));
  expect(new Set(weekdays).size).toBe(1);
});

test('the letters say that they come less often, and name the next that really comes', async () => {
  const came = await cameTo(silent);
  const said = (day: number) => between(came, day, day).at(-1)!.text.replace(/\s+/g, ' ');

  expect(said(14)).not.toContain('once a day');
  expect(said(14)).toMatch(/Next: morning question, tomorrow at 6:00 AM/);
  expect(said(15)).toMatch(/From today we write once a day/);
  expect(said(15)).toMatch(/Next: morning question, tomorrow at 6:00 AM/);
  expect(said(16)).toMatch(/We write once a day for now/);
  expect(said(31)).toMatch(/From today we write once a week/);
  expect(said(31)).toMatch(/Next: morning question, .+ at 6:00 AM/);
  expect(said(31)).not.toMatch(/Next: morning question, tomorrow/);
  expect(said(87)).not.toContain('Next:');
});

test('after ninety days one honest letter comes, then none, and no schedule is left', async () => {
  const came = await cameTo(silent);
  const { userId } = silent;

  expect(between(came, 91, 95).map(({ day, title }) => [day, title])).toEqual([
    [91, 'We pause here.'],
  ]);
  expect(await userIn(world, userId)).toMatchObject({ state: 'paused', pausedBy: 'silence' });
  expect(schedulesOf(world, userId)).toEqual([]);
});

test('what did not come is in the ledger, with the reason', async () => {
  const row = await letterRow(world, silent.userId, addDays(first, 20), 'MIDDAY_CHECKIN');

  expect(row).toMatchObject({ state: 'not sent', because: 'thinned' });
});

test('one reply at day 50 brings three letters a day back at once, for two weeks more', async () => {
  const came = await cameTo(heard);

  expect(perDay(came, 45, 49)).toEqual([1, 0, 0, 0, 0]);
  expect(perDay(came, 50, 50)).toEqual([1]);
  expect(perDay(came, 51, 64)).toEqual(times(14, 3));
  expect(perDay(came, 65, 80)).toEqual(times(16, 1));
});

test('a pause of one’s own is no silence: what follows it is the full rhythm', async () => {
  const came = await cameTo(paused);

  expect(perDay(came, 1, 39)).toEqual(times(39, 0));
  expect(perDay(came, 40, 53)).toEqual(times(14, 3));
  expect(perDay(came, 54, 60)).toEqual(times(7, 1));
});

test('any reply to the last letter brings everything back on the same day', async () => {
  const last = (await world.mails(silent.email)).at(-1)!;
  await toNextDay(world, [10]);

  await answer(world, last, 'thanks, all good here');

  expect(await userIn(world, silent.userId)).toMatchObject({ state: 'active' });
  expect(await userIn(world, silent.userId)).not.toHaveProperty('pausedBy');
  expect(schedulesOf(world, silent.userId)).toHaveLength(3);
  const before = (await world.mails(silent.email)).length;
  await toNextDay(world, [5]);
  expect(
    (await world.mails(silent.email)).slice(before).map(({ text }) => text.split('\n\n')[1]),
  ).toEqual(['How is it going?', 'How did today land?']);
});

test('so does the link of the last letter, and leaving by a word still works', async () => {
  const last = (await world.mails(resting.email)).at(-1)!;
  const [, token] = /\/email-confirmation\?token=(\S+)/.exec(last.text) ?? [];

  await world.http(`/api/confirm?token=${token}`, { method: 'POST' });

  expect(await userIn(world, resting.userId)).toMatchObject({ state: 'active' });
  expect(schedulesOf(world, resting.userId)).toHaveLength(3);
  await answer(world, last, 'unsubscribe');
  expect(await userIn(world, resting.userId)).toMatchObject({ state: 'unsubscribed' });
  expect(schedulesOf(world, resting.userId)).toEqual([]);
});

test('a reply that comes while the pause is written keeps it from standing', async () => {
  const person = await signUp(world);
  const longAgo = new Date(world.clock.now() - 101 * 86_400_000).toISOString();
  const startsOn = addDays(dateIn(world), -100);
  await setUser(world, person.userId, { createdAt: longAgo, confirmedAt: longAgo, startsOn });
  const event = stageEvent(person.userId, 'MORNING_INTENTION', dateIn(world));
  // What a reply writes, at the moment at which the pause is written.
  const at = world.clock.now();
  const day = { ...emptyDay(dateIn(world)), version: 1, applied: [{ id: 'a reply', at }] };
  let replied: Promise<unknown> = Promise.resolve();
  world.endpoint.calls.fault({
    kind: 'slow',
    hits: ({ caller, operation }) => {
      if (caller !== 'stages.touchpoint' || operation !== 'TransactWriteItems') return false;
      replied = putRow(world, dayRow(person.userId, { day, writtenBy: 'reply' }));
      return true;
    },
  });

  const { ok } = await deliver(world, event);
  world.endpoint.calls.fault(undefined);
  await replied;
  await world.advance(60_000);

  expect(ok).toBe(false);
  expect(await userIn(world, person.userId)).toMatchObject({ state: 'active' });
  expect(await deliver(world, event)).toMatchObject({ value: { outcome: 'sent' } });
  const texts = (await world.mails(person.email)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('We pause here.'))).toEqual([]);
});

test('whoever comes back asking why nothing came is told the truth, the next time too', async () => {
  await toNextDay(world, [10]);
  const { userId, email } = await begin(world);
  const longAgo = new Date(world.clock.now() - 120 * 86_400_000).toISOString();
  const startsOn = addDays(dateIn(world), -120);
  const pausedOn = addDays(dateIn(world), -3);
  await setUser(world, userId, { createdAt: longAgo, begunAt: longAgo, startsOn });
  await setUser(world, userId, { state: 'paused', pausedBy: 'silence', pausedOn });
  const ask = async (words: string): Promise<string> => {
    const [letter] = await world.mails(email);
    await answer(world, letter!, words);
    return (await world.mails(email)).at(-1)!.text.replace(/\s+/g, ' ');
  };

  const told = [await ask('why no morning letter yesterday?'), await ask('why no letter today?')];

  for (const words of told) {
    expect(words).toMatch(/morning question wasn’t sent: your letters had stopped then/);
    expect(words).not.toMatch(/fault of ours/);
  }
});

test('nobody is paused by a morning that cannot tell them so', async () => {
  await toNextDay(world, [7]);
  const { userId } = await begin(world);
  const longAgo = new Date(world.clock.now() - 120 * 86_400_000).toISOString();
  const startsOn = addDays(dateIn(world), -120);
  await setUser(world, userId, { createdAt: longAgo, begunAt: longAgo, startsOn });
  const phone = newPhone();
  await setUser(world, userId, { channel: 'sms', phone, textsAgreedAt: longAgo });
  await removeRow(world, keys.day(userId, dateIn(world)));

  // A schedule of six o'clock that was left over, and no hour for texts.
  const outcome = await deliver(world, stageEvent(userId, 'MORNING_INTENTION', dateIn(world)));

  expect(outcome).toMatchObject({ value: { outcome: 'quiet hours' } });
  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
  expect(schedulesOf(world, userId)).toHaveLength(3);
});
