/** A mail that SES kept: whose it is, whether a person wrote it, and then the reply in it. */
import { type ReadMail, readMail } from '#functions/adapters/postal-mime.ts';
import type { Scene } from '#functions/scene.ts';
import { erasing } from '#functions/store/erasing.ts';
import { lasting } from '#functions/store/lasting.ts';
import { mails, type NotedMail } from '#functions/store/mails.ts';
import { type Found, type Person, people } from '#functions/store/people.ts';
import { type StrangersMail, strangers } from '#functions/store/strangers.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { readCommand } from '#shared/domain/replies/commands.ts';
import { answeredBy, letterRowOf, shownIn } from './answered-letter.ts';
import { hearMachine, type MachineOutcome, machineIn } from './hear-machine.ts';
import type { IncomingReply } from './incoming-reply.ts';
import { type AsideBecause, keepAside, tellOfOtherAddress } from './keep-aside.ts';
import type { MailNotice } from './mail-notice.ts';
import { readRaw, removeRaw } from './raw-mail.ts';
import { type Received, replyIn, wordsIn } from './reply-in-mail.ts';
import { sayFarewell } from './say-farewell.ts';
import { unsubscribe } from './set-subscription.ts';
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
  | 'erased'
  | MachineOutcome;

/** Leaving by a mail that may be somebody else's: done all the same, and the user is told how to
 * undo it. */
async function leave(person: Person, { date }: IncomingReply, scene: Scene): Promise<MailOutcome> {
  const changed = await unsubscribe(person.user, scene);
  if (changed) await sayFarewell(person.user, date, scene);
  return 'unsubscribed';
}

