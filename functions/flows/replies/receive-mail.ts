/** Takes a mail that SES received: finds its user, filters programs' mail, and takes the reply. */
import { type ReadMail, readMail } from '#functions/adapters/postal-mime.ts';
import type { RequestContext } from '#functions/context.ts';
import { erasing } from '#functions/store/erasing.ts';
import { mails, type NotedMail } from '#functions/store/mails.ts';
import { type Found, type Person, people } from '#functions/store/people.ts';
import { ttl } from '#functions/store/ttl.ts';
import { type UnattributedMail, unattributedMail } from '#functions/store/unattributed-mail.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { readCommand } from '#shared/domain/replies/commands.ts';
import type { ReplyParts } from '#shared/domain/reply-address.ts';
import { sayFarewell } from '../subscription/say-farewell.ts';
import { unsubscribe } from '../subscription/set-subscription.ts';
import { answeredBy, letterRowOf, shownIn } from './answered-letter.ts';
import {
  type AutomatedMailOutcome,
  handleAutomatedMail,
  isOurOwn,
  machineIn,
} from './handle-automated-mail.ts';
import type { IncomingReply } from './incoming-reply.ts';
import type { MailNotice } from './mail-notice.ts';
import {
  type QuarantineReason,
  quarantineMail,
  tellOfOtherAddress,
  tellOfOthersLetter,
} from './quarantine-mail.ts';
import { readRaw, removeRaw } from './raw-mail.ts';
import { type Received, replyIn, wordsIn } from './reply-in-mail.ts';
import { takeReply } from './take-reply.ts';
import { addressedIn, type Standing, signedIn, standingOf, writerOf } from './who-wrote.ts';

export type MailOutcome =
  | 'taken'
  | 'duplicate'
  | 'unsubscribed'
  | 'virus'
  | 'quarantined'
  | 'erased'
  | AutomatedMailOutcome;

/** Unsubscribes even if the mail may be somebody else's, and tells the user how to undo it. */
async function leave(
  person: Person,
  { date }: IncomingReply,
  context: RequestContext,
): Promise<MailOutcome> {
  const changed = await unsubscribe(person.user, context);
  if (changed) await sayFarewell(person.user, date, context);
  return 'unsubscribed';
}

const asksToLeave = ({ text, date }: IncomingReply): boolean =>
  readCommand(text, { today: date })?.intent === 'unsubscribe';

/**
 * Knowing the address is enough to stop letters, whatever a spam filter says; spam gets no answer.
 */
const leavesBySignedAddress = (
  person: Person,
  received: Received,
  { now }: RequestContext,
): boolean =>
  received.envelope.reply?.userId === person.user.id && asksToLeave(replyIn(received, person, now));

function reasonAside(
  { received: { mail }, others }: Loaded,
  standing?: Standing,
): QuarantineReason {
  if (mail.from.length > 1) return 'several senders';
  if (!standing) return others.length > 0 ? 'another address' : 'nobody we know';
  if (mail.from.length === 0) return 'no sender';
  return standing.isSender ? 'not vouched for' : 'another address';
}

/** Kept for the administrator; the owner of the letter is told. */
async function putAside(loaded: Loaded, standing: Standing | undefined, context: RequestContext) {
  const { received, person, others } = loaded;
  const because = reasonAside(loaded, standing);
  const aside = await quarantineMail(received, because, context, person?.user.id);
  if (because === 'another address') {
    await tellWhoWrote(received, person ? [person] : others, context);
  }
  return aside;
}

/**
 * A mail to signed addresses of others changes nothing. A sender who is a user is told so;
 * otherwise the letters' owners are told, because we know no other address.
 */
async function tellWhoWrote(
  { notice, mail }: Received,
  owners: readonly Person[],
  context: RequestContext,
): Promise<void> {
  if (notice.receipt.dmarcVerdict.status !== 'PASS') return;
  const writer = writerOf(mail);
  const holder = writer === undefined ? undefined : await people.holderOf(writer);
  const sender = holder && (await people.find(holder.userId, context.now));
  if (sender?.kind === 'person') return tellOfOthersLetter(sender, context);
  await Promise.all(owners.map((owner) => tellOfOtherAddress(owner, context)));
}

/** By the signed address in a returned letter, else by the sender's address. */
async function idOf(mail: ReadMail): Promise<string | undefined> {
  if (mail.returned !== undefined) return signedIn(mail.returned)?.userId;
  const writer = writerOf(mail);
  return writer && (await people.holderOf(writer))?.userId;
}

