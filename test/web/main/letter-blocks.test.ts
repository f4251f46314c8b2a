/** A letter in plain words becomes paragraphs and lists, and loses none of them. */
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { letterBlocks, listLine } from '#web/main/letter-blocks.ts';

test.each([
  ['[ ] Call Mom', { text: 'Call Mom', state: 'open' }],
  ['[X] Call Mom', { text: 'Call Mom', state: 'done' }],
  ['  - [>] Walk', { text: 'Walk', state: 'carried' }],
  ['- Walk', { text: 'Walk', state: 'open' }],
  ['2. Walk', { text: 'Walk', state: 'open' }],
  ['Three done.', undefined],
  ['30 minutes of walking', undefined],
])('%j is read as %o', (text, line) => {
  expect(listLine(text)).toEqual(line);
});

test.each([
  ['Call Mom', { text: 'Call Mom', state: 'open' }],
  ['1. Call Mom (done)', { text: 'Call Mom', state: 'done' }],
  ['Walk (tomorrow)', { text: 'Walk', state: 'carried', tag: 'tomorrow' }],
  ['Read (again)', { text: 'Read (again)', state: 'open' }],
  ['Call Mom today', undefined],
])('%j names a known item or does not: %o', (text, line) => {
  expect(listLine(text, new Set(['Call Mom', 'Walk', 'Read (again)']))).toEqual(line);
});

test('a list that follows its sentence at once is still a list', () => {
  expect(letterBlocks('Here is today:\n[ ] Deck\n[ ] Walk\nOne thing\nat a time.')).toEqual([
    { kind: 'text', text: 'Here is today:' },
    {
      kind: 'list',
      lines: [
        { text: 'Deck', state: 'open' },
        { text: 'Walk', state: 'open' },
      ],
    },
    { kind: 'text', text: 'One thing at a time.' },
  ]);
});

test('no word of a letter is lost', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const line = fc.oneof(
    word,
    word.map((item) => `[ ] ${item}`),
    fc.constant(''),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const shown = letterBlocks(lines.join('\n')).flatMap((block) =>
        block.kind === 'text' ? block.text.split(' ') : block.lines.map(({ text }) => text),
      );
      expect(shown).toEqual(lines.filter(Boolean).map((text) => text.replace('[ ] ', '')));
    }),
  );
});
