/** What a mark in a reply of the training set says of the list. */
import { expect, test } from '@jest/globals';
import { lessonOf } from '#scripts/train/marked-replies.ts';

test('marks say what became of each item, and what is new', () => {
  const lesson = lessonOf(
    'midday\tBank | [x] Gym | Deck | Mum\tHi! [d1 rang them], [o3 deck half way]\\n' +
      '[f4 Mum another day]. [a bread], then [t dentist at 9]',
  );
  expect(lesson?.reply).toBe(
    'Hi! rang them, deck half way\nMum another day. bread, then dentist at 9',
  );
  expect(Object.fromEntries(lesson?.outcomes ?? [])).toEqual({
    i1: 'done',
    i2: 'done',
    i3: 'open',
    i4: 'deferred',
  });
  expect(lesson?.added).toEqual(['bread']);
  expect(lesson?.addedLater).toEqual(['dentist at 9']);
});

test('a star means all that are open, a minus all but some', () => {
  const outcomes = (reply: string) =>
    Object.values(Object.fromEntries(lessonOf(`evening\tA | B | [>] C\t${reply}`)?.outcomes ?? []));
  expect(outcomes('[d* all done]')).toEqual(['done', 'done', 'deferred']);
  expect(outcomes('[d-2 all but B]')).toEqual(['done', 'open', 'deferred']);
});

test('of an item with another wording nothing is learnt, nor of commands', () => {
  expect(lessonOf('morning\tA | B\t[r1 A at five]')?.outcomes.has('i1')).toBe(false);
  expect(lessonOf('morning\tA | B\t[c stop it]')).toBeUndefined();
});
