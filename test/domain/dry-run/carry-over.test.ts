/** What the evening left open stands in the next morning's letter, and nothing else does. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DayLists, Item } from '#shared/domain/checklist.ts';
import { openDay } from '#shared/domain/day.ts';
import { compareCarryOver, type MorningList } from '#shared/domain/dry-run/carry-over.ts';
import type { Line } from '#shared/domain/letters/letter.ts';
import { readText } from '#shared/domain/letters/read-text.ts';
import { listBlocks } from '#shared/domain/letters/shown-items.ts';
import { toText } from '#shared/domain/letters/to-text.ts';
import {
  anyDay,
  dayOf,
  everyLetter,
  item,
  sceneOf,
  setting,
} from '#test/domain/letters/every-letter.ts';

const tomorrow = '2026-11-22';

/** The morning as the product composes it. */
function morningAfter(evening: DayLists): MorningList {
  const day = openDay(dayOf([...evening.items], [...evening.later]), tomorrow);
  const [[, letter] = []] = everyLetter({ ...sceneOf(day), date: tomorrow }, dayOf([]));
  const [list] = listBlocks(day);
  const lines = list?.kind === 'checklist' ? list.lines : [];
  const { lines: said } = readText(toText(letter!, setting), () => true);
  return { date: tomorrow, lines, said: said.map(({ words }) => words) };
}

const evening: DayLists = {
  items: [
    item('deck', { status: 'done' }),
    item('walk'),
    item('gym', { status: 'dropped' }),
    item('invoices', { status: 'deferred' }),
  ],
  later: [item('plants', { firstDay: tomorrow })],
};
const morning = morningAfter(evening);
const bent = (bend: (lines: Line[]) => Line[]): MorningList => {
  const lines = bend([...morning.lines]);
  const said = lines.map(({ text, tag }) => (tag ? `${text} (${tag})` : text));
  return { ...morning, lines, said };
};

test('whatever the evening was like, the product’s own morning is verified', () => {
  fc.assert(
    fc.property(anyDay, ({ items, later }) => {
      const ids = new Set<string>();
      const once = ({ id }: Item) => !ids.has(id) && Boolean(ids.add(id));
      const lists = { items: items.filter(once), later: later.filter(once) };
      const found = compareCarryOver(lists, morningAfter(lists));

      expect(found.rows.filter(({ holds }) => !holds)).toEqual([]);
      expect(found).toMatchObject({ verified: true, strangers: [] });
    }),
  );
});

test('each item of the evening is told with what the morning says of it', () => {
  const { rows } = compareCarryOver(evening, morning);

  expect(rows.map(({ text, comes, shown, holds }) => [text, comes, shown, holds])).toEqual([
    ['deck', false, undefined, true],
    ['walk', true, 'walk (from yesterday)', true],
    ['gym', false, undefined, true],
    ['invoices', true, 'invoices (from yesterday)', true],
    ['plants', true, 'plants', true],
  ]);
});

const done = { id: 'id-deck', text: 'deck', mark: 'open' } as const satisfies Line;

for (const [what, other] of [
  ['an item lost', bent((lines) => lines.slice(1))],
  ['another order', bent(([one, two, ...rest]) => [two!, one!, ...rest])],
  ['other words', bent(([one, ...rest]) => [{ ...one!, text: 'run' }, ...rest])],
  ['another id under the same words', bent(([one, ...rest]) => [{ ...one!, id: 'x' }, ...rest])],
  ['an item not marked as carried', bent(([one, ...rest]) => [{ ...one!, mark: 'open' }, ...rest])],
  ['what was done coming along', bent((lines) => [...lines, done])],
  ['an item from nowhere', bent((lines) => [...lines, { ...done, id: 'new', text: 'new' }])],
  ['an item twice', bent(([one, ...rest]) => [one!, ...rest, one!])],
  ['a text part that says less', { ...morning, said: morning.said.slice(0, -1) }],
  ['a text part that says more', { ...morning, said: [...morning.said, 'more'] }],
  ['a text part that says it otherwise', { ...morning, said: ['walk', ...morning.said.slice(1)] }],
  ['an empty morning', { ...morning, lines: [], said: [] }],
] as const) {
  test(`a morning with ${what} is not verified`, () => {
    expect(compareCarryOver(evening, other).verified).toBe(false);
  });
}

test('an evening that left nothing open is verified by a morning without a list', () => {
  const finished = { items: [item('deck', { status: 'done' })], later: [] };

  expect(compareCarryOver(finished, morningAfter(finished)).verified).toBe(true);
  expect(compareCarryOver(finished, { ...morning, lines: [], said: ['x'] }).verified).toBe(false);
});
