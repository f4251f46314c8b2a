/** How far an item is, is told by its number or its name, and ticks nothing. */
import { expect, test } from '@jest/globals';
import { isProgress, noteOf, progressIn } from '#shared/domain/replies/forms/progress.ts';
import { listOf } from '#test/kit/asking.ts';

const items = listOf('Finish report', 'Deck for Monday', 'Passport form', 'done:Gym');
const notes = (reply: string, list = items) =>
  progressIn(reply, list).map(({ edit }) => [edit.id, edit.kind === 'note' ? edit.note : '']);

test.each([
  ['report half done', [['i1', 'half done']]],
  ['The report is almost finished.', [['i1', 'almost finished']]],
  ['80% of the deck', [['i2', '80%']]],
  ["I'm about 80% done with the deck", [['i2', 'about 80% done']]],
  ['deck: 3 of 10 slides', [['i2', '3 of 10 slides']]],
  ['2 half done', [['i2', 'half done']]],
  ['1 done, 2 80%', [['i2', '80%']]],
  ['started 2', [['i2', 'started']]],
  ['2 is started', [['i2', 'started']]],
  ['halfway through 3', [['i3', 'halfway through']]],
  ['2 still needs pictures', [['i2', 'still needs pictures']]],
  ['did the form, need photos', [['i3', 'did the form, need photos']]],
  [
    'Form filled out but still waiting for photos',
    [['i3', 'Form filled out but still waiting for photos']],
  ],
  [
    'report half done and deck in progress',
    [
      ['i1', 'half done'],
      ['i2', 'in progress'],
    ],
  ],
])('%j', (reply, expected) => {
  expect(notes(reply)).toEqual(expected);
});

test.each([
  '100% of the deck',
  'deck: 10 of 10 slides',
  '72% on the report',
  'form in hand',
  'report done',
  "haven't started the report",
  'not started 2',
  "didn't get to the report",
  'did the passport form, need milk',
  'gym half done',
  '7 half done',
  'report half past two',
  'is the report half done?',
  'call Sam at half two',
  'half of the passport photos',
  '80%',
])('%j tells nothing', (reply) => {
  expect(notes(reply)).toEqual([]);
});

test('a share alone is that of the only item that is open', () => {
  expect(notes('80%', listOf('Finish report', 'done:Gym'))).toEqual([['i1', '80%']]);
});

test.each([
  ['I’m halfway across that ceiling', true],
  ['still waiting on Emeka', true],
  ['page four of twelve as I write', true],
  ['never started', false],
  ['leaving at quarter past two', false],
  ["I didn't get to it", false],
  ['half past six', false],
])('%j: %j', (words, expected) => {
  expect(isProgress(words)).toBe(expected);
});

test('a long note is cut behind a word', () => {
  const note = noteOf(`half ${'of the pages '.repeat(9)}`);

  expect(note.length).toBeLessThanOrEqual(60);
  expect(note).toMatch(/ (?:of|the|pages)…$/);
});
