/** What SES tells its event destination of a mail, also for the simulator's addresses. */
import { randomUUID } from 'node:crypto';
import type { Cloud } from '../cloud.ts';
import type { DeliveryOutcome, DeliveryOutcomes, OutMessage, Tell } from './types.ts';

const bounce = (bounceType: string, bounceSubType: string): DeliveryOutcome => ({
  eventType: 'Bounce',
  bounceType,
  bounceSubType,
});

const send: DeliveryOutcome = { eventType: 'Send' };
const delivery: DeliveryOutcome = { eventType: 'Delivery' };

/** By the part of the address before its label (SES Developer Guide, mailbox simulator). */
const simulated: Readonly<Record<string, readonly DeliveryOutcome[]>> = {
  success: [send, delivery],
  bounce: [send, bounce('Permanent', 'General')],
  // The answer of the machine comes back as a mail, not as an event.
  ooto: [send, delivery],
  complaint: [send, delivery, { eventType: 'Complaint' }],
  suppressionlist: [send, bounce('Permanent', 'OnAccountSuppressionList')],
};

/** What becomes of a mail unless a test says otherwise. */
const usualOutcome: DeliveryOutcomes = ({ to }) => {
  const [local = '', domain] = to.toLowerCase().split('@');
  const name = local.split('+')[0] ?? '';
  const outcome = domain === 'simulator.amazonses.com' ? simulated[name] : undefined;
  return outcome ?? [send, delivery];
};

const atOnce: Tell = (say) => say();

/** What becomes of mails, and when it is told: as usual until it is set. */
export function openDeliveryOutcomes() {
  let outcomes: DeliveryOutcomes = usualOutcome;
  let tell: Tell = atOnce;
  return {
    outcomes: () => outcomes,
    tell: (say: () => void) => tell(say),
    set: (given: DeliveryOutcomes | undefined, when: Tell = atOnce): void => {
      outcomes = given ?? usualOutcome;
      tell = when;
    },
  };
}

interface Tagged {
  readonly mail: OutMessage;
  readonly configurationSet: string;
  readonly tags: ReadonlyMap<string, string>;
}

function particulars(outcome: DeliveryOutcome, to: string, timestamp: string) {
  const { eventType, bounceType, bounceSubType } = outcome;
  const recipients = [{ emailAddress: to }];
  const common = { timestamp, feedbackId: randomUUID() };
  switch (eventType) {
    case 'Send':
      return { send: {} };
    case 'Delivery':
      return {
        delivery: {
          timestamp,
          processingTimeMillis: 1,
          recipients: [to],
          smtpResponse: '250 ok',
          reportingMTA: 'a1.amazonses.com',
        },
      };
    case 'DeliveryDelay':
      return { deliveryDelay: { timestamp, delayType: 'General', delayedRecipients: recipients } };
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
export function sesEvent(
  { mail, configurationSet, tags }: Tagged,
  outcome: DeliveryOutcome,
): string {
  const { id, from, to, sentAt } = mail;
  return JSON.stringify({
    eventType: outcome.eventType,
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
    ...particulars(outcome, outcome.to ?? to, outcome.at ?? sentAt),
  });
}

export interface Destination {
  readonly cloud: Cloud;
  readonly publish: (topicArn: string, message: string) => void;
  /** What becomes of a mail from now on. */
  readonly outcomes: () => DeliveryOutcomes;
  readonly tell: Tell;
}

/** Publishes all that becomes of a mail, in that order, where its set has a destination. */
export function tellOf(tagged: Tagged, { cloud, publish, outcomes, tell }: Destination): void {
  const { eventDestination: topic, eventRule: rule } = cloud;
  const places = [
    ...(topic ? [{ ...topic, to: topic.topic }] : []),
    ...(rule ? [{ ...rule, to: rule.bus }] : []),
  ].filter(({ configurationSet }) => configurationSet === tagged.configurationSet);
  for (const outcome of outcomes()(tagged.mail))
    for (const { to, events } of places)
      if (events.includes(outcome.eventType)) tell(() => publish(to, sesEvent(tagged, outcome)));
}
