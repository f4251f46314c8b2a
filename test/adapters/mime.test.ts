/** A mail's bytes, read back by an independent parser and by eye. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { fitsHeader, HeaderRefused, type Mail, toMime } from '#functions/adapters/mime.ts';

const plainMail: Mail = {
  from: { name: 'Anchor', address: 'today@anchor.example' },
  to: 'maya@example.org',
  replyTo: 'r+abc123@reply.anchor.example',
  subject: 'What matters on Saturday, November 21?',
  references: ['<day-20261121.0f8c@anchor.example>'],
  listUnsubscribe: {
    url: 'https://anchor.example/api/unsubscribe?token=abc.def',
    mailto: 'unsub+abc.def@reply.anchor.example',
  },
  autoSubmitted: 'auto-generated',
  date: new Date('2026-11-21T12:00:00Z'),
  html: '<!doctype html><html><body><p>Good morning. One thing’s on the list.</p></body></html>\n',
  text: 'Good morning. One thing’s on the list.\n\n-- \nNext: midday.\n',
};

const rawOf = async (change: Partial<Mail> = {}): Promise<string> =>
  Buffer.from(await toMime({ ...plainMail, ...change })).toString('latin1');

const headOf = (raw: string): string => raw.slice(0, raw.indexOf('\r\n\r\n'));

const headerNames = (raw: string): string[] =>
  headOf(raw)
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());

const header = async (change: Partial<Mail>, name: string): Promise<string | undefined> => {
  const mail = await PostalMime.parse(await toMime({ ...plainMail, ...change }));
  return mail.headers.find(({ key }) => key === name)?.value;
};

const longestLine = (raw: string): number =>
  Math.max(...raw.split('\r\n').map((line) => line.length));

describe('headers', () => {
  test('each one stands exactly once', async () => {
    const names = headerNames(
      await rawOf({ inReplyTo: '<a@mail.example>', feedbackId: 'morning:anchor' }),
    );

    expect([...names].sort()).toEqual(
      [
        'auto-submitted',
        'content-type',
        'date',
        'feedback-id',
        'from',
        'in-reply-to',
        'list-unsubscribe',
        'list-unsubscribe-post',
        'message-id',
        'mime-version',
        'references',
        'reply-to',
        'subject',
        'to',
        'x-auto-response-suppress',
      ].sort(),
    );
  });

  test('a client can unsubscribe with one click, or by mail, from one physical line', async () => {
    const lines = headOf(await rawOf()).split('\r\n');

    expect(lines).toContain(
      'List-Unsubscribe: <https://anchor.example/api/unsubscribe?token=abc.def>,' +
        ' <mailto:unsub+abc.def@reply.anchor.example>',
    );
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test.each(['auto-generated', 'auto-replied'] as const)(
    'a machine is told that this is %s and not to answer',
    async (autoSubmitted) => {
      const lines = headOf(await rawOf({ autoSubmitted })).split('\r\n');

      expect(lines).toContain(`Auto-Submitted: ${autoSubmitted}`);
      expect(lines).toContain('X-Auto-Response-Suppress: All');
    },
  );

  test('sender, recipient and the address for replies are read back as given', async () => {
    const mail = await PostalMime.parse(await toMime(plainMail));

    expect(mail.from).toMatchObject({ name: 'Anchor', address: 'today@anchor.example' });
    expect(mail.to).toMatchObject([{ address: 'maya@example.org' }]);
    expect(mail.replyTo).toMatchObject([{ address: 'r+abc123@reply.anchor.example' }]);
  });

  test.each([
    ['emoji', 'Re: What matters 🌊⚓ today?'],
    ['120 accents', 'é'.repeat(120)],
    ['right to left', 'מה חשוב היום? مهم'],
    ['a family of joined emoji', '👩‍👩‍👧‍👦 '.repeat(20).trim()],
  ])('a subject with %s comes back whole, in ASCII on the wire', async (_what, subject) => {
    const raw = await rawOf({ subject });
    const words = headOf(raw).match(/=\?[^?]+\?[BQ]\?[^?]*\?=/gi) ?? [];

    expect((await PostalMime.parse(await toMime({ ...plainMail, subject }))).subject).toBe(subject);
    expect(headOf(raw)).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(75);
  });
});

describe('threading', () => {
  test('a long thread keeps its first id and the last ten', async () => {
    const ids = Array.from(
      { length: 60 },
      (_, index) => `<m${index}.${'x'.repeat(60)}@mail.example>`,
    );

    const kept = (await header({ references: ids }, 'references'))?.split(/\s+/);

    expect(kept).toEqual([ids[0], ...ids.slice(50)]);
    expect(longestLine(await rawOf({ references: ids }))).toBeLessThan(998);
  });

  test('ids that are no ids are left out, not copied', async () => {
    const references = ['no-id', '<a@b', '<a b@c>', `<${'x'.repeat(900)}@y>`, '<ok@mail.example>'];

    expect(await header({ references }, 'references')).toBe('<ok@mail.example>');
    expect(await header({ inReplyTo: 'nonsense' }, 'in-reply-to')).toBeUndefined();
    expect(await header({ inReplyTo: '<ok@mail.example>' }, 'in-reply-to')).toBe(
      '<ok@mail.example>',
    );
  });

  test('without references there is no empty header', async () => {
    expect(headerNames(await rawOf({ references: [] }))).not.toContain('references');
  });
});

describe('parts', () => {
  test('plain text comes first and HTML last, both UTF-8, neither 8bit', async () => {
    const raw = await rawOf();
    const types = [...raw.matchAll(/^Content-Type: (\S+?);?(?: .*)?\r$/gim)].map(
      ([, type]) => type,
    );

    expect(types).toEqual(['multipart/alternative', 'text/plain', 'text/html']);
    expect(raw.match(/charset=utf-8/gi)).toHaveLength(2);
    expect(raw.match(/Content-Transfer-Encoding: (quoted-printable|base64)/g)).toHaveLength(2);
  });

  test('whatever the person wrote comes back the same, in short lines of ASCII', async () => {
    const words = fc
      .string({ unit: 'grapheme', maxLength: 3000 })
      .map((text) => text.replace(/[\r\n]/g, ' '));
    await fc.assert(
      fc.asyncProperty(words, words, async (text, html) => {
        const bytes = await toMime({ ...plainMail, text: `t${text}`, html: `h${html}` });
        const mail = await PostalMime.parse(bytes);
        const raw = Buffer.from(bytes).toString('latin1');

        expect(mail.text?.trimEnd()).toBe(`t${text}`.trimEnd());
        expect(mail.html?.trimEnd()).toBe(`h${html}`.trimEnd());
        expect(longestLine(raw)).toBeLessThan(998);
        expect(/[\x80-\xff]/.test(raw)).toBe(false);
        expect(/[^\r]\n/.test(raw)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  test('a list in another script travels as base64, which is the smaller', async () => {
    const text = `${'आज का काम '.repeat(200)}\n`;

    expect(await rawOf({ text })).toContain('Content-Transfer-Encoding: base64');
  });
});

describe('injection', () => {
  const evil = [
    'x\r\nBcc: victim@example.org',
    'x\nBcc: a@b.example',
    'x\0y',
    'x\rBcc: a@b.example',
  ];
  const places: readonly [string, (value: string) => Partial<Mail>][] = [
    ['the subject', (value) => ({ subject: value })],
    ['the display name', (value) => ({ from: { name: value, address: 'a@b.example' } })],
    ['the sender', (value) => ({ from: { name: 'A', address: value } })],
    ['the recipient', (value) => ({ to: value })],
    ['the reply address', (value) => ({ replyTo: value })],
    ['the feedback id', (value) => ({ feedbackId: value })],
    [
      'the unsubscribe link',
      (value) => ({ listUnsubscribe: { url: value, mailto: 'a@b.example' } }),
    ],
    [
      'the unsubscribe address',
      (value) => ({ listUnsubscribe: { url: 'https://a.example', mailto: value } }),
    ],
  ];

  test.each(places)('a line break in %s is refused, not stripped', async (_what, change) => {
    for (const value of evil) {
      await expect(toMime({ ...plainMail, ...change(value) })).rejects.toThrow(HeaderRefused);
    }
  });

  test.each([
    'a@b.example, c@d.example',
    'a@b.example;c@d.example',
    'A <a@b.example>',
    'jösé@x.example',
    'none',
  ])('the recipient %s is refused: it is not one plain address', async (to) => {
    await expect(toMime({ ...plainMail, to })).rejects.toThrow(HeaderRefused);
  });

  test('a subject that somebody sent can be asked about first', () => {
    expect(fitsHeader('Re: What matters 🌊')).toBe(true);
    for (const value of evil) expect(fitsHeader(value)).toBe(false);
  });

  test('a line break among the references brings no header with it', async () => {
    const raw = await rawOf({ references: ['<a@b.example>\r\nBcc: victim@example.org'] });

    expect(headerNames(raw)).not.toContain('bcc');
  });

  test('an IDN domain is sent as ASCII', async () => {
    expect(headOf(await rawOf({ to: 'a@bücher.example' }))).toContain('a@xn--bcher-kva.example');
  });
});
