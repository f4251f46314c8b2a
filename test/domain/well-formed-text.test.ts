/** No text of ours ends in half a sign, and none that comes in keeps one. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { itemText } from '#shared/domain/replies/wording.ts';
import { beginning, wholeJson } from '#shared/domain/well-formed-text.ts';

test('a text that was whole is whole after a cut, and as long as it may be', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(30), (text, units) => {
      const cut = beginning(text, units);

      expect(cut.isWellFormed()).toBe(true);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, units) - 1);
    }),
  );
});

test('an item that is cut ends with a whole sign, wherever it is cut', () => {
  for (const start of ['', 'a', 'ab']) {
    const reply = `buy ${start}${'𠮷'.repeat(600)}`;
    const span = {
      kind: 'a',
      start: 0,
      end: reply.length,
      sure: 1,
      items: [],
      pieces: [],
    } as const;
    const text = itemText(reply, span);

    expect(text.length).toBeGreaterThan(100);
    expect(text.isWellFormed()).toBe(true);
  }
});

test.each([
  ['"\\ud83d"', '\ufffd'],
  ['"\\ud83d\\ude00"', '😀'],
  ['{"a":["x\\uDC00y"]}', { a: ['x\ufffdy'] }],
  ['"\\\\ud83d"', '\\ud83d'],
  ['{"__proto__":"\\ud83d"}', JSON.parse('{"__proto__":"\ufffd"}')],
])('%s is read as %j', (json, said) => {
  expect(wholeJson(json)).toEqual(said);
});

test('what is no JSON, or nested without end, throws as JSON.parse does', () => {
  expect(() => wholeJson('{"a":"\\ud83d"')).toThrow(SyntaxError);
  expect(() => wholeJson(`"\\ud83d${'['.repeat(9)}`)).toThrow(SyntaxError);
});
