/**
 * Goal: a pasted document harms no list, and an answer above it is read.
 * Method: documents of real paragraphs below answers, at every length around the limits.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { maxReadChars, maxReadWords } from '#shared/domain/limits.ts';
import { isReadInPart, readPart } from '#shared/domain/replies/long-reply.ts';
import { asking, listOf } from '#test/kit/asking.ts';
import { readingOf } from '#test/kit/reading.ts';

const sentence = 'The board met on Monday. 1. Budget done, all items are finished. 2. Cancel it. ';
/** More words than are read, in paragraphs with counted lines and orders in them. */
const pasted = Array.from({ length: 60 }, (_, at) => `${at + 1}. ${sentence.repeat(2)}`).join(
  '\n\n',
);
const read = async (reply: string) =>
  readingOf(asking(reply, listOf('Paint the porch', 'Call Mom')));

test.each([
  ['', 'Called mom, porch is for tomorrow.'],
  ['Hi Ada,\n\n', 'Called mom, porch is for tomorrow.'],
  ['Good morning!\n\n', 'Called mom.\nPorch is for tomorrow.'],
])('%j above an answer, a document below it: the answer alone is read', async (greeting, said) => {
  const reply = `${greeting}${said}\n\n${pasted}`;

  expect(readPart(reply)).toBe(greeting + said);
  expect((await read(reply)).edits).toEqual([
    { kind: 'complete', id: 'i2' },
    { kind: 'defer', id: 'i1' },
  ]);
});

test.each([
  'Please unsubscribe me.',
  'UNSUBSCRIBE',
  'I want you to stop sending me these emails.\n\nAda',
])('%j below a long complaint is heard', async (end) => {
  expect(await read(`Called mom.\n\n${pasted}\n\n${end}`)).toMatchObject({
    edits: [{ kind: 'complete', id: 'i2' }],
    intent: 'unsubscribe',
  });
  const angry = `I am so very tired of this. ${'Nothing works and nobody helps. '.repeat(300)}`;
  expect((await read(angry + end)).intent).toBe('unsubscribe');
});

test.each(['The end.', 'Manage preferences | Unsubscribe', 'Stop by the bank.', 'Cancel it.'])(
  '%j at the end of a pasted letter asks for nothing',
  async (end) => {
    expect(await read(`Called mom.\n\n${pasted}\n\n${end}`)).toMatchObject({
      edits: [{ kind: 'complete', id: 'i2' }],
      intent: null,
    });
  },
);

test('of one long paragraph whole sentences are read', () => {
  const part = readPart('Called mom today. '.repeat(maxReadWords));

  expect(part.split(' ').length).toBeLessThanOrEqual(maxReadWords);
  expect(part.split(' ').length).toBeGreaterThan(maxReadWords - 4);
  expect(part).toMatch(/today\.$/);
});

test('of a long list whole lines are read', () => {
  const rows = Array.from({ length: 500 }, (_, at) => `- mend net ${at}`);

  const part = readPart(rows.join('\n')).split('\n');

  expect(part.length).toBeGreaterThan(200);
  expect(rows.slice(0, part.length)).toEqual(part);
});

test('what has no words counts by its characters, and blanks count for nothing', () => {
  expect(readPart('漢'.repeat(maxReadChars + 1))).toHaveLength(maxReadChars);
  expect(isReadInPart(`done${' \n'.repeat(20_000)}1`)).toBe(false);
});

test('a reply is its part and more, never another; what was read is read in whole', () => {
  const words = fc.constantFrom('done', 'Hi,', '1.', '\n', '\n\n', ' ', 'a.', 'porch ');
  fc.assert(
    fc.property(fc.array(words, { maxLength: 3_000, size: 'max' }), (parts) => {
      const reply = parts.join(' ');
      const part = readPart(reply);
      expect(reply.startsWith(part)).toBe(true);
      expect(readPart(part)).toBe(part);
      if (parts.length < maxReadWords / 4) expect(part).toBe(reply);
    }),
    { numRuns: 60 },
  );
});
