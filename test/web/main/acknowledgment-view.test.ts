/** The acknowledgement shows what the answer of the API holds, and nothing else. */
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { acknowledgmentView } from '#web/main/acknowledgment-view.ts';

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
