/** SES's events as its documentation shows them, and what we read of each. */
import { expect, test } from '@jest/globals';
import { deliveryNotice } from '#functions/flows/subscription/take-delivery-event.ts';

const mail = {
  timestamp: '2026-11-21T12:00:00.000Z',
  messageId: '0100-one',
  source: 'hello@mail.anchor.example',
  destination: ['Ada <ADA@Example.com>'],
  headersTruncated: false,
  tags: {
    'ses:configuration-set': ['anchor-dev'],
    'ses:source-ip': ['192.0.2.0'],
    user: ['5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c'],
    letter: ['LETTER_232026-11-21_23MIDDAY_5fCHECKIN'],
  },
};
const at = '2026-11-21T12:00:07.123Z';
const to = [{ emailAddress: 'ada@example.com', action: 'failed', status: '5.1.1' }];
const read = (event: object) => deliveryNotice(JSON.stringify({ mail, ...event }));
const bounce = (bounceType: string, bounceSubType: string) => ({
  eventType: 'Bounce',
  bounce: { timestamp: at, feedbackId: 'f', bounceType, bounceSubType, bouncedRecipients: to },
});
const complaint = (complaintSubType: string | null) => ({
  eventType: 'Complaint',
  complaint: { timestamp: at, feedbackId: 'f', complaintSubType, complainedRecipients: to },
});

test.each<[string, object, string, string]>([
  ['Send', { eventType: 'Send', send: {} }, 'sent', mail.timestamp],
  [
    'Reject',
    { eventType: 'Reject', reject: { reason: 'Bad content' } },
    'rejected',
    mail.timestamp,
  ],
  [
    'Rendering Failure',
    { eventType: 'Rendering Failure', failure: { errorMessage: 'x', templateName: 'y' } },
    'rejected',
    mail.timestamp,
  ],
  [
    'Delivery',
    { eventType: 'Delivery', delivery: { timestamp: at, recipients: ['ada@example.com'] } },
    'delivered',
    at,
  ],
  [
    'DeliveryDelay',
    {
      eventType: 'DeliveryDelay',
      deliveryDelay: { timestamp: at, delayType: 'MailboxFull', delayedRecipients: to },
    },
    'delayed',
    at,
  ],
  ['Bounce, permanent', bounce('Permanent', 'NoEmail'), 'hard-bounce', at],
  ['Bounce, SES’s own list', bounce('Permanent', 'Suppressed'), 'hard-bounce', at],
  ['Bounce, the account’s list', bounce('Permanent', 'OnAccountSuppressionList'), 'listed', at],
  ['Bounce, transient', bounce('Transient', 'MailboxFull'), 'soft-bounce', at],
  ['Bounce, undetermined', bounce('Undetermined', 'Undetermined'), 'soft-bounce', at],
  ['Complaint', complaint(null), 'complaint', at],
  ['Complaint, the account’s list', complaint('OnAccountSuppressionList'), 'listed', at],
])('%s', (_, event, kind, when) => {
  expect(read(event)).toEqual({
    kind,
    at: when,
    messageId: '0100-one',
    userId: mail.tags.user[0],
    sendKey: mail.tags.letter[0],
    addresses: ['ada@example.com'],
  });
});

test('a mail without our tags is about nobody', () => {
  const { tags: _, ...untagged } = mail;

  expect(read({ mail: untagged, eventType: 'Send', send: {} })).toMatchObject({
    userId: undefined,
    sendKey: undefined,
  });
});

test('SES’s greeting to a new destination is no event', () => {
  expect(
    deliveryNotice('Successfully validated SNS topic for Amazon SES event publishing.'),
  ).toBeUndefined();
  expect(deliveryNotice('{"notificationType":"Received"}')).toBeUndefined();
});

test('an event that reads otherwise than expected is not passed over', () => {
  expect(() => read({ eventType: 'Bounce', bounce: {} })).toThrow();
  expect(() => read({ eventType: 'Open', open: {} })).toThrow();
});
