/** Two days of a tester, stage by stage, as an administrator goes through them. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Answered } from '#shared/contract/tester.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { lineOf, seeded } from '#test/kit/tester.ts';

const world = suiteWorld({ at: [10] });
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

const listOf = ({ intentions }: Pick<Answered, 'intentions'>) =>
  intentions.map(({ text, status }) => `${text}: ${status}`);

test('what is open comes along to the next morning, and all of it is told in order', async () => {
  const tester = await seeded(admin);
  const morning = await tester.prompt();
  const planned = await tester.reply('1. Finish the deck\n2. Call Mom\n3. Go for a walk');
  await tester.next('MORNING');
  const midday = await tester.prompt();
  const told = await tester.reply('done with 1');
  await tester.next('MIDDAY');
  const evening = await tester.prompt();
  const ended = await tester.reply('called Mom. tomorrow: buy stamps');
  const moved = await tester.next('EVENING');
  const second = await tester.prompt();
  const { session } = await tester.state();

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
  expect(moved).toMatchObject({ status: 200, currentDay: 2, currentStage: 'MORNING' });
  expect(listOf(second)).toEqual(['Go for a walk: carryover', 'Buy stamps: open']);
  expect(second.content).toContain('[>] Go for a walk (from yesterday)');
  expect(second.transcript).toEqual(session.transcript);
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
  expect(times.at(-1)).toBe(new Date(Date.parse(times[0]!) + 24 * 3_600_000).toISOString());
  expect(await world.mails()).toEqual([]);
});
