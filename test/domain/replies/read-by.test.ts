/** Which reader a reply is counted under, and which replies nobody could read. */
import { describe, expect, test } from '@jest/globals';
import { isUnread, readBy } from '#shared/domain/replies/read-by.ts';

test.each([
  ['reader/12', 'model'],
  ['forms', 'forms'],
  ['commands', 'forms'],
  ['rules/3', 'forms'],
  ['openai/gpt-5.6-luna', 'language-model'],
  ['unreadable', 'nothing'],
  ['finished later', undefined],
] as const)('%s is %s', (engine, by) => {
  expect(readBy(engine, false)).toBe(by);
});

test('what came to nothing was read by nothing, whatever tried', () => {
  expect(readBy('reader/12', true)).toBe('nothing');
});

const nothing = { intent: null, changes: [], unread: ['the thing with Bob'] } as const;
const done = { kind: 'complete', id: 'a' } as never;

test('a broken mail is unread, whatever it came to', () => {
  expect(isUnread('unreadable', { intent: null, changes: [] })).toBe(true);
});

test('words about the plan that did nothing are unread', () => {
  expect(isUnread('reader/12', nothing)).toBe(true);
});

describe('it is read where', () => {
  test.each([
    ['it says nothing about the plan', { intent: 'none', changes: [] }],
    ['nothing in it was left over', { intent: null, changes: [] }],
    ['something changed', { ...nothing, changes: [done] }],
    ['it was asked about', { ...nothing, question: { kind: 'drop', id: 'a', words: 'it' } }],
    ['it asks for something else', { ...nothing, intent: 'help' }],
    ['it asks for a letter at another time', { ...nothing, reminder: { at: 9, isListed: true } }],
    ['it was so before', { ...nothing, already: true }],
    ['it came late', { ...nothing, late: true }],
    ['it says no', { ...nothing, declined: true }],
  ] as const)('%s', (_, cameTo) => {
    expect(isUnread('reader/12', cameTo)).toBe(false);
  });
});
