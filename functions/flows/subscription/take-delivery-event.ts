/** Takes one of SES's events: notes it on the letter's row, counts it once, and acts on it. */
import * as z from 'zod/mini';
import type { RequestContext } from '#functions/context.ts';
import { counters, deliveryCounters, oneOfEach } from '#functions/store/counters.ts';
import { type Key, keyOfSend, keys, type Row } from '#functions/store/keys.ts';
import {
  deliveryEventsOf,
  deliveryProblems,
  isDeliveryProblem,
  ledger,
  noteDelivery,
} from '#functions/store/ledger.ts';
import { get } from '#functions/store/reads.ts';
import { count } from '#functions/store/retries.ts';
import { users } from '#functions/store/users.ts';
import {
  type DeliveryKind,
  type DeliveryStatus,
  isGivenUp,
  softBounceWindowMs,
  statusOf,
  withFact,
} from '#shared/domain/delivery.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import type { User } from '#shared/domain/user.ts';
import { jsonIn } from '#shared/domain/well-formed-text.ts';
import { suppress, unsubscribe } from './set-subscription.ts';

interface DeliveryNotice {
  readonly kind: DeliveryKind;
  /** ISO instant at which it happened. */
  readonly at: string;
  readonly messageId: string;
  /** From our own tags; undefined for a mail that was sent without them. */
  readonly userId: string | undefined;
  readonly sendKey: string | undefined;
  /** The affected recipients, normalised. */
  readonly addresses: readonly string[];
}

const Recipients = z.array(z.object({ emailAddress: z.string() }));
const When = { timestamp: z.string() };

const Mail = z.object({
  ...When,
  messageId: z.string(),
  destination: z.array(z.string()),
  tags: z.optional(z.record(z.string(), z.array(z.string()))),
});

