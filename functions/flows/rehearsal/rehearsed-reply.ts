/** A tester's reply as a raw mail, received as if SES had delivered it. */

import { readMail } from '#functions/adapters/postal-mime.ts';
import { toReplyMime } from '#functions/adapters/reply-mime.ts';
import { sign } from '#functions/adapters/signing.ts';
import type { RecordedLetter, RequestContext } from '#functions/context.ts';
import { env } from '#functions/env.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger } from '#functions/store/ledger.ts';
import { repliesById } from '#functions/store/replies.ts';
import { daySubject, replySubject, threadAnchor } from '#shared/domain/letters/subject-line.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { replyAddress } from '#shared/domain/reply-address.ts';
import type { Touchpoint } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';
import {
  type MailNotice,
  type MailOutcome,
  receiveMail,
  replyIdOf,
} from '../replies/receive-mail.ts';
import { acknowledgementAgain } from '../touchpoints/re-render-acknowledgement.ts';

export interface WrittenReply {
  readonly user: User;
  /** The date of the letter that it answers. */
  readonly date: LocalDate;
  readonly stage: Touchpoint;
  readonly text: string;
  /** By the tester's clock. */
  readonly at: Date;
  /** Without brackets and domain. The same id means the same reply. */
  readonly messageId: string;
}

const noon = (date: LocalDate): string => new Date(`${date}T12:00:00Z`).toUTCString();

/** Quotes the letter below the reply, as mail programs do, including our own footer. */
function withQuoted({ text, date }: WrittenReply, quoted: string | undefined): string {
  if (!quoted) return text;
  const when = noon(date).replace(/ GMT$/, ' +0000');
  const lines = quoted.trimEnd().split(/\r?\n/);
  const below = lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
  return `${text}\n\nOn ${when}, ${env().SENDER_ADDRESS} wrote:\n${below}\n`;
}

const pass = { status: 'PASS' };

/** The notice that SES would send: from the tester's mailbox to the letter's signed address. */
function noticeOf({ user, at, messageId }: WrittenReply, to: string): MailNotice {
  return {
    notificationType: 'Received',
    mail: { messageId, timestamp: at.toISOString(), source: user.email },
    receipt: {
      recipients: [to],
      spamVerdict: pass,
      virusVerdict: pass,
      spfVerdict: pass,
      dkimVerdict: pass,
      dmarcVerdict: pass,
      action: { type: 'S3', bucketName: '', objectKey: `rehearsal/${messageId}` },
    },
  };
}

/** The answer given earlier to the same reply. */
async function answerOf(user: User, id: string): Promise<RecordedLetter | undefined> {
  const reply = (await repliesById(user.id, [id])).get(id);
  const letter = reply && (await acknowledgementAgain(user, reply));
  return letter && { letter, channel: 'email' };
}

/**
 * The address of the newest letter: the question whether to erase, unless a letter came after it.
 */
async function addressOf({ user, date, stage }: WrittenReply): Promise<string> {
  const { id: userId, eraseAsked } = user;
  const row = eraseAsked && (await ledger.find(keys.letter(userId, date, stage)));
  const isOver = row !== undefined && eraseAsked && (row.at ?? '') > eraseAsked.at;
  const asksToErase = eraseAsked !== undefined && !isOver;
  const parts = { userId, date, stage, ...(asksToErase && { asksToErase }) };
  return replyAddress(parts, env().REPLY_DOMAIN, sign);
}

/** The mail, and how to receive it. */
export async function rehearsedReply(written: WrittenReply, quoted: string | undefined) {
  const { user, date, at, messageId } = written;
  const domain = env().REPLY_DOMAIN;
  const to = await addressOf(written);
  const mail = await toReplyMime({
    from: user.email,
    to,
    subject: replySubject(daySubject(date)),
    messageId: `<${messageId}@${user.email.slice(user.email.indexOf('@') + 1)}>`,
    references: [threadAnchor(user.id, date, domain)],
    date: at,
    text: withQuoted(written, quoted),
  });
  const notice = noticeOf(written, to);
  const id = replyIdOf({ mail: await readMail(mail), notice });
  return {
    id,
    mail,
    receive: (context: RequestContext): Promise<MailOutcome> => receiveMail(notice, context),
    answeredBefore: async (outcome: MailOutcome): Promise<RecordedLetter | undefined> =>
      outcome === 'duplicate' ? answerOf(user, id) : undefined,
  };
}
