/**
 * Goal: a touchpoint is sent once to whoever is due, and its row says why to whoever is not.
 * Method: events as the scheduler makes them, given to the built function; letters and rows read.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { addDays, type LocalDate } from '#shared/domain/local-date.ts';
import { letterRow, rowAt, rowsIn, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { dateIn, instantAt, toNextDay, toTime } from '#test/kit/local-time.ts';
import { answer, headerOf } from '#test/kit/mail.ts';
import { begin, enter, signUp } from '#test/kit/person.ts';
import { beginByText, textsTo } from '#test/kit/phone.ts';
import { deliver, type StageEvent, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const nobody = '3f2b8c1e-5a4d-4c3b-9a2f-1e0d9c8b7a65';
const stage = 'MORNING_INTENTION';

const world = suiteWorld();
let tomorrow: LocalDate;
beforeAll(async () => {
  tomorrow = addDays(await toNextDay(world, [4, 30]), 1);
});

const morning = (userId: string, date = tomorrow): StageEvent => stageEvent(userId, stage, date);
/** The letters after the first one, which Start sends. */
const prompts = async (email: string) => (await world.mails(email)).slice(1);
const rowOf = (userId: string, date = tomorrow) => letterRow(world, userId, date, stage);
const outcomeOf = async (event: StageEvent) => {
  const outcome = await deliver(world, event);
  return outcome.ok ? outcome.value : outcome;
};

test('a morning letter shows what came along, and its row what it showed', async () => {
  const { email, userId } = await begin(world);

  expect(await outcomeOf(morning(userId))).toEqual({ outcome: 'sent' });

  const [letter] = await prompts(email);
  expect(letter?.text).toMatch(/\[>\] Finish the deck[\s\S]*\[>\] Call Mom/);
  expect(headerOf(letter!, 'Auto-Submitted')).toBe('auto-generated');
  expect(await rowOf(userId)).toMatchObject({
    state: 'sent',
    messageId: letter?.id,
    at: expect.stringMatching(/T/),
    shown: [
      [expect.any(String), 'open'],
      [expect.any(String), 'open'],
      [expect.any(String), 'open'],
    ],
  });
});

test('opening a day writes nothing: the day is written by its first change', async () => {
  const { userId } = await begin(world);

  await deliver(world, morning(userId));

  expect(await rowAt(world, keys.day(userId, tomorrow))).toBeUndefined();
});

test('the same event delivered twice sends one letter', async () => {
  const { email, userId } = await begin(world);
  await deliver(world, morning(userId));
  const row = await rowOf(userId);

  expect(await outcomeOf(morning(userId))).toEqual({ outcome: 'already settled' });
  expect(await prompts(email)).toHaveLength(1);
  expect(await rowOf(userId)).toEqual(row);
});

test('ten deliveries at once send one letter; who came second is told to try again', async () => {
  const { email, userId } = await begin(world);

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => deliver(world, morning(userId))),
  );

  const said = outcomes.map((one) => (one.ok ? one.value : one.errorType));
  const sent = said.filter((one) => (one as { outcome?: string }).outcome === 'sent');
  expect(sent).toHaveLength(1);
  for (const one of said.filter((it) => it !== sent[0])) {
    expect([{ outcome: 'already settled' }, 'InProgress']).toContainEqual(one);
  }
  expect(await prompts(email)).toHaveLength(1);
  expect(await outcomeOf(morning(userId))).toEqual({ outcome: 'already settled' });
});

test('the three letters of a day are three, each once', async () => {
  const { email, userId } = await begin(world);
  const stages = [stage, 'MIDDAY_CHECKIN', 'EVENING_REFLECTION'] as const;
  const events = stages.map((one) => stageEvent(userId, one, tomorrow));

  for (const event of [...events, ...events]) await deliver(world, event);

  expect((await prompts(email)).map(({ text }) => text)).toHaveLength(3);
});

