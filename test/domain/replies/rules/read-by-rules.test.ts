/** How well the rules read replies: against annotated cases, and whatever anybody may write. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyEdits } from '#shared/domain/checklist.ts';
import { groundedEdits } from '#shared/domain/replies/edit-schema.ts';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { stages, stageWords } from '#shared/domain/stage.ts';
import { asking, listOf, today } from '#test/kit/asking.ts';
import { type ReplyCase, scoreOf } from '#scripts/eval/score.ts';

const cases = readFileSync(new URL('../dev-corpus.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as ReplyCase);

const askingOf = ({ stage, today: date, timezone, items, reply }: ReplyCase) =>
  asking(
    reply,
    items.map((item, at) => ({ ...item, id: `i${at + 1}`, firstDay: date })),
    {
      stage: stages.find((name) => stageWords[name].slug === stage) ?? 'DAY0_ACK',
      today: date,
      zone: timezone,
    },
  );

function scored(reply: ReplyCase) {
  const asked = askingOf(reply);
  const { edits, intent, pauseUntil } = readByRules(asked);
  const lists = applyEdits({ items: asked.items, tomorrow: [] }, edits, reply.today);
  return { id: reply.id, edits, ...scoreOf(reply, { lists, intent, pauseUntil }) };
}

/** What was reached; it may only rise. */
const exactReached = 159;

describe('the annotated cases', () => {
  const results = cases.map(scored);

  test('lose no item and invent none', () => {
    expect(results.flatMap(({ id, lost }) => lost.map((text) => ({ id, text })))).toEqual([]);
    expect(results.flatMap(({ id, invented }) => invented.map((text) => ({ id, text })))).toEqual(
      [],
    );
  });

  test(`are read exactly in at least ${exactReached} of ${cases.length}`, () => {
    const missed = results.filter(({ exact }) => !exact).map(({ id }) => id);

    expect({ missed, enough: cases.length - missed.length >= exactReached }).toMatchObject({
      enough: true,
    });
  });

  test('give edits that pass the gate every interpreter passes', () => {
    const refused = cases.flatMap((reply) => {
      const asked = askingOf(reply);
      const grounded = groundedEdits(readByRules(asked).edits, asked);
      return grounded.ok ? [] : [{ id: reply.id, because: grounded.because }];
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
