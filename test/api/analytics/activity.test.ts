/**
 * Goal: the charts show what happened on each of 90 days, at a cost that does not grow with people.
 * Method: a day of a person through the built functions; the endpoint's book of calls and units.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { dateIn, toTime } from '#test/kit/local-time.ts';
import { longestChain } from '#test/kit/longest-chain.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, createUser, day0 } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/analytics/activity';
const world = suiteWorld({ at: [10] });

interface Body {
  readonly days: readonly { readonly date: string }[];
  readonly totals: object;
}

async function activity(): Promise<Body> {
  const { status, body } = await (await signedIn(world)).get(path);
  expect(status).toBe(200);
  return body as unknown as Body;
}

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
    letters: { sent: 5, delivered: 4, bounced: 1 },
  };
  expect(days).toHaveLength(90);
  expect(days.at(-1)).toEqual({ date: dateIn(world), ...today });
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  expect(new Set(days.map(({ date }) => date)).size).toBe(90);
  expect(totals).toEqual(today);
});

test('waits for the table once, with one small query a shard', async () => {
  const { calls } = world.endpoint;
  const admin = await signedIn(world);
  await admin.get(path);
  calls.reset();
  calls.fault({ kind: 'slow', hits: ({ caller }) => caller === 'analytics.activity' });

  await admin.get(path);

  calls.fault(undefined);
  const seen = calls.seen().filter(({ caller }) => caller === 'analytics.activity');
  const queries = seen.filter(({ operation }) => operation === 'Query');
  expect(queries).toHaveLength(16);
  expect(longestChain(queries)).toBe(1);
  expect(queries.reduce((sum, { readUnits }) => sum + readUnits, 0)).toBeLessThanOrEqual(16 * 4);
});
