/** What a reply changed can be told, and taken back, from the change alone. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { beforeChanges, changesBetween, itemsIn, takingBack } from '#shared/domain/change.ts';
import {
  applyEdits,
  type DayLists,
  type Edit,
  type Item,
  itemStatuses,
  type Place,
} from '#shared/domain/checklist.ts';
import { addDays } from '#shared/domain/local-date.ts';

const date = '2026-11-21';
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const text = fc.constantFrom('walk', 'read', 'call Mom');

const on = fc.constantFrom('2026-11-27', '2026-12-24');

const to: fc.Arbitrary<Place> = fc.oneof(
  fc.constantFrom('first', 'last'),
  fc.record({ before: id }),
  fc.record({ after: id }),
);

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constantFrom('complete', 'reopen', 'drop', 'defer'), id } as const),
  fc.record({ kind: fc.constantFrom('add', 'rename', 'forTomorrow'), id, text } as const),
  fc.record({ kind: fc.constant('defer'), id, on } as const),
  fc.record({ kind: fc.constant('move'), id, to } as const),
  fc.record({ kind: fc.constant('note'), id, note: fc.constantFrom('', 'half', '80%') } as const),
  fc.record({ kind: fc.constant('forTomorrow'), id, text, on } as const),
);

const item = fc.record({
  id,
  text,
  status: fc.constantFrom(...itemStatuses),
  later: fc.boolean(),
  on,
});
const lists: fc.Arbitrary<DayLists> = fc
  .uniqueArray(item, { selector: (one) => one.id, maxLength: 4 })
  .map((all) => {
    const made = all.map(({ later, on: until, ...one }): Item => {
      const rests = one.status === 'deferred' || (later && one.status === 'open');
      return { ...one, firstDay: date, ...(rests && { on: until }) };
    });
    return {
      items: made.filter((_, n) => !all[n]?.later),
      later: made.filter((_, n) => all[n]?.later),
    };
  });

/** What a person sees of each item: what was planned for later rests like what was put off. */
function seen({ items, later }: DayLists, isKnown: (id: string) => boolean = () => true) {
  const look = ({ text: words, status, on: until, note }: Item, isLater: boolean) => {
    const rests = status === 'deferred' || (isLater && status === 'open');
    return rests ? { words, until: until ?? addDays(date, 1) } : { words, status, note };
  };
  const all = [
    ...items.map((one) => [one.id, look(one, false)] as const),
    ...later.map((one) => [one.id, look(one, true)] as const),
  ];
  return new Map(all.filter(([one]) => isKnown(one)));
}

test('the lists before a reply come back from the lists after it and its changes', () => {
  fc.assert(
    fc.property(lists, fc.array(edit, { maxLength: 8 }), (before, edits) => {
      const after = applyEdits(before, edits, date);

      const changes = changesBetween(before, after, edits);

      expect(seen(beforeChanges(after, changes))).toEqual(seen(before));
    }),
  );
});

test('undo gives every old item back as it was and only drops what was new', () => {
  fc.assert(
    fc.property(lists, fc.array(edit, { maxLength: 8 }), (before, edits) => {
      const after = applyEdits(before, edits, date);

      const changes = changesBetween(before, after, edits);
      const back = applyEdits(after, takingBack(changes), date);

      const known = new Set([...before.items, ...before.later].map((one) => one.id));
      const all = [...back.items, ...back.later];
      expect(seen(back, (one) => known.has(one))).toEqual(seen(before));
      expect(all.filter((one) => !known.has(one.id) && one.status !== 'dropped')).toEqual([]);
      expect(all).toHaveLength(after.items.length + after.later.length);
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

      expect(seen(again)).toEqual(seen(after));
    }),
  );
});

test('undo gives the order back', () => {
  const order = ({ items }: DayLists) => items.map((one) => one.id);
  const stays = edit.filter(({ kind }) => kind !== 'reopen' && kind !== 'add');
  fc.assert(
    fc.property(lists, fc.array(stays, { maxLength: 8 }), (before, edits) => {
      const after = applyEdits(before, edits, date);

      const changes = changesBetween(before, after, edits);

      expect(order(applyEdits(after, takingBack(changes), date))).toEqual(order(before));
      expect(order(beforeChanges(after, changes))).toEqual(order(before));
    }),
  );
});

test('what was put on the list and what was ticked off are counted from the changes', () => {
  const edits = fc.uniqueArray(edit, { selector: (one) => one.id, maxLength: 5 });
  const idsOf = ({ items, later }: DayLists, status?: Item['status']) =>
    [...items, ...later].filter((one) => !status || one.status === status).map((one) => one.id);
  fc.assert(
    fc.property(lists, edits, (before, some) => {
      const after = { ...before, ...applyEdits(before, some, date) };

      expect(itemsIn(changesBetween(before, after, some))).toEqual({
        set: idsOf(after).length - idsOf(before).length,
        done: idsOf(after, 'done').length - idsOf(before, 'done').length,
      });
    }),
  );
});
