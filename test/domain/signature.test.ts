/** A token is opened only for its purpose, only with its secret, and only unchanged. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromBase32, toBase32 } from '#shared/domain/base32.ts';
import { openToken, sameBytes, sealToken } from '#shared/domain/signature.ts';
import { signWith } from './some-signs.ts';

const sign = signWith('secret');
const content = fc.record({
  kind: fc.nat(15),
  bytes: fc.uint8Array({ minLength: 16, maxLength: 22 }),
});

test('a sealed token is opened again', () => {
  fc.assert(
    fc.property(content, (said) => {
      const token = sealToken('reply', said, sign);

      expect(token).toMatch(/^[a-z2-7]{56}$/);
      expect(openToken('reply', token, said.bytes.length, [sign])).toEqual(said);
      expect(openToken('reply', token, said.bytes.length, [signWith('other'), sign])).toEqual(said);
    }),
  );
});

test('a token of another purpose, secret or length is not opened', () => {
  fc.assert(
    fc.property(content, (said) => {
      const token = sealToken('reply', said, sign);

      expect(openToken('confirm', token, said.bytes.length, [sign])).toBeUndefined();
      expect(openToken('reply', token, said.bytes.length, [signWith('other')])).toBeUndefined();
      expect(openToken('reply', token, said.bytes.length, [])).toBeUndefined();
      expect(openToken('reply', token, said.bytes.length - 1, [sign])).toBeUndefined();
    }),
  );
});

test('a token of a version to come is not opened', () => {
  const said = { kind: 0, bytes: new Uint8Array(16) };
  const body = Uint8Array.of(0x20, ...said.bytes);
  const signature = sign(`reply:${toBase32(body)}`).slice(0, 18);

  expect(openToken('reply', toBase32(Uint8Array.of(...body, ...signature)), 16, [sign])).toBe(
    undefined,
  );
});

test('no bit of a token can be changed', () => {
  const said = { kind: 2, bytes: new Uint8Array(18).fill(7) };
  const bytes = fromBase32(sealToken('reply', said, sign)) ?? new Uint8Array();
  expect(bytes).toHaveLength(35);

  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Uint8Array.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));

    expect([bit, openToken('reply', toBase32(changed), 18, [sign])]).toEqual([bit, undefined]);
  }
});

test('bytes are the same when every one is', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (a, b) => {
      expect(sameBytes(a, Uint8Array.from(a))).toBe(true);
      expect(sameBytes(a, b)).toBe(Buffer.compare(a, b) === 0);
    }),
  );
});
