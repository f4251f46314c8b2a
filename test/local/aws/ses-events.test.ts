/** The local SES tells of each mail what SES and its mailbox simulator would. */
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { failure, mailTopic, type Running, running, smallCloud } from './small-cloud.ts';

const set = 'letters';
const cloud = {
  ...smallCloud(),
  eventDestination: {
    configurationSet: set,
    topic: mailTopic,
    events: ['Bounce', 'Complaint'],
  },
  eventRule: {
    configurationSet: set,
    bus: 'arn:aws:events:us-east-1:000000000000:event-bus/default',
    events: ['Send', 'Delivery'],
    function: 'inbound.deliveryEvents' as const,
  },
};
let aws: Running;

beforeEach(async () => {
  aws = await running({ cloud });
});
afterEach(() => aws.close());

const send = (to: string, more: object = {}) =>
  new SESClient({ ...aws.client(), maxAttempts: 1 }).send(
    new SendRawEmailCommand({
      Destinations: [to],
      RawMessage: { Data: Buffer.from('From: a@anchor.example\r\nSubject: Morning\r\n\r\nHi.') },
      ConfigurationSetName: set,
      Tags: [{ Name: 'user', Value: 'one' }],
      ...more,
    }),
  );

const told = () =>
  aws.published.map(({ message }) => {
    const { eventType, bounce, complaint } = JSON.parse(message);
    return [eventType, bounce?.bounceType, bounce?.bounceSubType, complaint && 'complained'].filter(
      Boolean,
    );
  });

test.each<[string, readonly (readonly string[])[]]>([
  ['ada@example.com', [['Send'], ['Delivery']]],
  ['success@simulator.amazonses.com', [['Send'], ['Delivery']]],
  ['bounce+label@simulator.amazonses.com', [['Send'], ['Bounce', 'Permanent', 'General']]],
  ['ooto@simulator.amazonses.com', [['Send'], ['Delivery']]],
  ['complaint@simulator.amazonses.com', [['Send'], ['Delivery'], ['Complaint', 'complained']]],
  [
    'suppressionlist@simulator.amazonses.com',
    [['Send'], ['Bounce', 'Permanent', 'OnAccountSuppressionList']],
  ],
])('%s', async (to, events) => {
  await send(to);

  expect(told()).toEqual(events);
});

test('an event names the mail, its recipient and its tags, and when', async () => {
  const { MessageId } = await send('ada@example.com');

  expect(JSON.parse(aws.published[1]!.message)).toMatchObject({
    eventType: 'Delivery',
    mail: {
      messageId: MessageId,
      destination: ['ada@example.com'],
      tags: { user: ['one'], 'ses:configuration-set': [set] },
    },
    delivery: { timestamp: '2026-11-20T12:00:00.000Z', recipients: ['ada@example.com'] },
  });
});

test('what is said of every mail is said on the bus, the rest to the topic', async () => {
  await send('bounce@simulator.amazonses.com');

  expect(aws.published.map(({ topic }) => topic)).toEqual([cloud.eventRule.bus, mailTopic]);
});

test('a test decides what becomes of a mail: in its order, and as often as it says', async () => {
  aws.outcome(() => [{ eventType: 'Delivery' }, { eventType: 'Send' }, { eventType: 'Delivery' }]);
  await send('ada@example.com');
  aws.outcome(undefined);
  await send('ada@example.com');

  expect(told()).toEqual([['Delivery'], ['Send'], ['Delivery'], ['Send'], ['Delivery']]);
});

test('without the configuration set, or for what it is not asked for, nothing is told', async () => {
  await send('ada@example.com', { ConfigurationSetName: undefined });
  aws.outcome(() => [{ eventType: 'Reject' }]);
  await send('ada@example.com');

  expect(aws.published).toEqual([]);
});

test('a tag that SES would not take is refused, and the mail with it', async () => {
  const refused = await failure(
    send('ada@example.com', { Tags: [{ Name: 'user', Value: 'a#b' }] }),
  );

  expect(refused.name).toBe('InvalidParameterValue');
  expect([aws.outbox.all(), aws.published]).toEqual([[], []]);
});
