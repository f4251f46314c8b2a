/** A link does what it was made for, for whom it was made, and nothing else. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linkToken, readLinkToken } from '#shared/domain/link-token.ts';
import { signWith } from './some-signs.ts';

const sign = signWith('today');
const old = signWith('before the rotation');
const ada = '5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c';

test('a link names its user, is short, and is the same each time', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom('unsubscribe', 'confirm'), (id, purpose) => {
      const token = linkToken(purpose, id, sign);

      expect(readLinkToken(token, purpose, [sign])).toBe(id);
      expect(token.length).toBeLessThanOrEqual(60);
      expect(linkToken(purpose, id, sign)).toBe(token);
    }),
  );
});

test('a link to confirm cannot unsubscribe, nor the other way round', () => {
  expect(readLinkToken(linkToken('confirm', ada, sign), 'unsubscribe', [sign])).toBeUndefined();
  expect(readLinkToken(linkToken('unsubscribe', ada, sign), 'confirm', [sign])).toBeUndefined();
});

test('a link outlives a rotation of the secret, and no more than that', () => {
  const token = linkToken('unsubscribe', ada, old);

  expect(readLinkToken(token, 'unsubscribe', [sign, old])).toBe(ada);
  expect(readLinkToken(token, 'unsubscribe', [sign])).toBeUndefined();
});

test.each(['', 'x', ada, linkToken('confirm', ada, sign).slice(1), 'a'.repeat(56)])(
  '%j is no link of ours',
  (token) => {
    expect(readLinkToken(token, 'confirm', [sign])).toBeUndefined();
  },
);

test('an id that is not one of ours cannot be put into a link', () => {
  expect(() => linkToken('confirm', 'ada@example.com', sign)).toThrow(RangeError);
});
