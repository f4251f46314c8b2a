/** Lines for a spreadsheet: read back they are what they were, and none of them runs. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvLine } from '#shared/domain/csv.ts';

/** Reads lines as RFC 4180 has them. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const cells = fc.array(
  fc.string({ unit: fc.constantFrom(...Array.from('aÄ😀"\',;=+-@\t\r\n ＝')), maxLength: 8 }),
  { minLength: 1, maxLength: 5 },
);

test('whatever is in the cells, they are read back as they were, but for the apostrophe', () => {
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1, maxLength: 4 }), (rows) => {
      const back = read(rows.map(csvLine).join(''));

      expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [at, row] of rows.entries()) {
        for (const [column, text] of row.entries()) {
          expect([text, `'${text}`]).toContain(back[at]?.[column]);
        }
      }
    }),
  );
});

test('no cell begins with what a spreadsheet runs, wide or narrow, however it is trimmed', () => {
  fc.assert(
    fc.property(cells, (row) => {
      for (const cell of read(csvLine(row))[0] ?? []) {
        expect(cell).not.toMatch(/^[\t\r\n]/);
        expect(cell.trim().normalize('NFKC')).not.toMatch(/^"*[=+\-@]/);
      }
    }),
  );
});

describe('a formula gets an apostrophe', () => {
  test.each([
    '=HYPERLINK("https://evil.example")',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u00A0=1',
    '\u200B=1',
    '"=1"',
    "'=1",
    '＝1',
    '＋1',
    '－1',
    '＠A',
    '﹢1',
    '\u0000=1',
  ])('%j', (text) => {
    expect(read(csvLine([text]))[0]?.[0]).toBe(`'${text}`);
  });
});

test('words, addresses, dates and numbers stay as they are', () => {
  expect(csvLine(['ada@example.com', '2026-11-21T09:12:00Z', 'a-b', 12, -3, undefined, ''])).toBe(
    'ada@example.com,2026-11-21T09:12:00Z,a-b,12,-3,,\r\n',
  );
});
