/** A mail that SES kept: whose it is, whether a person wrote it, and then the reply in it. */
import { createHash } from 'node:crypto';
import { type ReadMail, readMail } from '#functions/adapters/postal-mime.ts';
import { readObject } from '#functions/adapters/s3.ts';
import { env } from '#functions/env.ts';
import type { Scene } from '#functions/scene.ts';
import type { Shown } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { quarantine } from '#functions/store/signups.ts';
import { latestTouchpoint } from '#shared/domain/latest-touchpoint.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { automaticMail } from '#shared/domain/replies/automatic-mail.ts';
import { readCommand } from '#shared/domain/replies/commands.ts';
import { replyText } from '#shared/domain/replies/reply-text.ts';
import { sayFarewell } from './acknowledge.ts';
import { letterRowOf, shownIn } from './answered-letter.ts';
import type { IncomingReply } from './incoming-reply.ts';
import type { MailNotice } from './mail-notice.ts';
import { unsubscribe, unsubscribeById } from './set-subscription.ts';
import { takeReply } from './take-reply.ts';
import { type Envelope, readEnvelope, standingOf, writerOf } from './who-wrote.ts';

export type MailOutcome =
  | 'taken'
  | 'duplicate'
  | 'unsubscribed'
  | 'automatic'
  | 'our own'
  | 'virus'
  | 'quarantined';

interface Received {
  readonly notice: MailNotice;
  readonly mail: ReadMail;
  readonly envelope: Envelope;
  /** The list as the answered letter showed it. */
  readonly shown?: Shown;
}

/** The same for every delivery of one message: its Message-ID, or its words where it has none. */
function replyIdOf({ mail, notice }: Received): string {
  const words = `${mail.date}${mail.subject}${mail.text ?? mail.html ?? ''}`;
  const name = mail.messageId || (mail.unreadable ? notice.mail.messageId : words);
  return createHash('sha256').update(name).digest('base64url').slice(0, 12);
}

/** Ids that look like ids: what a stranger wrote there is never copied into a header of ours. */
const idsIn = (header: string): readonly string[] =>
  header.match(/<[^\s<>@]{1,200}@[^\s<>@]{1,200}>/g) ?? [];

/** The earlier of the two times we know, so that an old message is known as old. */
function writtenAt({ mail, notice }: Received, now: Date): Date {
  const times = [Date.parse(mail.date), Date.parse(notice.mail.timestamp)];
  return new Date(Math.min(now.getTime(), ...times.filter((time) => !Number.isNaN(time))));
}

/** Without a signed address: the newest touchpoint that has come around. */
function momentOf(
  { envelope }: Received,
  { user }: Person,
  now: Date,
): Pick<IncomingReply, 'date' | 'stage'> {
  if (envelope.reply) return { date: envelope.reply.date, stage: envelope.reply.stage };
  const newest = latestTouchpoint({ rhythm: user.rhythm, zone: user.zone, at: now });
  return {
    date: newest?.date ?? localDateAt(now, user.zone),
    stage: newest?.touchpoint ?? 'DAY0_ACK',
  };
}

function replyIn(received: Received, person: Person, now: Date): IncomingReply {
  const { mail, notice } = received;
  const [messageId] = idsIn(mail.messageId);
  return {
    id: replyIdOf(received),
    ...momentOf(received, person, now),
    ...(received.shown && { letter: received.shown }),
    rawKey: notice.receipt.action.objectKey,
    text: mail.unreadable ? '' : replyText(mail).text,
    unreadable: mail.unreadable,
    answered: {
      references: idsIn(mail.references),
      subject: Array.from(mail.subject).slice(0, 200).join(''),
      ...(messageId && { messageId }),
    },
    at: writtenAt(received, now),
  };
}

/** Machines are never answered and never change a plan; nor do our own letters, come back to us. */
function machineIn({ mail, notice }: Received): 'automatic' | 'our own' | undefined {
  const from = mail.from[0] ?? '';
  if (from === env().SENDER_ADDRESS || from.endsWith(`@${env().REPLY_DOMAIN}`)) return 'our own';
  const { calendarAnswer, headers } = mail;
  const kind = automaticMail(headers, { returnPath: notice.mail.source, from, calendarAnswer });
  return kind && 'automatic';
}

async function keepAside({ notice }: Received, because: string, { now }: Scene) {
  await quarantine({
    id: notice.mail.messageId,
    rawKey: notice.receipt.action.objectKey,
    because,
    at: now,
  });
  return 'quarantined' as const;
}

async function fromPerson(person: Person, received: Received, scene: Scene): Promise<MailOutcome> {
  const reply = replyIn(received, person, scene.now);
  const standing = standingOf(person.user, received.envelope, received);
  if (standing.mayEdit) return takeReply(person, reply, scene);

  const asked = readCommand(reply.text, { today: reply.date });
  if (standing.mayLeave && asked?.intent === 'unsubscribe') {
    const changed = await unsubscribe(person.user, scene);
    if (changed) await sayFarewell(person.user, reply.date, scene);
    return 'unsubscribed';
  }
  return keepAside(received, 'not vouched for', scene);
}

/** Who it is about: by the signed address, else by the sender's. */
async function personOf({ envelope, mail }: Received, now: Date): Promise<Person | undefined> {
  const writer = writerOf(mail);
  const id = envelope.reply?.userId ?? (writer && (await people.holderOf(writer))?.userId);
  const found = id ? await people.find(id, now) : undefined;
  return found?.kind === 'person' ? found : undefined;
}

/** The raw mail and, where a signed address names the user, the user: in one step. */
async function load(notice: MailNotice, envelope: Envelope, now: Date) {
  const { bucketName, objectKey } = notice.receipt.action;
  const { reply } = envelope;
  const [raw, found, letter] = await Promise.all([
    readObject(bucketName, objectKey),
    reply && people.find(reply.userId, now),
    reply && letterRowOf(reply),
  ]);
  const mail = await readMail(raw);
  const shown = shownIn(letter, mail.inReplyTo);
  const received = { notice, envelope, mail, ...(shown && { shown }) };
  const person = found?.kind === 'person' ? found : undefined;
  return { received, person: person ?? (await personOf(received, now)) };
}

/** Throws what AWS threw; the notice is then delivered again and the mail is still there. */
export async function receiveMail(notice: MailNotice, scene: Scene): Promise<MailOutcome> {
  if (notice.receipt.virusVerdict.status === 'FAIL') return 'virus';
  const envelope = readEnvelope(notice);
  if (envelope.unsubscribes) {
    // The address is proof enough, and a mail client that unsubscribes by itself looks automatic.
    await unsubscribeById(envelope.unsubscribes, scene);
    return 'unsubscribed';
  }
  const { received, person } = await load(notice, envelope, scene.now);
  if (notice.receipt.spamVerdict.status === 'FAIL') return keepAside(received, 'spam', scene);

  const machine = machineIn(received);
  if (machine) return machine;
  return person
    ? fromPerson(person, received, scene)
    : keepAside(received, 'nobody we know', scene);
}
