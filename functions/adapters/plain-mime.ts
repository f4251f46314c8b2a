/**
 * Writes the letters nearly everybody gets, two texts to a plain address, as the library would,
 * byte by byte: it makes streams of every part, which takes longer than all else about a letter.
 */
import { randomBytes } from 'node:crypto';
import { encodeWord, encodeWords, foldLines } from 'nodemailer/lib/mime-funcs/index.js';
import { encode, wrap } from 'nodemailer/lib/qp/index.js';
import type { CheckedMail, Part } from './mime.ts';

/** What needs neither quotes nor another alphabet. */
const plainAddress = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z][a-z0-9.-]*$/;
/** In characters; the library cuts a longer one into slices. */
const longestContent = 16 * 1024;
const longestWord = 52;

/** As the library counts: words of few letters but ours are shorter in base64. */
function wordEncoding(text: string): 'Q' | 'B' {
  const foreign = text.match(/[\x80-\uffff]/g)?.length ?? 0;
  return foreign < (text.match(/[A-Za-z]/g)?.length ?? 0) ? 'Q' : 'B';
}

/** Encoded as a whole where anything of it has to be. */
const worded = (text: string): string => encodeWords(text, wordEncoding(text), longestWord, true);

function nameOf(name: string): string {
  if (/^[\w ]*$/.test(name)) return name;
  return /^[\x20-\x7e]*$/.test(name)
    ? `"${name.replace(/["\\]/g, '\\$&')}"`
    : encodeWord(name, wordEncoding(name), longestWord);
}

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

const idAt = (address: string): string =>
  `<${[4, 2, 2, 2, 6].map(hex).join('-')}@${address.split('@').at(-1)}>`;

function headOf(mail: CheckedMail, boundary: string): string {
  const { from, to, replyTo, inReplyTo, references, subject, date } = mail;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ...Object.entries(mail.otherHeaders).map(([name, value]) => [name, worded(value)] as const),
    ['From', from.name ? `${nameOf(from.name)} <${from.address}>` : from.address],
    ['To', to],
    ['Reply-To', replyTo],
    ['In-Reply-To', inReplyTo],
    ['References', references],
    ['Subject', worded(subject)],
    ['Message-ID', idAt(from.address)],
    ['Date', date.toUTCString().replace('GMT', '+0000')],
    ['MIME-Version', '1.0'],
    ['Content-Type', `multipart/alternative; boundary="${boundary}"`],
  ];
  const lines = fields
    .filter(([, value]) => value?.trim())
    .map(([name, value]) => foldLines(`${name}: ${value}`, 76));
  return [`List-Unsubscribe: ${mail.listUnsubscribe}`, ...lines].join('\r\n');
}

const encoded = ({ encoding, content }: Part): string =>
  encoding === 'base64'
    ? (
        Buffer.from(content)
          .toString('base64')
          .match(/.{1,76}/g) ?? []
      ).join('\r\n')
    : wrap(encode(content), 76).replace(/\r?\n/g, '\r\n');

const bodyOf = (part: Part, boundary: string): string =>
  `--${boundary}\r\nContent-Type: ${part.type}; charset=utf-8\r\n` +
  `Content-Transfer-Encoding: ${part.encoding}\r\n\r\n${encoded(part)}\r\n`;

const isPlainPart = ({ content }: Part): boolean =>
  content.length > 0 && content.length <= longestContent && !/[ \t\r]$/.test(content);

const isPlain = ({ from, to, replyTo, parts, attachments }: CheckedMail): boolean =>
  attachments.length === 0 &&
  parts.every(isPlainPart) &&
  [from.address, to, replyTo].every((address) => plainAddress.test(address));

/** The whole message; undefined for one that the library has to write. */
export function plainMime(mail: CheckedMail): Uint8Array | undefined {
  if (!isPlain(mail)) return undefined;
  const boundary = `--_NmP-${hex(8)}-Part_1`;
  const bodies = mail.parts.map((part) => bodyOf(part, boundary)).join('');
  return Buffer.from(`${headOf(mail, boundary)}\r\n\r\n${bodies}--${boundary}--\r\n`, 'latin1');
}
