/**
 * Goal: what a month costs is counted of the real functions, and each way costs what was promised.
 * Method: a day of five people by the bench's own means, each schedule by itself and out of a
 * queue.
 */
import { expect, test } from '@jest/globals';
import { type Month, monthOf } from '#scripts/bench/cost/counts.ts';
import { unitsEach } from '#scripts/bench/cost/goals.ts';
import { queueRequestsOf } from '#scripts/bench/cost/queue.ts';
import { countingRules } from '#scripts/cost/counting-run.ts';

const people = { users: 5, days: 1 } as const;
const prompts = 3 * 5;
const replies = 2 * 5;
const signUps = 5;

const written = (month: Month, start: string, times: number): number =>
  unitsEach(month, 'writeUnits', (name) => name.startsWith(start), times);

function expectPromised(month: Month): void {
  const { counts } = month;
  expect([month.prompts, month.replies, month.signUps]).toEqual([prompts, replies, signUps]);
  expect(counts).toMatchObject({
    mailsOut: prompts + replies + signUps,
    mailsIn: replies,
    firings: prompts,
    objectPuts: replies,
    objectGets: replies,
    // SES says of each mail that it took it, and that it arrived.
    notices: replies + 2 * counts.mailsOut,
    apiRequests: 2 * signUps,
    modelCalls: 0,
  });
  // One of each three is a counter's.
  expect(written(month, 'stages.', prompts)).toBe(3);
  expect(written(month, 'inbound.email', replies)).toBe(3);
  // A letter's row and a counter when it arrived, and nothing when SES took it.
  expect(written(month, 'inbound.deliveryEvents', counts.mailsOut)).toBe(2);
}

test('a prompt, a reply and the word of SES cost what was promised, each by itself', async () => {
  const month = await countingRules((counting) =>
    monthOf(counting, { ...people, channel: 'email', way: 'direct' }),
  );

  expectPromised(month);
  expect(month.counts.queueRequests).toBe(0);
}, 240_000);

test('out of a queue a prompt costs the same rows, and a run for several', async () => {
  const month = await countingRules((counting) =>
    monthOf(counting, { ...people, channel: 'email', way: 'queue' }),
  );

  expectPromised(month);
  const runs = Object.entries(month.counts.runs).filter(([name]) => name.startsWith('stages.'));
  const batches = runs.reduce((sum, [, number]) => sum + number, 0);
  expect(batches).toBeLessThan(prompts);
  expect(month.counts.queueRequests).toBe(queueRequestsOf(prompts, batches));
}, 240_000);
