/** The explorer counts what is lost and what is doubled, and lets nothing else pass either. */
import { expect, test } from '@jest/globals';
import { type Left, wrongsOf } from './every-fault.ts';

const right: Left = {
  items: ['Call Mom: o', 'Buy milk: d'],
  replies: 1,
  letters: 1,
  facts: { state: 'active' },
};

test.each<[what: string, left: Left, wrongs: readonly string[]]>([
  ['nothing is wrong', right, []],
  ['an item is gone', { ...right, items: ['Call Mom: o'] }, ['item lost']],
  ['an item did not change', { ...right, items: ['Call Mom: o', 'Buy milk: o'] }, ['item lost']],
  ['all items are gone', { ...right, items: [] }, ['item lost', 'item lost']],
  ['a reply is gone', { ...right, replies: 0 }, ['reply lost']],
  ['no letter came', { ...right, letters: 0 }, ['letter lost']],
  ['a letter came twice', { ...right, letters: 2 }, ['letter doubled']],
  ['a letter came thrice', { ...right, letters: 3 }, ['letter doubled', 'letter doubled']],
  ['a reply is kept twice', { ...right, replies: 2 }, ['other']],
  [
    'an item is there twice',
    { ...right, items: ['Call Mom: o', 'Buy milk: d', 'Buy milk: d'] },
    ['other'],
  ],
  ['a fact is another', { ...right, facts: { state: 'paused' } }, ['other']],
])('%s', (_, left, wrongs) => {
  expect(wrongsOf(right, left).map(({ what }) => what)).toEqual(wrongs);
});

test('in the known window a second text is right, and a third is not', () => {
  const after = (letters: number) => wrongsOf(right, { ...right, letters }, true);

  expect(after(2)).toEqual([]);
  expect(after(3).map(({ what }) => what)).toEqual(['letter doubled']);
});

test('where one letter or none is right, two are not', () => {
  const expected: Left = { letters: [0, 1] };
  const wrongs = [0, 1, 2].map((letters) => wrongsOf(expected, { letters }).length);

  expect(wrongs).toEqual([0, 0, 1]);
});