/** Whom the mail is about, if no signed address in the envelope says so. */
async function personOf(mail: ReadMail, now: Date): Promise<Person | undefined> {
  const id = await idOf(mail);
  const found = id ? await people.find(id, now) : undefined;
  return found?.kind === 'person' ? found : undefined;
}

/** The signed address belongs to a user who is being erased, or is gone. */
const isErased = (found: Found): boolean =>
  found.kind === 'nobody' || (found.kind === 'person' && found.user.state === 'purging');

/**
 * Continues an erasure whose mails may be gone already, and leaves nothing after one that ended.
 */
async function leaveNothing(
  found: Found,
  userId: string,
  notice: MailNotice,
  context: RequestContext,
) {
  // Imported lazily, so that ordinary replies don't load it.
  const { purge, sweep } = await import('../erasure/purge.ts');
  if (found.kind === 'person') await purge(found.user, context);
  else await sweep(userId, context);
  await removeRaw(notice, context);
}

/** Without a signed address, the envelope's sender tells whose mail an erasure has removed. */
async function beingErased({ mail: { source } }: MailNotice, now: Date) {
  const writer = normalizeEmail(source);
  const holder = writer.ok ? await people.holderOf(writer.email) : undefined;
  const found = holder && (await people.find(holder.userId, now));
  return found?.kind === 'person' && found.user.state === 'purging' ? found : undefined;
}

interface Loaded {
  readonly received: Received;
  readonly person?: Person;
  /** The owners of several signed addresses, if none of them is the sender. */
  readonly others: readonly Person[];
}

/** A signed address, and its owner. */
interface Owned {
  readonly reply: ReplyParts;
  readonly found: Found;
}

/** A mail to several letters of one person answers the first of its recipients. */
async function ownersOf(replies: readonly ReplyParts[], now: Date): Promise<readonly Owned[]> {
  const firsts = replies.filter(
    ({ userId }, at) => replies.findIndex((one) => one.userId === userId) === at,
  );
  return Promise.all(
    firsts.map(async (reply) => ({ reply, found: await people.find(reply.userId, now) })),
  );
}

interface Chosen {
  readonly reply?: ReplyParts;
  readonly person?: Person;
  readonly others: readonly Person[];
}

/** The sender's own among the signed addresses; if there is only one, its owner, whoever wrote. */
function chosenFrom(owned: readonly Owned[], mail: ReadMail): Chosen {
  const owners = owned.flatMap(({ reply, found }) =>
    found.kind === 'person' && !isErased(found) ? [{ reply, person: found }] : [],
  );
  const writer = writerOf(mail);
  const own = owners.find(({ person }) => person.user.email === writer);
  const [first] = owned.length === 1 ? owners : [];
  return { ...(own ?? first), others: own ? [] : owners.map(({ person }) => person) };
}

/**
 * Reads the raw mail and the users of the signed addresses in parallel. Undefined if all of them
 * have been erased.
 */
async function load(
  notice: MailNotice,
  replies: readonly ReplyParts[],
  context: RequestContext,
): Promise<Loaded | undefined> {
  const reading = readRaw(notice, context);
  // Handled below; not needed if its user is gone.
  reading.catch(() => {});
  const [only] = replies.length === 1 ? replies : [];
  const [owned, row] = await Promise.all([
    ownersOf(replies, context.now),
    only && letterRowOf(only),
  ]);
  if (owned.length > 0 && owned.every(({ found }) => isErased(found))) {
    for (const { reply, found } of owned) await leaveNothing(found, reply.userId, notice, context);
    return undefined;
  }
  const raw = await reading.catch(async (problem: unknown) => {
    const erasing = await beingErased(notice, context.now);
    if (!erasing) throw problem;
    await leaveNothing(erasing, erasing.user.id, notice, context);
  });
  if (!raw) return undefined;
  const mail = await readMail(raw.bytes, raw.size);
  const { reply, others, person: signed } = chosenFrom(owned, mail);
  const isOthers = owned.length > 0 && !signed;
  const person = signed ?? (isOthers ? undefined : await personOf(mail, context.now));
  const answers = reply || !person ? undefined : await answeredBy(mail, person.user, context.now);
  const letter = row ?? (reply && (await letterRowOf(reply)));
  const shown = answers?.shown ?? shownIn(letter, mail.inReplyTo);
  const text = wordsIn(mail, notice, context);
  const received: Received = {
    notice,
    envelope: reply ? { reply } : {},
    mail,
    ...(text !== undefined && { text }),
    ...(shown && { shown }),
    ...(answers && { answers }),
  };
  return { received, others, ...(person && { person }) };
}

