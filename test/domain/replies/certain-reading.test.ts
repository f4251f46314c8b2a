/**
 * Goal: what is kept from the model is what the rules read as a person would.
 * Method: the repository's annotated replies, and replies with a word too many.
 */
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { filesIn, linesOf, resultOf } from '#scripts/eval/corpora.ts';
import type { ReplyCase } from '#scripts/eval/score.ts';
import { certainReading } from '#shared/domain/replies/certain-reading.ts';
import { readCommand } from '#shared/domain/replies/commands.ts';
import { stages, stageWords } from '#shared/domain/stage.ts';
import { asking, listOf } from '#test/kit/asking.ts';

const items = listOf('Finish the deck', 'Gym', 'Call the bank');
const rules = { openAiApiKey: '', openAiBaseUrl: '', openAiModel: '' };
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const annotated = ['.', '../../replies']
  .flatMap((folder) => filesIn(at(folder), '.jsonl'))
  .flatMap(linesOf)
  .map((line) => line as ReplyCase)
  .filter((one) => one.expect !== undefined && Array.isArray(one.items));

const certainOf = ({ reply, items: list, stage: slug }: ReplyCase) => {
  const stage = stages.find((name) => stageWords[name].slug === slug) ?? 'DAY0_ACK';
  const listed = list.map((item, n) => ({ ...item, id: `i${n + 1}`, firstDay: '2026-03-11' }));
  return certainReading(asking(reply, listed, { stage }));
};

test('every annotated reply that is kept from the model is read as annotated', async () => {
  let certain = 0;
  for (const one of annotated) {
    const isCommand = readCommand(one.reply, asking(one.reply, items)) !== undefined;
    if (isCommand || !(await certainOf(one))) continue;
    certain += 1;
    expect({ reply: one.reply, exact: (await resultOf(one, rules)).exact }).toEqual({
      reply: one.reply,
      exact: true,
    });
  }
  // Fewer would say little.
  expect(certain).toBeGreaterThan(40);
});

test.each([
  ['1 is done, but 2 can wait until tomorrow', ['complete i1', 'defer i2']],
  ['Gym done. Drop the bank please', ['complete i2', 'drop i3']],
  ['everything but the bank', ['complete i1', 'complete i2']],
  ['everything except 2', ['complete i1', 'complete i3']],
  ['all not yet', []],
  ['all bumped', ['defer i1', 'defer i2', 'defer i3']],
  ['2 not yet, 3 is done', ['complete i3']],
  ['ticked 1 and 2 not yet', ['complete i1']],
  ['1 is done. Also need to fix the door.', ['complete i1', 'add n1']],
  ['Tomorrow: write to Sam and read two chapters', ['forTomorrow n1', 'forTomorrow n2']],
  ['today I want to buy milk and eggs', ['add n1']],
])('%j is certain', async (reply, edits) => {
  const reading = await certainReading(asking(reply, items));

  expect(reading?.edits.map(({ kind, id }) => `${kind} ${id}`)).toEqual(edits);
});

const phrases = {
  complete: ['# done', '# is done', 'finished #', 'did #', '# yes', 'got # done', '# was done'],
  defer: ['# tomorrow', '# can wait until tomorrow', 'move # to monday', '# moved to friday'],
  drop: ['drop #', 'please remove #', 'skip #', 'forget #', 'scratch #'],
  open: ['# not yet', 'not #', '# not done', "haven't done #", '# no', "didn't get to #", 'no #'],
} as const;
const joints = [', ', ' and ', '. ', '\n', ', but ', ' but '];
const names = [
  ['1', 'the deck'],
  ['2', 'gym'],
  ['3', 'the bank'],
] as const;

const said = fc.record({
  kind: fc.constantFrom(...(Object.keys(phrases) as (keyof typeof phrases)[])),
  phrase: fc.nat(),
  name: fc.nat(),
});

