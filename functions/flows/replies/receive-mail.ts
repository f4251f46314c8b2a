/**
 * Takes a mail that SES received: loads it, finds who wrote it and which letter it answers, and
 * takes the reply in it.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
  mailMeasure,
  type ReadMail,
  readMail,
  signersOf,
  writerOf,
} from '#functions/adapters/postal-mime.ts';
import { type ReadObject, readObject, removeObject } from '#functions/adapters/s3.ts';
import { knownSigns } from '#functions/adapters/signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { env } from '#functions/env.ts';
import { keys, momentIn } from '#functions/store/keys.ts';
import { type LetterRow, ledger, type Shown, shownIn } from '#functions/store/ledger.ts';
import { mails, type NotedMail } from '#functions/store/mails.ts';
import { type Found, type Person, people } from '#functions/store/people.ts';
import { isOurFault } from '#functions/store/retries.ts';
import { ttl, users } from '#functions/store/users.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import type { IncomingReply } from '#shared/domain/incoming-reply.ts';
import { latestTouchpoint } from '#shared/domain/latest-touchpoint.ts';
import { threadAnchor } from '#shared/domain/letters/subject-line.ts';
import { addDays, type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import {
  type AutomaticMail,
  automaticMail,
} from '#shared/domain/replies/visible-text/automatic-mail.ts';
import { replyText } from '#shared/domain/replies/visible-text/reply-text.ts';
import {
  type ReplyParts,
  readReplyAddress,
  readUnsubscribeAddress,
} from '#shared/domain/reply-address.ts';
import type { Stage } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';
import { jsonIn } from '#shared/domain/well-formed-text.ts';
import { unsubscribe } from '../subscription/set-subscription.ts';
import { asksToLeave } from './interpret.ts';
import { isPausedWhileAway, leaveUnverified, quarantineMail, setAside } from './not-a-reply.ts';
import { takeReply } from './take-reply.ts';

const verdict = z.object({ status: z.string() });

/** SES's notice of a received mail, as far as we read it. */
const Notice = z.object({
  notificationType: z.literal('Received'),
  mail: z.object({
    messageId: z.string(),
    timestamp: z.string(),
    source: z.string(),
  }),
  receipt: z.object({
    recipients: z.array(z.string()),
    spamVerdict: verdict,
    virusVerdict: verdict,
    spfVerdict: verdict,
    dkimVerdict: verdict,
    dmarcVerdict: verdict,
    action: z.object({
      type: z.literal('S3'),
      bucketName: z.string(),
      objectKey: z.string(),
    }),
  }),
});

/** Verdicts come from here, never from the mail. */
export type MailNotice = z.output<typeof Notice>;

const Kind = z.object({ notificationType: z.literal('Received') });

/**
 * Undefined for anything but a received mail, such as SES's set-up message. Throws if a notice has
 * an unexpected shape, because somebody's reply is in it.
 */
export function mailNotice(message: string): MailNotice | undefined {
  const said = jsonIn(message);
  return Kind.safeParse(said).success ? Notice.parse(said) : undefined;
}

/** A mail with everything known about its delivery. */
export interface ReceivedMail {
  readonly notice: MailNotice;
  readonly mail: ReadMail;
  /** The new text; undefined if the mail can't be read. */
  readonly text: string | undefined;
  /** The signed address that it answers: the sender's own, or the only one. */
  readonly signed: ReplyParts | undefined;
  /** The letter it answers, if a signed address or a header says so. */
  readonly answers: AnsweredLetter | undefined;
  /** Whom the mail is about. */
  readonly person: Person | undefined;
  /** The owners of several signed addresses, if none of them is the sender. */
  readonly others: readonly Person[];
}

interface AnsweredLetter {
  readonly date: LocalDate;
  readonly stage: Stage;
  /** The list as the letter showed it. */
  readonly shown?: Shown | undefined;
}

