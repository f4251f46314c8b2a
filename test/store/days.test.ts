/** A day comes back from its row as it was put in, whatever replies have done to it. */
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayRow, storedDayOf } from '#functions/store/days.ts';
import { changesBetween } from '#shared/domain/change.ts';
import { type Day, emptyDay, takeEdits } from '#shared/domain/day.ts';
import { someEdits } from '#test/domain/some-edits.ts';

const date = '2026-11-21';

/** When an item was edited stands beside the item: what is on no list has no place for it. */
function withTimesOfItsItems({ edited = new Map(), ...day }: Day): Day {
  const here = new Set([...day.items, ...day.later].map(({ id }) => id));
  const kept = new Map([...edited].filter(([id]) => here.has(id)));
  return kept.size > 0 ? { ...day, edited: kept } : day;
}

test('a day, its last reply and its writer come back from the row', () => {
  const intent = fc.constantFrom(null, 'undo' as const, 'pause' as const);
  fc.assert(
    fc.property(someEdits, someEdits, intent, (first, second, asked) => {
      const before = takeEdits(emptyDay(date), first, { id: 'r1', at: 1 });
      const day = takeEdits(before, second, { id: 'r2', at: 2 });
      const changes = changesBetween(before, day, second);
      const setting = {
        was: { MORNING_INTENTION: 360, without: [0, 6], state: 'active' as const },
        set: { MORNING_INTENTION: 420, state: 'paused' as const, pausedFrom: '2026-12-01' },
      };
      const last = {
        id: 'r2',
        intent: asked,
        changes,
        pauseFrom: '2026-12-01',
        ...(asked ? { setting } : { earlierSetting: setting }),
      };
      const stored = { day: withTimesOfItsItems(day), last, writtenBy: 'someone' };

      const row = unmarshall(marshall(dayRow('u', stored)));

      expect(storedDayOf(row)).toEqual(stored);
    }),
  );
});

test('a day that no reply has changed has no last one', () => {
  const stored = { day: { ...emptyDay(date), version: 1 }, writtenBy: 'someone' };
  const row = unmarshall(marshall(dayRow('u', stored), { removeUndefinedValues: true }));

  expect(row).not.toHaveProperty('last');
  expect(storedDayOf(row)).toEqual(stored);
});