test('what is said of two items in either order is certain only where it is read right', async () => {
  const oneOf = (all: readonly string[], n: number) => all[n % all.length] ?? '';
  await fc.assert(
    fc.asyncProperty(
      said,
      said,
      fc.shuffledSubarray([0, 1, 2], { minLength: 2 }),
      fc.nat(),
      async (first, second, places, joint) => {
        const parts = [first, second].map(({ kind, phrase, name }, n) =>
          oneOf(phrases[kind], phrase).replace('#', oneOf(names[places[n] ?? 0] ?? [], name)),
        );
        const reading = await certainReading(asking(parts.join(oneOf(joints, joint)), items));
        if (!reading) return;
        const wanted = [first, second].flatMap(({ kind }, n) =>
          kind === 'open' ? [] : [`${kind} i${(places[n] ?? 0) + 1}`],
        );
        expect(reading.edits.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(wanted.sort());
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  '1 is done. Also need to fix it',
  'also need to think about what Sam said',
  'tomorrow: milk and eggs',
  'tomorrow maybe write to Sam',
  'need to buy milk, eggs and write to Sam',
  'I want to call the bank tomorrow if there is time',
  'today I want to finish the deck and write to Sam',
  'buy milk',
  'gym done? not sure',
  'got through 1',
  'the bank called me back',
  'done 4',
  'deck 🎉',
  'thank you',
  'nope, yes, yes',
  '',
])('%j is for the model', async (reply) => {
  expect(await certainReading(asking(reply, items))).toBeUndefined();
});

const list = listOf('Call mom', 'Buy milk', 'Finish the report', 'Book the dentist for Friday');

const unsure = {
  'a question without its mark': [
    'is 1 done',
    'was milk bought, is the report finished',
    'can 1 be done',
    'did i finish the report',
    'did mom call',
    'has milk been sorted',
    'is all done',
  ],
  'what is still to be done': [
    'get 1 done please',
    'please get the report done',
    '1 can be done',
    '1 can wait until 2 is done',
    'get all done',
  ],
  'what was put off, with a word of done': ['1 got bumped', '1 did get pushed', 'all got moved'],
  'a word of deferring that stands in an item too': ['push milk until friday'],
  'what only seems to drop': ['i forget 1', 'skip to 2'],
  'more or less than the words say': [
    'wait all',
    'both done',
    'everything',
    'rest of the report tomorrow',
    'the rest of the report is done',
    'all tomorrow but 1 done',
    'not only 1 done',
    'last 2 done',
    'first 2 done',
  ],
} as const;

test.each(
  Object.entries(unsure).flatMap(([why, replies]) => replies.map((reply) => [why, reply] as const)),
)('%s is for the model: %j', async (_why, reply) => {
  expect(await certainReading(asking(reply, list))).toBeUndefined();
});

test.each([
  ['i have done 1, 2 is done', ['complete i1', 'complete i2']],
  ['yes i did 1 and 2', ['complete i1', 'complete i2']],
  ["1 didn't get done, did the report", ['complete i3']],
  ['call mom done', ['complete i1']],
  ['all of them tomorrow', ['defer i1', 'defer i2', 'defer i3', 'defer i4']],
  ['1 and 2 both done', ['complete i1', 'complete i2']],
])('%j is a report, and certain', async (reply, edits) => {
  const reading = await certainReading(asking(reply, list));

  expect(reading?.edits.map(({ kind, id }) => `${kind} ${id}`)).toEqual(edits);
});

test('what is named in full may hold any words', async () => {
  const talk = listOf('Get the shelf to Sam', 'Gym');
  const reading = await certainReading(asking('get the shelf to sam done', talk));

  expect(reading?.edits).toEqual([{ kind: 'complete', id: 'i1' }]);
});

test('a first list is certain where each of its lines opens with a verb, else for the model', async () => {
  const plan = { stage: 'DAY0_ACK' } as const;
  const first = await certainReading(asking('Buy milk and eggs\nwrite to Sam', [], plan));

  expect(first?.edits).toEqual([
    { kind: 'add', id: 'n1', text: 'Buy milk and eggs' },
    { kind: 'add', id: 'n2', text: 'Write to Sam' },
  ]);
  expect(await certainReading(asking('milk\neggs', [], plan))).toBeUndefined();
  expect(await certainReading(asking('Buy milk and eggs', []))).toBeUndefined();
});

const tasks = ['write to Sam', 'buy milk and eggs', 'fix the door', 'water the plants', 'send it'];
const leads = ['also need to #', 'I want to #', 'add: #', 'tomorrow: #', 'tomorrow I need to #'];

test('what is added in plain words is certain only where each thing stands there once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...leads), fc.constantFrom(...tasks)), { minLength: 1 }),
      async (parts) => {
        const lines = parts.map(([lead, task]) => lead.replace('#', task));
        const reading = await certainReading(asking(lines.join('\n'), items));
        if (!reading) return;
        const wanted = parts.map(([lead, task]) => [
          lead.startsWith('tomorrow') ? 'forTomorrow' : 'add',
          task,
        ]);
        expect(
          reading.edits.map((edit) => [edit.kind, 'text' in edit && lowered(edit.text)]),
        ).toEqual(wanted);
      },
    ),
    { numRuns: 200 },
  );
});

const lowered = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
