/** The mailbox and the phone: what was sent, parsed for reading. */
import PostalMime from 'postal-mime';
import type { AwsEndpoint, OutMessage } from '../aws/types.ts';

export interface Message {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names as sent; repeated ones as arrays. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly raw: string;
  /** ISO instant of the product's clock. */
  readonly sentAt: string;
}

export type Mailbox = ReturnType<typeof openMailbox>;

export function openMailbox(outbox: Pick<AwsEndpoint['outbox'], 'all'>) {
  // A sent message never changes, so each is parsed once.
  const parsed = new Map<string, Promise<Message>>();
  const read = (message: OutMessage): Promise<Message> => {
    const read = parsed.get(message.id) ?? messageOf(message);
    parsed.set(message.id, read);
    return read;
  };
  return {
    /** Oldest first; `to` is an address or a phone number, undefined for everyone. */
    list: (to: string | undefined): Promise<readonly Message[]> =>
      Promise.all(
        outbox
          .all()
          .filter((message) => to === undefined || sameAddress(message.to, to))
          .map(read),
      ),
    async find(id: string): Promise<Message | undefined> {
      const found = outbox.all().find((message) => message.id === id);
      return found && (await read(found));
    },
  };
}

/** `Ada <ada@example.com>` and `ADA@example.com` are the same mailbox to a person who looks. */
const sameAddress = (one: string, other: string): boolean => bare(one) === bare(other);

export const bare = (address: string): string =>
  (/<([^<>]+)>\s*$/.exec(address)?.[1] ?? address).trim().toLowerCase();

export async function messageOf(message: OutMessage): Promise<Message> {
  const { id, channel, from, to, sentAt } = message;
  const base = { id, channel, from, to, sentAt };
  if (message.raw === undefined) {
    return { ...base, subject: '', text: message.text ?? '', html: '', headers: {}, raw: '' };
  }
  const raw = Buffer.from(message.raw, 'base64');
  const mail = await PostalMime.parse(raw);
  const headers: Record<string, string | string[]> = {};
  for (const { originalKey, value } of mail.headers) {
    const before = headers[originalKey];
    headers[originalKey] = before === undefined ? value : [before, value].flat();
  }
  return {
    ...base,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers,
    raw: raw.toString('utf8'),
  };
}

/** A header by name, whatever its case; the first of several. */
export function header(message: Message, name: string): string | undefined {
  const found = Object.entries(message.headers).find(
    ([key]) => key.toLowerCase() === name.toLowerCase(),
  );
  return [found?.[1]].flat()[0];
}