/** The address is proof enough to stop letters, whatever a filter thinks; spam is not answered. */
function leavesBySignedAddress({ user, ...person }: Person, received: Received, scene: Scene) {
  if (received.envelope.reply?.userId !== user.id) return false;
  const { text, date } = replyIn(received, { user, ...person }, scene.now);
  return readCommand(text, { today: date })?.intent === 'unsubscribe';
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

/** Our own signature names a user who is being erased, or is no more. */
const isErased = (found: Found): boolean =>
  found.kind === 'nobody' || (found.kind === 'person' && found.user.state === 'purging');

/**
 * Goes on with an erasure, whose mails may be gone already, and leaves nothing of one that ended.
 */
async function leaveNothing(found: Found, userId: string, notice: MailNotice, scene: Scene) {
  // Imported here so that the everyday reply does not carry it.
  const { purge, sweep } = await import('./purge.ts');
  if (found.kind === 'person') await purge(found.user, scene);
  else await sweep(userId, scene);
  await removeRaw(notice, scene);
}

/** Without a signed address the envelope's sender says whose mail an erasure has taken already. */
async function beingErased({ mail: { source } }: MailNotice, now: Date) {
  const writer = normalizeEmail(source);
  const holder = writer.ok ? await people.holderOf(writer.email) : undefined;
  const found = holder && (await people.find(holder.userId, now));
  return found?.kind === 'person' && found.user.state === 'purging' ? found : undefined;
}

interface Loaded {
  readonly received: Received;
  readonly person?: Person;
}

/**
 * The raw mail and, where a signed address names the user, the user: in one step. Undefined where
 * that user has been erased.
 */
async function load(
  notice: MailNotice,
  envelope: Envelope,
  scene: Scene,
): Promise<Loaded | undefined> {
  const { reply } = envelope;
  const reading = readRaw(notice, scene);
  // Looked at below, and not at all where its user is gone.
  reading.catch(() => {});
  const [found, letter] = await Promise.all([
    reply && people.find(reply.userId, scene.now),
    reply && letterRowOf(reply),
  ]);
  if (reply && found && isErased(found)) {
    await leaveNothing(found, reply.userId, notice, scene);
    return undefined;
  }
  const raw = await reading.catch(async (problem: unknown) => {
    const erasing = await beingErased(notice, scene.now);
    if (!erasing) throw problem;
    await leaveNothing(erasing, erasing.user.id, notice, scene);
  });
  if (!raw) return undefined;
  const mail = await readMail(raw.bytes, raw.size);
  const signed = found?.kind === 'person' ? found : undefined;
  const person = signed ?? (await personOf(mail, scene.now));
  const answers = reply || !person ? undefined : await answeredBy(mail, person.user, scene.now);
  const shown = answers?.shown ?? shownIn(letter, mail.inReplyTo);
  const text = wordsIn(mail, notice, scene);
  const received: Received = {
    notice,
    envelope,
    mail,
    ...(text !== undefined && { text }),
    ...(shown && { shown }),
    ...(answers && { answers }),
  };
  return { received, ...(person && { person }) };
}

/** Throws what AWS threw; the notice is then delivered again and the mail is still there. */
export async function receiveMail(notice: MailNotice, scene: Scene): Promise<MailOutcome> {
  const envelope = readEnvelope(notice);
  const unread = unreadIn(notice, envelope);
  if (unread) {
    if (unread.userId) await takeUnread(unread.userId, unread.outcome, notice, scene);
    return unread.outcome;
  }
  const loaded = await load(notice, envelope, scene);
  if (!loaded) return 'erased';
  const outcome = await outcomeOf(loaded, scene);
  await account(loaded, outcome, scene);
  return outcome;
}

/** What is not opened: a virus, and a mail to an address that says all there is to say. */
function unreadIn({ receipt }: MailNotice, { unsubscribes, reply }: Envelope) {
  const userId = unsubscribes ?? reply?.userId;
  const outcome = receipt.virusVerdict.status === 'FAIL' ? 'virus' : 'unsubscribed';
  return outcome === 'virus' || unsubscribes ? ({ userId, outcome } as const) : undefined;
}

/** Leaving needs no more than the address, which only our letters hold. */
async function takeUnread(
  userId: string,
  outcome: 'virus' | 'unsubscribed',
  notice: MailNotice,
  scene: Scene,
): Promise<void> {
  const found = await people.find(userId, scene.now);
  if (isErased(found)) return leaveNothing(found, userId, notice, scene);
  if (found.kind !== 'person') return;
  if (outcome === 'unsubscribed') await unsubscribe(found.user, scene);
  const { objectKey: rawKey } = notice.receipt.action;
  const sesId = notice.mail.messageId;
  await note({ userId, rawKey, sesId, outcome, at: scene.now }, scene);
}

async function outcomeOf({ received, person }: Loaded, scene: Scene): Promise<MailOutcome> {
  const { notice } = received;
  if (notice.receipt.spamVerdict.status === 'FAIL') {
    if (person && leavesBySignedAddress(person, received, scene)) {
      await unsubscribe(person.user, scene);
    }
    return keepAside(received, 'spam', scene, person?.user.id);
  }

  const machine = machineIn(received);
  if (machine === 'our own') return machine;
  if (machine) return hearMachine(received, person, scene);
  return person
    ? fromPerson(person, received, scene)
    : keepAside(received, 'nobody we know', scene);
}

/** Asked after writing: an erasure that begins later finds the row, one before it is seen here. */
async function note(noted: NotedMail, scene: Scene): Promise<void> {
  await mails.note(noted);
  if (await erasing.isHere(noted.userId)) return;
  const { sweep } = await import('./purge.ts');
  await sweep(noted.userId, scene);
}

/** Whoever wrote it may become somebody, and be erased: then this mail is theirs, too. */
async function noteStranger(
  { mail }: Received,
  outcome: MailOutcome,
  noted: Omit<StrangersMail, 'email'>,
): Promise<void> {
  const email = writerOf(mail);
  if (email && outcome !== 'our own') await strangers.note({ email, ...noted });
}

/** A reply's own row says where its mail lies; of any other about a person this is noted. */
async function account({ received, person }: Loaded, outcome: MailOutcome, scene: Scene) {
  const { now } = scene;
  const { objectKey: rawKey } = received.notice.receipt.action;
  if (outcome === 'erased') return removeRaw(received.notice, scene);
  const sesId = received.notice.mail.messageId;
  if (!person) return noteStranger(received, outcome, { rawKey, sesId, at: now });
  if (outcome === 'taken') return undefined;
  const { user } = person;
  return note({ userId: user.id, rawKey, sesId, outcome, at: now, ...lasting(user) }, scene);
}
