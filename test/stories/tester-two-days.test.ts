/** Two days of a tester, stage by stage, as an administrator goes through them. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Answered, TesterState } from '#shared/contract/tester.ts';
import { signedIn } from '#test/kit/admin.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { lineOf, seeded, type TesterCalls } from '#test/kit/tester.ts';

const world = suiteWorld({ at: [10] });
const listOf = ({ intentions }: Pick<Answered, 'intentions'>) =>
  intentions.map(({ text, status }) => `${text}: ${status}`);

/** What each call of two days answered, by name. */
async function twoDays(tester: TesterCalls) {
  return {
    morning: await tester.prompt(),
    planned: await tester.reply('1. Finish the deck\n2. Call Mom\n3. Go for a walk'),
    toMidday: await tester.next('MORNING'),
    midday: await tester.prompt(),
    told: await tester.reply('done with 1'),
    toEvening: await tester.next('MIDDAY'),
    evening: await tester.prompt(),
    ended: await tester.reply('called Mom. tomorrow: buy stamps'),
    toMorning: await tester.next('EVENING'),
    second: await tester.prompt(),
  };
}

let days: Awaited<ReturnType<typeof twoDays>>;
let session: TesterState['session'];
beforeAll(async () => {
  const tester = await seeded(await signedIn(world));
  days = await twoDays(tester);
  ({ session } = await tester.state());
});

test('what is open comes along to the next morning', () => {
  const { morning, planned, midday, told, evening, ended, toMorning, second } = days;

  expect(morning).toMatchObject({ status: 200, stage: 'MORNING', contract: 'MORNING_PROMPT' });
  expect(listOf(planned)).toEqual([
    'Finish the deck: open',
    'Call Mom: open',
    'Go for a walk: open',
  ]);
  expect(midday.content).toContain('[ ] Finish the deck');
  expect(listOf(told)).toEqual(['Finish the deck: done', 'Call Mom: open', 'Go for a walk: open']);
  expect(evening.content).toContain('[x] Finish the deck');
  expect(listOf(ended)).toEqual([
    'Finish the deck: done',
    'Call Mom: done',
    'Go for a walk: open',
    'Buy stamps: carryover',
  ]);
  expect(toMorning).toMatchObject({ status: 200, currentDay: 2, currentStage: 'MORNING' });
  expect(listOf(second)).toEqual(['Go for a walk: carryover', 'Buy stamps: open']);
  expect(second.content).toContain('[>] Go for a walk (from yesterday)');
});

test('all of it is told in order, by a clock of its own, and sent to nobody', async () => {
  expect(days.second.transcript).toEqual(session.transcript);
  expect(session.transcript.map(lineOf)).toEqual([
    'system Morning intentions Prompt',
    'user 1. Finish the deck\n2. Call Mom\n3. Go for a walk',
    'ack Morning intentions Acknowledgement',
    'system Midday check-in Prompt',
    'user done with 1',
    'ack Midday check-in Acknowledgement',
    'system Evening reflection Prompt',
    'user called Mom. tomorrow: buy stamps',
    'ack Evening reflection Acknowledgement',
    'divider Pipeline v3 — Day 2',
    'system Morning intentions Prompt',
  ]);
  const times = session.transcript.map(({ ts }) => ts);
  expect(times).toEqual(times.toSorted());
  // 6:00 AM in New York, on both mornings.
  for (const at of [0, -1]) expect(times.at(at)).toMatch(/T1[01]:00:00\.000Z$/);
  expect(await world.mails()).toEqual([]);
});
