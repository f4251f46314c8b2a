/**
 * Mails that nobody means well with: of odd structure, real ones with damage, and made ones that
 * are too much of one thing. In a raw mail `{{me}}` and other names stand for who and what is there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Verdicts, verdictNames, verdictValues } from '#scripts/local/receive-mail.ts';
import { word } from './scene.ts';
import { rarely } from './values.ts';

const oneOf = (spaced: string) => fc.constantFrom(...spaced.split(' '), '');

const texts = fc.constantFrom(
  ...[
    ['1 is done', 'add water the plants\ndrop 2', `add ${word}\n1 is done`, 'unsubscribe'],
    ['I am out of the office until December 24.', 'für Zoë: naïve café – 50€', '牛乳を買う'],
    ['> quoted\n\nlist', '', '-- \nAda', '.', '--'],
  ].flat(),
);
/** Real ones and not; the bytes below need not be in them. */
const charset = oneOf(
  'utf-8 us-ascii iso-8859-1 windows-1251 iso-2022-jp gb18030 utf-16le utf-7 x-klingon "utf-8',
);
const encoding = oneOf('7bit 8bit binary base64 quoted-printable BASE64\t x-rot13');
const type = fc.constantFrom(
  ...[
    ['text/plain', 'text/html', 'TEXT/PLAIN', 'text', '/', 'multipart/mixed', 'message/rfc822'],
    ['text/calendar; method=REPLY', 'text/calendar; method=REQUEST', 'message/delivery-status'],
    ['application/pdf; name="plan.pdf"', "image/png; name*0*=utf-8''%FF%FE; name*1=x"],
    ['message/partial; id=1; number=1', 'application/ms-tnef; name=winmail.dat'],
    ['application/pkcs7-mime', 'text/plain; format=flowed; delsp=yes'],
  ].flat(),
);
const disposition = fc.constantFrom(
  '',
  'Content-Disposition: attachment; filename="../../x"\n',
  'Content-Disposition: inline\nContent-ID: <a>\n',
  'Content-Disposition:\n',
);

const bytes = fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some));
const body = fc.oneof(
  { weight: 6, arbitrary: texts.map((text) => Buffer.from(text)) },
  { weight: 2, arbitrary: texts.map((text) => Buffer.from(Buffer.from(text).toString('base64'))) },
  { weight: 2, arbitrary: texts.map((text) => Buffer.from(`<div>${text}<blockquote><p>x`)) },
  { weight: 2, arbitrary: bytes },
  { weight: 1, arbitrary: fc.constant(Buffer.from('x'.repeat(70_000))) },
  { weight: 1, arbitrary: fc.constant(Buffer.from('=\n=ZZ=0=\n'.repeat(200))) },
);

const lines = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

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

