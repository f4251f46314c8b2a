/** What SNS hands over: texts of phones, and what SES tells of letters. */
import fc from 'fast-check';
import { secretWord } from './secret-word.ts';
import { oddJson, oddText } from './values.ts';

export interface HostileNotice {
  readonly to: 'inbound.sms' | 'inbound.deliveryEvents' | 'inbound.email';
  /** With placeholders. */
  readonly message: string;
  readonly timestamp: string;
  /**
   * Whether AWS could send it: only the words and numbers of others are odd in it. What AWS itself
   * writes otherwise than we know it must come again, so that it is seen and not lost.
   */
  readonly isSound: boolean;
}

const sentAt = '{{now.iso}}';

const saidByText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'YES',
      'STOP',
      'Stop.',
      'START',
      'HELP',
      'LIST',
      '1 done',
      `add ${secretWord}`,
      'undo',
      'unsubscribe',
      'erase everything',
      `move 2 to tomorrow, ${secretWord}`,
      `at 7:00 and 12:00 and 18:00`,
      '😀'.repeat(70),
      `${secretWord} `.repeat(220),
    ),
  },
  { weight: 2, arbitrary: oddText },
);

const number = fc.oneof(
  { weight: 4, arbitrary: fc.constant('{{phone}}') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '+15125559999',
      '+442071838750',
      '72345',
      '+1',
      '',
      '+',
      secretWord,
      '+1 (512) 555-0100',
      '+٠١٢٣',
      `+${'1'.repeat(3_000)}`,
    ),
  },
);

/** Ids are of AWS's making; whoever writes a text cannot choose one. */
const inboundId = fc.oneof(
  { weight: 4, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constantFrom('same', 'a'.repeat(100)) },
);

const optional = (values: fc.Arbitrary<string>) =>
  fc.option(fc.option(values, { nil: null, freq: 4 }), { nil: undefined, freq: 4 });

const soundText: fc.Arbitrary<HostileNotice> = fc
  .record({
    originationNumber: number,
    inboundMessageId: inboundId,
    messageBody: optional(saidByText),
    messageKeyword: optional(oddText),
    destinationNumber: optional(number),
    previousPublishedMessageId: optional(oddText),
  })
  .map((notice) => ({
    to: 'inbound.sms',
    message: JSON.stringify(notice),
    timestamp: sentAt,
    isSound: true,
  }));

const eventType = fc.constantFrom(
  'Send',
  'Delivery',
  'Bounce',
  'Complaint',
  'Reject',
  'DeliveryDelay',
);
const someone = fc.constantFrom(
  '{{person1.email}}',
  `${secretWord} <{{person2.email}}>`,
  `${secretWord}@example.com`,
  '',
  '@',
  `${'x'.repeat(3_000)}@example.com`,
  'MAILER-DAEMON',
);
const tag = fc.oneof(
  fc.constantFrom('{{person1.id}}', '{{person2.id}}', '', '__proto__', 'x'.repeat(256)),
  fc.constantFrom('LETTER_23x', '_', '_zz_23', 'LETTER_232026-11-23_23DAY0_5fACK', 'a'.repeat(256)),
);

const soundEvent: fc.Arbitrary<HostileNotice> = fc
  .record({
    eventType,
    who: fc.array(someone, { maxLength: 3 }),
    tags: fc.dictionary(
      fc.constantFrom('user', 'letter', 'ses:x'),
      fc.array(tag, { maxLength: 2 }),
    ),
    bounceType: fc.constantFrom('Permanent', 'Transient', 'Undetermined', secretWord),
    bounceSubType: fc.constantFrom('General', 'OnAccountSuppressionList', 'MailboxFull', ''),
    messageId: fc.constantFrom('{{person1.sesId}}', 'nobody-knows', ''),
  })
  .map(({ eventType: kind, who, tags, bounceType, bounceSubType, messageId }) => {
    const all = who.map((emailAddress) => ({ emailAddress, diagnosticCode: secretWord }));
    return {
      to: 'inbound.deliveryEvents',
      timestamp: sentAt,
      isSound: true,
      message: JSON.stringify({
        eventType: kind,
        mail: { timestamp: sentAt, messageId, destination: who, tags, subject: secretWord },
        delivery: { timestamp: sentAt, smtpResponse: secretWord },
        deliveryDelay: { timestamp: sentAt, delayedRecipients: all },
        bounce: { timestamp: sentAt, bounceType, bounceSubType, bouncedRecipients: all },
        complaint: { timestamp: sentAt, complaintSubType: null, complainedRecipients: all },
      }),
    };
  });

/** What is no notice of its kind, or one with a field that is not as it should be. */
const unsound: fc.Arbitrary<HostileNotice> = fc.record({
  to: fc.constantFrom('inbound.sms', 'inbound.deliveryEvents', 'inbound.email'),
  timestamp: fc.constantFrom(sentAt, '', 'yesterday'),
  isSound: fc.constant(false),
  message: fc.oneof(
    oddText,
    oddJson,
    fc
      .tuple(
        fc.constantFrom(
          'eventType',
          'originationNumber',
          'inboundMessageId',
          'notificationType',
          'mail',
          'receipt',
        ),
        oddJson,
      )
      .map(
        ([name, json]) =>
          `{"eventType":"Bounce","notificationType":"Received","originationNumber":"${secretWord}","inboundMessageId":"x","${name}":${json}}`,
      ),
  ),
});

export const hostileNotice: fc.Arbitrary<HostileNotice> = fc.oneof(
  { weight: 5, arbitrary: soundText },
  { weight: 3, arbitrary: soundEvent },
  { weight: 2, arbitrary: unsound },
);
