/** Keys, and how a letter's row is named to SES. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keyOfSend, keys, sendKeyOf } from '#functions/store/keys.ts';

const userId = '5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c';

const signs = '#_-.~aZ09 :'.split('');

test('a letter’s row is found again by the name SES was given, whatever is in its key', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...signs), maxLength: 40 }), (id) => {
      const key = keys.reply(userId, id);

      expect(keyOfSend(userId, sendKeyOf(key))).toEqual(key);
      expect(sendKeyOf(key)).toMatch(/^[A-Za-z0-9_-]{1,256}$/);
    }),
  );
});

test('letters and answers are told apart', () => {
  expect(keys.isReply(keys.reply(userId, 'one'))).toBe(true);
  expect(keys.isReply(keys.letter(userId, '2026-11-21', 'MIDDAY_CHECKIN'))).toBe(false);
  expect(sendKeyOf(keys.letter(userId, '2026-11-21', 'MIDDAY_CHECKIN'))).toBe(
    'LETTER_232026-11-21_23MIDDAY_5fCHECKIN',
  );
});
