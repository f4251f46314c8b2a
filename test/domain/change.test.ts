/** What a reply changed can be told, and taken back, from the change alone. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { beforeChanges, changesBetween, takingBack } from '#shared/domain/change.ts';
import { applyEdits, type DayLists, type Edit, itemStatuses } from '#shared/domain/checklist.ts';

const date = '2026-11-21';
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const text = fc.constantFrom('walk', 'read', 'call Mom');

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constantFrom('complete', 'reopen', 'drop', 'defer'), id } as const),
  fc.record({ kind: fc.constantFrom('add', 'rename', 'forTomorrow'), id, text } as const),
);

const lists: fc.Arbitrary<DayLists> = fc
  .uniqueArray(fc.record({ id, text, status: fc.constantFrom(...itemStatuses) }), {
    selector: (item) => item.id,
    maxLength: 4,
  })
  .map((items) => ({ items: items.map((item) => ({ ...item, firstDay: date })), tomorrow: [] }));

test('the lists before a reply come back from the lists after it and its changes', () => {
  fc.assert(
    fc.property(lists, fc.array(edit, { maxLength: 8 }), (before, edits) => {
      const after = applyEdits(before, edits, date);

      const changes = changesBetween(before, after, edits);

      expect(beforeChanges(after, changes)).toEqual(before);
    }),
  );
});

test('undo gives every old item back as it was and only drops what was new', () => {
  fc.assert(
    fc.property(lists, fc.array(edit, { maxLength: 8 }), (before, edits) => {
      const after = applyEdits(before, edits, date);

      const changes = changesBetween(before, after, edits);
      const back = applyEdits(after, takingBack(changes), date);

      const known = new Set(before.items.map((item) => item.id));
      const all = [...back.items, ...back.tomorrow];
      expect(all.filter((item) => known.has(item.id))).toEqual(before.items);
      expect(all.filter((item) => !known.has(item.id) && item.status !== 'dropped')).toEqual([]);
      expect(all).toHaveLength(after.items.length + after.tomorrow.length);
    }),
  );
});

test('undo is a change like any other: taken back itself, everything is as it was said', () => {
  fc.assert(
    fc.property(lists, fc.array(edit, { maxLength: 8 }), (before, edits) => {
      const after = applyEdits(before, edits, date);
      const undo = takingBack(changesBetween(before, after, edits));
      const back = applyEdits(after, undo, date);

      const again = applyEdits(back, takingBack(changesBetween(after, back, undo)), date);

      expect(again).toEqual(after);
    }),
  );
});
