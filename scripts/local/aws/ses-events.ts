/**
 * What SES tells its event destination of a mail, in its own words; for an address of the mailbox
 * simulator what the simulator would do, for any other that it arrived.
 */
import { randomUUID } from 'node:crypto';
import type { Cloud } from '../cloud.ts';
import type { Fate, Fates, OutMessage, Tell } from './types.ts';

const bounce = (bounceType: string, bounceSubType: string): Fate => ({
  eventType: 'Bounce',
  bounceType,
  bounceSubType,
});

const send: Fate = { eventType: 'Send' };
const delivery: Fate = { eventType: 'Delivery' };

/** By the part of the address before its label (SES Developer Guide, mailbox simulator). */
const simulated: Readonly<Record<string, readonly Fate[]>> = {
  success: [send, delivery],
  bounce: [send, bounce('Permanent', 'General')],
  // The answer of the machine comes back as a mail, not as an event.
  ooto: [send, delivery],
  complaint: [send, delivery, { eventType: 'Complaint' }],
  suppressionlist: [send, bounce('Permanent', 'OnAccountSuppressionList')],
};

/** What becomes of a mail unless a test says otherwise. */
export const usualFate: Fates = ({ to }) => {
  const [local = '', domain] = to.toLowerCase().split('@');
  const name = local.split('+')[0] ?? '';
  const fate = domain === 'simulator.amazonses.com' ? simulated[name] : undefined;
  return fate ?? [send, delivery];
};

const atOnce: Tell = (say) => say();

/** What becomes of mails, and when it is told: as usual until it is set. */
export function openFate() {
  let fates: Fates = usualFate;
  let tell: Tell = atOnce;
  return {
    fates: () => fates,
    tell: (say: () => void) => tell(say),
    set: (given: Fates | undefined, when: Tell = atOnce): void => {
      fates = given ?? usualFate;
      tell = when;
    },
  };
}

export interface Tagged {
  readonly mail: OutMessage;
  readonly configurationSet: string;
  readonly tags: ReadonlyMap<string, string>;
}

function particulars({ eventType, bounceType, bounceSubType }: Fate, to: string, at: string) {
  const recipients = [{ emailAddress: to }];
  const common = { timestamp: at, feedbackId: randomUUID() };
  switch (eventType) {
    case 'Send':
      return { send: {} };
    case 'Delivery':
      return {
        delivery: {
          timestamp: at,
          processingTimeMillis: 1,
          recipients: [to],
          smtpResponse: '250 ok',
          reportingMTA: 'a1.amazonses.com',
        },
      };
    case 'DeliveryDelay':
      return {
        deliveryDelay: { timestamp: at, delayType: 'General', delayedRecipients: recipients },
      };
    case 'Bounce':
      return { bounce: { ...common, bounceType, bounceSubType, bouncedRecipients: recipients } };
    case 'Complaint':
      return { complaint: { ...common, complaintSubType: null, complainedRecipients: recipients } };
    case 'Reject':
      return { reject: { reason: 'Bad content' } };
    case 'Rendering Failure':
      return { failure: { errorMessage: 'none', templateName: 'none' } };
  }
}

/** One event as SES publishes it. */
export function sesEvent({ mail, configurationSet, tags }: Tagged, fate: Fate): string {
  const { id, from, to, sentAt } = mail;
  return JSON.stringify({
    eventType: fate.eventType,
    mail: {
      timestamp: sentAt,
      source: from,
      messageId: id,
      destination: [to],
      headersTruncated: false,
      tags: {
        'ses:configuration-set': [configurationSet],
        ...Object.fromEntries([...tags].map(([name, value]) => [name, [value]])),
      },
    },
    ...particulars(fate, fate.to ?? to, fate.at ?? sentAt),
  });
}

export interface Destination {
  readonly cloud: Cloud;
  readonly publish: (topicArn: string, message: string) => void;
  /** What becomes of a mail from now on. */
  readonly fates: () => Fates;
  readonly tell: Tell;
}

/** Publishes all that becomes of a mail, in that order, where its set has a destination. */
export function tellOf(tagged: Tagged, { cloud, publish, fates, tell }: Destination): void {
  const places = destinationsOf(cloud).filter(
    ({ configurationSet }) => configurationSet === tagged.configurationSet,
  );
  for (const fate of fates()(tagged.mail)) {
    for (const { to, events } of places) {
      if (events.includes(fate.eventType)) tell(() => publish(to, sesEvent(tagged, fate)));
    }
  }
}

const destinationsOf = ({ eventDestination: topic, eventRule: rule }: Cloud) => [
  ...(topic ? [{ ...topic, to: topic.topic }] : []),
  ...(rule ? [{ ...rule, to: rule.bus }] : []),
];
