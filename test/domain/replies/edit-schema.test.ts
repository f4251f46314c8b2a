/** Edits that the reply does not bear out are refused, whoever proposes them. */
import { expect, test } from '@jest/globals';
import { groundedEdits } from '#shared/domain/replies/language-model/edit-schema.ts';
import { asking, listOf } from '#test/kit/asking.ts';

const items = listOf('Finish the deck', 'Gym');
const reply = 'deck finished, scratch the gym, also call Ana by noon';

test('edits that say what the reply says pass as they are', () => {
  const edits = [
    { kind: 'complete', id: 'i1' },
    { kind: 'drop', id: 'i2' },
    { kind: 'add', id: 'n1', text: 'Call Ana by noon' },
    { kind: 'complete', id: 'n1' },
  ];

  expect(groundedEdits(edits, asking(reply, items))).toEqual({ ok: true, edits });
});

test.each([
  ['it touches an item that is not there', [{ kind: 'complete', id: 'i9' }]],
  ['it touches an item that is not there', [{ kind: 'add', id: 'i1', text: 'Call Ana' }]],
  ['it adds what the reply does not say', [{ kind: 'add', id: 'n1', text: 'Buy a horse' }]],
  ['it adds what the reply does not say', [{ kind: 'rename', id: 'i2', text: 'Swim' }]],
  ['it adds what the reply does not say', [{ kind: 'forTomorrow', id: 'n1', text: '...' }]],
  ['it says the same thing twice', [{ kind: 'add', id: 'n1', text: 'Finish deck' }]],
  [
    'it says the same thing twice',
    [
      { kind: 'complete', id: 'i1' },
      { kind: 'defer', id: 'i1' },
    ],
  ],
  ['it has another shape', 'complete i1'],
  ['it has another shape', [{ kind: 'erase', id: 'i1' }]],
  ['it has another shape', [{ kind: 'add', id: 'n1' }]],
  ['it has another shape', [{ kind: 'add', id: 'n1', text: 'call Ana '.repeat(40) }]],
  ['it has another shape', [{ kind: 'complete', id: 'i1', text: 'more' }]],
  ['it has another shape', null],
])('refuses, because %s: %j', (because, edits) => {
  expect(groundedEdits(edits, asking(reply, items))).toEqual({ ok: false, because });
});

test('drops nothing when the reply speaks of no removing', () => {
  const edits = [{ kind: 'drop', id: 'i2' }];

  expect(groundedEdits(edits, asking('deck finished', items))).toEqual({
    ok: false,
    because: 'it loses an item',
  });
});

test('takes a wording with its typing errors repaired', () => {
  const edits = [{ kind: 'add', id: 'n1', text: 'Vacuum the shop' }];

  expect(groundedEdits(edits, asking('vaccum the shop', items)).ok).toBe(true);
});