/** Whole parts; each begins with its own header. */
const { part } = fc.letrec<{ part: Buffer; several: Buffer }>((tie) => ({
  part: fc.oneof({ maxDepth: 13, depthIdentifier: 'parts' }, leaf, tie('several')),
  several: fc
    .record({
      boundary,
      other: rarely(fc.constant(undefined), boundary),
      subtype: oneOf('mixed alternative related signed digest report x'),
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
  ...[
    ['In-Reply-To: <x@y>\n', 'Auto-Submitted: auto-replied\n', 'Precedence: bulk\n'],
    ['List-Id: <x>\n', 'Subject: Automatic reply: Today\n', `Subject: ${word}\n`],
    ['Subject: =?x-no?q?=ff?= =?utf-8?b?////?=\n', 'From: mallory@attacker.example\n'],
    [`From: ${word} <${word}@attacker.example>\n`, 'From: "a" <>, ,,, <<>\n'],
    ['Date: the day after never\n', 'Message-ID: <>\n', 'Message-ID: <same@mail.example>\n'],
    ['References: <a@b> <c\n d@e> <\n', 'MIME-Version: 0.0\n', 'no header at all\n'],
    [' folded from nothing\n', ': nameless\n', '\u0000: x\n'],
  ].flat(),
);
const flood = fc.constantFrom('X-1: a\n'.repeat(3_000), `X: ${'a'.repeat(300_000)}\n`);

/** Of any structure, cut short or with a few bytes of something else anywhere in it. */
const structured = fc
  .record({
    from: fc.constantFrom('From: {{me}}\n', 'From: {{me}}\n', 'From: <{{ME}}> (x)\n', ''),
    headers: fc.array(header, { maxLength: 3 }),
    flood: rarely(fc.constant(''), flood),
    part,
    cut: rarely(fc.constant(1_000), fc.nat(1_000)),
    junk: rarely(fc.constant(undefined), fc.tuple(fc.nat(1_000), bytes)),
    crlf: fc.boolean(),
  })
  .map((mail) => {
    const all = lines(mail.from, ...mail.headers, mail.flood, mail.part).toString('latin1');
    const ended = mail.crlf ? all.replace(/\r?\n/g, '\r\n') : all;
    const cut = ended.slice(0, (ended.length * mail.cut) / 1_000);
    if (!mail.junk) return cut;
    const at = Math.floor((cut.length * mail.junk[0]) / 1_000);
    return cut.slice(0, at) + mail.junk[1].toString('latin1') + cut.slice(at);
  });

const folder = join(import.meta.dirname, '../inbound/mails');
const realMails = readdirSync(folder)
  .filter((file) => file.endsWith('.eml'))
  .toSorted()
  .map((file) => readFileSync(join(folder, file), 'latin1'));

/** What happens to mails on their way, or is done to them on purpose; places are in signs. */
type Damage = (raw: string, from: number, to: number) => string;

const junk = fc.constantFrom(
  ...[
    ['\0', '\0'.repeat(2_000), '\xff\xfe\xc0\x80', '\r\n\r\n', '\r', '\n\n--b\n', word],
    ['=?utf-8?q?=ff=?=', '=?utf-8?b?'.repeat(300), '<'.repeat(3_000), '('.repeat(5_000)],
    ['"'.repeat(3_001), '&#xd83d;', '&#x110000;&#0;&bogus;', 'x'.repeat(60_000)],
    ['> '.repeat(20_000), `\nX-A: ${'b '.repeat(30_000)}\n`, `\nOn ${word} wrote:\n`],
    ['\nContent-Transfer-Encoding: base64\n', '\nContent-Type: text/plain; charset=utf-16le\n'],
  ].flat(),
);

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.constantFrom<Damage>(
    (raw, from) => raw.slice(0, from),
    (raw, from) => raw.slice(from),
    (raw, from, to) => raw.slice(0, from) + raw.slice(to),
    (raw, from, to) => raw.slice(0, to) + raw.slice(from),
    (raw) => raw.replace(/\r?\n/g, '\r\n'),
    (raw) => raw.replace(/\r?\n/g, '\r'),
    (raw) => raw.replace(/\r?\n\r?\n/, '\n'),
  ),
  fc.nat(7).map(
    (bit): Damage =>
      (raw, from) => {
        const sign = String.fromCharCode((raw.charCodeAt(from) || 0) ^ (1 << bit));
        return raw.slice(0, from) + sign + raw.slice(from + 1);
      },
  ),
  junk.map(
    (some): Damage =>
      (raw, from) =>
        raw.slice(0, from) + some + raw.slice(from),
  ),
  charset.map(
    (name): Damage =>
      (raw) =>
        raw.replace(/charset="?[\w-]+"?/gi, `charset=${name}`),
  ),
  encoding.map(
    (name): Damage =>
      (raw) =>
        raw.replace(/(Transfer-Encoding:).*/gi, `$1 ${name}`),
  ),
);

const damaged = fc
  .tuple(
    fc.constantFrom(...realMails),
    fc.array(fc.tuple(damage, fc.nat(1_000), fc.nat(1_000)), { maxLength: 4 }),
  )
  .map(([mail, all]) =>
    all.reduce((raw, [change, ...places]) => {
      const [from = 0, to = 0] = places
        .toSorted((a, b) => a - b)
        .map((thousandths) => Math.floor((raw.length * thousandths) / 1_000));
      return change(raw, from, to);
    }, mail),
  );

const head = (headers: string, text: string): string =>
  `From: {{me}}\r\nTo: {{reply}}\r\nSubject: Re: Today\r\n${headers}\r\n\r\n${text}`;
const said = `1 is done\r\nadd ${word}`;
const many = (text: string, count: number): string => text.repeat(count);

/** Too much of one thing in a header, so many times. */
const headerFloods: readonly ((size: number) => string)[] = [
  (size) => `To: ${many(`${word}@example.com, `, size)}`,
  (size) => `Cc: ${many(`"${word}" <a@b.example>,\r\n `, size)}`,
  (size) => `Subject: ${many('x', size * 40)}`,
  (size) => `Subject: ${many('=?utf-8?q?=F0=9F=98=80?= ', size)}`,
  (size) => `Message-ID: <${many('x', size * 10)}@mail.example>`,
  (size) => `In-Reply-To: <${many('x', size * 10)}@mail.example>`,
  (size) => `References: ${many('<a@b.example>\r\n ', size)}`,
  (size) => `From: ${many('(', size)}${word}@example.com`,
  (size) => `From: "${many('x', size * 5)}" <{{me}}>`,
  (size) => `From: ${many('a', size)}@${many('b.', size)}example`,
  (size) => `Sender: {{me}}\r\nReply-To: ${many('{{me}},', size)}`,
  (size) => `Date: ${many('1', size)}`,
  (size) => `${many('X-A: b\r\n', size)}X-B: c`,
  (size) => `Content-Type: text/plain;${many(' a*0*=b;', size)} charset=utf-8`,
  (size) => `Content-Type: multipart/mixed; boundary=${many('b', size)}`,
  (size) => `Auto-Submitted: ${many('no;', size)}`,
];
const textFloods: readonly ((size: number) => string)[] = [
  (size) => `${said}\r\n\r\n${many('> x\r\n', size * 5)}`,
  (size) => `${many('> ', size)}${said}`,
  (size) => `${many('\r\n', size * 5)}${said}`,
  (size) => many(`- ${word} {{id}}\r\n`, size),
  (size) => many('1 and 2 and ', size),
  (size) => many('done, ', size * 3),
  (size) => `${said} ${many('x', size * 30)}`,
  (size) => many('e', size * 10),
  (size) => many('On Mon, 1 Jan 2026 at 1:00, x <a@b.example> wrote:\r\n', size),
  (size) => many('-- \r\n', size),
  (size) => `back on ${many('12/', size)}\r\nout of office`,
];
const htmlFloods: readonly ((size: number) => string)[] = [
  (size) => `${many('<div>', size * 5)}${said}`,
  (size) => `${many('<blockquote>', size)}${said}${many('</blockquote>', size)}`,
  (size) => `${said}${many('<p>&nbsp;<br><!--', size)}`,
  (size) => `<table>${many('<tr><td>x', size)}${said}`,
  (size) => `<p ${many('a="b" ', size)}>${said}`,
];
const plain = 'Content-Type: text/plain; charset=utf-8';
const otherFloods: readonly ((size: number) => string)[] = [
  (size) => head('Content-Type: multipart/mixed; boundary=b', nestedParts(size % 500)),
  (size) => head('Content-Type: multipart/mixed; boundary=b', many(`--b\r\n\r\n${said}`, size)),
  (size) => head(`${plain}\r\nContent-Transfer-Encoding: base64`, many('!!!!', size * 5)),
  (size) => head(`${plain}\r\nContent-Transfer-Encoding: base64`, many('MSBpcyBkb25l\r\n', size)),
  (size) => head(`${plain}\r\nContent-Transfer-Encoding: quoted-printable`, many('=C3=\r\n', size)),
];

function nestedParts(depth: number): string {
  let text = '--b\r\n';
  for (let at = 0; at < depth; at += 1)
    text += `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`;
  return `${text}${plain}\r\n\r\n${said}`;
}

const dates = fc.constantFrom(
  ...[
    ['Thu, 99 Foo 99999 99:99:99 +9999', 'Sat, 30 Feb 2026 00:00:00 +0000', '-1', '🗓️'],
    ['Thu, 01 Jan 1970 00:00:00 +0000', 'Tue, 13 Sep 275760 00:00:00 +0000'],
    ['Mon, 01 Jan 0000 00:00:00 -0000', 'Fri, 31 Dec 9999 23:59:59 -1400'],
  ].flat(),
);

const flooded = fc
  .tuple(
    fc.constantFrom<(size: number) => string>(
      ...headerFloods.map((flooding) => (size: number) => head(flooding(size), said)),
      ...textFloods.map((flooding) => (size: number) => head(plain, flooding(size))),
      ...htmlFloods.map(
        (flooding) => (size: number) => head('Content-Type: text/html', flooding(size)),
      ),
      ...otherFloods,
    ),
    fc.constantFrom(1, 10, 300, 5_000, 20_000),
  )
  .map(([flooding, size]) => flooding(size));

export interface HostileMail {
  /** One byte a sign. */
  readonly raw: string;
  /** The envelope's sender. */
  readonly from: 'me' | 'other' | 'odd' | 'nobody';
  readonly to: 'signed' | 'unsigned' | 'leaving' | 'forged' | 'many';
  readonly verdicts: Verdicts;
}

const verdict = fc
  .tuple(fc.constantFrom(...verdictNames), fc.constantFrom(...verdictValues))
  .map(([name, value]): Verdicts => ({ [name]: value }));

export const hostileMail: fc.Arbitrary<HostileMail> = fc.record({
  raw: fc.oneof(
    { weight: 3, arbitrary: structured },
    { weight: 3, arbitrary: damaged },
    { weight: 3, arbitrary: flooded },
    dates.map((date) => head(`Date: ${date}\r\n${plain}`, said)),
    bytes.map((some) => some.toString('latin1')),
  ),
  from: fc.constantFrom(...(['me', 'me', 'me', 'me', 'other', 'odd', 'nobody'] as const)),
  to: fc.constantFrom(
    ...(['signed', 'signed', 'signed', 'unsigned', 'leaving', 'forged', 'many'] as const),
  ),
  verdicts: rarely(fc.constant<Verdicts>({}), verdict),
});

/** The bytes of a mail, with what its names stand for. */
export const bytesOf = ({ raw }: HostileMail, facts: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    raw.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole),
    'latin1',
  );