describe('a touchpoint that is late', () => {
  const at = (userId: string, agoMs: number): StageEvent => ({
    ...morning(userId),
    scheduledAt: new Date(world.clock.now() - agoMs).toISOString(),
  });

  test('by more than three hours is not sent, and its row says so', async () => {
    const { email, userId } = await begin(world, undefined, 'Etc/GMT+5');
    const event = { ...at(userId, 3 * 3_600_000 + 60_000), zone: 'Etc/GMT+5' };
    const date = instantDate(event.scheduledAt, 5);

    expect(await outcomeOf(event)).toEqual({ outcome: 'late' });

    expect(await prompts(email)).toEqual([]);
    expect(await rowOf(userId, date)).toMatchObject({
      state: 'not sent',
      because: 'late',
      at: expect.stringMatching(/T/),
    });
    expect(await outcomeOf(event)).toEqual({ outcome: 'already settled' });
    expect(await prompts(email)).toEqual([]);
  });

  test('by less is sent, for the day it was scheduled for', async () => {
    const { email, userId } = await begin(world, undefined, 'Etc/GMT+5');
    const event = {
      ...at(userId, 3 * 3_600_000 - 60_000),
      stage: 'MIDDAY_CHECKIN' as const,
      zone: 'Etc/GMT+5',
    };

    expect(await outcomeOf(event)).toEqual({ outcome: 'sent' });
    expect(await prompts(email)).toHaveLength(1);
  });

  const instantDate = (iso: string, hoursBehind: number): LocalDate =>
    new Date(Date.parse(iso) - hoursBehind * 3_600_000).toISOString().slice(0, 10);
});

describe('whoever is not to be written to gets nothing, and the row says why', () => {
  test('unsubscribed', async () => {
    const { email, userId } = await begin(world);
    await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });

    expect(await outcomeOf(morning(userId))).toEqual({ outcome: 'unsubscribed' });
    expect(await rowOf(userId)).toMatchObject({ state: 'not sent', because: 'unsubscribed' });
    expect(await prompts(email)).toEqual([]);
  });

  test('paused', async () => {
    const { email, userId } = await begin(world);
    const [first] = await world.mails(email);
    await answer(world, first!, 'pause');
    const sent = await world.mails(email);

    expect(await userIn(world, userId)).toMatchObject({ state: 'paused' });
    expect(await outcomeOf(morning(userId))).toEqual({ outcome: 'paused' });
    expect(await rowOf(userId)).toMatchObject({ state: 'not sent', because: 'paused' });
    expect(await world.mails(email)).toEqual(sent);
  });

  test('not begun: today is not yet promised, tomorrow is', async () => {
    const { email, userId } = await signUp(world);
    const today = addDays(tomorrow, -1);

    expect(await outcomeOf(morning(userId, today))).toEqual({ outcome: 'not yet' });
    expect(await rowOf(userId, today)).toMatchObject({ state: 'not sent', because: 'not yet' });
    expect(await world.mails(email)).toEqual([]);
    expect(await outcomeOf(morning(userId))).toEqual({ outcome: 'sent' });
  });

  test('unknown', async () => {
    expect(await outcomeOf(morning(nobody))).toEqual({ outcome: 'unknown user' });
    // Nothing is kept about somebody who is not there, or an erasure would leave a row behind.
    expect(await rowOf(nobody)).toBeUndefined();
  });
});

test('whoever left before the first page is told what this is and how to stop', async () => {
  const { email, userId } = await enter(world);

  await deliver(world, morning(userId));

  const [letter] = await world.mails(email);
  expect(letter?.text).toMatch(/This address was entered at Anchor/);
  expect(letter?.text).toContain('/email-confirmation?token=');
  expect(letter?.text).toMatch(/\/unsubscribe\?token=/);
});

