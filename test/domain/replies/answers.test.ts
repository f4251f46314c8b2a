/** Answers by number, sweep and box are read exactly, and what only looks like one isn't read at all. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answersIn } from '#shared/domain/replies/forms/answers.ts';
import { listOf } from '#test/kit/asking.ts';

const list = listOf('Finish the deck', 'Call Mom', 'Go for a walk', 'Pay the rent');

/** `1 done` as `1 done`: each item with its last verdict. */
const said = (reply: string, isMorning = false): string => {
  const last = new Map<number, string>();
  for (const { items, verdict } of answersIn(reply, list, isMorning))
    for (const at of items) last.set(at + 1, verdict);
  return [...last]
    .sort(([a], [b]) => a - b)
    .map(([at, verdict]) => `${at} ${verdict}`)
    .join(', ');
};

describe('read', () => {
  test.each([
    ['1 done', '1 done'],
    ['1 and 3 done', '1 done, 3 done'],
    ['1 done 2 → friday, 3 off', '1 done, 2 deferred, 3 dropped'],
    ['1 ✔ 2 ✗', '1 done, 2 open'],
    ['#2 and 4', '2 done, 4 done'],
    ['1-3 done', '1 done, 2 done, 3 done'],
    ['all done', '1 done, 2 done, 3 done, 4 done'],
    ['all but 2 done', '1 done, 3 done, 4 done'],
    ['all done except 1 and 4', '2 done, 3 done'],
    ['everything but 2', '1 done, 3 done, 4 done'],
    ['all except 1 and 3.', '2 done, 4 done'],
    ['Did them all!', '1 done, 2 done, 3 done, 4 done'],
    ['done with 1-3. others not yet', '1 done, 2 done, 3 done'],
    ['first two done, the last 2 tomorrow', '1 done, 2 done, 3 deferred, 4 deferred'],
    ['the first one is done', '1 done'],
    ['done: 1, 4', '1 done, 4 done'],
    ['drop 2', '2 dropped'],
    ['1 - done, took ages\n2 - no\n3 - tomorrow, too wet', '1 done, 2 open, 3 deferred'],
    ['1 y 2 n 3 y', '1 done, 2 open, 3 done'],
    ['2 finished, others outstanding', '2 done'],
    ['✅ ✅ ❌ ✅', '1 done, 2 done, 3 open, 4 done'],
    ['👍🏾 👍 👎🏾 ✔️', '1 done, 2 done, 3 open, 4 done'],
    ['Done, done, half, done.', '1 done, 2 done, 3 open, 4 done'],
    ['done\nno\ntomorrow\noff', '1 done, 2 open, 3 deferred, 4 dropped'],
    ['1+ 2+ 3– 4±', '1 done, 2 done, 3 open, 4 open'],
    ['4✓ 2✗', '2 open, 4 done'],
    ['[x] Call mom\n[ ] go for a walk', '2 done, 3 open'],
    ['Done: Call Mom', '2 done'],
    ['done: go for…', '3 done'],
    ['1 done. call Ana', '1 done'],
    ['deck done, drop the walk', '1 done, 3 dropped'],
    ['push the walk to tomorrow and finished with the deck', '1 done, 3 deferred'],
    ['rent not done yet', ''],
    ['the rent is not done', '4 open'],
  ])('%j', (reply, wanted) => {
    expect(said(reply)).toBe(wanted);
  });
});

describe('left to the model', () => {
  test.each([
    '2 of 4 done',
    'chapter 3 done',
    'email 5 people',
    'half of 2 done',
    'is 2 done?',
    'if the lift works 1 is done',
    'all done and dusted, I thought, and there were the jigsaws',
    '1 done. sorry, I mean 2',
    'done, done, half',
    'done, done and done',
    'everything but the rent',
    'the last two letters came',
    '1 - 2 - 3',
    '✅ ✅',
    '2 → 4pm',
    'leave 3, drop off the rent',
    'pay the rent',
    'half the deck done',
    'the deck is done, no wait',
    'if Ana calls the deck is done',
    '2',
    '7.02 cancelled',
  ])('%j', (reply) => {
    expect(said(reply)).toBe('');
  });
});

test('what is done may be opened again by its own words', () => {
  const done = listOf('done:Call Mom', 'Pay the rent');
  expect(answersIn('reopen call mom', done, false)).toMatchObject([
    { items: [0], verdict: 'open' },
  ]);
});

test('each verdict of a row has its own words', () => {
  const reply = 'done, friday\nmonday off';
  const words = answersIn(reply, list, false).map(({ start, end }) =>
    reply.slice(start, end).trim(),
  );

  expect(words).toEqual(['done,', 'friday', 'monday', 'off']);
});

test('in the morning a yes confirms the plan and ticks nothing', () => {
  expect(said('1 yes, 2 ok', true)).toBe('');
  expect(said('1, 2 and 4', true)).toBe('');
  expect(said('everything but 2', true)).toBe('');
  expect(said('👍 👍 👍 👍', true)).toBe('');
});

test('an answer lies within its reply, for any text, and takes no longer than the text is long', () => {
  const pieces = fc.constantFrom(
    '1',
    '2 and',
    'done',
    '-',
    ',',
    '\n',
    'all but',
    'no',
    '✅',
    'x',
    '#3',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 400 }), (parts) => {
      const reply = parts.join(' ');
      for (const { start, end } of answersIn(reply, list, false))
        expect(start >= 0 && start < end && end <= reply.length).toBe(true);
    }),
    { numRuns: 60 },
  );
});
