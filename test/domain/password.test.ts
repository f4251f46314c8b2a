/** A password that is tried early is refused with a sentence that says what to change. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { passwordMinChars, passwordWeakness } from '#shared/domain/password.ts';

const about = { email: 'grace.hopper@navy.example', productName: 'Anchor' };
const weaknessOf = (password: string) => passwordWeakness(password, about);

test.each([
  'Password1!Password1!',
  'P@ssw0rd12345678',
  'administrator123',
  'admin-admin-admin-admin',
  'qwertyuiopasdfghjkl',
  '1qaz2wsx3edc4rfv5tgb',
  '123456789012345678',
  '987654321987654321',
  'aaaaaaaaaaaaaaaaaaaa',
  'abababababababababab',
  'abcdefghijklmnopqrstuvwxyz',
  'letmein-letmein-2026',
  'welcome to anchor 2026',
  'gracehoppernavy2026!',
  'Summer2026!Summer2026!',
  'correct horse battery staple',
  'iloveyouiloveyou123',
  '111122223333444455556666',
])('%j is made of what is tried first', (password) => {
  expect(weaknessOf(password)).toMatch(/^That password is made of words and rows/);
});

test.each([
  'violet kettle orbit tandem',
  'my goldfish dislikes jazz on thursdays',
  'vT9#kq!Lz2&mWx8$',
  't4hw-xzd4-jzty-hzum-z2sk-cbkg',
  'dreiundzwanzig Kraniche überm Wattenmeer',
  '風が強い日は傘を持たずに歩くことにする',
])('%j will do', (password) => {
  expect(weaknessOf(password)).toBeUndefined();
});

test('a short one is told by how much', () => {
  expect(weaknessOf('vT9#kq!Lz2&mWx')).toBe(
    'A password needs at least 15 characters; this one has 14. Four or five words do well.',
  );
  // A sign outside of the first plane is one character.
  expect(weaknessOf('🦆'.repeat(14))).toContain('this one has 14.');
});

test('one that no form could send is refused', () => {
  expect(weaknessOf('violet kettle\torbit tandem')).toContain('control character');
  expect(weaknessOf('violet kettle '.repeat(20))).toContain('at most 200');
});

test('whatever is said is a sentence, and never the password', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (password) => {
      const weakness = weaknessOf(password);

      expect(weakness ?? 'Fine.').toMatch(/^[A-Z].*\.$/);
      if (password.length >= 4) expect(weakness ?? '').not.toContain(password);
    }),
    { examples: [['tandem orbits a kettle']] },
  );
});

test('long random ones are never refused', () => {
  const random = fc.uint8Array({ minLength: passwordMinChars, maxLength: passwordMinChars });
  fc.assert(
    fc.property(random, (bytes) => {
      const password = Buffer.from(bytes).toString('base64');
      fc.pre(new Set(password).size > 10);

      expect(weaknessOf(password)).toBeUndefined();
    }),
  );
});
