/** A letter as whoever gets it sees it: read from the head of the mail alone, as there are many. */
import { type Stage, stages, stageWords } from '#shared/domain/stage.ts';
import type { OutMessage } from '../local/aws/types.ts';

export interface LetterIn {
  readonly to: string;
  /** `prompt`, `acknowledgement` and the like. */
  readonly purpose: string;
  readonly stage: Stage | undefined;
  readonly subject: string;
  /** Where an answer goes. */
  readonly replyTo: string;
  readonly messageId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The whole mail, base64. */
  readonly raw: string;
}

/** Longer than any head of ours; in base64 a multiple of four. */
const headChars = 8192;

function headOf(raw: string): string {
  const start = Buffer.from(raw.slice(0, headChars), 'base64').toString('latin1');
  return start.slice(0, start.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
}

const field = (head: string, name: string): string =>
  new RegExp(`^${name}:[ ]*(.*?)\\r?$`, 'im').exec(head)?.[1] ?? '';

const bare = (address: string): string => /<([^<>]*)>/.exec(address)?.[1] ?? address;

/** Undefined for a text. */
export function letterIn({ raw, to, sentAt }: OutMessage): LetterIn | undefined {
  if (raw === undefined) return undefined;
  const head = headOf(raw);
  const [purpose = '', slug] = field(head, 'Feedback-ID').split(':');
  return {
    to,
    purpose,
    stage: stages.find((stage) => stageWords[stage].slug === slug),
    subject: field(head, 'Subject'),
    replyTo: bare(field(head, 'Reply-To')),
    messageId: field(head, 'Message-ID'),
    at: Date.parse(sentAt),
    raw,
  };
}

/** The reply a mail program writes below a letter's head: short, with some of the letter quoted. */
export function replyTo(letter: LetterIn, from: string, said: string, now: Date): Buffer {
  const subject = /^re:/i.test(letter.subject) ? letter.subject : `Re: ${letter.subject}`;
  const lines = [
    `From: ${from}`,
    `To: ${letter.replyTo}`,
    `Subject: ${subject}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${now.getTime()}.${letter.messageId.slice(1, 40).replace(/[^\w]/g, '')}.${from}>`,
    `In-Reply-To: ${letter.messageId}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    said,
    '',
    `On ${now.toUTCString()}, Anchor wrote:`,
    '> Good day. Here is your list, as it stands.',
    '> Reply in your own words.',
  ];
  return Buffer.from(lines.join('\r\n'));
}
