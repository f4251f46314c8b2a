/** A second look mends what single clauses cannot say, and takes nothing away that was listed. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readByRules, sceneOf } from '#shared/domain/replies/rules/read-by-rules.ts';
import { reconsider } from '#shared/domain/replies/rules/second-opinion.ts';
import type { Stage } from '#shared/domain/stage.ts';
import { asking, listOf } from '#test/kit/asking.ts';

const texts = (reply: string, stage: Stage): readonly string[] =>
  readByRules(asking(reply, [], { stage })).edits.flatMap((edit) =>
    'text' in edit ? [edit.text] : [],
  );

/** Replies in nobody's training, whose talk has the form of a thing to do. */
test.each([
  [
    'Salam! Need to cull the mehndi shoot and send the Ansaris their draft',
    ['Cull the mehndi shoot', 'Send the Ansaris their draft'],
  ],
  [
    'hi 🌱 tiny goals only. open the editor email. eat a vegetable',
    ['Open the editor email', 'Eat a vegetable'],
  ],
])('%j lists %j and no talk', (reply, wanted) => {
  expect(texts(reply, 'MORNING_INTENTION')).toEqual(wanted);
});

const word = fc.constantFrom(
  ...'nappies bread milk invoice gym laundry taxes mum bins Ana deck stretch'.split(' '),
);
const line = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

test('of a plan in lines every line stands on the list', () => {
  fc.assert(
    fc.property(fc.uniqueArray(line, { minLength: 2, maxLength: 6 }), (lines) => {
      const keys = lines.map((one) => one.split(' ').sort().join(' '));
      fc.pre(new Set(keys).size === keys.length);
      const { scene } = sceneOf(asking(lines.join('\n'), [], { stage: 'DAY0_ACK' }));
      const before = scene.draft.edits();
      reconsider(scene);
      expect(scene.draft.edits()).toEqual(expect.arrayContaining([...before]));
    }),
  );
});

describe('an item', () => {
  const items = listOf('Call the bank', 'Gym', 'Send the deck');
  const reply = fc.array(
    fc.constantFrom(
      ...'the bank rang back at noon gym was packed deck is not sent , . and so we talked'.split(
        ' ',
      ),
    ),
    { minLength: 1, maxLength: 14 },
  );

  test('that the rules have read is not read otherwise', () => {
    fc.assert(
      fc.property(reply, (words) => {
        const { scene } = sceneOf(asking(words.join(' '), items, { stage: 'EVENING_REFLECTION' }));
        const before = items.map((item) => scene.draft.verdictOn(item));
        reconsider(scene);
        items.forEach((item, at) => {
          if (before[at] !== undefined) expect(scene.draft.verdictOn(item)).toBe(before[at]);
        });
      }),
    );
  });

  test('is left alone while the day is planned', () => {
    fc.assert(
      fc.property(reply, (words) => {
        const { scene } = sceneOf(asking(words.join(' '), items, { stage: 'MORNING_INTENTION' }));
        const before = items.map((item) => scene.draft.verdictOn(item));
        reconsider(scene);
        expect(items.map((item) => scene.draft.verdictOn(item))).toEqual(before);
      }),
    );
  });
});

test('a reply of many clauses is taken as the rules read it', () => {
  const reply = Array.from({ length: 60 }, (_, n) => `water plant number ${n}`).join('\n');
  const { scene } = sceneOf(asking(reply, [], { stage: 'DAY0_ACK' }));
  const before = scene.draft.edits();
  reconsider(scene);
  expect(scene.draft.edits()).toEqual(before);
});
