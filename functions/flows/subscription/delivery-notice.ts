/** SES's event about one of our mails, as far as we read it. */
import * as z from 'zod/mini';
import type { DeliveryKind } from '#shared/domain/delivery.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';

export interface DeliveryNotice {
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

/** A topic's message is text, a bus's is an object. */
function parsed(message: unknown): unknown {
  if (typeof message !== 'string') return message;
  try {
    return JSON.parse(message);
  } catch {
    // SES greets a new destination with plain text.
    return undefined;
  }
}

/**
 * Undefined for anything but a mail event, such as SES's greeting. Throws if an event has an
 * unexpected shape, so that it is not lost unseen.
 */
export function deliveryNotice(message: unknown): DeliveryNotice | undefined {
  const said = parsed(message);
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
