/** Whatever is sent to us is read as far as it can be, and never throws. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMail } from '#functions/adapters/postal-mime.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const head = [
  'From: Ada Byron <Ada@Example.com>',
  'To: r-token@replies.example.com',
  'Subject: =?utf-8?q?Re=3A_caf=C3=A9?=',
  'Message-ID: <1@example.com>',
  'In-Reply-To: <0@example.com>',
  'References: <a@example.com> <0@example.com>',
  'Date: Mon, 9 Mar 2026 12:00:00 -0500',
  'Received: one',
  'Received: two',
  '',
].join('\r\n');

describe('a mail that can be read', () => {
  test('gives its headers, its sender and its text', async () => {
    const mail = await readMail(bytes(`${head}Content-Type: text/plain\r\n\r\nDone 1\r\n`));

    expect(mail).toMatchObject({
      messageId: '<1@example.com>',
      inReplyTo: '<0@example.com>',
      references: '<a@example.com> <0@example.com>',
      from: ['ada@example.com'],
      subject: 'Re: café',
      date: '2026-03-09T17:00:00.000Z',
      attachments: [],
      unreadable: false,
    });
    expect(mail.text?.trim()).toBe('Done 1');
    expect(mail.html).toBeUndefined();
    expect(mail.headers.get('received')).toEqual(['one', 'two']);
  });

  test('joins its text parts and leaves out files and mails within', async () => {
    const part = (type: string, body: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
    const parts = [
      part('text/plain', 'one'),
      part('image/png; name=a.png\r\nContent-Disposition: attachment; filename=a.png', 'xx'),
      part('text/plain', 'two'),
      part('message/rfc822', 'Subject: in\r\n\r\nstop'),
    ];
    const type = 'Content-Type: multipart/mixed; boundary=b';

    const mail = await readMail(bytes(`${head}${type}\r\n\r\n${parts.join('')}--b--`));

    expect(mail.text?.split(/\s+/)).toEqual(['one', 'two', '']);
    expect(mail.attachments).toEqual(['a.png', 'message/rfc822']);
  });

  test.each([
    ['iso-8859-1', [0x63, 0x61, 0x66, 0xe9, 0x20, 0x92], 'café ’'],
    ['koi8-r', [0xc4, 0xc1], 'да'],
    ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x24, 0x22, 0x1b, 0x28, 0x42], 'あ'],
    ['gb18030', [0xc4, 0xe3], '你'],
    ['utf-8', [0x61, 0xff, 0x62], 'a\ufffdb'],
    ['no-such-charset', [0x61], 'a'],
  ])('decodes %s', async (charset, body, expected) => {
    const start = bytes(`${head}Content-Type: text/plain; charset=${charset}\r\n\r\n`);

    const mail = await readMail(new Uint8Array([...start, ...body]));

    expect(mail.text?.trim()).toBe(expected);
  });

  test('joins the lines of format=flowed', async () => {
    const type = 'Content-Type: text/plain; format=flowed';

    const mail = await readMail(bytes(`${head}${type}\r\n\r\nlong \r\nline\r\nnext`));

    expect(mail.text?.trim()).toBe('long line\nnext');
  });
});

test.each([
  ['From: a@b.de, c@d.ef', ['a@b.de', 'c@d.ef']],
  ['From: a@b.de\r\nFrom: C@d.ef', ['a@b.de', 'c@d.ef']],
  ['From: Friends: a@b.de, c@d.ef;', ['a@b.de', 'c@d.ef']],
  ['From: "c@d.ef" <a@b.de>', ['a@b.de']],
  ['Subject: nobody wrote this', []],
])('every address in From is told: %j', async (line, expected) => {
  expect((await readMail(bytes(`${line}\r\n\r\nhi`))).from).toEqual(expected);
});

test('of a million lines the first are read, before it takes a second', async () => {
  const mail = bytes(`${head}\r\n1 is done\r\n${'> x\r\n'.repeat(1_000_000)}`);
  const before = process.cpuUsage();

  const { text } = await readMail(mail);

  expect(text).toMatch(/^1 is done\n> x\n/);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});

describe('a mail that cannot be read says so', () => {
  const nested = Array.from(
    { length: 50 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join('');

  const mixed = 'Content-Type: multipart/mixed; boundary=b\r\n';
  test.each([
    ['nothing at all', ''],
    ['more than ten megabytes', `${head}\r\n${'a'.repeat(10 * 1024 * 1024)}`],
    ['a header beyond all measure', `X: ${'a'.repeat(300_000)}\r\n\r\nhi`],
    ['a hundred thousand headers', `${'X-1: a\r\n'.repeat(100_000)}\r\nhi`],
    ['fifty parts within one another', `${head}${nested}`],
    ['millions of parts', `${head}${mixed}\r\n${'--b\r\n'.repeat(1_600_000)}`],
  ])('%s', async (_, raw) => {
    expect((await readMail(bytes(raw))).unreadable).toBe(true);
  });

  test('and still who wrote it, so that they can be asked to write again', async () => {
    const { from, headers, text } = await readMail(bytes(`${head}${nested}`));

    expect({ from, text }).toEqual({ from: ['ada@example.com'], text: undefined });
    expect(headers.has('from')).toBe(true);
  });

  test('or is read, but never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (raw) => {
        expect(typeof (await readMail(raw)).unreadable).toBe('boolean');
      }),
    );
  });
});
