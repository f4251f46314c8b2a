/** The letters nearly everybody gets, written by us and by the library: no byte may differ. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { composedMime } from '#functions/adapters/composed-mime.ts';
import type { CheckedMail, Part } from '#functions/adapters/mime.ts';
import { plainMime } from '#functions/adapters/plain-mime.ts';

const part = (type: Part['type'], content: string, encoding: Part['encoding']): Part => ({
  type,
  encoding,
  content,
});

const letter: CheckedMail = {
  from: { name: 'Anchor', address: 'today@anchor.example' },
  to: 'maya@example.org',
  replyTo: `r+${'abcdefgh'.repeat(7)}@reply.anchor.example`,
  subject: 'What matters on Saturday, November 21?',
  references: '<day-20261121.0f8c@anchor.example>',
  listUnsubscribe: '<https://anchor.example/u/abc>, <mailto:unsub+abc@reply.anchor.example>',
  otherHeaders: {
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'Feedback-ID': 'stage:morning:anchor-dev',
  },
  date: new Date('2026-11-21T12:00:00Z'),
  parts: [
    part(
      'text/plain',
      'Good morning. One thing’s on the list.\n\n-- \nNext.\n',
      'quoted-printable',
    ),
    part('text/html', '<p>Good morning. One thing’s on the list.</p>\n', 'quoted-printable'),
  ],
  attachments: [],
};

/** Without what is drawn by lot: boundaries, the id and the moment. */
const steady = (message: Uint8Array): string =>
  Buffer.from(message)
    .toString('latin1')
    .replace(/_NmP-[0-9a-f]{16}/g, '_NmP-lot')
    .replace(/^Message-ID: <[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@/m, 'Message-ID: <lot@')
    .replace(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000\r$/m, 'Date: moment\r');

/** Whether it was written by us; what the two write is compared. */
async function isWritten(change: Partial<CheckedMail>): Promise<boolean> {
  const mail = { ...letter, ...change };
  const ours = plainMime(mail);
  if (ours) expect(steady(ours)).toBe(steady(await composedMime(mail)));
  return ours !== undefined;
}

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 200 }),
  fc.stringMatching(/^[a-z =?"_.,<>Q!é–’🌊-]{0,150}$/u),
);
const line = words.map((text) => text.replace(/\p{Cc}/gu, ''));
const content = fc
  .tuple(fc.array(fc.oneof(words, fc.constant('\n'), fc.constant('\r\n'), fc.constant(' '))), words)
  .map(([all, last]) => `${all.join('')}${last}\n`);

test('a letter is written to the last byte as the library writes it', async () => {
  expect(await isWritten({})).toBe(true);
});

test('whatever a letter says, in its headers as well', async () => {
  const encoding = fc.constantFrom('base64' as const, 'quoted-printable' as const);
  await fc.assert(
    fc.asyncProperty(line, line, line, content, content, encoding, async (a, b, c, ...rest) => {
      const [text, html, way] = rest;
      const parts = [part('text/plain', text, way), part('text/html', html, way)] as const;
      const from = { ...letter.from, name: a };
      const otherHeaders = { ...letter.otherHeaders, 'Feedback-ID': c };
      await isWritten({ from, subject: b, otherHeaders, parts });
    }),
    { numRuns: 100 },
  );
});

test('whoever it goes to, and whatever it answers', async () => {
  const address = fc.oneof(
    fc.emailAddress(),
    fc.stringMatching(/^[a-z0-9.+_'/-]{1,40}@[a-z0-9.-]{1,30}$/),
  );
  const ids = fc.array(fc.stringMatching(/^<[a-z0-9$.]{1,60}@[a-z0-9.-]{1,40}>$/));
  await fc.assert(
    fc.asyncProperty(address, address, ids, async (to, replyTo, [inReplyTo, ...others]) => {
      const references = others.join(' ');
      await isWritten({
        to,
        replyTo,
        ...(inReplyTo && { inReplyTo }),
        ...(references && { references }),
      });
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['a file', { attachments: [{ name: 'a.md', type: 'text/markdown', content: 'x' }] }],
  ['an address in another alphabet', { to: 'a@bücher.example' }],
  ['an address in capitals', { to: 'Ada@Example.org' }],
  ['an address that needs quotes', { to: 'a..b@example.org' }],
  ['a part without words', { parts: [letter.parts[0], { ...letter.parts[1], content: '' }] }],
  [
    'a very long part',
    { parts: [{ ...letter.parts[0], content: 'x'.repeat(20_000) }, letter.parts[1]] },
  ],
] as const)('%s is left to the library', async (_what, change) => {
  expect(await isWritten(change)).toBe(false);
});
