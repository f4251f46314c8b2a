/** Reads a raw RFC 5322 message; whatever is sent to us, it answers and never throws. */
import PostalMime, { type Address, type Email } from 'postal-mime';

/** A raw message beyond this is not parsed at all (rule R2.31), in bytes. */
export const largestMailBytes = 2 * 1024 * 1024;
const largestHeadersBytes = 256 * 1024;
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
  /** Names of the attachments; their content is never looked at. */
  readonly attachments: readonly string[];
  /** Too large, too deep or not a message: nothing but this flag can be relied on. */
  readonly unreadable: boolean;
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
  unreadable: true,
};

const addressesOf = (from: Address | undefined): readonly string[] => {
  const mailboxes = from?.group ?? (from ? [from] : []);
  return mailboxes.flatMap(({ address }) => (address ? [address.trim().toLowerCase()] : []));
};

function headersOf({ headers }: Email): ReadonlyMap<string, readonly string[]> {
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
  return {
    messageId: email.messageId ?? '',
    inReplyTo: email.inReplyTo ?? '',
    references: email.references ?? '',
    from: addressesOf(email.from),
    subject: email.subject ?? '',
    date: email.date ?? '',
    headers,
    ...(email.text !== undefined && { text: email.text.slice(0, longestBody) }),
    ...(email.html !== undefined && { html: email.html.slice(0, longestBody) }),
    attachments: email.attachments.map(({ filename, mimeType }) => filename ?? mimeType),
    unreadable: headers.size === 0,
  };
}

/** Headers, both bodies and the names of what was attached; `unreadable` in place of an error. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  if (raw.byteLength > largestMailBytes) return unreadable;
  try {
    const email = await PostalMime.parse(raw, {
      // A mail inside the mail was written to somebody else, and is no answer.
      forceRfc822Attachments: true,
      maxNestingDepth: deepestPart,
      maxHeadersSize: largestHeadersBytes,
    });
    return mailOf(email);
  } catch {
    // The parser refuses what passes its limits; the caller keeps the raw mail and says so.
    return unreadable;
  }
}
