/**
 * Goal: a tester's day is made of the real letters and replies, and touches nobody but the tester.
 * Method: the flow in this process against a world's table, which is then looked at whole.
 */
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Rehearsed } from '#functions/flows/rehearse.ts';
import type { Scene } from '#functions/scene.ts';
import { rulesEngine } from '#shared/domain/replies/rules/read-by-rules.ts';
import type { Touchpoint } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';
import { runInside } from '#test/kit/inside.ts';
import { type Row, rowsIn } from '#test/kit/kept.ts';
import { sceneInside } from '#test/kit/scene-inside.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();
let core: typeof import('#functions/flows/rehearse.ts');
let scene: Scene;
let tester: User;
let before: readonly Row[];

beforeAll(async () => {
  runInside(world);
  core = await import('#functions/flows/rehearse.ts');
});
beforeEach(async () => {
  scene = await sceneInside(world);
  before = await rowsIn(world);
  tester = await core.seedTester(scene, { zone: 'America/Chicago', startsOn: '2027-01-04' });
});

const prompt = (day: number, stage: Touchpoint, at?: Date) =>
  core.promptAt(tester, { day, stage, ...(at && { at }) }, scene);
const reply = (day: number, stage: Touchpoint, text: string, at?: Date) =>
  core.replyAt(tester, { day, stage, ...(at && { at }) }, text, scene);
const itemsOf = ({ items }: Rehearsed) => items.map(({ text, status }) => `${text}: ${status}`);
/** What the tester has added to the table. */
const added = async () => {
  const there = new Set(before.map(({ pk, sk }) => `${pk} ${sk}`));
  return (await rowsIn(world)).filter(({ pk, sk }) => !there.has(`${pk} ${sk}`));
};

test('a day goes by as a person’s does, and the next one carries over what is open', async () => {
  const morning = await prompt(1, 'MORNING_INTENTION');
  const planned = await reply(1, 'MORNING_INTENTION', '1. Finish the deck\n2. Call Mom');
  const midday = await prompt(1, 'MIDDAY_CHECKIN');
  const told = await reply(1, 'MIDDAY_CHECKIN', 'done with 1');
  const next = await prompt(2, 'MORNING_INTENTION');

  expect(morning).toMatchObject({ outcome: 'sent', at: new Date('2027-01-04T12:00:00Z') });
  expect(morning.sent?.text).toContain('Monday, January 4');
  expect(itemsOf(planned)).toEqual(['Finish the deck: open', 'Call Mom: open']);
  expect(planned).toMatchObject({ outcome: 'taken', reply: { engine: rulesEngine } });
  expect(midday.sent?.text).toContain('1. Finish the deck');
  expect(itemsOf(told)).toEqual(['Finish the deck: done', 'Call Mom: open']);
  expect(told.sent?.text).toContain('Finish the deck');
  expect(itemsOf(next)).toEqual(['Call Mom: open']);
  expect(next.sent?.text).toContain('from yesterday');
});

test('nothing stays of a tester that is erased', async () => {
  await prompt(1, 'MORNING_INTENTION');
  await reply(1, 'MORNING_INTENTION', 'Call Mom');
  const rows = (await added()).length;

  await core.eraseTester(tester, scene);

  expect(rows).toBe(4);
  expect(await added()).toEqual([]);
});
