/** Writes mails as people and machines write them, byte by byte, and hands them to SES. */
import { randomUUID } from 'node:crypto';
import type { Message } from '#scripts/local/console/messages.ts';
import type { Verdicts } from '#scripts/local/receive-mail.ts';
import { begin } from './person.ts';
import type { World } from './world.ts';

export interface Draft {
  readonly from: string;
  readonly to: string;
  /** What stands in the body, as it is. */
  readonly body: string;
  readonly subject?: string;
  /** When it was written. */
  readonly date?: Date;
  /** Undefined makes one; null leaves it out. */
  readonly messageId?: string | null;
  /** Whole lines, added to those of every mail. */
  readonly headers?: readonly string[];
  /** `text/plain; charset=utf-8` when not given. */
  readonly type?: string;
}

const longAgo = new Date('2026-11-20T12:00:00Z');

/** A whole message; the same draft with the same Message-ID is the same message. */
export function rawMail(draft: Draft): string {
  const { from, to, body, subject = 'Re: Today', date = longAgo, headers = [] } = draft;
  const { messageId = `<${randomUUID()}@mail.example>`, type = 'text/plain; charset=utf-8' } =
    draft;
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    ...(messageId === null ? [] : [`Message-ID: ${messageId}`]),
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    ...headers,
    '',
    body.replace(/\r?\n/g, '\r\n'),
  ].join('\r\n');
}

export const headerOf = ({ headers }: Message, name: string): string =>
  [headers[name] ?? ''].flat()[0] ?? '';

/** The signed address that a letter asks to be answered at. */
export const replyTo = (letter: Message): string => headerOf(letter, 'Reply-To');

/** The letter below the reply as clients quote it: our own footer comes back with it. */
const quoted = ({ text, from }: Message): string =>
  `On Fri, 20 Nov 2026 at 06:00, ${from} wrote:\n${text.replace(/^/gm, '> ')}`;

export interface Answering extends Partial<Draft> {
  /** The envelope's sender; that of the From when not given. */
  readonly envelopeFrom?: string;
  readonly verdicts?: Verdicts;
}

/** Answers a letter from its own recipient, unless said otherwise; answers SES's id. */
export function answer(world: World, letter: Message, text: string, more: Answering = {}) {
  const { envelopeFrom, verdicts = {}, ...draft } = more;
  const from = draft.from ?? letter.to;
  const to = draft.to ?? replyTo(letter);
  const written = {
    body: `${text}\n\n${quoted(letter)}`,
    date: new Date(world.clock.now()),
    headers: [`In-Reply-To: ${headerOf(letter, 'Message-ID')}`],
  };
  const raw = rawMail({ ...written, ...draft, from, to });
  return world.deliverMail(raw, { to, from: envelopeFrom ?? from, verdicts });
}

/** Signs up and starts today; with the first letter, which a reply answers. */
export async function owner(world: World, rawText?: string, zone?: string) {
  const person = await begin(world, rawText, zone);
  const [letter] = await world.mails(person.email);
  return { ...person, letter: letter! };
}

/** The newest letter of an address. */
export const newest = async (world: World, email: string): Promise<Message> =>
  (await world.mails(email)).at(-1)!;

/** Answers a letter; answers the letter that comes back. */
export async function say(world: World, letter: Message, text: string): Promise<Message> {
  await answer(world, letter, text);
  return newest(world, letter.to);
}
