/** A token of the sign-in is good for one browser or one account, for its time, and unforgeable. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  checkForm,
  isDeviceOf,
  isSecondOf,
  sealDevice,
  sealForm,
  sealSecond,
} from '#shared/domain/sign-in-tokens.ts';
import { signWith } from './some-signs.ts';

const sign = signWith('today');
const old = signWith('before the rotation');
const now = new Date('2026-03-11T12:00:00.500Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

test('a form is good in its own browser until its end, and late from then on', () => {
  fc.assert(
    fc.property(
      fc.string(),
      bytes(12),
      fc.integer({ min: 1, max: 9_999 }),
      (browser, chance, s) => {
        const token = sealForm(browser, after(s * 1000), chance, sign);

        expect(checkForm(token, browser, now, [sign])).toBe('good');
        expect(checkForm(token, browser, after((s - 1) * 1000), [sign])).toBe('good');
        expect(checkForm(token, browser, after(s * 1000), [sign])).toBe('late');
        expect(checkForm(token, `${browser}x`, now, [sign])).toBe('strange');
      },
    ),
  );
});

test('a form given before the secret was rotated is good', () => {
  const token = sealForm('b', after(1000), new Uint8Array(12), old);

  expect(checkForm(token, 'b', now, [sign, old])).toBe('good');
  expect(checkForm(token, 'b', now, [sign])).toBe('strange');
});

test('a form with any letter changed is strange, also one that was late', () => {
  const token = sealForm('b', after(-1000), new Uint8Array(12), sign);

  for (const [at, letter] of token.split('').entries()) {
    const changed = token.slice(0, at) + (letter === 'a' ? 'b' : 'a') + token.slice(at + 1);
    expect(checkForm(changed, 'b', now, [sign])).toBe('strange');
  }
});

test('the proof of a browser is good for its address alone', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.emailAddress(), bytes(16), (email, other, chance) => {
      const token = sealDevice(email, chance, sign);

      expect(isDeviceOf(token, email, [sign])).toBe(true);
      expect(isDeviceOf(token, other, [sign])).toBe(other === email);
      expect(isDeviceOf(token, email, [old])).toBe(false);
    }),
  );
});

test('half the way in is for one person, one password, one browser, and its time', () => {
  const of = { adminId: 'a', passwordId: 'p', browser: 'b' };
  const token = sealSecond(of, after(1000), new Uint8Array(12), sign);

  expect(isSecondOf(token, of, now, [sign])).toBe(true);
  expect(isSecondOf(token, of, after(1000), [sign])).toBe(false);
  expect(isSecondOf(token, of, now, [old])).toBe(false);
  for (const other of [{ adminId: 'x' }, { passwordId: 'x' }, { browser: 'x' }]) {
    expect(isSecondOf(token, { ...of, ...other }, now, [sign])).toBe(false);
  }
  const form = sealForm('b', after(1000), new Uint8Array(12), sign);
  expect(isSecondOf(form, of, now, [sign])).toBe(false);
  expect(checkForm(token, 'b', now, [sign])).toBe('strange');
});

test('neither can be used as the other', () => {
  const form = sealForm('ada@example.com', after(1000), new Uint8Array(12), sign);
  const device = sealDevice('ada@example.com', new Uint8Array(16), sign);

  expect(isDeviceOf(form, 'ada@example.com', [sign])).toBe(false);
  expect(checkForm(device, 'ada@example.com', now, [sign])).toBe('strange');
});
