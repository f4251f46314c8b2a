/** An item is worded anew by its number or its name, exactly as typed, and what follows is left to the reader. */
import { expect, test } from '@jest/globals';
import { renamesIn } from '#shared/domain/replies/forms/renames.ts';
import { listOf } from '#test/kit/asking.ts';

const items = listOf('Finish the deck', 'Call Mom');
const texts = (reply: string) =>
  renamesIn(reply, items).map(({ edit }) => [edit.id, 'text' in edit ? edit.text : '']);

test.each([
  ['rename 2 to book the dentist for Tuesday', [['i2', 'Book the dentist for Tuesday']]],
  ['1 done. rename 2 to Write to Mom, add buy flowers', [['i2', 'Write to Mom']]],
  [
    'Rename #1 to: slides, and rename 2 to “ring Mum”.',
    [
      ['i1', 'Slides'],
      ['i2', 'Ring Mum'],
    ],
  ],
  ['rename 3 to nothing here', []],
  ['rename the deck to slides', [['i1', 'Slides']]],
  ['rename the garden to jungle', []],
  ['change call mom to FaceTime mom', [['i2', 'FaceTime mom']]],
  ['change 2 to friday', []],
  ['change the deck to 20 slides', []],
  ['change the deck to tomorrow', []],
])('%j', (reply, expected) => {
  expect(texts(reply)).toEqual(expected);
});
