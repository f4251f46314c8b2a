/**
 * A day is opened from the last one and changed once by each reply; what is to do is never lost.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Item, ItemStatus } from '#shared/domain/checklist.ts';
import {
  type Day,
  emptyDay,
  hasApplied,
  openDay,
  repliedBefore,
  takeEdits,
} from '#shared/domain/day.ts';
import { appliedReplyKeptMs, maxAppliedReplies } from '#shared/domain/limits.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { someEdits } from './some-edits.ts';

const friday = '2026-11-20';
const saturday = '2026-11-21';
const at = Date.parse('2026-11-20T20:00:00Z');

const item = (id: string, status: ItemStatus, firstDay = friday): Item => ({
  id,
  text: `Item ${id}`,
  status,
  firstDay,
});

const last: Day = {
  date: friday,
  version: 4,
  items: [item('a', 'done'), item('b', 'deferred', '2026-11-18'), item('c', 'open')],
  later: [item('d', 'open', saturday), item('e', 'dropped', saturday)],
  applied: [{ id: 'r1', at }],
};

test('a new day begins with what was left, then with what was put on tomorrow, all open', () => {
  expect(openDay(last, saturday)).toEqual({
    date: saturday,
    version: 0,
    items: [item('b', 'open', '2026-11-18'), item('c', 'open'), item('d', 'open', saturday)],
    later: [],
    applied: [{ id: 'r1', at }],
  });
});

test('what was said of an item is of its day', () => {
  const noted = takeEdits(last, [{ kind: 'note', id: 'c', note: 'half done' }], { id: 'r2', at });

  expect(noted.items[2]).toEqual({ ...item('c', 'open'), note: 'half done' });
  expect(openDay(noted, saturday).items[1]).toEqual(item('c', 'open'));
});

test('a person without any day gets an empty one', () => {
  expect(openDay(undefined, friday)).toEqual(emptyDay(friday));
});

test('a day opened again, or after a flight across the date line, stands as it is', () => {
  expect(openDay(last, friday)).toBe(last);
  expect(openDay(last, '2026-11-19')).toBe(last);
});

test('items survive weeks of silence', () => {
  const back = addDays(friday, 40);

  expect(openDay(last, back)).toEqual({ ...openDay(last, saturday), date: back });
});

test('opening a day twice on the way is the same as opening the later one at once', () => {
  fc.assert(
    fc.property(someEdits, fc.nat(50), fc.nat(50), (edits, first, second) => {
      const before = takeEdits(emptyDay(friday), edits, { id: 'r', at });
      const between = addDays(friday, first);
      const after = addDays(between, second);
      const direct = openDay(before, after);

      expect(openDay(openDay(before, between), after)).toEqual(direct);
    }),
  );
});

test('a reply is applied, counted and remembered', () => {
  const day = takeEdits(last, [{ kind: 'complete', id: 'c' }], { id: 'r2', at: at + 1 });

  expect(day).toEqual({
    ...last,
    version: 5,
    edited: new Map([['c', { standing: at + 1, words: 0 }]]),
    items: [item('a', 'done'), item('b', 'deferred', '2026-11-18'), item('c', 'done')],
    applied: [
      { id: 'r1', at },
      { id: 'r2', at: at + 1 },
    ],
  });
  expect(hasApplied(day, 'r2')).toBe(true);
  expect(hasApplied(last, 'r2')).toBe(false);
});

test('a reply that is delivered again changes nothing at all', () => {
  fc.assert(
    fc.property(someEdits, someEdits, (edits, between) => {
      const once = takeEdits(emptyDay(friday), edits, { id: 'r', at });
      const later = takeEdits(once, between, { id: 's', at: at + 1 });

      expect(takeEdits(once, edits, { id: 'r', at })).toBe(once);
      expect(takeEdits(later, edits, { id: 'r', at })).toBe(later);
    }),
  );
});

test('a reply that is delivered again after midnight changes nothing either', () => {
  const day = openDay(last, saturday);

  expect(takeEdits(day, [{ kind: 'drop', id: 'b' }], { id: 'r1', at: at + 1 })).toBe(day);
});

test('the next day forgets replies that are two days older than the newest', () => {
  const applied = [
    { id: 'old', at },
    { id: 'recent', at: at + 1 },
    { id: 'newest', at: at + appliedReplyKeptMs },
  ];

  expect(openDay({ ...last, applied }, saturday).applied.map(({ id }) => id)).toEqual([
    'recent',
    'newest',
  ]);
});

test('a day remembers its last replies, and no more than fifty', () => {
  let day = emptyDay(friday);
  for (let n = 0; n < maxAppliedReplies + 3; n += 1) day = takeEdits(day, [], { id: `r${n}`, at });

  expect(day.applied).toHaveLength(50);
  expect(day.applied[0]?.id).toBe('r3');
  expect(day.version).toBe(53);
});

const living = ({ items, later }: Day) =>
  [...items, ...later]
    .filter(({ status }) => status === 'open' || status === 'deferred')
    .map(({ id }) => id);

test('nothing that is still to do is ever lost, whatever is said and however long people are away', () => {
  const replies = fc.array(fc.record({ edits: someEdits, gap: fc.nat(30) }), { maxLength: 12 });
  fc.assert(
    fc.property(replies, (said) => {
      let day = emptyDay(friday);
      for (const [n, { edits, gap }] of said.entries()) {
        const opened = openDay(day, addDays(day.date, gap));
        expect(living(opened).sort()).toEqual(living(day).sort());
        if (gap > 0) expect(opened.items.every(({ status }) => status === 'open')).toBe(true);

        day = takeEdits(opened, edits, { id: `r${n}`, at: at + n });
        const ids = new Set([...day.items, ...day.later].map(({ id }) => id));
        const added = edits.filter(({ kind }) => kind === 'add' || kind === 'forTomorrow');
        expect([...opened.items, ...added].filter(({ id }) => !ids.has(id))).toEqual([]);
      }
    }),
  );
});

test('an item keeps the day it was first meant for while it is carried', () => {
  fc.assert(
    fc.property(someEdits, fc.integer({ min: 1, max: 60 }), (edits, gap) => {
      const before = takeEdits(emptyDay(friday), edits, { id: 'r', at });
      const known = new Map([...before.items, ...before.later].map((one) => [one.id, one]));

      for (const { id, firstDay } of openDay(before, addDays(friday, gap)).items) {
        // What was put off to a day is of that day.
        expect(firstDay).toBe(known.get(id)?.on ?? known.get(id)?.firstDay);
      }
    }),
  );
});

test('a day remembers when its person last replied before, however long ago', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1 }), (gaps) => {
      let day = takeEdits(emptyDay(friday), [], { id: 'day0', at });
      let [now, previously] = [at, undefined as number | undefined];
      for (const [n, gap] of gaps.entries()) {
        now += gap * 86_400_000 + 60_000;
        const date = new Date(now).toISOString().slice(0, 10);
        day = takeEdits(openDay(day, date), [], { id: `r${n}`, at: now });

        expect(repliedBefore(day, `r${n}`)).toBe(previously);
        previously = now;
      }
    }),
  );
});
