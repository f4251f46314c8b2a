/** How well the rules read replies: against annotated cases, and whatever anybody may write. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyEdits } from '#shared/domain/checklist.ts';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { stages } from '#shared/domain/stage.ts';
import { asking, listOf, today } from '#test/kit/asking.ts';
import { casesIn, devCases } from '#test/kit/marked-replies.ts';
import { readsWell } from '#test/kit/reads-well.ts';

readsWell('the annotated cases', 1, devCases());
readsWell('our own cases', 0.95, casesIn(new URL('own-cases.jsonl', import.meta.url)));

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

describe('the words of a new item', () => {
  const itemsOf = (reply: string) =>
    readByRules(asking(reply, [], { stage: 'MORNING_INTENTION' })).edits.flatMap((edit) =>
      'text' in edit ? [edit.text] : [],
    );

  test.each([
    ['Restart systemd', ['Restart systemd']],
    ['add restart launchd', ['Restart launchd']],
    ['- Restart launchd\n- Reload nginxd', ['Restart launchd', 'Reload nginxd']],
    ['Learn kubectl', ['Learn kubectl']],
    ['Set up knockd', ['Set up knockd']],
    ['finsh the essay\nfinish the deck', ['Finsh the essay', 'Finish the deck']],
  ])('of %j are as they were typed', (reply, items) => {
    expect(itemsOf(reply)).toEqual(items);
  });

  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split('')),
    minLength: 3,
    maxLength: 10,
  });
  const slips = 'finsh,tomorow,recieve,delte,emial,remvoe,forgto,dont,whats,msg,tmrw,2nite,adn';
  const word = fc.oneof(
    letters,
    letters.map((one) => `${one}d`),
    fc.constantFrom(...slips.split(',')),
  );
  const wordsIn = (text: string) => text.toLowerCase().match(/[a-z0-9']+/g) ?? [];

  test('hold no word that was not typed, whatever the words are', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const reply = `Fix the ${words.join(' ')}`;
        const typed = new Set(wordsIn(reply));
        expect(
          itemsOf(reply)
            .flatMap(wordsIn)
            .filter((one) => !typed.has(one)),
        ).toEqual([]);
      }),
      { numRuns: 500 },
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
