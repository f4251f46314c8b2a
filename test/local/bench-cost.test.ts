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

function expectPromised(month: Month, promptUnits: number): void {
  const { counts } = month;
  expect([month.prompts, month.replies, month.signUps]).toEqual([prompts, replies, signUps]);
  expect(counts).toMatchObject({
    mailsOut: prompts + replies + signUps,
    mailsIn: replies,
    firings: prompts,
    objectPuts: replies,
    objectGets: replies,
    // Of our own mails SES speaks on the bus, which costs nothing.
    notices: replies,
    runs: expect.objectContaining({ 'inbound.deliveryEvents': 2 * counts.mailsOut }),
    apiRequests: 2 * signUps,
    modelCalls: 0,
  });
  expect(written(month, 'stages.', prompts)).toBeCloseTo(promptUnits, 12);
  // One of the three is a counter's.
  expect(written(month, 'inbound.email', replies)).toBe(3);
  // A letter's row and a counter when it arrived, and nothing when SES took it.
  expect(written(month, 'inbound.deliveryEvents', counts.mailsOut)).toBe(2);
}

test('a prompt, a reply and the word of SES cost what was promised, each by itself', async () => {
  const month = await countingRules((counting) =>
    monthOf(counting, { ...people, channel: 'email', way: 'direct' }),
  );

  // One of the three is a counter's.
  expectPromised(month, 3);
  expect(month.counts.queueRequests).toBe(0);
}, 240_000);

test('out of a queue a prompt costs the same rows, and a run and a counter for several', async () => {
  const month = await countingRules((counting) =>
    monthOf(counting, { ...people, channel: 'email', way: 'queue' }),
  );

  const runs = Object.entries(month.counts.runs).filter(([name]) => name.startsWith('stages.'));
  const batches = runs.reduce((sum, [, number]) => sum + number, 0);
  expect(batches).toBeLessThan(prompts);
  expectPromised(month, 2 + batches / prompts);
  expect(month.counts.queueRequests).toBe(queueRequestsOf(prompts, batches));
}, 240_000);
