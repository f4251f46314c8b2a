/** Bytes survive the way through letters, and have one spelling only. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromBase32, toBase32 } from '#shared/domain/base32.ts';

test.each([
  ['', ''],
  ['f', 'my'],
  ['fo', 'mzxq'],
  ['foo', 'mzxw6'],
  ['foob', 'mzxw6yq'],
  ['fooba', 'mzxw6ytb'],
  ['foobar', 'mzxw6ytboi'],
])('%j is written %j, as RFC 4648 has it', (text, written) => {
  expect(toBase32(new TextEncoder().encode(text))).toBe(written);
});

test('what was written is read again', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(fromBase32(toBase32(bytes))).toEqual(bytes);
    }),
  );
});

test.each(['m1', 'MY', 'mz', 'm', 'mzxw6===', 'mzxw 6'])('%j is not read', (text) => {
  expect(fromBase32(text)).toBeUndefined();
});

test('no two texts are read as the same bytes', () => {
  const letters = fc.stringMatching(/^[a-z2-7]*$/);
  fc.assert(
    fc.property(letters, (text) => {
      const bytes = fromBase32(text);
      if (bytes) expect(toBase32(bytes)).toBe(text);
    }),
  );
});
