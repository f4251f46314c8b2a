/** A mail of test/inbound/mails: how it is addressed, sent, and what shall become of it. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from '#scripts/local/console/messages.ts';
import type { Verdicts } from '#scripts/local/receive-mail.ts';
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import { chicago } from '#test/kit/local-time.ts';
import { headerOf, replyTo } from '#test/kit/mail.ts';
import type { World } from '#test/kit/world.ts';

const folder = join(import.meta.dirname, 'mails');

export interface Expected {
  /** As the log has it. */
  readonly outcome: string;
  /** Every item with its status; the list as it was when left out. */
  readonly list?: readonly string[];
  /** How many letters follow the first. */
  readonly letters: number;
  /** What the last letter says, as a pattern; and what it does not. */
  readonly says?: string;
  readonly saysNot?: string;
  /** Why it was put aside; nothing is when left out. */
  readonly because?: string;
  readonly user?: Readonly<Record<string, string>>;
}

export interface MailCase {
  readonly name: string;
  readonly shows: string;
  readonly raw: Buffer;
  readonly envelope?: {
    /** The user's own when left out. */
    readonly from?: string;
    /** The signed address of the first letter when left out. */
    readonly to?: 'unsigned' | 'forged' | 'unsubscribe';
  };
  readonly verdicts?: Verdicts;
  /** How often SES takes it; once when left out. */
  readonly times?: number;
  readonly expect: Expected;
}

export const mailCases = (): readonly MailCase[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .toSorted()
    .map((file) => {
      const name = file.replace('.eml', '');
      const about = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as MailCase;
      return { ...about, name, raw: readFileSync(join(folder, file)) };
    });

const spoken: Readonly<Record<string, string>> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  ja: 'ja-JP',
};

/** `{{+9:de}}` is the day in nine days as Germans write it; `{{+9:iso}}` as we do. */
function dayIn(world: World, ahead: number, form: string): string {
  const day = addDays(localDateAt(new Date(world.clock.now()), chicago), ahead);
  if (form === 'iso') return day;
  const long = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(spoken[form], long).format(new Date(`${day}T12:00:00Z`));
}

/** The words of a case with what is known only when it runs. */
export function filledIn(world: World, text: string, letter: Message): string {
  const [, sender = ''] = /<([^>]+)>/.exec(letter.from) ?? [undefined, letter.from];
  const facts: Readonly<Record<string, string>> = {
    me: letter.to,
    ME: letter.to.toUpperCase(),
    reply: replyTo(letter),
    letter: headerOf(letter, 'Message-ID'),
    domain: replyTo(letter).split('@')[1]!,
    sender,
    id: randomUUID(),
    date: new Date(world.clock.now()).toUTCString().replace('GMT', '+0000'),
  };
  return text
    .replace(/\{\{([+-]\d+):(\w+)\}\}/g, (_, ahead, form) => dayIn(world, Number(ahead), form))
    .replace(/\{\{(\w+)\}\}/g, (whole, name) => facts[name] ?? whole)
    .replace(/\{\{base64:(.*?)\}\}/g, (_, words) => Buffer.from(words).toString('base64'));
}

/** The mail byte for byte, but for its placeholders; what they stand for is in UTF-8. */
export function filledMail(world: World, raw: Buffer, letter: Message): Buffer {
  const bytes = (text: string) => Buffer.from(text, 'latin1');
  const text = raw.toString('latin1').replace(/\{\{base64:[^\n]*\}\}/g, (found) => {
    const words = Buffer.from(found, 'latin1').toString('utf8');
    return filledIn(world, words, letter);
  });
  return bytes(
    text.replace(/\{\{[^{}]+\}\}/g, (found) =>
      Buffer.from(filledIn(world, found, letter)).toString('latin1'),
    ),
  );
}

/** Where the mail is sent to. */
export function recipientOf({ envelope }: MailCase, letter: Message): string {
  const signed = replyTo(letter);
  if (envelope?.to === 'unsigned') return `today@${signed.split('@')[1]}`;
  if (envelope?.to === 'forged')
    return signed.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a'));
  if (envelope?.to !== 'unsubscribe') return signed;
  return /<mailto:([^>]+)>/.exec(headerOf(letter, 'List-Unsubscribe'))![1]!;
}
