/** Releases a quarantined mail as a user's reply, because an administrator decided so. */
import { mailMeasure, readMail } from '#functions/adapters/postal-mime.ts';
import { readIfThere } from '#functions/adapters/s3.ts';
import type { AdminContext, RequestContext } from '#functions/context.ts';
import { audit } from '#functions/store/audit.ts';
import { mails } from '#functions/store/mails.ts';
import { type Person, people } from '#functions/store/people.ts';
import { type Quarantined, quarantine } from '#functions/store/quarantine.ts';
import { InProgress } from '#functions/store/retries.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import {
  answeredLetter,
  isOurOwn,
  type MailNotice,
  machineIn,
  newTextIn,
  type ReceivedMail,
  replyIn,
} from '../replies/receive-mail.ts';
import { type TakenReply, takeReply } from '../replies/take-reply.ts';
import { findByAddress, userForAdmin } from './find-user.ts';

export interface Named {
  readonly userId?: string | undefined;
  readonly email?: string | undefined;
}

const unasked = { status: 'GRAY' };

/** A notice without verdicts: the administrator says whose mail it is. */
const noticeOf = ({ id, rawKey, at }: Quarantined, source: string, bucketName: string) =>
  ({
    notificationType: 'Received',
    mail: { messageId: id, timestamp: at.toISOString(), source },
    receipt: {
      recipients: [],
      spamVerdict: unasked,
      virusVerdict: unasked,
      spfVerdict: unasked,
      dkimVerdict: unasked,
      dmarcVerdict: unasked,
      action: { type: 'S3', bucketName, objectKey: rawKey },
    },
  }) satisfies MailNotice;

/** The user that was named, else the one whose letter the mail answers. */
async function personFor(
  { userId, email }: Named,
  quarantined: Quarantined,
  { now }: RequestContext,
) {
  const named = email === undefined ? userId : (await findByAddress(email)).id;
  const id = named ?? quarantined.userId;
  if (id === undefined) throw new Refusal('WHOSE_MAIL');
  await userForAdmin(id);
  const found = await people.find(id, now);
  if (found.kind !== 'person') throw new Refusal('UNKNOWN_USER');
  return found;
}

/** The mail as if it had been attributed when it came in. */
async function receivedFor(
  quarantined: Quarantined,
  person: Person,
  context: RequestContext,
): Promise<ReceivedMail> {
  const { user } = person;
  const { MAIL_BUCKET } = context.env;
  const raw = await readIfThere(MAIL_BUCKET, quarantined.rawKey, mailMeasure);
  if (!raw) throw new Refusal('MAIL_IS_GONE');
  const mail = await readMail(raw.bytes, raw.size);
  // SES puts its own Return-Path first, so the first one is the envelope's.
  const source = mail.headers.get('return-path')?.[0]?.replace(/^<|>$/g, '') ?? '';
  const notice = noticeOf(quarantined, source, MAIL_BUCKET);
  const isTheirs = quarantined.answers !== undefined && quarantined.userId === user.id;
  const signed = isTheirs ? { userId: user.id, ...quarantined.answers } : undefined;
  const answers = await answeredLetter(mail, signed, user, quarantined.at);
  const text = newTextIn(mail, notice, context);
  return { notice, mail, text, signed, answers, person, others: [] };
}

async function claim(id: string, userId: string, { now }: RequestContext): Promise<void> {
  const { kind } = await quarantine.claim(id, userId, now, { isReply: true });
  if (kind === 'taken') throw new Refusal('MAIL_IS_TAKEN');
  if (kind === 'gone') throw new Refusal('NO_SUCH_MAIL');
}

async function taken(person: Person, received: ReceivedMail, at: Date, context: RequestContext) {
  try {
    // If the mail names no letter, it answers the newest one at the time it came in.
    return await takeReply(person, replyIn(received, person, at), context);
  } catch (problem) {
    throw problem instanceof InProgress ? new Refusal('STILL_AT_WORK') : problem;
  }
}

/**
 * Takes the mail as that user's reply: changes the list and sends the answer to the address we
 * know. A repeated call finishes what broke off. Throws NO_SUCH_MAIL, WHOSE_MAIL, NO_SUCH_USER,
 * UNKNOWN_USER, USER_IS_DELETED, MAIL_IS_GONE, MAIL_IS_TAKEN, AUTOMATIC_MAIL and STILL_AT_WORK.
 */
export async function releaseMail(
  id: string,
  named: Named,
  context: AdminContext,
): Promise<{ userId: string; outcome: TakenReply }> {
  const quarantined = await quarantine.find(id, context.now);
  if (!quarantined) throw new Refusal('NO_SUCH_MAIL');
  const person = await personFor(named, quarantined, context);
  const received = await receivedFor(quarantined, person, context);
  if (isOurOwn(received.mail) || machineIn(received, person)) throw new Refusal('AUTOMATIC_MAIL');
  const userId = person.user.id;
  await audit.note({ what: 'release mail', mail: id, whom: { userId } }, context);
  await claim(id, userId, context);
  // Lets an erasure find the mail if this attempt dies before the reply has a row.
  const { rawKey } = quarantined;
  await mails.note({ userId, rawKey, sesId: id, outcome: 'released', at: context.now });
  const outcome = await taken(person, received, quarantined.at, context);
  await quarantine.remove(id);
  context.log.info('mail released', { userId, outcome, sesMessageId: id, admin: context.admin.id });
  return { userId, outcome };
}
