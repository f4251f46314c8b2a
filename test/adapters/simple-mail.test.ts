/** The short way through a mail ends where the library's does, or is not taken. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { simpleMail } from '#functions/adapters/simple-mail.ts';
import { filesIn } from '#scripts/eval/corpora.ts';

const everything = 1e9;
const latin = (text: string) => Buffer.from(text, 'latin1');

/** What both are asked for. */
async function byLibrary(source: string) {
  const { headers, subject, messageId, inReplyTo, references, date, text, html, attachments } =
    await PostalMime.parse(latin(source));
  const named = { subject, messageId, inReplyTo, references, date, text, html };
  return {
    headers: headers.map(({ key, value }) => ({ key, value })),
    attachments,
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
  };
}

const mails = filesIn(new URL('../replies', import.meta.url).pathname, '.eml')
  .map((file) => readFileSync(file, 'latin1'))
  // The library joins these lines, which is left to the caller here.
  .filter((source) => !/format="?flowed/i.test(source));

describe('a mail of a text, or of two alternatives', () => {
  test('is read as the library reads it, whichever program wrote it', async () => {
    let taken = 0;
    for (const source of mails) {
      const read = simpleMail(source, everything);
      if (!read) continue;
      taken++;
      expect(read).toEqual(await byLibrary(source));
    }
    expect(taken).toBeGreaterThan(0.9 * mails.length);
  });

  test('is looked at no further than asked when it is not encoded', () => {
    const mail = simpleMail('From: a@b.de\r\n\r\nDone 1 and more\r\n', 6);

    expect(mail?.text).toBe('Done 1\n');
  });

  test.each([
    ['a file beside it', 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nx\r\n--b--'],
    ['a part that is no text', 'Content-Type: image/png\r\n\r\nx'],
    ['a name in two pieces', 'Content-Type: text/plain; name*0=a; name*1=b\r\n\r\nx'],
    ['a comment', 'Content-Type: text/plain (text)\r\n\r\nx'],
    ['a text to be saved', 'Content-Disposition: attachment\r\n\r\nx'],
    ['an encoding unknown here', 'Content-Transfer-Encoding: x-uuencode\r\n\r\nx'],
    ['a charset unknown here', 'Content-Type: text/plain; charset=none\r\n\r\nx'],
    ['broken base64', 'Content-Transfer-Encoding: base64\r\n\r\nRG9uZ\r\n'],
    ['a line ended in another way', '\r\nDone\r1'],
    ['a header in other than ASCII', 'Subject: caf\u00e9\r\n\r\nx'],
    ['no end of its header', 'Subject: x\r\n'],
  ])('with %s is the library’s', (_, rest) => {
    expect(simpleMail(`From: a@b.de\r\n${rest}`, everything)).toBeUndefined();
  });
});

const newline = fc.constantFrom('\r\n', '\n');
const header = fc.constantFrom(
  'Content-Type: text/plain',
  'content-type: TEXT/HTML; charset=iso-8859-1',
  'Content-Type: text/plain; charset="utf-8"; name="a(b).txt"',
  'Content-Type: multipart/alternative;\r\n boundary="b"',
  'Content-Type: multipart/mixed; boundary=b',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Transfer-Encoding: base64',
  'Content-Disposition: inline',
  'Subject: =?utf-8?q?caf=C3=A9?=\r\n  and more',
  'Date: Mon, 9 Mar 2026 12:00:00 -0500',
  'Message-ID:',
  'no colon',
);
const line = fc.constantFrom(
  '--b',
  '--b--',
  '--b ',
  '--bx',
  '',
  'Done 1',
  'caf=C3=A9=',
  '=',
  '=4',
  '1=',
  'caf\u00c3\u00a9',
  'RG9uZSAx',
  'RG9uZQ==',
  '\u00ef\u00bb\u00bfx',
  '\r',
  'Content-Type: text/html',
  '=3D=\r\n3',
);
const written = fc
  .tuple(newline, fc.array(header, { minLength: 1, maxLength: 5 }), fc.array(line))
  .map(([end, head, body]) => [...head, '', ...body].join(end));

test('no mail is read in another way than the library’s', async () => {
  await fc.assert(
    fc.asyncProperty(written, async (source) => {
      const read = simpleMail(source, everything);
      if (read) expect(read).toEqual(await byLibrary(source));
    }),
    { numRuns: 2_000 },
  );
});