/** Throws what AWS threw; the notice is then delivered again, and the mail is still there. */
export async function receiveMail(
  notice: MailNotice,
  context: RequestContext,
): Promise<MailOutcome> {
  const { replies, unsubscribes } = addressedIn(notice);
  if (notice.receipt.virusVerdict.status === 'FAIL') {
    const owners = [...unsubscribes, ...replies.map(({ userId }) => userId)];
    await takeUnread(owners, 'virus', notice, context);
    return 'virus';
  }
  // Unsubscribing needs only the address, which stands only in our letters.
  await takeUnread(unsubscribes, 'unsubscribed', notice, context);
  if (unsubscribes.length > 0 && replies.length === 0) return 'unsubscribed';

  const loaded = await load(notice, replies, context);
  if (!loaded) return 'erased';
  const outcome = await outcomeOf(loaded, context);
  await account(loaded, outcome, context);
  return outcome;
}

/** Mails that are not opened: viruses, and mails to an unsubscribe address. */
async function takeUnread(
  owners: readonly string[],
  outcome: 'virus' | 'unsubscribed',
  notice: MailNotice,
  context: RequestContext,
): Promise<void> {
  const { objectKey: rawKey } = notice.receipt.action;
  const sesId = notice.mail.messageId;
  for (const userId of new Set(owners)) {
    const found = await people.find(userId, context.now);
    if (isErased(found)) await leaveNothing(found, userId, notice, context);
    else if (found.kind === 'person') {
      if (outcome === 'unsubscribed') await unsubscribe(found.user, context);
      await note({ userId, rawKey, sesId, outcome, at: context.now }, context);
    }
  }
}

async function outcomeOf(loaded: Loaded, context: RequestContext): Promise<MailOutcome> {
  const { received, person } = loaded;
  if (received.notice.receipt.spamVerdict.status === 'FAIL') {
    if (person && leavesBySignedAddress(person, received, context)) {
      await unsubscribe(person.user, context);
    }
    return quarantineMail(received, 'spam', context, person?.user.id);
  }
  // With several senders we believe none of them.
  const isOneSender = received.mail.from.length <= 1;
  if (isOneSender && isOurOwn(received)) return 'our own';
  const machine = isOneSender ? machineIn(received, person) : undefined;
  if (!person) return machine ? 'automatic' : putAside(loaded, undefined, context);

  const standing = await standingOf(person.user, received.envelope, received);
  const reply = replyIn(received, person, context.now);
  const isHeard = machine?.evidence === 'circumstance' && standing.isSender && asksToLeave(reply);
  if (machine && !isHeard) return handleAutomatedMail(received, person, standing, context);
  if (standing.mayEdit) return takeReply(person, reply, context);
  if (standing.mayLeave && asksToLeave(reply)) return leave(person, reply, context);
  return putAside(loaded, standing, context);
}

/**
 * Checked after writing: an erasure that begins later finds the row, an earlier one is seen here.
 */
async function note(noted: NotedMail, context: RequestContext): Promise<void> {
  await mails.note(noted);
  if (await erasing.isHere(noted.userId)) return;
  const { sweep } = await import('../erasure/purge.ts');
  await sweep(noted.userId, context);
}

/** The sender may become a user later and be erased: this mail must then be erased, too. */
async function noteStranger(
  { mail }: Received,
  outcome: MailOutcome,
  noted: Omit<UnattributedMail, 'email'>,
): Promise<void> {
  const email = writerOf(mail);
  if (email && outcome !== 'our own') await unattributedMail.note({ email, ...noted });
}

/** A reply's own row says where its mail lies; for any other mail about a person this row does. */
async function account(
  { received, person, others }: Loaded,
  outcome: MailOutcome,
  context: RequestContext,
) {
  const { now } = context;
  const { objectKey: rawKey } = received.notice.receipt.action;
  if (outcome === 'erased') return removeRaw(received.notice, context);
  if (outcome === 'taken') return undefined;
  const noted = { rawKey, sesId: received.notice.mail.messageId, at: now };
  if (!person) await noteStranger(received, outcome, noted);
  const owners = person ? [person] : others;
  await Promise.all(
    owners.map(({ user }) => note({ ...noted, userId: user.id, outcome, ...ttl(user) }, context)),
  );
}
