/** What the reader couldn't use is told, what it isn't sure of is asked, and one word settles it. */
import { expect, test } from '@jest/globals';
import { emptyDay } from '#shared/domain/day.ts';
import { questionWords, unreadNote } from '#shared/domain/letters/doubt-words.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { readReply, type TrainedReader } from '#shared/domain/replies/read-reply.ts';
import type { Question } from '#shared/domain/replies/reading.ts';
import { askingOf } from '#shared/domain/reply-changes.ts';
import { asking, listOf, today } from '#test/kit/asking.ts';

const items = listOf('Finish the deck', 'Gym');
const day = { ...emptyDay(today), version: 1, items };
const isDone: Question = { kind: 'complete', id: 'i1', words: 'deck is with Sam' };

/** A yes or a no alone needs no model. */
const noModel: TrainedReader = {
  vocabulary: new Map(),
  predict: () => Promise.reject(new Error('The model was asked.')),
  engine: 'test',
};
const answerTo = (asked: Question, reply: string) =>
  readReply(asking(reply, items, { asked }), noModel);

test.each([
  [isDone, 'Is “Finish the deck” done? Reply yes or no.'],
  [{ ...isDone, kind: 'drop' }, 'Should “Finish the deck” go? Reply yes or no.'],
  [
    { ...isDone, kind: 'defer', on: '2026-03-13' },
    'Should “Finish the deck” wait until Friday? Reply yes or no.',
  ],
  [{ ...isDone, kind: 'defer' }, 'Should “Finish the deck” wait until tomorrow? Reply yes or no.'],
  [{ ...isDone, also: ['i2'] }, 'Are “Finish the deck” and “Gym” done? Reply yes or no.'],
  [{ ...isDone, id: 'gone', also: ['i2'] }, 'Is “Gym” done? Reply yes or no.'],
  [{ ...isDone, id: 'gone' }, undefined],
] as const)('%j', (question, words) => {
  expect(questionWords(day, question)).toBe(words);
});

test('of many items a question names two, and counts the others', () => {
  const many = { ...day, items: listOf('Piano', 'Soup', 'Rent', 'Tent') };
  const drop = { ...isDone, kind: 'drop', also: ['i2', 'i3'] } as const;

  expect(questionWords(many, drop)).toBe('Should “Piano”, “Soup” and “Rent” go? Reply yes or no.');
  expect(questionWords(many, { ...drop, also: ['i2', 'i3', 'i4'] })).toBe(
    'Should “Piano”, “Soup” and two more go? Reply yes or no.',
  );
});

test('a yes does what was asked, with its words; a no does nothing', async () => {
  const later = { ...isDone, kind: 'defer', on: '2026-03-13' } as const;

  expect(await answerTo(later, 'Yes, please')).toMatchObject({
    edits: [{ kind: 'defer', id: 'i1', on: '2026-03-13' }],
    evidence: [{ id: 'i1', words: 'Yes, please' }],
    intent: null,
  });
  expect((await answerTo({ ...isDone, also: ['i2'] }, 'yes')).edits).toEqual([
    { kind: 'complete', id: 'i1' },
    { kind: 'complete', id: 'i2' },
  ]);
  expect(await answerTo(isDone, 'no')).toMatchObject({ edits: [], declined: true });
});

test('the question stands for replies to the same letter, and no longer', () => {
  const last = { changes: [], question: { ...isDone, stage: 'MIDDAY_CHECKIN' } } as const;
  const reply = { id: 'r', date: today, text: 'yes', at: new Date(`${today}T18:00:00Z`) };
  const askedAt = (stage: 'MIDDAY_CHECKIN' | 'EVENING_REFLECTION', date = today) =>
    askingOf({ ...reply, date, stage, answered: { references: [] } }, { zone: 'UTC' }, [
      { day, last },
    ]).asked;

  expect(askedAt('MIDDAY_CHECKIN')).toEqual(isDone);
  expect(askedAt('EVENING_REFLECTION')).toBeUndefined();
  expect(askedAt('MIDDAY_CHECKIN', '2026-03-12')).toBeUndefined();
});

test('a morning asks about an item on the third day it is carried, and a week later again', () => {
  const carriedSince = (days: number) => {
    const old = items.map((item) => ({ ...item, firstDay: addDays(today, -days) }));
    const before = { ...day, date: addDays(today, -1), items: old };
    const reply = { id: 'r', date: today, text: 'drop', at: new Date(`${today}T14:00:00Z`) };
    const context = { ...reply, stage: 'MORNING_INTENTION', answered: { references: [] } } as const;
    return askingOf(context, { zone: 'UTC' }, [{ day: before }]).asked;
  };
  const asked = [1, 2, 3, 4, 9, 10, 11, 17].filter((days) => carriedSince(days) !== undefined);

  expect(asked).toEqual([3, 10, 17]);
  expect(carriedSince(3)).toMatchObject({ kind: 'keep', id: 'i1' });
});

test('unread words stand in a note that says how to say it', () => {
  expect(unreadNote(day, ['called her'])).toMatchObject([
    {
      title: 'I didn’t use: “called her”.',
      text: expect.stringContaining('like “1 done”'),
      brief: 'Not used: “called her”.',
    },
  ]);
  expect(unreadNote(emptyDay(today), ['called her'])).toMatchObject([
    { text: 'To put it on your list, start with “add:”.' },
  ]);
  expect(unreadNote(day)).toEqual([]);
});
