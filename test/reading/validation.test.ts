/** How well replies of people are read that nothing was tuned on: a floor for each figure. */
import { beforeAll, expect, test } from '@jest/globals';
import { type LabelledResult, labelledResultOf } from '#scripts/eval/labelled.ts';
import { dataFiles, labelledReplies } from '#scripts/train/labelled-replies.ts';

const results: LabelledResult[] = [];
const settings = { openAiApiKey: '', openAiBaseUrl: '', openAiModel: '' };

beforeAll(async () => {
  for (const reply of dataFiles().flatMap(labelledReplies))
    if (reply.split === 'validation') results.push(await labelledResultOf(reply, settings));
});

const share = (some: (result: LabelledResult) => number, all: (result: LabelledResult) => number) =>
  results.reduce((sum, one) => sum + some(one), 0) /
  results.reduce((sum, one) => sum + all(one), 0);
const each = (): number => 1;

test('no item is lost', () => {
  expect(results.filter(({ lost }) => lost > 0).map(({ labelled: { id } }) => id)).toEqual([]);
});

test('41 of 100 replies are read exactly', () => {
  expect(share(({ exact }) => Number(exact), each)).toBeGreaterThan(0.41);
});

test('at most 28 of 100 changes to old items are wrong', () => {
  expect(
    share(
      ({ harmful }) => harmful,
      ({ changed }) => changed,
    ),
  ).toBeLessThan(0.28);
});

test('73 of 100 new items are found as worded', () => {
  expect(
    share(
      ({ foundNew }) => foundNew,
      ({ wantedNew }) => wantedNew,
    ),
  ).toBeGreaterThan(0.73);
});
