/** Of what comes with a mail only what the person attached is named; sealed words are known. */
import { describe, expect, test } from '@jest/globals';
import { readMail } from '#functions/adapters/postal-mime.ts';
import { unarmoured } from '#shared/domain/replies/visible-text/pgp-text.ts';

const mail = (...lines: readonly string[]) =>
  readMail(Buffer.from(['From: ada@example.com', ...lines, ''].join('\r\n')));
const mixed = (...parts: readonly (readonly string[])[]) =>
  mail(
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...parts.flatMap((part) => ['--b', ...part]),
    '--b--',
  );
const words = ['Content-Type: text/plain', '', '1 done'];

describe('named is', () => {
  const named: readonly [title: string, part: readonly string[], names: readonly string[]][] = [
    [
      'a document',
      ['Content-Type: application/pdf; name=plan.pdf', 'Content-Disposition: attachment', '', 'x'],
      ['plan.pdf'],
    ],
    [
      'a name in letters of its own',
      ["Content-Type: image/png; name*=utf-8''caf%C3%A9.png", '', 'x'],
      ['café.png'],
    ],
    ['not a signature', ['Content-Type: application/pkcs7-signature; name=smime.p7s', '', 'x'], []],
    ['not a key', ['Content-Type: application/pgp-keys; name=key.asc', '', 'x'], []],
    ['not a visiting card', ['Content-Type: text/vcard; name=ada.vcf', '', 'x'], []],
    [
      'not what Outlook packs its looks in',
      ['Content-Type: application/octet-stream; name=WINMAIL.DAT', '', 'x'],
      [],
    ],
    [
      'not the picture in a signature',
      ['Content-Type: image/png; name=logo.png', 'Content-ID: <logo>', '', 'x'],
      [],
    ],
    [
      'but a picture that was attached',
      [
        'Content-Type: image/png; name=photo.png',
        'Content-Disposition: attachment',
        'Content-ID: <photo>',
        '',
        'x',
      ],
      ['photo.png'],
    ],
  ];
  test.each(named)('%s', async (_, part, names) => {
    const { attachments, text, unreadable } = await mixed(words, part);

    expect({ attachments, text: text?.trim(), unreadable }).toEqual({
      attachments: names,
      text: '1 done',
      unreadable: false,
    });
  });
});

describe('a mail whose words are sealed cannot be read', () => {
  test.each([
    ['S/MIME', ['Content-Type: application/pkcs7-mime; name=smime.p7m', '', 'MIAGCSqGSIb3']],
    ['TNEF', ['Content-Type: application/ms-tnef; name=winmail.dat', '', 'x']],
    ['PGP in plain text', ['', '-----BEGIN PGP MESSAGE-----', '', 'hQEMA', '-----END PGP']],
    [
      'PGP/MIME',
      [
        'Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=b',
        '',
        '--b',
        'Content-Type: application/pgp-encrypted',
        '',
        'Version: 1',
        '--b',
        'Content-Type: application/octet-stream',
        '',
        'x',
        '--b--',
      ],
    ],
  ])('%s', async (_, lines) => {
    expect(await mail(...lines)).toMatchObject({ unreadable: true, from: ['ada@example.com'] });
  });
});

test('words signed in plain text are read without their armour', async () => {
  const armoured = [
    '-----BEGIN PGP SIGNED MESSAGE-----',
    'Hash: SHA256',
    '',
    '1 done',
    '- - buy milk',
    '-----BEGIN PGP SIGNATURE-----',
    '',
    'iQEz',
    '-----END PGP SIGNATURE-----',
  ];

  expect((await mail('', ...armoured)).text?.trim()).toBe('1 done\n- buy milk');
  expect(unarmoured('no armour')).toBe('no armour');
  expect(unarmoured(armoured.slice(0, 4).join('\n'))).toContain('1 done');
});

describe('letters beyond ASCII', () => {
  test('without a charset are read as the programs that leave it out write them', async () => {
    const raw = Buffer.from('From: ada@example.com\r\n\r\nf\xfcr caf\xe9 \x96 done', 'latin1');

    expect((await readMail(raw)).text?.trim()).toBe('für café – done');
  });

  test('in UTF-8 without a charset stay as they are', async () => {
    expect((await mail('', 'für café')).text?.trim()).toBe('für café');
  });
});

describe('a calendar', () => {
  const part = (type: string, ...lines: readonly string[]) =>
    mixed(words, [`Content-Type: ${type}`, '', 'BEGIN:VCALENDAR', ...lines]);

  test.each([
    ['invites', 'text/calendar; method=REQUEST'],
    ['answers', 'text/calendar; method=reply'],
    ['proposes another time', 'text/calendar; method=COUNTER'],
    ['calls off', 'application/ics; method=CANCEL'],
  ])('%s', async (_, type) => {
    expect((await part(type)).calendar).toBe(true);
  });

  test('may say so in its text alone', async () => {
    expect((await part('text/calendar', 'METHOD:REQUEST')).calendar).toBe(true);
  });

  test('that a person attached as a file is none', async () => {
    expect((await part('text/calendar; method=PUBLISH')).calendar).toBe(false);
    expect((await part('text/calendar', 'SUMMARY:METHOD:REQUEST')).calendar).toBe(false);
  });
});

test('as many parts as a mail may have are read, and no more', async () => {
  const parts = (n: number) => Array.from({ length: n }, () => words);

  expect((await mixed(...parts(98))).unreadable).toBe(false);
  expect(await mixed(...parts(101))).toMatchObject({
    unreadable: true,
    from: ['ada@example.com'],
  });
});

test.each([
  ['boundary*0="b"'],
  ["boundary*=utf-8''b"],
  ['boundary="b'],
  ['boundary=(a comment)b'],
  ['boundary="\\b"'],
  [`boundary=${' '.repeat(30)}b`],
])('the parts of %s are counted too', async (parameter) => {
  const body = Array.from({ length: 200 }, () => '--b');

  const type = `multipart/mixed; ${parameter}`;
  // A name may be folded, too.
  expect(await mail('Content-Type', ` : ${type}`, '', ...body)).toMatchObject({
    unreadable: true,
  });
  expect(await mail(`Content-Type: ${type}`, '', ...body)).toMatchObject({
    unreadable: true,
    from: ['ada@example.com'],
  });
});

test.each(['1 done, mark the boundary', 'Boundary = the hedge', 'boundary'])(
  'a text that says %j, with as many rulers as it likes, is read',
  async (words) => {
    const rulers = Array.from({ length: 300 }, () => '--------');
    const type = 'Content-Type: text/plain;\n charset=utf-8';

    for (const head of [[], [type]]) {
      const { unreadable, text } = await mail(...head, '', words, ...rulers);
      expect({ unreadable, begins: text?.slice(0, words.length) }).toEqual({
        unreadable: false,
        begins: words,
      });
    }
  },
);
