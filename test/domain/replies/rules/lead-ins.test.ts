/** What leads in to a new item in words no list knows is taken off it, and nothing else is. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Draft } from '#shared/domain/replies/rules/draft.ts';
import { withoutLeadIn } from '#shared/domain/replies/rules/lead-ins.ts';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { asking } from '#test/kit/asking.ts';

const texts = (reply: string): readonly string[] =>
  readByRules(asking(reply, [], { stage: 'MORNING_INTENTION' })).edits.flatMap((edit) =>
    'text' in edit ? [edit.text] : [],
  );

/** Replies in nobody's training. */
test.each([
  ['Give me just this: mend the gate', ['Mend the gate']],
  ['My one and only: ring the vet', ['Ring the vet']],
  ['Better order the feed', ['Order the feed']],
  ['Without fail: collect the parcel', ['Collect the parcel']],
  ['Allora: comprare il pane', ['Comprare il pane']],
])('%j lists %j', (reply, wanted) => {
  expect(texts(reply)).toEqual(wanted);
});

test.each([
  'Noon: spin class',
  '3: pick up Max',
  'Flour and eggs',
  'Buy the grey wool for Nan',
  'No phone after 9',
  'Unsubscribe from ten newsletters',
  'Get to the post office before the queue',
])('%j begins with its first word', (text) => {
  for (const hour of ['plan', 'day', 'end'] as const) expect(withoutLeadIn(text, hour)).toBe(text);
});

const word = fc.constantFrom(
  ...'put: today, one thing: ring the vet and buy 3 oats "now" before noon – so I must'.split(' '),
);

test('what is left is the end of what was said, and something', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 30 }),
      fc.constantFrom('plan', 'day', 'end'),
      (words, hour) => {
        const text = words.join(' ');
        const left = withoutLeadIn(text, hour);
        expect(text.toLowerCase().endsWith(left.toLowerCase())).toBe(true);
        expect(left).not.toBe('');
      },
    ),
  );
});

test('a new item that would come to stand there twice keeps its words', () => {
  const draft = new Draft(asking('', [], { stage: 'MORNING_INTENTION' }));
  draft.add('Water the roses');
  draft.add('One thing: water the roses');
  draft.rewordNew((text) => text.replace(/^One thing: /, ''));
  const added = draft.edits().map((edit) => ('text' in edit ? edit.text : ''));
  expect(added).toEqual(['Water the roses', 'One thing: water the roses']);
});
