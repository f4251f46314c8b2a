/**
 * Two spellings of an address are one; what cannot be sent to, or could break a header, is refused.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normalizeEmail } from '#shared/domain/email-address.ts';

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['  Ada.Lovelace+Plan@Example.COM ', 'ada.lovelace+plan@example.com'],
  ['a@bücher.example', 'a@xn--bcher-kva.example'],
  ['a@b\u0075\u0308cher.example', 'a@xn--bcher-kva.example'],
  ['a@BÜCHER.example', 'a@xn--bcher-kva.example'],
  ['a@例え。jp', 'a@xn--r8jz45g.jp'],
  ["o'neil!#$%&*/=?^_`{|}~-@mail.example.co.uk", "o'neil!#$%&*/=?^_`{|}~-@mail.example.co.uk"],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%j is known as %s', (typed, email) => {
  expect(normalizeEmail(typed)).toEqual({ ok: true, email });
});

test.each([
  ['', 'not-an-address'],
  ['ada', 'not-an-address'],
  ['@example.com', 'not-an-address'],
  ['ada@', 'not-an-address'],
  ['ada@localhost', 'not-an-address'],
  ['ada@example', 'not-an-address'],
  ['ada@b@example.com', 'not-an-address'],
  ['"ada b"@example.com', 'not-an-address'],
  ['ada b@example.com', 'not-an-address'],
  ['ada@exa mple.com', 'not-an-address'],
  ['Ada <ada@example.com>', 'not-an-address'],
  ['ada,bob@example.com', 'not-an-address'],
  ['.ada@example.com', 'not-an-address'],
  ['ada..b@example.com', 'not-an-address'],
  ['ada@example..com', 'not-an-address'],
  ['ada@-example.com', 'not-an-address'],
  ['ada@example.com.', 'not-an-address'],
  ['ada@example.com:25', 'not-an-address'],
  ['ada@example.com/path', 'not-an-address'],
  ['ada@exam%70le.com', 'not-an-address'],
  ['ada@[127.0.0.1]', 'not-an-address'],
  ['ada@127.0.0.1', 'not-an-address'],
  ['ada@0x7f.1', 'not-an-address'],
  ['ada@exam\u200bple.com', 'not-an-address'],
  ['ada@example.com\r\nBcc: bob@example.com', 'control-character'],
  ['ada@example.com\n', 'control-character'],
  ['ada\u0000@example.com', 'control-character'],
  ['ada\t@example.com', 'control-character'],
  ['ada@example.com\u2028', 'control-character'],
  ['jösé@x.com', 'non-ascii-local-part'],
  ['\u212aate@example.com', 'non-ascii-local-part'],
  [`${'a'.repeat(65)}@example.com`, 'too-long'],
  [`a@${`${'b'.repeat(60)}.`.repeat(5)}com`, 'too-long'],
  ['a'.repeat(2_000), 'too-long'],
])('refuses %j: %s', (typed, because) => {
  expect(normalizeEmail(typed)).toEqual({ ok: false, because });
});

const unicode = fc.string({ unit: 'binary', maxLength: 40 });
const typed = fc.oneof(
  unicode,
  fc.tuple(fc.emailAddress(), unicode).map(([email, tail]) => email + tail),
  fc.tuple(fc.emailAddress(), unicode).map(([email, host]) => `${email}.${host}.com`),
  fc.emailAddress().map((email) => ` ${email.toUpperCase()} `),
);

test('a normal form is its own normal form, printable ASCII, and fits an envelope', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const result = normalizeEmail(text);
      if (!result.ok) return;
      expect(normalizeEmail(result.email)).toEqual(result);
      expect(result.email).toMatch(/^[!-~]{1,64}@[a-z0-9.-]+\.[a-z0-9-]+$/);
      expect(result.email.length).toBeLessThanOrEqual(254);
    }),
    { numRuns: 2_000 },
  );
});

test('ordinary addresses are accepted, in capitals too', () => {
  const ordinary = fc
    .emailAddress()
    .filter((email) => /^[a-z0-9.+-]{1,64}@/i.test(email) && email.length < 200);
  fc.assert(
    fc.property(ordinary, (email) => {
      expect(normalizeEmail(email.toUpperCase())).toEqual(normalizeEmail(email));
      expect(normalizeEmail(email)).toEqual({ ok: true, email: email.toLowerCase() });
    }),
  );
});

test('a control character anywhere refuses the whole', () => {
  const control = fc.constantFrom('\r', '\n', '\u0000', '\u007f', '\u0085', '\u2029');
  fc.assert(
    fc.property(fc.emailAddress(), control, fc.nat(), (email, character, place) => {
      const at = place % (email.length + 1);
      const broken = email.slice(0, at) + character + email.slice(at);

      expect(normalizeEmail(broken)).toEqual({ ok: false, because: 'control-character' });
    }),
  );
});