describe('a batch of a queue', () => {
  const batch = (bodies: readonly string[]) => ({
    Records: bodies.map((body, n) => ({ messageId: `m${n}`, body })),
  });

  test('hands back only the record that is bad, and does the others', async () => {
    const [one, other] = [await begin(world), await begin(world)];
    const event = batch([
      JSON.stringify(morning(one.userId)),
      '{"userId":"nobody"}',
      JSON.stringify(morning(other.userId)),
      'not json',
    ]);

    const outcome = await world.invoke('stages.touchpoint', event);

    expect(outcome).toEqual({
      ok: true,
      value: { batchItemFailures: [{ itemIdentifier: 'm1' }, { itemIdentifier: 'm3' }] },
    });
    expect(await prompts(one.email)).toHaveLength(1);
    expect(await prompts(other.email)).toHaveLength(1);
  });

  test('counts all its letters by one write, and none a second time', async () => {
    const people = [await begin(world), await begin(world), await begin(world)];
    const event = batch(people.map(({ userId }) => JSON.stringify(morning(userId))));
    const counters = async () =>
      (await rowsIn(world)).filter(({ pk }) => String(pk).startsWith('COUNTER#'));
    const counted = async () =>
      (await counters()).reduce((sum, row) => sum + Number(row['sent:morning'] ?? 0), 0);
    const before = await counted();
    const begun = new Date(world.clock.now()).toISOString();
    world.endpoint.calls.reset();

    await world.invoke('stages.touchpoint', event);
    await world.invoke('stages.touchpoint', event);

    const writes = world.endpoint.calls
      .seen()
      .filter(
        ({ caller, operation }) => caller === 'stages.touchpoint' && operation === 'UpdateItem',
      );
    // Each letter's row is settled.
    expect(writes).toHaveLength(people.length + 1);
    expect((await counted()) - before).toBe(people.length);
    const lasts = (await counters()).map((row) => row['last:morning']);
    expect(lasts.filter((at) => typeof at === 'string' && at >= begun)).toHaveLength(1);
  });

  test('delivered again sends nothing twice', async () => {
    const { email, userId } = await begin(world);
    const event = batch([JSON.stringify(morning(userId))]);
    await world.invoke('stages.touchpoint', event);

    const again = await world.invoke('stages.touchpoint', event);

    expect(again).toEqual({ ok: true, value: { batchItemFailures: [] } });
    expect(await prompts(email)).toHaveLength(1);
  });

  test('that is empty is done', async () => {
    const outcome = await world.invoke('stages.touchpoint', batch([]));

    expect(outcome).toEqual({ ok: true, value: { batchItemFailures: [] } });
  });
});

test.each([
  ['no user', { userId: undefined }],
  ['no UUID for a user', { userId: "x' OR 1=1" }],
  ['a stage we do not have', { stage: 'NIGHT' }],
  ['the day-0 stage', { stage: 'DAY0_ACK' }],
  ['no time', { scheduledAt: '<aws.scheduler.scheduled-time>' }],
])('an event with %s fails, so that it ends where an operator looks', async (_, change) => {
  const before = await rowsIn(world);

  const outcome = await world.invoke('stages.touchpoint', { ...morning(nobody), ...change });

  expect(outcome).toMatchObject({ ok: false });
  expect(await rowsIn(world)).toEqual(before);
});

test('the schedules fire it by themselves, at six where the person is', async () => {
  const { email } = await begin(world);
  const kathmandu = await begin(world, undefined, 'Asia/Kathmandu');
  const date = await toNextDay(world, [6, 1]);
  await toTime(world, [23]);

  const sentAt = async (to: string, n: number) => (await world.mails(to))[n]?.sentAt.slice(0, 16);
  const mornings = await world.mails(email);
  const six = mornings.find(({ text }) => /What matters today/.test(text));
  expect(six?.sentAt.slice(0, 16)).toBe(instantAt(date, [6]).toISOString().slice(0, 16));
  // Begun at night there (4:30 AM in Chicago is 4:15 PM or 3:15 PM), so the evening comes first.
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kathmandu',
    hour: '2-digit',
    minute: '2-digit',
  });
  const shown = [1, 2, 3].map(async (n) => {
    return clock.format(new Date(`${await sentAt(kathmandu.email, n)}:00Z`));
  });
  expect(await Promise.all(shown)).toEqual(['18:00', '06:00', '12:30']);
});

test('whoever has their letters by text is asked by text, and by no mail', async () => {
  await toNextDay(world, [10]);
  const { userId, email, phone } = await beginByText(world);
  const [mails, texts] = [await world.mails(email), await textsTo(world, phone)];

  await toNextDay(world, [8, 1]);

  expect((await textsTo(world, phone)).slice(texts.length)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Anchor: What matters today/)]),
  );
  expect(await world.mails(email)).toEqual(mails);
  expect(await rowOf(userId, dateIn(world))).toMatchObject({ state: 'sent' });
});
