/** What a page says of an error is told in the log, and nothing in it that names a person. */
import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { scrubbed } from '#functions/kit/scrubbed.ts';
import { linkToken } from '#shared/domain/link-token.ts';
import { replyAddress } from '#shared/domain/reply-address.ts';

test.each([
  "TypeError: Cannot read properties of undefined (reading 'map')",
  'TypeError: can\'t access property "map", a is undefined',
  'Error: Minified React error 418; visit https://react.dev/errors/418 for the full message',
  'ReferenceError: getBoundingClientRect is not defined',
  'ChunkLoadError: /assets/page-b2.js:3:4 did not load after 12000 ms',
])('what names nobody is kept: %s', (message) => {
  expect(scrubbed(message)).toBe(message);
});

test.each([
  ['Ask ada@example.com', 'Ask [address]'],
  ['https://a.example/x?email=ada%40example.com', '[address]'],
  ['at /unsubscribe?token=sesame failed', 'at /unsubscribe?[query] failed'],
  ['at /unsubscribe#sesame failed', 'at /unsubscribe?[query] failed'],
  ['token=sesame&b=c', 'token=sesame?[query]'],
  [`SyntaxError: Unexpected token 'c', "call my lawyer" is not valid JSON`, /"\[text\]" is not/],
  [
    '{"rawText":"Lawyer","list":["Ada","Bob"],"n":1}',
    '{"rawText":"[text]","list":["[text]","[text]"],"n":1}',
  ],
  ['call +1 (512) 555-0100 now', 'call +[number] now'],
  ['of 3f2b8c1e-5a4d-4c3b-9a2f-1e0d9c8b7a65', 'of [token]'],
])('%s loses what it may say of a person', (message, left) => {
  expect(scrubbed(message)).toEqual(typeof left === 'string' ? left : expect.stringMatching(left));
});

const sign = (text: string) => createHmac('sha256', 'secret').update(text).digest();
const ids = fc.constant(0).map(() => randomUUID());
const tokens = fc.oneof(
  ids,
  ids.map((id) => linkToken('unsubscribe', id, sign)),
  fc
    .uint8Array({ minLength: 24, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('base64url')),
);
const replies = ids.map((userId) =>
  replyAddress({ userId, date: '2026-11-24', stage: 'MORNING_INTENTION' }, 'reply.a.example', sign),
);
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const phones = fc
  .tuple(digits(3), digits(3), digits(4), fc.constantFrom(' ', '-', '.', '', ') ', ' - '))
  .map(([area, three, four, between]) => `${area}${between}${three}${between}${four}`);

/** The ways in which a part of a message may be written; each is read back by some browser. */
const written = fc.constantFrom<(text: string) => string>(
  (text) => text,
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.replace(/[!-~]/g, (sign_) => String.fromCharCode(sign_.charCodeAt(0) + 0xfee0)),
  (text) => `"${text}"`,
  (text) => `<${text}>`,
  (text) => `https://a.example/x?y=${text}&z=1`,
  (text) => JSON.stringify({ text }),
);
const words = fc.constantFrom(
  '',
  'Error: ',
  "can't read ",
  'at f (',
  '(reading ',
  'of\n',
  'ünïcode ',
);

/** All of it, or so much that it would still say whose it is. */
const tellsOf = (secret: string): readonly string[] =>
  [secret, secret.split('@')[0]!, secret.slice(0, 12), secret.slice(-8)].filter(
    (it) => it.length > 4,
  );

test('no address, number or token survives, however it is written', () => {
  const secrets = fc.oneof(fc.emailAddress(), replies, phones, tokens);
  fc.assert(
    fc.property(words, secrets, written, words, (before, secret, write, after) => {
      const left = decodeURIComponentSafely(scrubbed(`${before}${write(secret)} ${after}`));

      expect(tellsOf(secret).filter((it) => left.includes(it))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text;
  }
}

test('whatever it is given, it is soon done, and what is left is short', () => {
  const hostile = [
    '%25'.repeat(666),
    '"'.repeat(2000),
    'a'.repeat(2000),
    '1 '.repeat(1000),
    '/?'.repeat(1000),
  ];
  for (const message of hostile) {
    const began = performance.now();
    expect(scrubbed(message).length).toBeLessThanOrEqual(300);
    expect(performance.now() - began).toBeLessThan(200);
  }
});
