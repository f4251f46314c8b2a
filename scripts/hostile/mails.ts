/** Mails to try: real ones with damage, and made ones that are too much of one thing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { fromRoot } from '../build/root.ts';
import { type Verdicts, verdictNames, verdictValues } from '../local/receive-mail.ts';
import { secretWord } from './secret-word.ts';
import { someMail } from './some-mails.ts';

/** As it is sent; `{{me}}`, `{{reply}}` and others stand in it for who and what is there. */
export interface HostileMail {
  /** One byte a sign. */
  readonly raw: string;
  readonly from: 'me' | 'other' | 'odd' | '';
  readonly to: 'signed' | 'unsigned' | 'leaving' | 'forged' | 'many';
  readonly verdicts: Verdicts;
}

const folder = fromRoot('test/inbound/mails');

const realMails: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.eml'))
  .toSorted()
  .map((file) => readFileSync(join(folder, file), 'latin1'));

/** What happens to mails on their way, or is done to them on purpose; places are in signs. */
type Damage = (raw: string, from: number, to: number) => string;

const junk: readonly string[] = [
  '\0',
  '\0'.repeat(2_000),
  '\xff\xfe\xc0\x80',
  '\r\n\r\n',
  '\r',
  '\n\n--b\n',
  '=?utf-8?q?=ff=?=',
  '=?utf-8?b?'.repeat(300),
  '<'.repeat(3_000),
  '('.repeat(5_000),
  '"'.repeat(3_001),
  '&#xd83d;',
  '&#x110000;&#0;&bogus;',
  'x'.repeat(60_000),
  '> '.repeat(20_000),
  `\nX-A: ${'b '.repeat(30_000)}\n`,
  '\nContent-Transfer-Encoding: base64\n',
  '\nContent-Type: text/plain; charset=utf-16le\n',
  `\nOn ${secretWord} wrote:\n`,
  secretWord,
];

const damages: readonly fc.Arbitrary<Damage>[] = [
  fc.constant((raw, from) => raw.slice(0, from)),
  fc.constant((raw, from) => raw.slice(from)),
  fc.constant((raw, from, to) => raw.slice(0, from) + raw.slice(to)),
  fc.constant((raw, from, to) => raw.slice(0, to) + raw.slice(from)),
  fc.constant((raw) => raw.replace(/\r?\n/g, '\r\n')),
  fc.constant((raw) => raw.replace(/\r?\n/g, '\r')),
  fc.constant((raw) => raw.replace(/\r?\n\r?\n/, '\n')),
  fc.nat(7).map((bit) => (raw, from) => withFlipped(raw, from, bit)),
  fc
    .constantFrom(...junk)
    .map((some) => (raw, from) => raw.slice(0, from) + some + raw.slice(from)),
  fc
    .constantFrom('utf-7', 'utf-16', 'x-none', 'iso-2022-jp', '"', '')
    .map((name) => (raw) => raw.replace(/charset="?[\w-]+"?/gi, `charset=${name}`)),
  fc
    .constantFrom('base64', 'quoted-printable', 'x-uuencode', '8bit', '')
    .map((name) => (raw) => raw.replace(/(Transfer-Encoding:).*/gi, `$1 ${name}`)),
];

function withFlipped(raw: string, at: number, bit: number): string {
  const code = (raw.charCodeAt(at) || 0) ^ (1 << bit);
  return raw.slice(0, at) + String.fromCharCode(code & 0xff) + raw.slice(at + 1);
}

const oneDamage = fc.tuple(fc.oneof(...damages), fc.nat(1_000), fc.nat(1_000));
const damaged: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...realMails), fc.array(oneDamage, { maxLength: 4 }))
  .map(([mail, all]) =>
    all.reduce((raw, [damage, one, other]) => {
      const [from, to] = [one, other].toSorted((a, b) => a - b);
      const place = (thousandths = 0) => Math.floor((raw.length * thousandths) / 1_000);
      return damage(raw, place(from), place(to));
    }, mail),
  );

const head = (lines: readonly string[], body: string): string =>
  ['From: {{me}}', 'To: {{reply}}', 'Subject: Re: Today', ...lines, '', body].join('\r\n');

const plain = 'Content-Type: text/plain; charset=utf-8';
const html = 'Content-Type: text/html; charset=utf-8';
const said = `1 is done\r\nadd ${secretWord}`;
const many = (text: string, count: number): string => text.repeat(count);

