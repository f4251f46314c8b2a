/** Makes the raw bytes of a letter sent by mail: headers that cannot be bent, text before HTML. */
import { plainMime } from './plain-mime.ts';

export interface AttachedFile {
  readonly name: string;
  /** `application/json`, `text/markdown`: without its charset, which is UTF-8. */
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
  /** Oldest first; ids that are no ids are left out. */
  readonly references: readonly string[];
  /** `mailto` is the bare address. */
  readonly listUnsubscribe: { readonly url: string; readonly mailto: string };
  /** What the clock sends is `auto-generated`, what answers a reply `auto-replied` (RFC 3834). */
  readonly autoSubmitted: 'auto-generated' | 'auto-replied';
  readonly html: string;
  readonly text: string;
  /** When it is written. */
  readonly date: Date;
  /** Text files beside the letter. */
  readonly attachments?: readonly AttachedFile[];
  /** Splits the figures of Gmail's Postmaster Tools, by stage. */
  readonly feedbackId?: string;
}

/** A value that would have ended its header and begun another. */
export class HeaderRefused extends Error {
  constructor(header: string) {
    super(`A value for the header ${header} is not one line of printable text.`);
    this.name = 'HeaderRefused';
  }
}

const mostLastReferences = 10;
const longestId = 250;
/** Printable ASCII: what others write there is copied into headers of ours. */
const messageId = /^<[!-;=?A-~]+@[!-;=?A-~]+>$/;

/** Whether a value may stand in a header: ask before taking over a subject that somebody sent. */
export const fitsHeader = (value: string): boolean => !/\p{Cc}/u.test(value);

/** Refused rather than repaired: no value of ours holds a control character (R1.8). */
function oneLine(header: string, value: string): string {
  if (!fitsHeader(value)) throw new HeaderRefused(header);
  return value;
}

/** SES has no SMTPUTF8, and a comma or a bracket would make two addresses of one. */
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

/** The first id keeps the thread, the last ones the place in it. */
function capped(ids: readonly string[]): readonly string[] {
  const valid = [...new Set(ids)].filter((id) => messageId.test(id) && id.length <= longestId);
  return valid.length <= mostLastReferences + 1
    ? valid
    : [...valid.slice(0, 1), ...valid.slice(-mostLastReferences)];
}

/** Never 8bit, which SES may encode anew; base64 where quoted-printable would treble the size. */
function encodingFor(text: string): 'base64' | 'quoted-printable' {
  const foreign = text.match(/[\u0100-\uffff]/g)?.length ?? 0;
  return foreign * 5 > text.length ? 'base64' : 'quoted-printable';
}

export interface Part {
  readonly type: 'text/plain' | 'text/html';
  readonly encoding: 'base64' | 'quoted-printable';
  readonly content: string;
}

/** What has been looked at, and may stand in a message. */
export interface CheckedMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly inReplyTo?: string;
  /** With spaces between them; left out where there are none. */
  readonly references?: string;
  /** On one physical line: some receivers fail the signature of a folded address (R1.19). */
  readonly listUnsubscribe: string;
  /** By their names, in their order. */
  readonly otherHeaders: Readonly<Record<string, string>>;
  readonly date: Date;
  readonly parts: readonly [Part, Part];
  readonly attachments: readonly AttachedFile[];
}

const part = (type: Part['type'], content: string): Part => ({
  type,
  encoding: encodingFor(content),
  content,
});

const othersOf = ({ autoSubmitted, feedbackId }: Mail): Readonly<Record<string, string>> => ({
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Auto-Submitted': autoSubmitted,
  'X-Auto-Response-Suppress': 'All',
  ...(feedbackId !== undefined && { 'Feedback-ID': oneLine('Feedback-ID', feedbackId) }),
});

function unsubscribing({ url, mailto }: Mail['listUnsubscribe']): string {
  return `${uri(url)}, ${uri(`mailto:${address('List-Unsubscribe', mailto)}`)}`;
}

function checked(mail: Mail): CheckedMail {
  const [inReplyTo] = capped(mail.inReplyTo === undefined ? [] : [mail.inReplyTo]);
  const references = capped(mail.references).join(' ');
  return {
    from: { name: oneLine('From', mail.from.name), address: address('From', mail.from.address) },
    to: address('To', mail.to),
    replyTo: address('Reply-To', mail.replyTo),
    subject: oneLine('Subject', mail.subject),
    ...(inReplyTo !== undefined && { inReplyTo }),
    ...(references !== '' && { references }),
    listUnsubscribe: unsubscribing(mail.listUnsubscribe),
    otherHeaders: othersOf(mail),
    date: mail.date,
    parts: [part('text/plain', mail.text), part('text/html', mail.html)],
    attachments: (mail.attachments ?? []).map((file) => ({
      ...file,
      name: oneLine('Content-Disposition', file.name),
    })),
  };
}

/**
 * A whole RFC 5322 message. SES replaces its Message-ID and Date by its own.
 * Throws HeaderRefused for a value that holds a line break or an address that is none.
 */
export async function toMime(mail: Mail): Promise<Uint8Array> {
  const ready = checked(mail);
  const plain = plainMime(ready);
  if (plain) return plain;
  // Imported here, as hardly a letter needs all that a mail can be.
  const { composedMime } = await import('./composed-mime.ts');
  return composedMime(ready);
}