const Event = z.discriminatedUnion('eventType', [
  z.object({ eventType: z.literal('Send'), mail: Mail }),
  z.object({ eventType: z.literal('Reject'), mail: Mail }),
  z.object({ eventType: z.literal('Rendering Failure'), mail: Mail }),
  z.object({ eventType: z.literal('Delivery'), mail: Mail, delivery: z.object(When) }),
  z.object({
    eventType: z.literal('DeliveryDelay'),
    mail: Mail,
    deliveryDelay: z.object({ ...When, delayedRecipients: Recipients }),
  }),
  z.object({
    eventType: z.literal('Bounce'),
    mail: Mail,
    bounce: z.object({
      ...When,
      bounceType: z.string(),
      bounceSubType: z.string(),
      bouncedRecipients: Recipients,
    }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail: Mail,
    complaint: z.object({
      ...When,
      complaintSubType: z.nullish(z.string()),
      complainedRecipients: Recipients,
    }),
  }),
]);
type Event = z.output<typeof Event>;

const isListed = (subType: string | null | undefined): boolean =>
  subType === 'OnAccountSuppressionList';

interface Happened {
  readonly kind: DeliveryKind;
  readonly at: string;
  readonly to: readonly string[];
}

const addressesOf = (recipients: z.output<typeof Recipients>): readonly string[] =>
  recipients.map(({ emailAddress }) => emailAddress);

/**
 * A bounce that SES can't classify (Undetermined) is soft: we don't give up a mailbox for a guess.
 */
function bounced({ bounce }: Extract<Event, { eventType: 'Bounce' }>): Happened {
  const { bounceType, bounceSubType, bouncedRecipients, timestamp } = bounce;
  const hard = bounceType === 'Permanent' ? 'hard-bounce' : 'soft-bounce';
  const kind = isListed(bounceSubType) ? 'listed' : hard;
  return { kind, at: timestamp, to: addressesOf(bouncedRecipients) };
}

function complained({ complaint }: Extract<Event, { eventType: 'Complaint' }>): Happened {
  const { complaintSubType, complainedRecipients, timestamp } = complaint;
  const kind = isListed(complaintSubType) ? 'listed' : 'complaint';
  return { kind, at: timestamp, to: addressesOf(complainedRecipients) };
}

function happened(event: Event): Happened {
  const { timestamp, destination } = event.mail;
  switch (event.eventType) {
    case 'Send':
      return { kind: 'sent', at: timestamp, to: destination };
    case 'Reject':
    case 'Rendering Failure':
      return { kind: 'rejected', at: timestamp, to: destination };
    case 'Delivery':
      return { kind: 'delivered', at: event.delivery.timestamp, to: destination };
    case 'DeliveryDelay': {
      const { timestamp: at, delayedRecipients } = event.deliveryDelay;
      return { kind: 'delayed', at, to: addressesOf(delayedRecipients) };
    }
    case 'Bounce':
      return bounced(event);
    case 'Complaint':
      return complained(event);
  }
}

const isoOf = (timestamp: string): string => new Date(timestamp).toISOString();

function normal(address: string): readonly string[] {
  const bare = /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address;
  const normalised = normalizeEmail(bare);
  return normalised.ok ? [normalised.email] : [];
}

const Kind = z.object({ eventType: z.string() });

/**
 * Undefined for anything but a mail event, such as SES's greeting. Throws if an event has an
 * unexpected shape, so that it is not lost unseen.
 */
export function deliveryNotice(message: unknown): DeliveryNotice | undefined {
  // A topic's message is text, a bus's is an object.
  const said = typeof message === 'string' ? jsonIn(message) : message;
  if (!Kind.safeParse(said).success) return undefined;
  const event = Event.parse(said);
  const { messageId, tags = {} } = event.mail;
  const { kind, at, to } = happened(event);
  return {
    kind,
    at: isoOf(at),
    messageId,
    userId: tags['user']?.[0],
    sendKey: tags['letter']?.[0],
    addresses: to.flatMap(normal),
  };
}

export type DeliveryOutcome =
  | 'noted'
  | 'known'
  | 'suppressed'
  | 'unsubscribed'
  | 'unknown letter'
  | 'unknown user'
  | 'another address'
  | 'no tags';

interface TakenEvent {
  readonly outcome: DeliveryOutcome;
  /** The letter's status, if it has a row. */
  readonly status?: DeliveryStatus;
}

/**
 * Whether our own row already says that the letter was sent. If its worker died before writing
 * that, SES's event marks it, so that it isn't sent again. An eventually consistent read costs
 * half; a stale row is only written once more.
 */
async function isOwnWordEnough(key: Key): Promise<boolean> {
  const row = await get(key, false);
  return keys.isReply(key) ? row?.['engine'] !== undefined : row?.['state'] === 'sent';
}

async function note(
  notice: DeliveryNotice,
  userId: string,
  sendKey: string,
  context: RequestContext,
): Promise<TakenEvent> {
  const { kind, at, messageId } = notice;
  const key = keyOfSend(userId, sendKey);
  if (kind === 'sent' && (await isOwnWordEnough(key))) return { outcome: 'known' };
  const before: Row | undefined = await noteDelivery(userId, key, { kind, at, messageId });
  const sentAs = before?.[keys.isReply(key) ? 'acknowledgementId' : 'messageId'] ?? messageId;
  if (!before || sentAs !== messageId) return { outcome: 'unknown letter' };
  const earlier = deliveryEventsOf(before);
  const isFirst = earlier[kind] === undefined;
  const names = deliveryCounters[kind];
  if (isFirst && names) {
    await count(context, () => counters.add(userId, at.slice(0, 10), oneOfEach(names)));
  }
  const status = statusOf(withFact(earlier, kind, at));
  return { outcome: isFirst ? 'noted' : 'known', ...(status && { status }) };
}

async function isMailboxGivenUp(userId: string, { now }: RequestContext): Promise<boolean> {
  // One day more than the window: letters are filed by the user's local date.
  const since = new Date(now.getTime() - softBounceWindowMs - 24 * 3_600_000);
  const letters = await ledger.lettersSince(userId, since.toISOString().slice(0, 10));
  return isGivenUp(letters.map(deliveryEventsOf), now);
}

async function endedBy({ kind }: DeliveryNotice, { id }: User, context: RequestContext) {
  if (kind === 'hard-bounce') return 'bounce';
  if (kind === 'listed') return 'suppression-list';
  return kind === 'soft-bounce' && (await isMailboxGivenUp(id, context))
    ? 'soft-bounces'
    : undefined;
}

/** Repeated on every delivery of the event, so that a crash leaves nothing undone. */
async function follow(
  notice: DeliveryNotice,
  userId: string,
  context: RequestContext,
): Promise<DeliveryOutcome> {
  const user = await users.find(userId);
  if (!user) return 'unknown user';
  // A forwarded copy or an earlier address: it says nothing about today's mailbox.
  if (!notice.addresses.includes(user.email)) return 'another address';
  // A late copy of an event must not end what its owner has restarted since.
  if (notice.at < (user.returnedAt ?? '')) return 'known';
  if (notice.kind === 'complaint') {
    await unsubscribe(user, context, { endedBy: 'complaint' });
    return 'unsubscribed';
  }
  // Texts go to the phone, whatever happens to mail.
  if (user.channel === 'sms') return 'noted';
  const because = await endedBy(notice, user, context);
  if (!because) return 'noted';
  await suppress(user, because, context);
  return 'suppressed';
}

const ending: ReadonlySet<DeliveryKind> = new Set([
  'soft-bounce',
  'hard-bounce',
  'listed',
  'complaint',
]);

/**
 * Letters end only because of a mail that the ledger knows. Throws what AWS threw; the event is
 * then delivered again.
 */
export async function takeDeliveryEvent(
  notice: DeliveryNotice,
  context: RequestContext,
): Promise<TakenEvent> {
  const { kind, at, userId, sendKey } = notice;
  if (!userId) return { outcome: 'no tags' };
  if (isDeliveryProblem(kind)) await deliveryProblems.note({ userId, kind, at });
  // A farewell has no row and needs no action: its reader has left already.
  if (!sendKey) return { outcome: 'unknown letter' };
  const noted = await note(notice, userId, sendKey, context);
  const isKnown = noted.outcome !== 'unknown letter';
  return ending.has(kind) && isKnown
    ? { ...noted, outcome: await follow(notice, userId, context) }
    : noted;
}