export type MailOutcome =
  | 'taken'
  | 'duplicate'
  | 'unsubscribed'
  | 'virus'
  | 'quarantined'
  | 'erased'
  | 'automatic'
  | 'our own'
  | 'away';

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

  const received = await load(notice, replies, context);
  if (!received) return 'erased';
  const outcome = await outcomeOf(received, context);
  await account(received, outcome, context);
  return outcome;
}

/**
 * The signed addresses of ours that a mail was sent to, by the envelope's recipients: To: differs
 * for forwards and blind copies.
 */
function addressedIn({ receipt: { recipients } }: MailNotice) {
  const domain = env().REPLY_DOMAIN;
  const signs = knownSigns();
  return {
    replies: recipients.flatMap((to) => readReplyAddress(to, domain, signs) ?? []),
    /** The users whose unsubscribe addresses were used. */
    unsubscribes: recipients.flatMap((to) => readUnsubscribeAddress(to, domain, signs) ?? []),
  };
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

/**
 * Reads the raw mail and the users of the signed addresses in parallel. Undefined if all of them
 * have been erased.
 */
async function load(
  notice: MailNotice,
  replies: readonly ReplyParts[],
  context: RequestContext,
): Promise<ReceivedMail | undefined> {
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
    const gone = await beingErased(notice, context.now);
    if (!gone) throw problem;
    await leaveNothing(gone, gone.user.id, notice, context);
  });
  if (!raw) return undefined;
  const mail = await readMail(raw.bytes, raw.size);
  const { signed, others, ...own } = chosenFrom(owned, mail);
  const isOthers = owned.length > 0 && !signed;
  const person = own.person ?? (isOthers ? undefined : await personOf(mail, context.now));
  return {
    notice,
    mail,
    text: newTextIn(mail, notice, context),
    signed,
    answers: signed
      ? namedBy(signed, row ?? (await letterRowOf(signed)), mail)
      : person && (await answeredBy(mail, person.user, context.now)),
    person,
    others,
  };
}

