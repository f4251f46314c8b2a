/** Names of files: nothing in them leads elsewhere, into another header or into another type. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { contentDisposition, plainFilename } from '#shared/domain/saved-file.ts';

const anyName = fc.string({ unit: 'binary', maxLength: 60 });

test('a header with any name in it is one line of ASCII with two names', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      expect(contentDisposition(name)).toMatch(
        /^attachment; filename="[^"\\%\r\n]+"; filename\*=UTF-8''[A-Za-z0-9.!#$&+^_`|~%-]+$/,
      );
    }),
  );
});

test('the whole name arrives, whatever its script', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const [, encoded = ''] = /UTF-8''(.*)$/.exec(contentDisposition(name)) ?? [];

      expect(decodeURIComponent(encoded)).toBe(plainFilename(name));
    }),
  );
});

test('a name made plain is plain', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const plain = plainFilename(name);

      expect(plain).not.toMatch(/[/\\\p{Cc}\p{Cf}"]|^\.|^$/u);
      expect(plainFilename(plain)).toBe(plain);
    }),
  );
});

test.each([
  ['users.csv', 'users.csv'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Windows\\a.txt', 'a.txt'],
  ['.htaccess', 'htaccess'],
  ['a\r\nb.txt', 'ab.txt'],
  ['exe.\u202Etxt', 'exe.txt'],
  ['', 'download'],
  ['/', 'download'],
])('%j is saved as %j', (name, saved) => {
  expect(plainFilename(name)).toBe(saved);
});
