/** A render is read in either of its shapes, and what is none is said to be none. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toAdminRender } from '#shared/domain/letters/to-admin-render.ts';
import { anyDay, everyLetter, sceneOf } from '#test/domain/letters/every-letter.ts';
import {
  type RenderRecord,
  readableJson,
  readRecords,
  readRender,
} from '#web/main/admin/tester/render-content.ts';

const record = (value: unknown): RenderRecord => ({ key: 'k', json: JSON.stringify(value) });
const recordsOf = (...items: readonly unknown[]) => readRecords(items);

const older = {
  header: 'Three things, then.',
  body: 'We’ll check in at midday.',
  checklist_heading: 'Today',
  checklist: [{ text: 'walk', status: 'done' }, { text: 'deck', status: 'open' }, 'call Mom'],
  closing: 'Have a good day.',
  footer: 'Reply to change anything.',
  meta: { arc_date: '2026-11-20', arc_tz: 'America/Chicago', channel: 'email' },
};

test('the older shape is read whole', () => {
  expect(readRender(record(older))).toEqual({
    arcDate: '2026-11-20',
    zone: 'America/Chicago',
    channel: 'email',
    paragraphs: ['Three things, then.', 'We’ll check in at midday.'],
    lists: [
      {
        heading: 'Today',
        lines: [
          { text: 'walk', state: 'done' },
          { text: 'deck', state: 'open' },
          { text: 'call Mom', state: 'open' },
        ],
      },
    ],
    closing: ['Have a good day.', 'Reply to change anything.'],
  });
});

test('the newer shape is read whole, with its stage', () => {
  const newer = {
    text_blocks: ['Nice.', { text: 'The walk is done.' }, 3, null],
    checklists: [
      { heading: 'Today', items: [{ text: 'walk', status: 'done' }] },
      {
        items: [
          { text: 'deck', status: 'carryover' },
          { text: 'call', status: 'deferred' },
        ],
      },
      { heading: 'Empty', items: [] },
    ],
    closing: 'Back at six.',
    meta: { stage: 'MIDDAY' },
    more: true,
  };

  expect(readRender(record(newer))).toEqual({
    stage: 'MIDDAY',
    paragraphs: ['Nice.', 'The walk is done.', '3'],
    lists: [
      { heading: 'Today', lines: [{ text: 'walk', state: 'done' }] },
      {
        lines: [
          { text: 'deck', state: 'carried' },
          { text: 'call', state: 'carried', tag: 'tomorrow' },
        ],
      },
    ],
    closing: ['Back at six.'],
  });
});

test('every letter’s own render is read with every item of it', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const [, letter] of everyLetter(sceneOf(day), day)) {
        const render = toAdminRender(letter, { zone: 'America/Chicago', channel: 'email' });
        const content = readRender(record(render));
        const items = render.checklists.flatMap((list) => list.items);
        const lines = content?.lists.flatMap((list) => list.lines) ?? [];

        expect(lines.map(({ text }) => text)).toEqual(items.map(({ text }) => text));
        expect(lines.map(({ state }) => state === 'done')).toEqual(
          items.map(({ status }) => status === 'done'),
        );
        expect(content).toMatchObject({ stage: letter.stage, zone: 'America/Chicago' });
      }
    }),
    { numRuns: 10 },
  );
});

test.each(['{broken', '', 'null', '7', '"words"', '[]', '[{"header":"a"}]'])(
  '%j is no render',
  (json) => {
    expect(readRender({ key: 'k', json })).toBeUndefined();
  },
);

test('whatever JSON it is, reading it breaks nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (fields, value) => {
      const isShown = readRender(record({ ...older, ...fields })) !== undefined;
      readRender(record({ checklists: [value], text_blocks: value, meta: value }));
      readRender(record({ checklist: value, closing: value }));
      readRecords(value);

      expect(isShown).toBe(true);
    }),
  );
});

test('the latest record comes first, and each keeps its key when another comes', () => {
  const [first, second] = [
    {
      ts: '2026-11-20T12:00:00Z',
      stage: 'MORNING',
      arc_date: '2026-11-20',
      admin_render_json: '{}',
    },
    {
      ts: '2026-11-20T18:30:00Z',
      stage: 'MIDDAY',
      arc_date: '2026-11-20',
      admin_render_json: '{}',
    },
  ];
  const [before] = recordsOf(first);
  const after = recordsOf(first, second);

  expect(after.map(({ stage }) => stage)).toEqual(['MIDDAY', 'MORNING']);
  expect(recordsOf(second, first)).toEqual(after);
  expect(after[1]?.key).toBe(before?.key);
});

test('records that say the same are told apart', () => {
  const keys = recordsOf({}, {}, { ts: 'never' }, 'words').map(({ key }) => key);

  expect(new Set(keys).size).toBe(4);
});

test('JSON is made readable, and what is none is left as it is', () => {
  expect(readableJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(readableJson('{broken')).toBe('{broken');
  expect(recordsOf({ admin_render_json: { header: 'a' } })[0]?.json).toBe('{"header":"a"}');
});