/** The raw bytes: from the bucket, or from a rehearsal. Throws what AWS threw. */
async function readRaw(
  { receipt }: MailNotice,
  { rehearsal }: RequestContext,
): Promise<ReadObject> {
  const mail = rehearsal?.mail;
  if (mail) return { bytes: mail, size: mail.byteLength };
  return readObject(receipt.action.bucketName, receipt.action.objectKey, mailMeasure);
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

/** The sender's own among the signed addresses; if there is only one, its owner, whoever wrote. */
function chosenFrom(owned: readonly Owned[], mail: ReadMail) {
  const owners = owned.flatMap(({ reply, found }) =>
    found.kind === 'person' && !isErased(found) ? [{ signed: reply, person: found }] : [],
  );
  const writer = writerOf(mail);
  const own = owners.find(({ person }) => person.user.email === writer);
  const chosen = own ?? (owned.length === 1 ? owners[0] : undefined);
  return {
    signed: chosen?.signed,
    person: chosen?.person,
    others: own ? [] : owners.map(({ person }) => person),
  };
}

/** Whom the mail is about, if no signed address in the envelope says so. */
async function personOf(mail: ReadMail, now: Date): Promise<Person | undefined> {
  const id = await idOf(mail);
  const found = id ? await people.find(id, now) : undefined;
  return found?.kind === 'person' ? found : undefined;
}

/** By the signed address in a returned letter, else by the sender's address. */
async function idOf(mail: ReadMail): Promise<string | undefined> {
  if (mail.returned !== undefined) return signedIn(mail.returned)?.userId;
  const writer = writerOf(mail);
  return writer && (await people.holderOf(writer))?.userId;
}

/** The signed address in one of our letters that a report returns. */
function signedIn(returned: string): ReplyParts | undefined {
  const signs = knownSigns();
  for (const [address] of returned.matchAll(/\br\+[a-z2-7]{20,64}@[a-z0-9.-]{1,253}/gi)) {
    const reply = readReplyAddress(address, env().REPLY_DOMAIN, signs);
    if (reply) return reply;
  }
  return undefined;
}

/** The ledger row of the letter whose signed address the mail was sent to. */
const letterRowOf = ({ userId, date, stage }: ReplyParts) =>
  ledger.find(keys.letter(userId, date, stage), false);

const namedBy = (
  { date, stage }: Pick<ReplyParts, 'date' | 'stage'>,
  row: LetterRow | undefined,
  { inReplyTo }: ReadMail,
): AnsweredLetter => ({ date, stage, shown: shownIn(row, inReplyTo) });

/** The letter that a mail answers, by its signed address or else by its headers. */
export async function answeredLetter(
  mail: ReadMail,
  signed: ReplyParts | undefined,
  user: User,
  now: Date,
): Promise<AnsweredLetter | undefined> {
  return signed ? namedBy(signed, await letterRowOf(signed), mail) : answeredBy(mail, user, now);
}

/** A reply to a letter older than this counts for the newest one. */
const answeredWithinDays = 14;

/**
 * Many programs reply to From instead of the signed address. The id in In-Reply-To tells which
 * letter it was, and an acknowledgement's thread at least the day. A past day counts as its
 * evening.
 */
async function answeredBy(
  { inReplyTo, references }: ReadMail,
  { id, zone }: User,
  now: Date,
): Promise<AnsweredLetter | undefined> {
  if (!inReplyTo && !references) return undefined;
  const today = localDateAt(now, zone);
  const rows = await ledger.lettersSince(id, addDays(today, -answeredWithinDays));
  const row = rows.find((one) => shownIn(one, inReplyTo) !== undefined);
  const moment = row && momentIn(row.sk);
  if (moment) return { ...moment, shown: shownIn(row, inReplyTo) };
  const domain = env().REPLY_DOMAIN;
  const days = Array.from({ length: answeredWithinDays }, (_, ago) => addDays(today, -1 - ago));
  const date = days.find((day) => references.includes(threadAnchor(id, day, domain)));
  return date === undefined ? undefined : { date, stage: 'EVENING_REFLECTION' };
}

/**
 * The new text of a mail. If our own code fails on it, it would fail on every redelivery: treat the
 * mail as unreadable and report the bug.
 */
export function newTextIn(
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

async function outcomeOf(received: ReceivedMail, context: RequestContext): Promise<MailOutcome> {
  const { mail, notice, person, signed } = received;
  if (notice.receipt.spamVerdict.status === 'FAIL') {
    // Knowing the address is enough to stop letters, whatever a spam filter says.
    const isSigned = person && signed?.userId === person.user.id;
    if (isSigned && (await asksToLeave(received.text ?? ''))) {
      await unsubscribe(person.user, context);
    }
    return quarantineMail(received, 'spam', context);
  }
  // With several senders we believe none of them.
  const isOneSender = mail.from.length <= 1;
  if (isOneSender && isOurOwn(mail)) return 'our own';
  const machine = isOneSender ? machineIn(received, person) : undefined;
  if (!person) return machine ? 'automatic' : setAside(received, undefined, context);

  const authority = await authorityOf(received, person.user);
  const reply = replyIn(received, person, context.now);
  const isHeard =
    machine?.evidence === 'circumstance' && authority.isSender && (await asksToLeave(reply.text));
  if (machine && !isHeard) {
    const mayPause = authority.mayEdit && signed?.userId === person.user.id;
    const isAway = mayPause && (await isPausedWhileAway(received, person, reply.at, context));
    return isAway ? 'away' : 'automatic';
  }
  if (authority.mayEdit) return takeReply(person, reply, context);
  if (authority.mayLeave && (await asksToLeave(reply.text)))
    return leaveUnverified(person, reply, context);
  return setAside(received, authority, context);
}

const isOurs = (address: string): boolean =>
  address === env().SENDER_ADDRESS || address.endsWith(`@${env().REPLY_DOMAIN}`);

/** Whether the mail is our own, sent back to us. */
export const isOurOwn = ({ from }: ReadMail): boolean => from.some(isOurs);

/** Whether a program wrote the mail, and how we know. */
export function machineIn(
  { mail, notice, text }: ReceivedMail,
  person: Person | undefined,
): AutomaticMail | undefined {
  const writer = writerOf(mail);
  return automaticMail({
    headers: mail.headers,
    returnPath: notice.mail.source,
    from: mail.from[0] ?? '',
    calendar: mail.calendar,
    subject: mail.subject,
    ...(text !== undefined && { text }),
    ...(writer !== undefined && writer === person?.user.email && { own: writer }),
  });
}

/** What a mail may do, by envelope, signature and verdicts, never by display name. */
export interface SenderAuthority {
  /** Whether the From is the user's own address, verified or not. */
  readonly isSender: boolean;
  /** The reply may change the plan. */
  readonly mayEdit: boolean;
  /** A lower bar: failing to stop is worse than stopping wrongly. */
  readonly mayLeave: boolean;
}

/**
 * Acting on a plan needs two of three: the signed address, the sender, and the sender's verified
 * domain.
 */
async function authorityOf(received: ReceivedMail, user: User): Promise<SenderAuthority> {
  const { mail, notice, signed } = received;
  const isSigned = signed?.userId === user.id;
  const isSender = writerOf(mail) === user.email;
  const dmarc = notice.receipt.dmarcVerdict.status === 'PASS';
  return {
    isSender,
    mayEdit: isSender && (isSigned ? await isVouched(notice, mail, user.email) : dmarc),
    mayLeave: isSigned || isSender,
  };
}

/** Without a DMARC record, an aligned SPF or DKIM pass counts. */
async function isVouched({ mail, receipt }: MailNotice, read: ReadMail, writer: string) {
  const { dmarcVerdict, spfVerdict, dkimVerdict } = receipt;
  if (dmarcVerdict.status === 'PASS') return true;
  if (dmarcVerdict.status === 'FAIL') return false;
  const envelopeDomain = domainOf(mail.source.toLowerCase());
  if (spfVerdict.status === 'PASS' && (await isSameOrganisation([envelopeDomain], writer))) {
    return true;
  }
  // SES says that a signature passed, but not which one: all must be the writer's organisation's.
  const signers = signersOf(read);
  const isSigned = dkimVerdict.status === 'PASS' && signers.length > 0;
  return isSigned && isSameOrganisation(signers, writer);
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Whether all these domains belong to the same organisation as the writer's. */
async function isSameOrganisation(domains: readonly string[], writer: string): Promise<boolean> {
  // Most mails pass DMARC and never need the large list of suffixes.
  const { organisationOf } = await import('#functions/adapters/organisation.ts');
  const theirs = organisationOf(domainOf(writer));
  return theirs !== undefined && domains.every((domain) => organisationOf(domain) === theirs);
}

/** The reply in a mail of this person. */
export function replyIn(received: ReceivedMail, person: Person, now: Date): IncomingReply {
  const { mail, notice, text, signed, answers } = received;
  const [messageId] = idsIn(mail.messageId);
  const words = bodyHash(mail);
  const { date, stage } = answers ?? newestDue(person.user, now);
  return {
    id: replyIdOf(received),
    date,
    stage,
    ...(answers?.shown && { letter: answers.shown }),
    names: {
      // SES appends its own domain to the id.
      ids: idsIn(`${mail.inReplyTo} ${mail.references}`).map((id) => id.slice(1, id.indexOf('@'))),
      ...(signed && { address: signed }),
    },
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
    at: writtenAt(mail, notice, now),
    receivedAt: new Date(notice.mail.timestamp),
  };
}

/** Without a named letter, a mail answers the newest touchpoint that was due. */
function newestDue({ rhythm, zone }: User, at: Date): AnsweredLetter {
  const newest = latestTouchpoint({ rhythm, zone, at });
  return {
    date: newest?.date ?? localDateAt(at, zone),
    stage: newest?.touchpoint ?? 'DAY0_ACK',
  };
}

const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

/**
 * The same id for every delivery of a message and a different one for every other: its Message-ID
 * together with its body, because some programs reuse ids. Without an id, date and subject are
 * used; for an unreadable mail, SES's id.
 */
export function replyIdOf({ mail, notice }: Pick<ReceivedMail, 'mail' | 'notice'>): string {
  const { messageId, date, subject, text = '', html = '', unreadable } = mail;
  const name = messageId || (unreadable ? notice.mail.messageId : `${date} ${subject}`);
  return hashOf([name, text, html].join('\n'), 12);
}

/** Includes the quoted text: "done" in reply to two letters is not a repetition. */
function bodyHash({ text, html = '' }: ReadMail): string | undefined {
  const body = (text ?? html).replace(/\s+/g, ' ').trim();
  return body === '' ? undefined : hashOf(body, 8);
}

/** Well-formed ids only: we must not copy arbitrary text into our own headers. */
const idsIn = (header: string): readonly string[] =>
  header.match(/<[^\s<>@]{1,200}@[^\s<>@]{1,200}>/g) ?? [];

/** The earlier of the two known times, so that an old message counts as old. */
function writtenAt({ date }: ReadMail, { mail: { timestamp } }: MailNotice, now: Date): Date {
  const times = [Date.parse(date), Date.parse(timestamp)];
  return new Date(Math.min(now.getTime(), ...times.filter((time) => !Number.isNaN(time))));
}

/** A reply's own row says where its mail lies; for any other mail about a person a row here does. */
async function account(
  { notice, mail, person, others }: ReceivedMail,
  outcome: MailOutcome,
  context: RequestContext,
): Promise<void> {
  if (outcome === 'erased') return removeRaw(notice, context);
  if (outcome === 'taken') return;
  const { objectKey: rawKey } = notice.receipt.action;
  const noted = { rawKey, sesId: notice.mail.messageId, at: context.now };
  // The sender may become a user later and be erased: this mail must then be erased, too.
  const email = person ? undefined : writerOf(mail);
  if (email && outcome !== 'our own') await mails.noteUnattributed({ email, ...noted });
  const owners = person ? [person] : others;
  await Promise.all(
    owners.map(({ user }) => note({ ...noted, userId: user.id, outcome, ...ttl(user) }, context)),
  );
}

/**
 * Checked after writing: an erasure that begins later finds the row, an earlier one is seen here.
 */
async function note(noted: NotedMail, context: RequestContext): Promise<void> {
  await mails.note(noted);
  if (await users.isHere(noted.userId)) return;
  const { sweep } = await import('../erasure/purge.ts');
  await sweep(noted.userId, context);
}

/** The signed address belongs to a user who is being erased, or is gone. */
const isErased = (found: Found): boolean =>
  found.kind === 'nobody' || (found.kind === 'person' && found.user.state === 'purging');

/** Without a signed address, the envelope's sender tells whose mail an erasure has removed. */
async function beingErased({ mail: { source } }: MailNotice, now: Date) {
  const writer = normalizeEmail(source);
  const holder = writer.ok ? await people.holderOf(writer.email) : undefined;
  const found = holder && (await people.find(holder.userId, now));
  return found?.kind === 'person' && found.user.state === 'purging' ? found : undefined;
}

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

/** Succeeds if it is gone already. */
async function removeRaw({ receipt }: MailNotice, { rehearsal }: RequestContext): Promise<void> {
  const { bucketName, objectKey } = receipt.action;
  if (!rehearsal) await removeObject(bucketName, objectKey);
}
