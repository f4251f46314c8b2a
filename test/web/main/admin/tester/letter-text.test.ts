/** What a letter's plain text is read back into is what it was printed from. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Letter, Mark } from '#shared/domain/letters/letter.ts';
import { toText } from '#shared/domain/letters/to-text.ts';
import {
  anyDay,
  dayOf,
  everyLetter,
  item,
  sceneOf,
  setting,
  yesterday,
} from '#test/domain/letters/every-letter.ts';
import { letterText } from '#web/main/admin/tester/letter-text.ts';

const states: Readonly<Record<Mark, string>> = {
  open: 'open',
  done: 'done',
  carried: 'carried',
  later: 'carried',
};
const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Lines as they were meant, whatever was broken to fit. */
const listed = ({ blocks }: Letter) =>
  blocks.flatMap((block) =>
    block.kind === 'checklist'
      ? block.lines.map(({ text, tag, note, mark }, at) => ({
          text: folded(
            [block.numbered ? `${at + 1}.` : '', text, tag && `(${tag})`, note && `(${note})`]
              .filter(Boolean)
              .join(' '),
          ),
          state: states[mark],
        }))
      : [],
  );

const paragraphs = ({ blocks }: Letter): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [folded(block.text)] : []));

test('every item of every letter is read back with its number, its words and its standing', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (day, before) => {
      for (const [, letter] of everyLetter(sceneOf(day), before)) {
        const { parts } = letterText(toText(letter, setting));
        const lines = parts.flatMap((part) => (part.kind === 'list' ? part.lines : []));

        expect(lines.map((line) => ({ ...line, text: folded(line.text) }))).toEqual(listed(letter));
      }
    }),
    { numRuns: 20 },
  );
});

test('every letter has its head, its title and its footer, each in its own place', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const [, letter] of everyLetter(sceneOf(day), day)) {
        const { parts, footer } = letterText(toText(letter, setting));

        expect(parts[0]).toMatchObject({ kind: 'head', text: 'Anchor' });
        const title = { kind: 'title', text: letter.title };
        expect(parts[letter.times ? 2 : 1]).toEqual(title);
        expect(footer).toContain(setting.postalAddress);
        expect(JSON.stringify(parts)).not.toContain(setting.postalAddress);
      }
    }),
    { numRuns: 10 },
  );
});

test('a paragraph that was broken to fit is one line again', () => {
  const letters = everyLetter(
    sceneOf(dayOf([item('walk', { firstDay: yesterday }), item('deck')])),
    dayOf([]),
  );
  for (const [, letter] of letters) {
    const { parts } = letterText(toText(letter, setting));
    const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));

    expect(texts).toEqual(expect.arrayContaining([...paragraphs(letter)]));
  }
  expect(letters.flatMap(([, letter]) => paragraphs(letter)).some((one) => one.length > 66)).toBe(
    true,
  );
});

test('lines that were ended on purpose stay apart', () => {
  expect(letterText('Just reply.\nIn your own words.').parts).toEqual([
    { kind: 'text', text: 'Just reply.\nIn your own words.' },
  ]);
});

test('a list that follows its paragraph on the next line is a list', () => {
  expect(letterText('Still open:\r\n[ ] walk\r\n[x] deck').parts).toEqual([
    { kind: 'text', text: 'Still open:' },
    {
      kind: 'list',
      lines: [
        { text: 'walk', state: 'open' },
        { text: 'deck', state: 'done' },
      ],
    },
  ]);
});

test('no word of any text is lost', () => {
  const words = (text: string) => text.match(/[a-z]+/g) ?? [];
  const line = fc.stringMatching(/^( {0,4})((\d\. )?\[[ >]\] )?([a-z ]{0,40})$/);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const { parts, footer = '' } = letterText(lines.join('\n'));

      expect(words(`${JSON.stringify(parts.map(saidBy))}${footer}`)).toEqual(
        words(lines.join('\n')),
      );
    }),
  );
});

type Part = ReturnType<typeof letterText>['parts'][number];

function saidBy(part: Part): string {
  if (part.kind === 'list') return part.lines.map(({ text }) => text).join(' ');
  return part.kind === 'head' ? `${part.text} ${part.date}` : part.text.replaceAll('\n', ' ');
}
