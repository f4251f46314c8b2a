/** Reads a raw RFC 5322 message. Never throws, whatever is sent to us. */
import PostalMime, { addressParser, type Email } from 'postal-mime';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { unflowed } from '#shared/domain/replies/visible-text/flowed-text.ts';
import { isSealedText, unarmoured } from '#shared/domain/replies/visible-text/pgp-text.ts';
import { attachedNames, isCalendar, isSealed, returnedIn } from './attached-parts.ts';
import { hasTooManyParts, inUtf8, parsedLength } from './mime-limits.ts';

/** Larger messages, in bytes, are read up to the end of their header only. */
export const largestMailBytes = 10 * 1024 * 1024;
const largestHeadersBytes = 256 * 1024;
/** Bytes to fetch of a message that is not read whole; they contain its header. */
export const largestHeadBytes = largestHeadersBytes - 1024;
/** How much of a message to fetch. */
export const mailMeasure = { largest: largestMailBytes, start: largestHeadBytes };
const deepestPart = 10;
/** Characters; far more than a reply with the quoted letter below it. */
const longestBody = 512 * 1024;

export interface ReadMail {
  readonly messageId: string;
  readonly inReplyTo: string;
  readonly references: string;
  /** Bare addresses, lower case. More than one is possible, and suspicious. */
  readonly from: readonly string[];
  readonly subject: string;
  /** ISO instant, or the header's own text if that is not a date. */
  readonly date: string;
  /** Lower-case names with all their values, in order. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly text?: string;
  readonly html?: string;
  /** Names of what the person attached; we never look at the content. */
  readonly attachments: readonly string[];
  /** Whether a calendar program wrote the mail (RFC 5546). */
  readonly calendar: boolean;
  /** The original mail that a delivery report (RFC 3464) returns. */
  readonly returned?: string;
  /** Too large, too deep, encrypted or not a message: its text is missing. */
  readonly unreadable: boolean;
  /** Unreadable because of its size. */
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

/** Quoted names and comments, which may contain anything. */
const asides = /"(?:[^"\\]|\\.)*"|\((?:[^()\\]|\\.)*\)/g;
/** Longer than any name with its address, in characters. */
const longestFrom = 2_000;

/**
 * All addresses in one From value. For `<a@x> <b@y>` the parser may pick one and SES, whose verdict
 * counts, the other, so everything that looks like an address counts.
 */
function addressesIn(value: string): readonly string[] {
  const parsed = addressParser(value, { flatten: true }).flatMap(({ address }) => address || []);
  if (parsed.length === 0) return [];
  const seen =
    value.length > longestFrom ? [value] : value.replace(asides, ' ').split(/[\s<>,;:"()\\]+/);
  const addresses = [...parsed, ...seen.filter((word) => /.@./.test(word))];
  return [...new Set(addresses.map((address) => address.trim().toLowerCase()))];
}

/** All addresses of all From headers; the parser itself keeps only the first header. */
function writersIn(headers: Headers): readonly string[] {
  const values = headers.get('from') ?? [];
  if (values.length <= 1) return values.flatMap(addressesIn);
  // A second From without an address still makes the sender ambiguous.
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
  // A forwarded mail inside the mail was written to somebody else, so it is not part of the reply.
  forceRfc822Attachments: true,
  maxNestingDepth: deepestPart,
  maxHeadersSize: largestHeadersBytes,
};

const flowedMark = /;\s{0,80}format="?flowed/gi;

/**
 * The parser joins flowed lines across quote depths, which moves an answer into the quote above it.
 * Renaming the parameter turns that off; our own `unflowed` does it instead.
 */
async function parsed(raw: Uint8Array): Promise<Email> {
  const whole = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const sent = whole.subarray(0, parsedLength(whole.toString('latin1')));
  const written = sent.toString('latin1');
  if (sent.length < whole.length && !/\n\r?\n/.test(written))
    throw new RangeError('The header has too many lines.');
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

/** The length of the header; if it has no end, up to the last whole line that we look at. */
function headEnd(start: Buffer): number {
  const ends = ['\r\n\r\n', '\n\n'].map((gap) => start.indexOf(gap)).filter((at) => at >= 0);
  return ends.length > 0 ? Math.min(...ends) : start.lastIndexOf('\n');
}

/** Keeps who wrote it, so that we can ask them to write again. */
async function headOf(raw: Uint8Array): Promise<ReadMail> {
  const start = Buffer.from(raw.subarray(0, largestHeadBytes));
  const end = headEnd(start);
  if (end < 0) return unreadable;
  try {
    const email = await PostalMime.parse(start.subarray(0, end), limits);
    const { text: _text, html: _html, ...head } = mailOf(email);
    return { ...head, unreadable: true };
  } catch {
    // There is no header either, so the flag is all we know.
    return unreadable;
  }
}

/**
 * Headers, both bodies and the attachments' names; sets `unreadable` instead of throwing. `size` is
 * the whole message's, in bytes, when only its start was fetched.
 */
export async function readMail(raw: Uint8Array, size = raw.byteLength): Promise<ReadMail> {
  if (size > largestMailBytes) return { ...(await headOf(raw)), tooLarge: true };
  try {
    return mailOf(await parsed(raw));
  } catch {
    // The parser throws beyond its limits. The caller keeps the raw mail and tells the sender.
    return headOf(raw);
  }
}

/** The single From address, normalised; undefined for several. */
export function writerOf({ from: [from, ...others] }: Pick<ReadMail, 'from'>): string | undefined {
  if (!from || others.length > 0) return undefined;
  const normal = normalizeEmail(from);
  return normal.ok ? normal.email : undefined;
}

/**
 * The signing domain in lower case; empty for a header that is not a valid tag list (RFC 6376,
 * section 3.2: names are case-sensitive and must not repeat).
 */
function signerIn(signature: string): string {
  const specs = signature.split(';');
  // The last tag may end with a semicolon too.
  if (specs.at(-1)?.trim() === '') specs.pop();
  const tags = new Map<string, string>();
  for (const spec of specs) {
    const [name = '', ...value] = spec.split('=');
    const tag = name.trim();
    if (value.length === 0 || !/^[A-Za-z]\w*$/.test(tag) || tags.has(tag)) return '';
    tags.set(tag, value.join('=').trim());
  }
  return (tags.get('d') ?? '').toLowerCase();
}

/** The domains of all DKIM signatures. */
export const signersOf = ({ headers }: Pick<ReadMail, 'headers'>): readonly string[] =>
  (headers.get('dkim-signature') ?? []).map(signerIn);
