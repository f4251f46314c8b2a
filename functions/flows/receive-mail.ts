/** A mail that SES kept: whose it is, whether a person wrote it, and then the reply in it. */
import {
  largestHeadBytes,
  largestMailBytes,
  type ReadMail,
  readMail,
} from '#functions/adapters/postal-mime.ts';
import { readObject } from '#functions/adapters/s3.ts';
import type { Scene } from '#functions/scene.ts';
import { type Person, people } from '#functions/store/people.ts';
import { readCommand } from '#shared/domain/replies/commands.ts';
import { letterRowOf, shownIn } from './answered-letter.ts';
import { hearMachine, type MachineOutcome, machineIn } from './hear-machine.ts';
import type { IncomingReply } from './incoming-reply.ts';
import { type AsideBecause, keepAside, tellOfOtherAddress } from './keep-aside.ts';
import type { MailNotice } from './mail-notice.ts';
import { type Received, replyIn, wordsIn } from './reply-in-mail.ts';
import { sayFarewell } from './say-farewell.ts';
import { unsubscribe, unsubscribeById } from './set-subscription.ts';
import { takeReply } from './take-reply.ts';
import {
  type Envelope,
  readEnvelope,
  type Standing,
  signedIn,
  standingOf,
  writerOf,
} from './who-wrote.ts';

export type MailOutcome =
  | 'taken'
  | 'duplicate'
  | 'unsubscribed'
  | 'virus'
  | 'quarantined'
  | MachineOutcome;

const measure = { largest: largestMailBytes, start: largestHeadBytes };

/** Leaving by a mail that may be somebody else's: done all the same, and the user is told how to
 * undo it. */
async function leave(person: Person, { date }: IncomingReply, scene: Scene): Promise<MailOutcome> {
  const changed = await unsubscribe(person.user, scene);
  if (changed) await sayFarewell(person.user, date, scene);
  return 'unsubscribed';
}

function reasonAside({ mail }: Received, { isSender }: Standing): AsideBecause {
  if (mail.from.length > 1) return 'several senders';
  if (mail.from.length === 0) return 'no sender';
  return isSender ? 'not vouched for' : 'another address';
}

async function fromPerson(person: Person, received: Received, scene: Scene): Promise<MailOutcome> {
  const reply = replyIn(received, person, scene.now);
  const standing = standingOf(person.user, received.envelope, received);
  if (standing.mayEdit) return takeReply(person, reply, scene);

  const asked = readCommand(reply.text, { today: reply.date });
  if (standing.mayLeave && asked?.intent === 'unsubscribe') return leave(person, reply, scene);

  const because = reasonAside(received, standing);
  const aside = await keepAside(received, because, scene, person.user.id);
  const isKnownElsewhere = received.notice.receipt.dmarcVerdict.status === 'PASS';
  if (because === 'another address' && isKnownElsewhere) await tellOfOtherAddress(person, scene);
  return aside;
}

/** By the signed address that a report returns with our letter, else by the sender's. */
async function idOf(mail: ReadMail): Promise<string | undefined> {
  if (mail.report) return signedIn(mail.report.returned)?.userId;
  const writer = writerOf(mail);
  return writer && (await people.holderOf(writer))?.userId;
}

/** Who it is about, where no signed address in the envelope says it. */
async function personOf(mail: ReadMail, now: Date): Promise<Person | undefined> {
  const id = await idOf(mail);
  const found = id ? await people.find(id, now) : undefined;
  return found?.kind === 'person' ? found : undefined;
}

/** The raw mail and, where a signed address names the user, the user: in one step. */
async function load(notice: MailNotice, envelope: Envelope, scene: Scene) {
  const { bucketName, objectKey } = notice.receipt.action;
  const { reply } = envelope;
  const [raw, found, letter] = await Promise.all([
    readObject(bucketName, objectKey, measure),
    reply && people.find(reply.userId, scene.now),
    reply && letterRowOf(reply),
  ]);
  const mail = await readMail(raw.bytes, raw.size);
  const shown = shownIn(letter, mail.inReplyTo);
  const text = wordsIn(mail, notice, scene);
  const received: Received = {
    notice,
    envelope,
    mail,
    ...(text !== undefined && { text }),
    ...(shown && { shown }),
  };
  const person = found?.kind === 'person' ? found : undefined;
  return { received, person: person ?? (await personOf(mail, scene.now)) };
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
  const { received, person } = await load(notice, envelope, scene);
  if (notice.receipt.spamVerdict.status === 'FAIL') return keepAside(received, 'spam', scene);

  const machine = machineIn(received);
  if (machine === 'our own') return machine;
  if (machine) return hearMachine(received, person, scene);
  return person
    ? fromPerson(person, received, scene)
    : keepAside(received, 'nobody we know', scene);
}
