/** Mails as nobody would write them: odd nesting, boundaries, charsets, encodings, floods, cuts. */
import fc from 'fast-check';
import { secretWord } from './secret-word.ts';

export interface SomeMail {
  readonly raw: Buffer;
  /** Who the envelope says sent it; empty for nobody. */
  readonly sender: 'me' | 'other' | '';
  readonly to: 'signed' | 'unsigned' | 'unsubscribe';
}

const words = fc.constantFrom(
  '1 is done',
  'add water the plants\ndrop 2',
  `add ${secretWord}\n1 is done`,
  'unsubscribe',
  'I am out of the office until December 24.',
  'für Zoë: naïve café – 50€',
  '> quoted\n\nlist',
  '牛乳を買う',
  '',
  '-- \nAda',
  '.',
  '--',
);

/** Charsets, real ones and not; the bytes below need not be in them. */
const charset = fc.constantFrom(
  'utf-8',
  'us-ascii',
  'iso-8859-1',
  'windows-1251',
  'iso-2022-jp',
  'gb18030',
  'utf-16le',
  'utf-7',
  'x-klingon',
  '"utf-8',
  '',
);
const encoding = fc.constantFrom(
  '7bit',
  '8bit',
  'binary',
  'base64',
  'quoted-printable',
  'BASE64 ',
  'x-rot13',
  '',
);
const type = fc.constantFrom(
  'text/plain',
  'text/html',
  'TEXT/PLAIN',
  'text/calendar; method=REPLY',
  'text/calendar; method=REQUEST',
  'application/pdf; name="plan.pdf"',
  "image/png; name*0*=utf-8''%FF%FE; name*1=x",
  'message/rfc822',
  'message/delivery-status',
  'message/partial; id=1; number=1',
  'application/ms-tnef; name=winmail.dat',
  'application/pkcs7-mime',
  'text',
  '/',
  'multipart/mixed',
  'text/plain; format=flowed; delsp=yes',
);
const disposition = fc.constantFrom(
  '',
  'Content-Disposition: attachment; filename="../../x"\n',
  'Content-Disposition: inline\nContent-ID: <a>\n',
  'Content-Disposition:\n',
);

const latin = (text: string): Buffer => Buffer.from(text, 'utf8');
const bytes = fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some));
const body = fc.oneof(
  { weight: 6, arbitrary: words.map(latin) },
  { weight: 2, arbitrary: words.map((text) => latin(Buffer.from(text).toString('base64'))) },
  { weight: 2, arbitrary: words.map((text) => latin(`<div>${text}<blockquote><p>x`)) },
  { weight: 2, arbitrary: bytes },
  { weight: 1, arbitrary: fc.constant(latin('x'.repeat(70_000))) },
  { weight: 1, arbitrary: fc.constant(latin('=\n=ZZ=0=\n'.repeat(200))) },
);

const lines = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : part)));

const leaf = fc
  .record({ type, charset, encoding, disposition, body })
  .map((one) =>
    lines(
      `Content-Type: ${one.type}; charset=${one.charset}\n`,
      `Content-Transfer-Encoding: ${one.encoding}\n${one.disposition}\n`,
      one.body,
      '\n',
    ),
  );

const boundary = fc.oneof(
  fc.constantFrom('b', 'b1', '=_b', '', ' ', 'b"', '---', "a'()+_,-./:=?"),
  fc.string({ maxLength: 80 }),
);
const subtype = fc.constantFrom(
  'mixed',
  'alternative',
  'related',
  'signed',
  'digest',
  'report',
  'x',
);

/** Whole parts; each begins with its own header. */
const { part } = fc.letrec<{ part: Buffer; several: Buffer }>((tie) => ({
  part: fc.oneof({ maxDepth: 13, depthIdentifier: 'parts' }, leaf, tie('several')),
  several: fc
    .record({
      boundary,
      other: fc.option(boundary, { freq: 6 }),
      subtype,
      children: fc.array(tie('part'), { maxLength: 4, depthIdentifier: 'parts' }),
      closed: fc.boolean(),
      preamble: fc.constantFrom('', 'This is a mail in parts.\n'),
    })
    .map(({ children, closed, preamble, ...one }) => {
      const name = one.other ?? one.boundary;
      return lines(
        `Content-Type: multipart/${one.subtype}; boundary="${one.boundary}"\n\n${preamble}`,
        ...children.flatMap((child) => [`--${name}\n`, child]),
        closed ? `--${name}--\n` : '',
      );
    }),
}));

const header = fc.constantFrom(
  'In-Reply-To: <x@y>\n',
  'Auto-Submitted: auto-replied\n',
  'Precedence: bulk\n',
  'List-Id: <x>\n',
  'Subject: Automatic reply: Today\n',
  'Subject: =?x-no?q?=ff?= =?utf-8?b?////?=\n',
  'From: mallory@attacker.example\n',
  `From: ${secretWord} <${secretWord}@attacker.example>\n`,
  `Subject: ${secretWord}\n`,
  'From: "a" <>, ,,, <<>\n',
  'Date: the day after never\n',
  'Message-ID: <>\n',
  'Message-ID: <same@mail.example>\n',
  'References: <a@b> <c\n d@e> <\n',
  'MIME-Version: 0.0\n',
  'no header at all\n',
  ' folded from nothing\n',
  ': nameless\n',
  '\u0000: x\n',
);
const flood = fc.constantFrom('', 'X-1: a\n'.repeat(3_000), `X: ${'a'.repeat(300_000)}\n`);
const from = fc.constantFrom('From: {{me}}\n', 'From: {{me}}\n', 'From: <{{ME}}> (x)\n', '');

/** A whole mail, `{{me}}` standing for its sender; what is cut or flipped may be anywhere in it. */
const whole = fc
  .record({
    from,
    headers: fc.array(header, { maxLength: 3 }),
    flood: fc.oneof({ weight: 8, arbitrary: fc.constant('') }, { weight: 1, arbitrary: flood }),
    part,
    cut: fc.option(fc.nat(1000), { freq: 5 }),
    junk: fc.option(fc.tuple(fc.nat(1000), bytes), { freq: 5 }),
    crlf: fc.boolean(),
  })
  .map((mail) => {
    const head = lines(mail.from, ...mail.headers, mail.flood);
    const all = lines(head, mail.part);
    const ended = mail.crlf ? latin1(all, (text) => text.replace(/\r?\n/g, '\r\n')) : all;
    const cut = ended.subarray(0, mail.cut ? (ended.length * mail.cut) / 1000 : undefined);
    if (!mail.junk) return cut;
    const at = Math.floor((cut.length * mail.junk[0]) / 1000);
    return Buffer.concat([cut.subarray(0, at), mail.junk[1], cut.subarray(at)]);
  });

const latin1 = (raw: Buffer, change: (text: string) => string): Buffer =>
  Buffer.from(change(raw.toString('latin1')), 'latin1');

export const someMail: fc.Arbitrary<SomeMail> = fc.record({
  raw: fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: bytes }),
  sender: fc.constantFrom('me', 'me', 'me', 'me', 'me', 'me', 'other', ''),
  to: fc.constantFrom('signed', 'signed', 'signed', 'unsigned', 'unsubscribe'),
});

/** The mail with an address in the place of its sender. */
export const writtenBy = ({ raw }: SomeMail, address: string): Buffer =>
  latin1(raw, (text) =>
    text.replaceAll('{{me}}', address).replaceAll('{{ME}}', address.toUpperCase()),
  );
