/** One word settles what was asked; any other words are read as ever. */
import { describe, expect, test } from '@jest/globals';
import { settledBy } from '#shared/domain/replies/forms/settled.ts';
import type { Question } from '#shared/domain/replies/reading.ts';

// A Wednesday.
const today = '2026-03-11';
const isDone: Question = { kind: 'complete', id: 'i1', words: 'deck is with Sam' };
const stillWanted: Question = { kind: 'keep', id: 'i1', words: '' };

describe('a doubt', () => {
  test.each([
    ['yes', 'complete', ''],
    ['Yes please!', 'complete', ''],
    ['👍', 'complete', ''],
    ['sí', 'complete', ''],
    ['yep, and call Ana', 'complete', 'and call Ana'],
    ['no', undefined, ''],
    ['No, not yet.', undefined, ''],
    ['nope\ndeck is done though', undefined, 'deck is done though'],
  ])('%j', (reply, kind, rest) => {
    const found = settledBy(reply, isDone, today);

    expect(found?.edits[0]?.kind).toBe(kind);
    expect(reply.slice(found?.end)).toBe(rest);
  });

  test.each([
    'not sure',
    'ok',
    'Okay, thanks!',
    'yesterday I did',
    'no idea what you mean',
    'okay so the deck is done',
    '1 done',
    'keep going',
  ])('%j settles nothing', (reply) => {
    expect(settledBy(reply, isDone, today)).toBeUndefined();
  });
});

describe('whether an item is still wanted', () => {
  test.each([
    ['keep'],
    ['yes'],
    ['ok'],
    ['Drop it', { kind: 'drop', id: 'i1' }],
    ['no.', { kind: 'drop', id: 'i1' }],
    ['Friday', { kind: 'defer', id: 'i1', on: '2026-03-13' }],
    ['tomorrow', { kind: 'defer', id: 'i1' }],
    ['next week, and buy milk', { kind: 'defer', id: 'i1', on: '2026-03-16' }],
  ])('%j', (reply, ...edits) => {
    expect(settledBy(reply, stillWanted, today)?.edits).toEqual(edits);
  });

  test.each(['Friday call Ana', 'keep the receipts', 'drop the kids at school', 'call Ana'])(
    '%j settles nothing',
    (reply) => {
      expect(settledBy(reply, stillWanted, today)).toBeUndefined();
    },
  );
});
