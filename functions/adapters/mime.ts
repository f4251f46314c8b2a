/** Builds the raw mail of a letter: headers that can't be injected into, text before HTML. */
import MailComposer from 'nodemailer/lib/mail-composer/index.js';

export interface AttachedFile {
  readonly name: string;
  /** `application/json`, `text/markdown`. Without a charset: it is always UTF-8. */
  readonly type: string;
  readonly content: string;
}

export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  /** One recipient: a bare address. */
  readonly to: string;
  /** The signed address that names user, day and stage. */
  readonly replyTo: string;
  readonly subject: string;
  /** The Message-ID of the mail that this one answers, with its angle brackets. */
  readonly inReplyTo?: string;
  /** Oldest first; invalid ids are left out. */
  readonly references: readonly string[];
  /** `mailto` is the bare address. */
  readonly listUnsubscribe: { readonly url: string; readonly mailto: string };
  /** Scheduled letters are `auto-generated`, answers to a reply `auto-replied` (RFC 3834). */
  readonly autoSubmitted: 'auto-generated' | 'auto-replied';
  readonly html: string;
  readonly text: string;
  /** When it is written. */
  readonly date: Date;
  /** Text files that are attached to the letter. */
  readonly attachments?: readonly AttachedFile[];
  /** Splits the figures in Gmail's Postmaster Tools by stage. */
  readonly feedbackId?: string;
}

/** A header value with a line break, or an invalid address. */
export class HeaderRefused extends Error {
  constructor(header: string) {
    super(`A value for the header ${header} is not one line of printable text.`);
    this.name = 'HeaderRefused';
  }
}

const mostLastReferences = 10;
const longestId = 250;
/** Printable ASCII, because we copy ids from received mails into our own headers. */
const messageId = /^<[!-;=?A-~]+@[!-;=?A-~]+>$/;

/** Whether a value may stand in a header. Ask this before reusing a subject that somebody sent. */
export const fitsHeader = (value: string): boolean => !/\p{Cc}/u.test(value);

/** Throws instead of repairing: our own values never contain control characters. */
function oneLine(header: string, value: string): string {
  if (!fitsHeader(value)) throw new HeaderRefused(header);
  return value;
}

/** SES has no SMTPUTF8, and a comma or bracket would turn one address into two. */
function address(header: string, value: string): string {
  if (!/^[!-~]+@[^\s@,;<>"()]+$/.test(value) || /[\s,;:<>"()[\]\\]/.test(value)) {
    throw new HeaderRefused(header);
  }
  return value;
}

/** An address inside angle brackets, as RFC 2369 writes it. */
function uri(value: string): string {
  if (!/^[!-~]+$/.test(value) || /[<>,]/.test(value)) throw new HeaderRefused('List-Unsubscribe');
  return `<${value}>`;
}

/** The first id keeps the thread, the last ones keep the place in it. */
function capped(ids: readonly string[]): readonly string[] {
  const valid = [...new Set(ids)].filter((id) => messageId.test(id) && id.length <= longestId);
  return valid.length <= mostLastReferences + 1
    ? valid
    : [...valid.slice(0, 1), ...valid.slice(-mostLastReferences)];
}

/** Never 8bit, which SES may re-encode; base64 where quoted-printable would triple the size. */
function encodingFor(text: string): 'base64' | 'quoted-printable' {
  const foreign = text.match(/[\u0100-\uffff]/g)?.length ?? 0;
  return foreign * 5 > text.length ? 'base64' : 'quoted-printable';
}

const unfolded = (value: string) => ({ prepared: true, foldLines: false, value });

function unsubscribing({ url, mailto }: Mail['listUnsubscribe']): string {
  return `${uri(url)}, ${uri(`mailto:${address('List-Unsubscribe', mailto)}`)}`;
}

const headersOf = ({ listUnsubscribe, autoSubmitted, feedbackId }: Mail) => ({
  // On one physical line: some receivers fail the signature when an address is folded.
  'List-Unsubscribe': unfolded(unsubscribing(listUnsubscribe)),
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Auto-Submitted': autoSubmitted,
  'X-Auto-Response-Suppress': 'All',
  ...(feedbackId !== undefined && { 'Feedback-ID': oneLine('Feedback-ID', feedbackId) }),
});

const part = (type: 'text/plain' | 'text/html', content: string) => ({
  contentType: `${type}; charset=utf-8`,
  content,
  contentTransferEncoding: encodingFor(content),
});

/** Base64 allows lines of any length, and no gateway changes its characters. */
const attached = ({ name, type, content }: AttachedFile) => ({
  filename: oneLine('Content-Disposition', name),
  contentType: `${type}; charset=utf-8`,
  contentTransferEncoding: 'base64' as const,
  content,
});

/**
 * A whole RFC 5322 message. SES replaces its Message-ID and Date. Throws HeaderRefused for a value
 * with a line break or an invalid address.
 */
export async function toMime(mail: Mail): Promise<Uint8Array> {
  const [inReplyTo] = capped(mail.inReplyTo === undefined ? [] : [mail.inReplyTo]);
  const references = capped(mail.references).join(' ');
  const message = new MailComposer({
    from: { name: oneLine('From', mail.from.name), address: address('From', mail.from.address) },
    to: { name: '', address: address('To', mail.to) },
    replyTo: { name: '', address: address('Reply-To', mail.replyTo) },
    subject: oneLine('Subject', mail.subject),
    ...(inReplyTo !== undefined && { inReplyTo }),
    ...(references !== '' && { references }),
    headers: headersOf(mail),
    date: mail.date,
    alternatives: [part('text/plain', mail.text), part('text/html', mail.html)],
    attachments: (mail.attachments ?? []).map(attached),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message.compile().build();
}
