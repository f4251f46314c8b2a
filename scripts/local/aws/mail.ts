/** What SES does to a raw mail: refuses what it must, writes its own id and date. */
import { AwsError } from './service.ts';

/** SES refuses a mail that has one of these twice (SES Developer Guide, header fields). */
const onlyOnce = new Set(
  [
    'accept-language archived-at auto-submitted bounces-to cc comments content-alternative',
    'content-base content-class content-description content-disposition content-duration',
    'content-id content-language content-length content-location content-md5',
    'content-transfer-encoding content-type date delivered-to disposition-notification-options',
    'disposition-notification-to errors-to from importance in-reply-to keywords list-archive',
    'list-help list-id list-owner list-post list-subscribe list-unsubscribe',
    'list-unsubscribe-post message-context message-id mime-version organization original-from',
    'original-message-id original-recipient original-subject precedence priority references',
    'reply-to return-path return-receipt-to sender sensitivity solicitation subject thread-index',
    'thread-topic to user-agent vbr-info',
  ].flatMap((line) => line.split(' ')),
);

export interface RawMail {
  /** Names in lower case; fields with their folded lines, without the last line break. */
  readonly headers: readonly { readonly name: string; readonly field: string }[];
  /** In latin1, so that each character is one byte. */
  readonly body: string;
}

export const invalid = (message: string): AwsError =>
  new AwsError('InvalidParameterValue', message);

/** Splits a mail into header fields and body; throws what SES answers when it cannot be sent. */
export function readMail(bytes: Buffer): RawMail {
  const text = bytes.toString('latin1').replace(/\r?\n/g, '\r\n');
  if (text.split('\r\n').some((line) => line.length > 998))
    throw invalid('A line of the message is longer than 998 bytes.');
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text.replace(/(\r\n)+$/, '') : text.slice(0, end);
  const headers = head.split(/\r\n(?![ \t])/).map((field) => {
    const [, name] = /^([!-9;-~]+)[ \t]*:/.exec(field) ?? [];
    if (!name) throw invalid(`Could not parse header field '${field.slice(0, 40)}'.`);
    // SES does not speak SMTPUTF8: other letters are encoded words.
    if (/[^\t\r\n -~]/.test(field)) throw invalid(`Header '${name}' is not ASCII.`);
    return { name: name.toLowerCase(), field };
  });
  return { headers: onceEach(headers), body: end < 0 ? '' : text.slice(end + 4) };
}

function onceEach(headers: RawMail['headers']): RawMail['headers'] {
  const seen = new Set<string>();
  for (const { name } of headers) {
    if (onlyOnce.has(name) && seen.has(name)) throw invalid(`Duplicate header '${name}'.`);
    seen.add(name);
  }
  if (!seen.has('from')) throw invalid("Missing required header 'From'.");
  return headers;
}

/** The unfolded value of a header; undefined when the mail has none. */
export function headerOf(mail: RawMail, name: string): string | undefined {
  const field = mail.headers.find((header) => header.name === name)?.field;
  return field
    ?.slice(field.indexOf(':') + 1)
    .replaceAll('\r\n', '')
    .trim();
}

/** `Ada <ada@example.com>` -> `ada@example.com`; the first of several. */
export function addressIn(value: string): string {
  const [, inBrackets] = /<([^<>]*)>/.exec(value) ?? [];
  return (inBrackets ?? value.split(',')[0] ?? '').trim();
}

const notDelivered = /^(message-id|date|bcc|x-ses-.*)$/;

/** The bytes that are delivered: SES's own Message-ID and Date, no Bcc, none of its own headers. */
export function delivered(mail: RawMail, wireId: string, now: number): Buffer {
  const kept = mail.headers.filter(({ name }) => !notDelivered.test(name));
  const date = new Date(now).toUTCString().replace('GMT', '+0000');
  const head = [...kept.map(({ field }) => field), `Date: ${date}`, `Message-ID: ${wireId}`];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${mail.body}`, 'latin1');
}
