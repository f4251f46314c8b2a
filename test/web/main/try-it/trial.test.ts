/** The day to try replies on: its list as a person changes it, and as it goes on. */
import { expect, test } from '@jest/globals';
import { addDays } from '#shared/domain/local-date.ts';
import { nextMorning } from '#web/main/try-it/engine.ts';
import {
  firstTrial,
  goneOn,
  type Trial,
  withChange,
  withItem,
  withoutItem,
  written,
} from '#web/main/try-it/trial.ts';

const date = '2026-11-19';
const texts = ({ items }: Trial) => items.map(({ text }) => text);

test('items that were added never share an id, whatever was taken off in between', () => {
  const grown = withItem(withoutItem(withItem(firstTrial(date)), 's3'));

  expect(new Set(grown.items.map(({ id }) => id)).size).toBe(grown.items.length);
  expect(grown.items.at(-1)?.id).toBe('s4');
});

test('a line that nothing was written in is no item', () => {
  const trial = withItem(firstTrial(date));

  expect(trial.items).toHaveLength(4);
  expect(written(trial.items)).toHaveLength(3);
});

test('the morning after has what is open, put off or planned, and nothing else', () => {
  const day = firstTrial(date);
  const ended: Trial = {
    ...withChange(withChange(withItem(day), 's0', { status: 'done' }), 's2', {
      status: 'deferred',
    }),
    later: [{ id: 't', text: 'Bins', status: 'open', firstDay: addDays(date, 1) }],
  };
  const next = nextMorning(ended);

  expect(texts(next)).toEqual(['Call Mom', '30-minute walk', 'Bins']);
  expect(next.items.every(({ status }) => status === 'open')).toBe(true);
  expect(next).toMatchObject({ date: '2026-11-20', dayNumber: 2, stage: 'MORNING_INTENTION' });
  expect(next.later).toEqual([]);
});

test('the lists before a reply are kept for one undo, and forgotten overnight', () => {
  const day = firstTrial(date);
  const after = goneOn(day, { items: [], later: [] });

  expect(after.before?.items).toEqual(day.items);
  expect(nextMorning(after).before).toBeUndefined();
});
