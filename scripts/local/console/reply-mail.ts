/** Writes the reply that a mail client would write, and hands it to the SMTP door. */
import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { type Verdicts, verdictNames } from '../receive-mail.ts';
import { verdictsHeader } from '../smtp.ts';
import { bare, header, type Message } from './messages.ts';

interface ReplyDraft {
  readonly text: string;
  /** The person's own address; the one the letter went to when undefined. */
  readonly from: string | undefined;
  /** Added to the reply, or put in the place of what a client would write. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly verdicts: Verdicts;
}

/** Sends the reply; answers its Message-ID. `now` is the product's clock, epoch milliseconds. */
export async function sendReply(
  letter: Message,
  draft: ReplyDraft,
  smtpPort: number,
  now: number,
): Promise<string> {
  const to = bare(header(letter, 'Reply-To') ?? letter.from);
  const from = draft.from ?? letter.to;
  const { raw, messageId } = await composeReply(letter, draft, { from, to, now });
  const asked = verdictNames.flatMap((name) =>
    draft.verdicts[name] ? [`${name}=${draft.verdicts[name]}`] : [],
  );
  const ours = asked.length > 0 ? Buffer.from(`${verdictsHeader}: ${asked.join(',')}\r\n`) : '';
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  try {
    await transport.sendMail({
      envelope: { from: bare(from), to: [to] },
      raw: Buffer.concat([Buffer.from(ours), raw]),
    });
  } finally {
    transport.close();
  }
  return messageId;
}

interface Envelope {
  readonly from: string;
  readonly to: string;
  readonly now: number;
}

/** A whole mail, as bytes, and its Message-ID. */
export async function composeReply(
  letter: Message,
  draft: ReplyDraft,
  { from, to, now }: Envelope,
) {
  const answered = header(letter, 'Message-ID');
  const references = [header(letter, 'References'), answered].filter(Boolean).join(' ');
  const standard = {
    'Message-ID': `<${randomUUID()}@mail.example>`,
    Date: new Date(now).toUTCString().replace('GMT', '+0000'),
    Subject: /^re:/i.test(letter.subject) ? letter.subject : `Re: ${letter.subject}`,
    ...(answered ? { 'In-Reply-To': answered } : {}),
    ...(references ? { References: references } : {}),
  };
  const headers = over(standard, draft.headers);
  const mail = new MailComposer({
    from,
    to,
    subject: String(headers['Subject'] ?? ''),
    messageId: String(headers['Message-ID']),
    date: String(headers['Date']),
    headers: Object.entries(headers)
      .filter(([name]) => !['Subject', 'Message-ID', 'Date'].includes(name))
      .flatMap(([key, value]) => [value].flat().map((one) => ({ key, value: one }))),
    text: `${draft.text}\n\n${quoted(letter)}`,
  });
  return { raw: await mail.compile().build(), messageId: String(headers['Message-ID']) };
}

type Headers = Record<string, string | readonly string[]>;

/** What was asked for stands in the place of ours, whatever the case of its name. */
function over(standard: Headers, asked: Readonly<Headers>): Headers {
  const result: Headers = { ...standard };
  for (const [name, value] of Object.entries(asked)) {
    const known = Object.keys(result).find((key) => key.toLowerCase() === name.toLowerCase());
    result[known ?? name] = value;
  }
  return result;
}

/** The letter below the reply, as clients quote it: our own footer comes back with it. */
function quoted(letter: Message): string {
  const when = new Date(letter.sentAt).toUTCString().replace(/ GMT$/, ' +0000');
  const lines = letter.text.trimEnd().split(/\r?\n/);
  const body = lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
  return `On ${when}, ${bare(letter.from)} wrote:\n${body}\n`;
}
