/**
 * Goal: whatever a person writes, nothing is lost, made up or changed without their words.
 * Method: replies of the validation authors and random ones, through the trained reader.
 */
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { theReader } from '#functions/adapters/reader-model.ts';
import { dataFiles, labelledReplies } from '#scripts/train/labelled-replies.ts';
import { applyEdits } from '#shared/domain/checklist.ts';
import { readReply, type TrainedReader } from '#shared/domain/replies/read-reply.ts';
import type { Asking, Reading } from '#shared/domain/replies/reading.ts';
import { asking, listOf } from '#test/kit/asking.ts';

let reader: TrainedReader;
beforeAll(async () => {
  reader = await theReader();
});

const people = dataFiles()
  .flatMap(labelledReplies)
  .filter(({ split }) => split === 'validation')
  .filter((_, at) => at % 5 === 0)
  .map(({ reply, items }) =>
    asking(
      reply,
      items.map((item, at) => ({ ...item, id: `i${at + 1}`, firstDay: '2026-03-11' })),
    ),
  );

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Old items stay, in the order that is asked for; new words were said, each edit has words of the reply. */
function holds({ items, reply }: Asking, { edits, evidence = [] }: Reading): void {
  const others = edits.filter(({ kind }) => kind !== 'move');
  const after = applyEdits({ items, later: [] }, others, '2026-03-11');
  expect(after.items.slice(0, items.length).map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  const said = new Set(wordsIn([reply, ...items.map(({ text }) => text)].join(' ')));
  for (const edit of edits)
    if ('text' in edit) expect(wordsIn(edit.text).filter((word) => !said.has(word))).toEqual([]);
  const flat = reply.replace(/\s+/g, ' ');
  for (const { words } of evidence) expect(flat).toContain(words);
}

test('of people’s replies nothing is lost, and nothing is made up', async () => {
  for (const asked of people) holds(asked, await readReply(asked, reader));
}, 30_000);

test('of any text either', async () => {
  const list = listOf('Call Mom', 'done:Pay the rent', 'Walk');
  const pieces = fc.constantFrom(
    'done',
    'Call',
    'tomorrow',
    'drop',
    '\n',
    '🙂',
    'لا',
    '牛乳',
    '[x]',
    '#',
    'a'.repeat(300),
    ' ',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (reply) => {
      const asked = asking(reply, list);
      const reading = await readReply(asked, reader);
      const after = applyEdits({ items: list, later: [] }, reading.edits, '2026-03-11');
      expect(after.items.length).toBeGreaterThanOrEqual(list.length);
      expect(JSON.stringify(after).isWellFormed()).toBe(true);
    }),
    { numRuns: 200 },
  );
}, 30_000);

test('what stands around a numbered answer changes nothing that it says', async () => {
  const list = listOf('Call Mom', 'Pay the rent', 'Walk');
  const core = '1 done, 3 tomorrow';
  const frames = [
    core,
    `Hi there,\n\n${core}\n\nThanks,\nPat`,
    `${core} 😅`,
    `${core}\n\nSent from my iPhone`,
    `Good evening!\n${core}\nBest wishes,\nDr. E. Hale`,
    core.toUpperCase(),
  ];
  for (const reply of frames) {
    const { edits } = await readReply(asking(reply, list), reader);
    const marks = edits.filter(({ id }) => id === 'i1' || id === 'i3');
    expect([reply, marks]).toEqual([
      reply,
      [
        { kind: 'complete', id: 'i1' },
        { kind: 'defer', id: 'i3' },
      ],
    ]);
  }
});

test('a list of thirty items and a reply of nine hundred words are read whole', async () => {
  const list = listOf(...Array.from({ length: 30 }, (_, at) => `Errand number ${at + 1} in town`));
  const reply = `${'It was a long day with a lot of weather. '.repeat(90)}\n30 done`;
  const { edits } = await readReply(asking(reply, list), reader);
  expect(edits).toContainEqual({ kind: 'complete', id: 'i30' });
});

test('what begins with "add:" is always listed, and nothing is asked of what isn’t on the list', async () => {
  const list = listOf('Finish the deck', 'Gym');
  const texts = [
    'Called her',
    'Done',
    'No evenings',
    'Sent it',
    'Ring the plumber about the boiler',
  ];
  for (const text of texts) {
    const { edits, question } = await readReply(asking(`add: ${text}`, list), reader);
    expect([text, edits.map((edit) => ('text' in edit ? edit.text : edit.kind))]).toEqual([
      text,
      [text],
    ]);
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(question ? [question.id] : []));
  }
});

test('a line about an item by its name is kept beside it, where nothing else reads it', async () => {
  const list = listOf('Renew the passport', 'Gym');
  const editsOf = async (reply: string) => (await readReply(asking(reply, list), reader)).edits;

  expect(await editsOf('passport: on hold with the office')).toEqual([
    { kind: 'note', id: 'i1', note: 'on hold with the office' },
  ]);
  expect(await editsOf('passport: done')).toEqual([{ kind: 'complete', id: 'i1' }]);
  expect(await editsOf('gym: why?')).toEqual([]);
});

test('one plain thing is never made two, however long the list and whatever is on it', async () => {
  const goods = 'apples bread candles dates eggs flour garlic honey ink jars kale lemons'.split(
    ' ',
  );
  const lists = [
    goods.map((one) => `Buy ${one}`),
    goods.map((one) => `Get ${one} from the market`),
    goods,
    ['Finish the deck', 'Call Mom', ...goods.map((one) => `Buy ${one}`)],
  ];
  const things =
    'buy soup bowls|pay gas bill|print return label|email school office|fix bike light|renew bus pass|call the plumber';
  for (const list of lists)
    for (const reply of things.split('|')) {
      const { edits } = await readReply(asking(reply, listOf(...list)), reader);
      expect(edits.filter(({ kind }) => kind === 'add').length).toBeLessThan(2);
    }
});

test('the same words do the same to all that they most likely speak of', async () => {
  for (const asked of people) {
    const { edits, question, evidence = [] } = await readReply(asked, reader);
    const doubtful = [question?.id, ...(question?.also ?? [])];
    const changed = edits.filter(({ id }) => doubtful.includes(id)).map(({ id }) => id);
    expect(changed).toEqual([]);
    if (question?.also?.length)
      expect(
        evidence.filter(({ words, kind }) => words === question.words && kind === question.kind),
      ).toEqual([]);
  }
}, 30_000);