/** Too much of one thing, each; the number says how much. */
const floods: readonly ((size: number) => string)[] = [
  (size) => head([`To: ${many(`${secretWord}@example.com, `, size)}`, plain], said),
  (size) => head([`Cc: ${many(`"${secretWord}" <a@b.example>,\r\n `, size)}`, plain], said),
  (size) => head([`Subject: ${many('x', size * 40)}`, plain], said),
  (size) => head([`Subject: ${many('=?utf-8?q?=F0=9F=98=80?= ', size)}`, plain], said),
  (size) => head([`Message-ID: <${many('x', size * 10)}@mail.example>`, plain], said),
  (size) => head([`In-Reply-To: <${many('x', size * 10)}@mail.example>`, plain], said),
  (size) => head([`References: ${many('<a@b.example>\r\n ', size)}`, plain], said),
  (size) => head([`From: ${many('(', size)}${secretWord}@example.com`, plain], said),
  (size) => head([`From: "${many('x', size * 5)}" <{{me}}>`, plain], said),
  (size) => head([`From: ${many('a', size)}@${many('b.', size)}example`, plain], said),
  (size) => head([`Sender: {{me}}`, `Reply-To: ${many('{{me}},', size)}`, plain], said),
  (size) => head([`Date: ${many('1', size)}`, plain], said),
  (size) => head([many('X-A: b\r\n', size) + plain], said),
  (size) => head([`Content-Type: text/plain;${many(' a*0*=b;', size)} charset=utf-8`], said),
  (size) => head([`Content-Type: multipart/mixed; boundary=${many('b', size)}`], said),
  (size) => head([`Auto-Submitted: ${many('no;', size)}`, plain], said),
  (size) => head([`Content-Type: multipart/mixed; boundary=b`], parts(size % 500)),
  (size) =>
    head([`Content-Type: multipart/mixed; boundary=b`], many(`--b\r\n\r\n${said}\r\n`, size)),
  (size) => head([html], `${many('<div>', size * 5)}${said}`),
  (size) => head([html], `${many('<blockquote>', size)}${said}${many('</blockquote>', size)}`),
  (size) => head([html], `${said}${many('<p>&nbsp;<br><!--', size)}`),
  (size) => head([html], `<table>${many('<tr><td>x', size)}${said}`),
  (size) => head([html], `<p ${many('a="b" ', size)}>${said}`),
  (size) => head([plain], `${said}\r\n\r\n${many('> x\r\n', size * 5)}`),
  (size) => head([plain], `${many('> ', size)}${said}`),
  (size) => head([plain], `${many('\r\n', size * 5)}${said}`),
  (size) => head([plain], many(`- ${secretWord} {{id}}\r\n`, size)),
  (size) => head([plain], many('1 and 2 and ', size)),
  (size) => head([plain], many('done, ', size * 3)),
  (size) => head([plain], `${said} ${many('x', size * 30)}`),
  (size) => head([plain], many('e\u0301'.slice(0, 1), size * 10)),
  (size) => head([plain, 'Content-Transfer-Encoding: base64'], many('!!!!', size * 5)),
  (size) => head([plain, 'Content-Transfer-Encoding: base64'], many('MSBpcyBkb25l\r\n', size)),
  (size) => head([plain, 'Content-Transfer-Encoding: quoted-printable'], many('=C3=\r\n', size)),
  (size) => head([plain], many(`On Mon, 1 Jan 2026 at 1:00, x <a@b.example> wrote:\r\n`, size)),
  (size) => head([plain], many('-- \r\n', size)),
  (size) => head([plain], `back on ${many('12/', size)}\r\nout of office`),
];

function parts(depth: number): string {
  let text = '--b\r\n';
  for (let at = 0; at < depth; at += 1)
    text += `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`;
  return `${text}${plain}\r\n\r\n${said}`;
}

const dates: readonly string[] = [
  'Thu, 99 Foo 99999 99:99:99 +9999',
  'Sat, 30 Feb 2026 00:00:00 +0000',
  'Thu, 01 Jan 1970 00:00:00 +0000',
  'Tue, 13 Sep 275760 00:00:00 +0000',
  'Mon, 01 Jan 0000 00:00:00 -0000',
  '-1',
  '🗓️',
  'Fri, 31 Dec 9999 23:59:59 -1400',
];

const made: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom(...floods), fc.constantFrom(1, 10, 300, 5_000, 20_000))
      .map(([flood, size]) => flood(size)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...dates).map((date) => head([`Date: ${date}`, plain], said)),
  },
);

const verdicts = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Verdicts>({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...verdictNames), fc.constantFrom(...verdictValues))
      .map(([name, value]): Verdicts => ({ [name]: value })),
  },
);

const structured = someMail.map(({ raw }) => raw.toString('latin1'));

export const hostileMail: fc.Arbitrary<HostileMail> = fc.record({
  raw: fc.oneof(damaged, made, structured),
  from: fc.constantFrom('me', 'me', 'me', 'me', 'other', 'odd', ''),
  to: fc.constantFrom('signed', 'signed', 'signed', 'unsigned', 'leaving', 'forged', 'many'),
  verdicts,
});
