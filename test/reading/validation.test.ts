/** How well replies of people are read that nothing was tuned on: a floor for each figure. */
import { beforeAll, expect, test } from '@jest/globals';
import { theReader } from '#functions/adapters/reader-model.ts';
import { figuresOf } from '#scripts/eval/labelled.ts';
import { dataFiles, labelledReplies } from '#scripts/train/labelled-replies.ts';

let figures: Awaited<ReturnType<typeof figuresOf>>;

beforeAll(async () => {
  const replies = dataFiles().flatMap(labelledReplies);
  const checked = replies.filter(
    ({ split, language }) => split === 'validation' && language === 'en',
  );
  figures = await figuresOf(checked, await theReader());
}, 120_000);

test('no item is lost, and none made up', () => {
  expect(figures).toMatchObject({ lost: 0, invented: 0 });
});

test('64 of 100 replies are read exactly, and 71 once their question is answered', () => {
  expect(figures.exact).toBeGreaterThan(64);
  expect(figures.withAnswers).toBeGreaterThan(71);
});

test('at most 5 of 100 changes to old items are wrong', () => {
  expect(figures.harmful).toBeLessThan(5.5);
});

test('87 of 100 new items are found as worded', () => {
  expect(figures.newItems).toBeGreaterThan(86.5);
});
