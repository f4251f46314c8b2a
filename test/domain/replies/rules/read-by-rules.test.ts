/** How well the rules read replies: against annotated cases, and whatever anybody may write. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ReplyCase, scoreOf } from '#scripts/eval/score.ts';
import { applyEdits } from '#shared/domain/checklist.ts';
import { groundedEdits } from '#shared/domain/replies/edit-schema.ts';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { stages } from '#shared/domain/stage.ts';
import { asking, listOf, today } from '#test/kit/asking.ts';
import { askingOf, casesIn, collected, devCases } from '#test/kit/marked-replies.ts';

/** Each collection with the share of it read exactly that was reached; it may only rise. */
const collections: readonly [title: string, share: number, cases: readonly ReplyCase[]][] = [
  ['the annotated cases', 1, devCases()],
  ['our own cases', 0.95, casesIn(new URL('own-cases.jsonl', import.meta.url))],
  ['cases written by others', 0.94, collected(/^\d/)],
];

function scored(reply: ReplyCase) {
  const asked = askingOf(reply);
  const { edits, intent, pauseUntil } = readByRules(asked);
  const lists = applyEdits({ items: asked.items, tomorrow: [] }, edits, reply.today);
  return { id: reply.id, asked, edits, ...scoreOf(reply, { lists, intent, pauseUntil }) };
}

describe.each(collections)('%s', (_, share, cases) => {
  const results = cases.map(scored);

  test('lose no item and invent none', () => {
    expect(results.flatMap(({ id, lost }) => lost.map((text) => ({ id, text })))).toEqual([]);
    expect(results.flatMap(({ id, invented }) => invented.map((text) => ({ id, text })))).toEqual(
      [],
    );
  });

  test(`are read exactly in at least ${share * 100} of a hundred`, () => {
    const missed = results.filter(({ exact }) => !exact).map(({ id }) => id);

    expect({ missed, enough: missed.length <= cases.length * (1 - share) }).toMatchObject({
      enough: true,
    });
  });

  test('give edits that pass the gate every interpreter passes', () => {
    const refused = results.flatMap(({ id, asked, edits }) => {
      const grounded = groundedEdits(edits, asked);
      // The gate is for a model's edits: it knows fewer words for dropping than the rules do.
      if (grounded.ok || grounded.because === 'it loses an item') return [];
      return [{ id, because: grounded.because }];
    });

    expect(refused).toEqual([]);
  });
});

const parts =
  'done|1|2 and 3|the deck|all but|gym|tomorrow|scratch that|call Ana|not yet|,|.|\n|- |rename|to|' +
  'swap|for|everything|no|✅|❌|split|into|:|"|add|it|half|on Monday|first|the last one|#4';
const phrase = fc.constantFrom(...parts.split('|'));
const replies = fc.oneof(
  fc.array(phrase, { maxLength: 30 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);
const items = listOf('Finish the deck', 'Gym', 'done:Call Ana', 'Email Raj re: lease');

describe('any reply', () => {
  test('is read without an error, touches only what is there, and loses nothing', () => {
    fc.assert(
      fc.property(replies, fc.constantFrom(...stages), (reply, stage) => {
        const { edits } = readByRules(asking(reply, items, { stage }));
        const after = applyEdits({ items, tomorrow: [] }, edits, today);

        const made = edits.flatMap((edit) =>
          edit.kind === 'add' || edit.kind === 'forTomorrow' ? [edit.id] : [],
        );
        const known = new Set([...items.map(({ id }) => id), ...made]);
        expect(edits.filter(({ id }) => !known.has(id))).toEqual([]);
        expect(after.items.slice(0, items.length).map(({ id }) => id)).toEqual(
          items.map(({ id }) => id),
        );
        expect(new Set(made).size).toBe(made.length);
      }),
      { numRuns: 400 },
    );
  });

  test('is read the same way twice', () => {
    fc.assert(
      fc.property(replies, (reply) => {
        const asked = asking(reply, items);
        expect(readByRules(asked)).toEqual(readByRules(asked));
      }),
    );
  });
});

describe('numbers', () => {
  const four = listOf('Write report', 'Email 5 suppliers', 'Gym', 'Buy milk');
  const kinds = (reply: string) =>
    readByRules(asking(reply, four)).edits.map(({ kind, id }) => `${kind} ${id}`);

  test.each([
    ['done 1 and 3', ['complete i1', 'complete i3']],
    ['1-3 done', ['complete i1', 'complete i2', 'complete i3']],
    ['#4 done', ['complete i4']],
    ['the last one is done', ['complete i4']],
    ['9 done', []],
    ['emailed the suppliers', ['complete i2']],
    ['all but 2', ['complete i1', 'complete i3', 'complete i4']],
  ])('%j changes %j', (reply, expected) => {
    expect(kinds(reply)).toEqual(expected);
  });
});

describe('spaces by the thousand', () => {
  const [item] = listOf('Gym');

  test.each([' ', '\t', '\u00a0'])(
    '%j keep nobody waiting, and nothing from being read',
    (space) => {
      const reply = `Gym done${space.repeat(20_000)}\nadd milk${space.repeat(20_000)}and bread`;

      const { edits } = readByRules(asking(reply, item ? [item] : []));

      expect(edits.map(({ kind }) => kind)).toContain('complete');
      expect(edits.map(({ kind }) => kind)).toContain('add');
    },
  );
});
