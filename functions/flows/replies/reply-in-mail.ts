/** The reply in a mail that came in: what it says, when it was written, which letter it answers. */
import { createHash } from 'node:crypto';
import type { ReadMail } from '#functions/adapters/postal-mime.ts';
import type { RequestContext } from '#functions/context.ts';
import type { Shown } from '#functions/store/ledger.ts';
import type { Person } from '#functions/store/people.ts';
import { latestTouchpoint } from '#shared/domain/latest-touchpoint.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { replyText } from '#shared/domain/replies/reply-text.ts';
import { isOurFault } from '../admin/our-fault.ts';
import type { IncomingReply, NamedLetter } from './incoming-reply.ts';
import type { MailNotice } from './mail-notice.ts';
import type { Envelope } from './who-wrote.ts';

/** A mail with all that is known of how it came. */
export interface Received {
  readonly notice: MailNotice;
  readonly mail: ReadMail;
  readonly envelope: Envelope;
  /** What its writer newly wrote; undefined for one that cannot be read. */
  readonly text?: string;
  /** The list as the answered letter showed it. */
  readonly shown?: Shown;
  /** The letter it answers, where no signed address says so. */
  readonly answers?: Pick<IncomingReply, 'date' | 'stage'>;
}

/**
 * What the person newly wrote. Words that our own code stumbles over would trip it at every
 * delivery: such a mail counts as one that cannot be read, and the operator is told.
 */
export function wordsIn(
  mail: ReadMail,
  notice: MailNotice,
  context: RequestContext,
): string | undefined {
  if (mail.unreadable) return undefined;
  try {
    return replyText(mail).text;
  } catch (problem) {
    if (!isOurFault(problem)) throw problem;
    context.log.error('mail not read', problem, { sesMessageId: notice.mail.messageId });
    return undefined;
  }
}

const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

/**
 * The same for every delivery of one message, and another for every other: its Message-ID together
 * with its body, as some programs use an id twice. Without an id its date and subject stand in, and
 * where it cannot be read SES's own id.
 */
export function replyIdOf({ mail, notice }: Pick<Received, 'mail' | 'notice'>): string {
  const { messageId, date, subject, text = '', html = '', unreadable } = mail;
  const name = messageId || (unreadable ? notice.mail.messageId : `${date} ${subject}`);
  return hashOf([name, text, html].join('\n'), 12);
}

/** With all that is quoted below: "done" to two letters is not the same words twice. */
function bodyHash({ mail: { text, html = '' } }: Received): string | undefined {
  const body = (text ?? html).replace(/\s+/g, ' ').trim();
  return body === '' ? undefined : hashOf(body, 8);
}

/** Ids that look like ids: what a stranger wrote there is never copied into a header of ours. */
const idsIn = (header: string): readonly string[] =>
  header.match(/<[^\s<>@]{1,200}@[^\s<>@]{1,200}>/g) ?? [];

/** SES adds its own domain to the id that it gives. */
const namesOf = ({ mail, envelope }: Received): NamedLetter => ({
  ids: idsIn(`${mail.inReplyTo} ${mail.references}`).map((id) => id.slice(1, id.indexOf('@'))),
  ...(envelope.reply && { address: envelope.reply }),
});

/** The earlier of the two times we know, so that an old message is known as old. */
export function writtenAt({ mail, notice }: Received, now: Date): Date {
  const times = [Date.parse(mail.date), Date.parse(notice.mail.timestamp)];
  return new Date(Math.min(now.getTime(), ...times.filter((time) => !Number.isNaN(time))));
}

/** Without a signed address or a letter it names: the newest touchpoint that has come around. */
function momentOf(
  { envelope, answers }: Received,
  { user }: Person,
  now: Date,
): Pick<IncomingReply, 'date' | 'stage'> {
  const named = envelope.reply ?? answers;
  if (named) return { date: named.date, stage: named.stage };
  const newest = latestTouchpoint({ rhythm: user.rhythm, zone: user.zone, at: now });
  return {
    date: newest?.date ?? localDateAt(now, user.zone),
    stage: newest?.touchpoint ?? 'DAY0_ACK',
  };
}

export function replyIn(received: Received, person: Person, now: Date): IncomingReply {
  const { mail, notice, text } = received;
  const [messageId] = idsIn(mail.messageId);
  const words = bodyHash(received);
  return {
    id: replyIdOf(received),
    ...momentOf(received, person, now),
    ...(received.shown && { letter: received.shown }),
    names: namesOf(received),
    rawKey: notice.receipt.action.objectKey,
    text: text ?? '',
    unreadable: text === undefined,
    ...(mail.tooLarge && { tooLarge: true }),
    ...(mail.attachments.length > 0 && { attachments: mail.attachments }),
    ...(words && { words }),
    answered: {
      references: idsIn(mail.references),
      subject: Array.from(mail.subject).slice(0, 200).join(''),
      ...(messageId && { messageId }),
    },
    at: writtenAt(received, now),
    receivedAt: new Date(notice.mail.timestamp),
  };
}
