/** The reply in a mail: its text, when it was written, and which letter it answers. */
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

/** A mail with everything known about its delivery. */
export interface Received {
  readonly notice: MailNotice;
  readonly mail: ReadMail;
  readonly envelope: Envelope;
  /** The new text; undefined if the mail can't be read. */
  readonly text?: string;
  /** The list as the answered letter showed it. */
  readonly shown?: Shown;
  /** The letter it answers, if no signed address says so. */
  readonly answers?: Pick<IncomingReply, 'date' | 'stage'>;
}

/**
 * The new text of a mail. If our own code fails on it, it would fail on every redelivery: treat the
 * mail as unreadable and report the bug.
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
 * The same id for every delivery of a message and a different one for every other: its Message-ID
 * together with its body, because some programs reuse ids. Without an id, date and subject are
 * used; for an unreadable mail, SES's id.
 */
export function replyIdOf({ mail, notice }: Pick<Received, 'mail' | 'notice'>): string {
  const { messageId, date, subject, text = '', html = '', unreadable } = mail;
  const name = messageId || (unreadable ? notice.mail.messageId : `${date} ${subject}`);
  return hashOf([name, text, html].join('\n'), 12);
}

/** Includes the quoted text: "done" in reply to two letters is not a repetition. */
function bodyHash({ mail: { text, html = '' } }: Received): string | undefined {
  const body = (text ?? html).replace(/\s+/g, ' ').trim();
  return body === '' ? undefined : hashOf(body, 8);
}

/** Well-formed ids only: we must not copy arbitrary text into our own headers. */
const idsIn = (header: string): readonly string[] =>
  header.match(/<[^\s<>@]{1,200}@[^\s<>@]{1,200}>/g) ?? [];

/** SES appends its own domain to the id. */
const namesOf = ({ mail, envelope }: Received): NamedLetter => ({
  ids: idsIn(`${mail.inReplyTo} ${mail.references}`).map((id) => id.slice(1, id.indexOf('@'))),
  ...(envelope.reply && { address: envelope.reply }),
});

/** The earlier of the two known times, so that an old message counts as old. */
export function writtenAt({ mail, notice }: Received, now: Date): Date {
  const times = [Date.parse(mail.date), Date.parse(notice.mail.timestamp)];
  return new Date(Math.min(now.getTime(), ...times.filter((time) => !Number.isNaN(time))));
}

/** Without a signed address or a named letter: the newest touchpoint that was due. */
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
