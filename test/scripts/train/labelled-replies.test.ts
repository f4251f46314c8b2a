/** What the marks in a labelled reply say of the list, and that every file of data follows them. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  dataFiles,
  type LabelledReply,
  labelledReplies,
  outcomeOf,
} from '#scripts/train/labelled-replies.ts';

function labelled(line: string): LabelledReply {
  const file = join(mkdtempSync(join(tmpdir(), 'anchor-labels-')), 'ada.tsv');
  writeFileSync(file, `# author ada\n# today 2026-03-10 Tuesday\n${line}\n`);
  const [reply] = labelledReplies(file);
  if (!reply) throw new Error('No reply was read.');
  return reply;
}

const statuses = (line: string) => outcomeOf(labelled(line)).items.map(({ status }) => status);

test('marks say what became of each item and what is new', () => {
  const reply = labelled(
    'midday\t2\tBank | [x] Gym | Deck | Mum\tHi! [d1 rang them], [o3 deck half way]\\n' +
      '[f4 Mum [w=2026-03-13 Friday]]. [a bread [~ for tea]], then [t dentist at 9]. [u He called]',
  );
  const { items, later, unread } = outcomeOf(reply);

  expect(reply.reply).toBe(
    'Hi! rang them, deck half way\nMum Friday. bread for tea, then dentist at 9. He called',
  );
  expect(items.map(({ text, status }) => [text, status])).toEqual([
    ['Bank', 'done'],
    ['Gym', 'done'],
    ['Deck', 'open'],
    ['Mum', 'deferred'],
    ['bread for tea', 'open'],
  ]);
  expect(items.at(-1)?.optional).toEqual(['for tea']);
  expect([later.map(({ text }) => text), unread]).toEqual([['dentist at 9'], ['He called']]);
});

test.each([
  ['[d* all done]', ['done', 'done', 'done', 'deferred']],
  ['[d-2 all but B]', ['done', 'open', 'done', 'deferred']],
  ['[x1,3 off]', ['dropped', 'open', 'dropped', 'deferred']],
  ['[d1-3 these]. [o2 no, not B]', ['done', 'open', 'done', 'deferred']],
  ['[clear wipe it]', ['dropped', 'dropped', 'dropped', 'deferred']],
  ['nothing is marked \\[d1 here\\]', ['open', 'open', 'open', 'deferred']],
])('%s', (reply, expected) => {
  expect(statuses(`evening\t1\tA | B | C | [>] D\t${reply}`)).toEqual(expected);
});

test('a new wording replaces the text, a new time changes it', () => {
  const { items } = outcomeOf(labelled('midday\t1\tGym | Dentist 2\t[r1 swim], [m2 at 4]'));
  expect(items).toMatchObject([{ text: 'swim' }, { text: 'Dentist 2', changed: ['at 4'] }]);
});

test('a pause knows the first day on which letters come again', () => {
  const pause = 'day0\t1\t-\t[pause no letters till [w=2026-03-16 Monday]]';
  expect(outcomeOf(labelled(pause))).toMatchObject({ intent: 'pause', pauseUntil: '2026-03-16' });
});

test('a line without its columns, or with an open mark, is refused by its place', () => {
  expect(() => labelled('midday\t1\tA')).toThrow('ada.tsv:3');
  expect(() => labelled('midday\t1\tA\t[d1 never closed')).toThrow("isn't closed");
  expect(() => outcomeOf(labelled('midday\t1\tA\t[d2 no such item]'))).toThrow('Item 2');
});

test('every file of data follows the labels, and no reply stands in two splits', () => {
  const splits = new Map<string, string>();
  for (const one of dataFiles().flatMap(labelledReplies)) {
    outcomeOf(one);
    const key = JSON.stringify([one.items, one.reply]);
    expect([one.id, splits.get(key) ?? one.split]).toEqual([one.id, one.split]);
    splits.set(key, one.split);
  }
  expect(new Set(splits.values())).toEqual(new Set(['train', 'validation', 'test']));
});
