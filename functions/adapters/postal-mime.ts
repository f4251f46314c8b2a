/** Reads a raw RFC 5322 message; whatever is sent to us, it answers and never throws. */
import PostalMime, { addressParser, type Email } from 'postal-mime';
import { unflowed } from '#shared/domain/replies/flowed-text.ts';
import { isSealedText, unarmoured } from '#shared/domain/replies/pgp-text.ts';
import { attachedNames, isCalendar, isSealed, returnedIn } from './attached-parts.ts';
import { hasTooManyParts, inUtf8, parsedLength } from './mime-limits.ts';

/** Of a raw message beyond this only the header is read, in bytes. */
export const largestMailBytes = 10 * 1024 * 1024;
const largestHeadersBytes = 256 * 1024;
/** Of a message that is not read whole, this much is, in bytes: the header is in it. */
export const largestHeadBytes = largestHeadersBytes - 1024;
const deepestPart = 10;
/** Far above what a person writes with the letter they answer quoted below, in characters. */
const longestBody = 512 * 1024;

export interface ReadMail {
  readonly messageId: string;
  readonly inReplyTo: string;
  readonly references: string;
  /** Bare addresses, lower case. More than one is possible, and suspicious. */
  readonly from: readonly string[];
  readonly subject: string;
  /** ISO instant, or what the header says where that is no date. */
  readonly date: string;
  /** Lower-case names to all their values, in order. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly text?: string;
  readonly html?: string;
  /** Names of what the person attached; its content is never looked at. */
  readonly attachments: readonly string[];
  /** Whether a calendar wrote it: an invitation, or an answer to one (RFC 5546). */
  readonly calendar: boolean;
  /** What a delivery report gives back of the mail that it is about (RFC 3464). */
  readonly returned?: string;
  /** Too large, too deep, sealed or no message: its words are missing, whatever else is there. */
  readonly unreadable: boolean;
  /** The reason is its size. */
  readonly tooLarge: boolean;
}

const unreadable: ReadMail = {
  messageId: '',
  inReplyTo: '',
  references: '',
  from: [],
  subject: '',
  date: '',
  headers: new Map(),
  attachments: [],
  calendar: false,
  unreadable: true,
  tooLarge: false,
};

type Headers = ReadonlyMap<string, readonly string[]>;

/** Quoted names and comments, in which anything may stand. */
const asides = /"(?:[^"\\]|\\.)*"|\((?:[^()\\]|\\.)*\)/g;
/** Longer than any name with its address, in characters. */
const longestFrom = 2_000;

/**
 * The addresses of one From. `<a@x> <b@y>` is one to the parser and may be the other to SES, whose
 * verdict is about the address that it saw: so all that look like an address are counted.
 */
function addressesIn(value: string): readonly string[] {
  const parsed = addressParser(value, { flatten: true }).flatMap(({ address }) => address || []);
  if (parsed.length === 0) return [];
  const seen =
    value.length > longestFrom ? [value] : value.replace(asides, ' ').split(/[\s<>,;:"()\\]+/);
  const addresses = [...parsed, ...seen.filter((word) => /.@./.test(word))];
  return [...new Set(addresses.map((address) => address.trim().toLowerCase()))];
}

/** All of them, from all the From headers: the parser itself would keep only the first. */
function writersIn(headers: Headers): readonly string[] {
  const values = headers.get('from') ?? [];
  if (values.length <= 1) return values.flatMap(addressesIn);
  // A second From that names nobody is a second From all the same.
  return values.flatMap((value) => {
    const addresses = addressesIn(value);
    return addresses.length > 0 ? addresses : [value];
  });
}

function headersOf({ headers }: Email): Headers {
  const byName = new Map<string, string[]>();
  for (const { key, value } of headers) {
    const values = byName.get(key);
    if (values) values.push(value);
    else byName.set(key, [value]);
  }
  return byName;
}

function mailOf(email: Email): ReadMail {
  const headers = headersOf(email);
  const { attachments: parts, text, html } = email;
  const returned = returnedIn(parts);
  return {
    messageId: email.messageId ?? '',
    inReplyTo: email.inReplyTo ?? '',
    references: email.references ?? '',
    from: writersIn(headers),
    subject: email.subject ?? '',
    date: email.date ?? '',
    headers,
    ...(text !== undefined && { text: unarmoured(text.slice(0, longestBody)) }),
    ...(html !== undefined && { html: html.slice(0, longestBody) }),
    attachments: attachedNames(parts),
    calendar: parts.some(isCalendar),
    ...(returned !== undefined && { returned }),
    unreadable:
      headers.size === 0 || isSealed(parts, html ?? text ?? '') || isSealedText(text ?? ''),
    tooLarge: false,
  };
}

const limits = {
  // A mail inside the mail was written to somebody else, and is no answer.
  forceRfc822Attachments: true,
  maxNestingDepth: deepestPart,
  maxHeadersSize: largestHeadersBytes,
};

const flowedMark = /;\s{0,80}format="?flowed/gi;

/**
 * The parser joins flowed lines over a change of quote depth, and so puts an answer into the quote
 * above it. Its own reading is turned off by an x in the parameter's name; ours follows.
 */
async function parsed(raw: Uint8Array): Promise<Email> {
  const whole = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const sent = whole.subarray(0, parsedLength(whole.toString('latin1')));
  const written = sent.toString('latin1');
  if (hasTooManyParts(written)) throw new RangeError('The message has too many parts.');
  const bytes = inUtf8(sent, written);
  const source = bytes === sent ? written : bytes.toString('latin1');
  const marks = [...source.matchAll(flowedMark)];
  const email = await PostalMime.parse(withoutFlow(bytes, marks), limits);
  if (marks.length === 0 || email.text === undefined) return email;
  return { ...email, text: unflowed(email.text, /;\s{0,80}delsp="?yes/i.test(source)) };
}

function withoutFlow(bytes: Buffer, marks: readonly RegExpExecArray[]): Buffer {
  if (marks.length === 0) return bytes;
  const copy = Buffer.from(bytes);
  for (const { 0: mark, index } of marks) copy.write('x', index + mark.search(/format/i), 'latin1');
  return copy;
}

/** Where the header ends; without an end, the last whole line of it that is looked at. */
function headEnd(start: Buffer): number {
  const ends = ['\r\n\r\n', '\n\n'].map((gap) => start.indexOf(gap)).filter((at) => at >= 0);
  return ends.length > 0 ? Math.min(...ends) : start.lastIndexOf('\n');
}

/** Who wrote it can be told, so that they can be asked to write again. */
async function headOf(raw: Uint8Array): Promise<ReadMail> {
  const start = Buffer.from(raw.subarray(0, largestHeadBytes));
  const end = headEnd(start);
  if (end < 0) return unreadable;
  try {
    const email = await PostalMime.parse(start.subarray(0, end), limits);
    const { text: _text, html: _html, ...head } = mailOf(email);
    return { ...head, unreadable: true };
  } catch {
    // Not even a header: the flag says all there is to say.
    return unreadable;
  }
}

/**
 * Headers, both bodies and the names of what was attached; `unreadable` in place of an error.
 * `size` is that of the whole message, in bytes, where only its start was fetched.
 */
export async function readMail(raw: Uint8Array, size = raw.byteLength): Promise<ReadMail> {
  if (size > largestMailBytes) return { ...(await headOf(raw)), tooLarge: true };
  try {
    return mailOf(await parsed(raw));
  } catch {
    // The parser refuses what passes its limits; the caller keeps the raw mail and says so.
    return headOf(raw);
  }
}
