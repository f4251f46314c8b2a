/**
 * Goal: the charts show what happened on each day, and how far people came, at a cost that does not
 * grow with people.
 * Method: days of a person through the built functions; the endpoint's book of calls and units.
 */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { funnelSteps } from '#shared/domain/funnel.ts';
import { addDays, utcDateOf, weekdayOf, weekOf } from '#shared/domain/local-date.ts';
import { signedIn } from '#test/kit/admin.ts';
import { putRow } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { dateIn, instantAt, toNextDay, toTime } from '#test/kit/local-time.ts';
import { longestChain } from '#test/kit/longest-chain.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, createUser, day0, enter } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import type { AnswerOf } from '#web/kit/call.ts';

const path = '/api/analytics/activity';
const world = suiteWorld({ at: [10] });

type Body = AnswerOf<'analytics.activity'>;

async function activity(range = ''): Promise<Body> {
  const { status, body } = await (await signedIn(world)).get(`${path}${range}`);
  expect(status).toBe(200);
  return body as unknown as Body;
}

/** The same person's newest letter, answered. */
const answersNewest = async (email: string, text: string) =>
  answer(world, (await world.mails(email)).at(-1)!, text);

/** How much more was counted of the steps than before. */
const stepsSince = (before: Body, now: Body) =>
  Object.fromEntries(
    funnelSteps.map((step) => [step, now.funnel[step].count - before.funnel[step].count]),
  );

test('shows sign-ups, replies by stage, and letters sent, delivered and bounced of a day', async () => {
  const { userId, email } = await begin(world);
  const bounces = 'bounce@simulator.amazonses.com';
  const { body } = await createUser(world, bounces, 'America/Chicago');
  await day0(world, String(body['userId']), 'read');
  await toTime(world, [12]);
  await deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world)));
  for (const letter of await world.mails(email)) await answer(world, letter, '1 is done');

  const { days, totals } = await activity();

  const today = {
    signups: 2,
    replies: { day0: 1, morning: 0, midday: 1, evening: 0 },
    // Two first letters, a midday letter, and an acknowledgement of each reply.
    letters: {
      sent: 5,
      delivered: 4,
      bounced: 1,
      byStage: { day0: 2, morning: 0, midday: 1, evening: 0 },
    },
    // Three and one typed on the page; the second reply finds its item ticked off.
    items: { set: 4, done: 1 },
    unsubscribed: 0,
    complained: 0,
  };
  expect(days).toHaveLength(90);
  expect(days.at(-1)).toEqual({ date: dateIn(world), ...today, active: 1 });
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  expect(new Set(days.map(({ date }) => date)).size).toBe(90);
  expect(totals).toEqual(today);
});

test('a step is counted once in a life, on the day of the sign-up, also of somebody who is erased', async () => {
  const before = await activity('?days=365');
  const { userId, email } = await enter(world);
  const signedUpOn = utcDateOf(world.clock.now());
  const steps = async () => stepsSince(before, await activity('?days=365'));
  expect(await steps()).toEqual({ day0: 0, confirmed: 0, replied: 0, day7: 0, day30: 0 });

  await day0(world, userId, 'Call Mom');
  const { confirm } = linksOf(world, userId);
  await world.http(confirm, { method: 'POST' });
  await world.http(confirm, { method: 'POST' });
  expect(await steps()).toEqual({ day0: 1, confirmed: 1, replied: 0, day7: 0, day30: 0 });

  for (const [at, reached] of [
    [0, { replied: 1, day7: 0, day30: 0 }],
    [6, { replied: 1, day7: 0, day30: 0 }],
    [7, { replied: 1, day7: 1, day30: 0 }],
    [30, { replied: 1, day7: 1, day30: 1 }],
  ] as const) {
    await world.moveTo(instantAt(addDays(signedUpOn, at), [12, 5]));
    await answersNewest(email, 'add buy milk');
    await answersNewest(email, 'add buy bread');
    expect(await steps()).toEqual({ day0: 1, confirmed: 1, ...reached });
  }

  await answersNewest(email, 'delete me');
  await answersNewest(email, 'delete');
  expect(await steps()).toEqual({ day0: 1, confirmed: 1, replied: 1, day7: 1, day30: 1 });
  const { cohorts } = await activity('?days=90');
  const cohort = cohorts.find(({ week }) => week === weekOf(signedUpOn));
  expect(cohort?.day30.count).toBe(1);
});

test('a first reply counts all that it shows, and whoever is too new is in no rate', async () => {
  const before = await activity('?days=7');
  const { email } = await enter(world);
  await toNextDay(world, [6, 1]);
  await answersNewest(email, 'write the report, buy milk');

  const now = await activity('?days=7');
  expect(now.days).toHaveLength(7);
  expect(stepsSince(before, now)).toEqual({ day0: 1, confirmed: 1, replied: 1, day7: 0, day30: 0 });
  expect([now.funnel.day7.of, now.funnel.day30.of]).toEqual([0, 0]);
  expect(now.funnel.replied.of).toBe(now.funnel.signups);
  expect(now.days.at(-1)).toMatchObject({ active: 1, items: { set: 2 } });
});

test('a year comes in weeks, each person once in a week; who leaves is counted', async () => {
  await toNextDay(world, [10]);
  while (weekdayOf(dateIn(world)) !== 1) await toNextDay(world, [10]);
  const { email } = await begin(world);
  await answersNewest(email, '1 is done');
  await answersNewest(email, 'undo');
  await answersNewest(email, '2 is done');
  await toNextDay(world, [10]);
  await answersNewest(email, 'unsubscribe');

  const [weeks, days] = [await activity('?days=365'), await activity('?days=30')];

  expect([weeks.each, days.each]).toEqual(['week', 'day']);
  expect(weeks.days).toHaveLength(53);
  expect(weeks.days.every(({ date }) => weekdayOf(date) === 1)).toBe(true);
  const thisWeek = { active: 1, items: { set: 3, done: 1 }, unsubscribed: 1, signups: 1 };
  expect(weeks.days.at(-1)).toMatchObject(thisWeek);
  expect(days.days.slice(-2)).toMatchObject([
    { active: 1, items: { set: 3, done: 1 }, unsubscribed: 0 },
    { active: 1, items: { set: 0, done: 0 }, unsubscribed: 1 },
  ]);
});

test('another range than the four is refused', async () => {
  const { status } = await (await signedIn(world)).get(`${path}?days=8`);
  expect(status).toBe(400);
});

test('waits for the table once, with one small query a shard, for a busy year', async () => {
  const { calls } = world.endpoint;
  // As many counters as a day of a hundred thousand people has; each of 16 shards has as many.
  const busy = Object.fromEntries(Array.from({ length: 33 }, (_, n) => [`counter:${n}`, 1234]));
  const today = utcDateOf(world.clock.now());
  const days = Array.from({ length: 371 }, (_, at) => keys.totalsOfDay(3, addDays(today, -at)));
  await Promise.all(days.map((key) => putRow(world, { ...key, ...busy })));
  const admin = await signedIn(world);
  await admin.get(`${path}?days=365`);
  calls.reset();
  calls.fault({ kind: 'slow', hits: ({ caller }) => caller === 'analytics.activity' });

  await admin.get(`${path}?days=365`);

  calls.fault(undefined);
  const seen = calls.seen().filter(({ caller }) => caller === 'analytics.activity');
  const queries = seen.filter(({ operation }) => operation === 'Query');
  expect(queries).toHaveLength(16);
  expect(longestChain(queries)).toBe(1);
  expect(Math.max(...queries.map(({ readUnits }) => readUnits))).toBeLessThanOrEqual(30);
});
