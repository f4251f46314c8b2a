/** What edits do to the lists, and what they never do. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  applyEdits,
  type Checklist,
  type DayLists,
  type Edit,
  type Item,
  isCarried,
  progress,
} from '#shared/domain/checklist.ts';
import { maxItems } from '#shared/domain/limits.ts';
import { someEdits } from './some-edits.ts';

const today = '2026-11-21';
const none: DayLists = { items: [], later: [] };
const milk = { id: 'a', text: 'Buy milk', status: 'open', firstDay: '2026-11-20' } as const;
const mum = { id: 'b', text: 'Call mum', status: 'open', firstDay: today } as const;
const lists: DayLists = { items: [milk, mum], later: [] };

const statusOf = (edits: readonly Edit[]) => applyEdits(lists, edits, today).items[0]?.status;

test('an added item is open, last, and of today', () => {
  const edit = { kind: 'add', id: 'c', text: 'Walk' } as const;

  expect(applyEdits(lists, [edit], today)).toEqual({
    items: [milk, mum, { id: 'c', text: 'Walk', status: 'open', firstDay: today }],
    later: [],
  });
});

test('an item for tomorrow waits apart and counts as one of tomorrow', () => {
  const edit = { kind: 'forTomorrow', id: 'c', text: 'Walk' } as const;

  expect(applyEdits(lists, [edit], today)).toEqual({
    items: [milk, mum],
    later: [{ id: 'c', text: 'Walk', status: 'open', firstDay: '2026-11-22' }],
  });
});

test.each([
  ['complete', 'done'],
  ['drop', 'dropped'],
  ['defer', 'deferred'],
  ['reopen', 'open'],
] as const)('to %s an item makes it %s and touches no other', (kind, status) => {
  expect(applyEdits(lists, [{ kind, id: 'a' }], today)).toEqual({
    items: [{ ...milk, status }, mum],
    later: [],
  });
});

test('a finished item can be opened again', () => {
  expect(statusOf([{ kind: 'complete', id: 'a' }])).toBe('done');
  expect(
    statusOf([
      { kind: 'complete', id: 'a' },
      { kind: 'reopen', id: 'a' },
    ]),
  ).toBe('open');
});

test('a renamed item keeps its place, its status and its first day', () => {
  const edit = { kind: 'rename', id: 'a', text: 'Buy oat milk' } as const;

  expect(applyEdits(lists, [edit], today).items).toEqual([{ ...milk, text: edit.text }, mum]);
});

test('an item of tomorrow can be renamed and dropped', () => {
  const edits: readonly Edit[] = [
    { kind: 'forTomorrow', id: 'c', text: 'Walk' },
    { kind: 'rename', id: 'c', text: 'Run' },
    { kind: 'drop', id: 'c' },
  ];

  expect(applyEdits(none, edits, today).later).toMatchObject([{ text: 'Run', status: 'dropped' }]);
});

test.each<Edit>([
  { kind: 'complete', id: 'z' },
  { kind: 'rename', id: 'z', text: 'x' },
  { kind: 'add', id: 'a', text: 'something else' },
  { kind: 'forTomorrow', id: 'b', text: 'something else' },
])('%j changes nothing: the id is unknown, or known already', (edit) => {
  expect(applyEdits(lists, [edit], today)).toEqual(lists);
});

test('more items than an interpreter may add at once are all kept', () => {
  const edits = Array.from({ length: maxItems + 10 }, (_, n): Edit => {
    return { kind: 'add', id: `n${n}`, text: `Item ${n}` };
  });

  expect(applyEdits(none, edits, today).items).toHaveLength(maxItems + 10);
});

const byId = (one: Item, other: Item): number => one.id.localeCompare(other.id);

test('no edit ever removes an item, or changes what it was given; only an order moves one', () => {
  fc.assert(
    fc.property(someEdits, someEdits, (earlier, asked) => {
      const orders = asked.filter(({ kind }) => kind === 'move');
      const edits = asked.filter(({ kind }) => kind !== 'move');
      const before = applyEdits(none, earlier, today);
      const copy = structuredClone(before);

      const after = applyEdits(before, edits, today);

      expect(before).toEqual(copy);
      const ids = (list: Checklist) => list.map(({ id }) => id);
      expect(ids(after.items).slice(0, before.items.length)).toEqual(ids(before.items));
      // What rested may be wanted today after all.
      const moved = ids(after.items.slice(before.items.length));
      const stayed = ids(before.later).filter((id) => !moved.includes(id));
      expect(ids(after.later).slice(0, stayed.length)).toEqual(stayed);
      const ordered = applyEdits(after, orders, today);
      expect(ordered.items.toSorted(byId)).toEqual(after.items.toSorted(byId));
      expect(ordered.later).toEqual(after.later);
    }),
  );
});

test('an id is on the lists once, however often it is added', () => {
  fc.assert(
    fc.property(someEdits, (edits) => {
      const { items, later } = applyEdits(none, edits, today);
      const ids = [...items, ...later].map(({ id }) => id);

      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('additions applied twice are the same as applied once', () => {
  fc.assert(
    fc.property(someEdits, (edits) => {
      const additions = edits.filter(({ kind }) => kind === 'add' || kind === 'forTomorrow');
      const once = applyEdits(none, additions, today);

      expect(applyEdits(once, additions, today)).toEqual(once);
    }),
  );
});

test('progress counts what is done of what was not dropped', () => {
  const statuses = ['open', 'done', 'done', 'deferred', 'dropped'] as const;

  expect(progress(statuses.map((status) => ({ ...milk, status })))).toEqual({ done: 2, total: 4 });
  expect(progress([])).toEqual({ done: 0, total: 0 });
});

test('only an open item of an earlier day is shown as carried over', () => {
  expect(isCarried(milk, today)).toBe(true);
  expect(isCarried(mum, today)).toBe(false);
  expect(isCarried({ ...milk, status: 'done' }, today)).toBe(false);
});

test('a note stands beside an item while it is open, until another one comes', () => {
  const note = { kind: 'note', id: 'a', note: 'half done' } as const;
  const first = (...edits: readonly Edit[]) => applyEdits(lists, edits, today).items[0];

  expect(first(note)).toEqual({ ...milk, note: 'half done' });
  expect(first(note, { ...note, note: '80%' })).toEqual({ ...milk, note: '80%' });
  expect(first(note, { ...note, note: '' })).toEqual(milk);
  for (const kind of ['complete', 'drop', 'defer'] as const) {
    expect(first(note, { kind, id: 'a' })).not.toHaveProperty('note');
    expect(first({ kind, id: 'a' }, note)).not.toHaveProperty('note');
  }
});
