/** The acknowledgement shows what the answer of the API holds, and nothing else. */
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { acknowledgmentView, letterBlocks, listLine } from '#web/main/acknowledgment-view.ts';

const render = {
  header: 'Today:',
  checklist: ['Call Mom', '[>] Walk'],
  closing: 'See you.',
  body: '',
};
const answer = {
  ok: true,
  startToday: true,
  v6: { render },
  meta: {
    checklist: [
      { text: 'Call Mom', checked: true },
      { text: 'Walk', checked: false },
    ],
  },
};

test.each([null, undefined, { ...answer, ok: false }])('%o has nothing to show', (kept) => {
  expect(acknowledgmentView(kept)).toEqual({ kind: 'absent' });
});

test.each([
  { ok: true },
  { ok: true, v6: {} },
  { ok: true, v6: { render: { checklist: 'x' } } },
  'text',
])('%o lacks its checklist, and says so', (kept) => {
  expect(acknowledgmentView(kept)).toEqual({ kind: 'incomplete' });
});

test('a body comes before everything else', () => {
  expect(acknowledgmentView({ ...answer, body: 'Hello.\n\n[x] Call Mom' })).toMatchObject({
    blocks: [
      { kind: 'text', text: 'Hello.' },
      { kind: 'list', lines: [{ text: 'Call Mom', state: 'done' }] },
    ],
  });
});

test('without a body: header, checklist with its ticks, closing', () => {
  expect(acknowledgmentView(answer)).toEqual({
    kind: 'whole',
    startToday: true,
    blocks: [
      { kind: 'text', text: 'Today:' },
      {
        kind: 'list',
        lines: [
          { text: 'Call Mom', state: 'done' },
          { text: 'Walk', state: 'carried' },
        ],
      },
      { kind: 'text', text: 'See you.' },
    ],
    progress: { done: 1, all: 2 },
  });
});

test('a skipped day shows header and closing alone, even when a body came along', () => {
  expect(acknowledgmentView({ ...answer, startToday: false, body: 'Long.' })).toMatchObject({
    startToday: false,
    blocks: [
      { kind: 'text', text: 'Today:' },
      { kind: 'text', text: 'See you.' },
    ],
  });
});

test('without a meta checklist there is no progress', () => {
  expect(acknowledgmentView({ ...answer, meta: undefined })).toMatchObject({ progress: undefined });
});

test('whatever the session holds, the page can say something', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      expect(['absent', 'incomplete', 'whole']).toContain(acknowledgmentView(kept).kind);
    }),
  );
});

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
