/**
 * The local SES and SNS take what AWS takes, refuse what it refuses, and keep what would arrive.
 */
import {
  GetIdentityVerificationAttributesCommand,
  GetSendQuotaCommand,
  ListIdentitiesCommand,
  SESClient,
  SendRawEmailCommand,
  type SendRawEmailCommandInput,
} from '@aws-sdk/client-ses';
import {
  InvalidParameterException,
  NotFoundException,
  PublishCommand,
  SNSClient,
} from '@aws-sdk/client-sns';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { OutMessage } from '#scripts/local/aws/types.ts';
import { allow, failure, mailTopic, type Running, running, smallCloud } from './small-cloud.ts';

const anchor = 'arn:aws:ses:us-east-1:123456789012';
const mail = [
  'From: Anchor <hello@anchor.example>',
  'To: ada@example.com',
  'Bcc: spy@example.com',
  'Subject: Morning',
  'Message-ID: <mine@anchor.example>',
  'Date: Thu, 01 Jan 1970 00:00:00 +0000',
  'References: <day@anchor.example>',
  ' <other@anchor.example>',
  'X-SES-CONFIGURATION-SET: hidden',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: 8bit',
  '',
  'Grüße. Message-ID: stays.',
  '',
];

let aws: Running;
const sendAs = (
  key: string | undefined,
  lines: readonly string[],
  rest: Partial<SendRawEmailCommandInput> = {},
) =>
  new SESClient({ ...aws.client(key), maxAttempts: 1 }).send(
    new SendRawEmailCommand({
      Destinations: ['ada@example.com'],
      RawMessage: { Data: Buffer.from(lines.join('\r\n')) },
      ...rest,
    }),
  );
const send = (lines: readonly string[], rest?: Partial<SendRawEmailCommandInput>) =>
  sendAs(undefined, lines, rest);

beforeEach(async () => {
  const may = [allow(['ses:SendRawEmail'], `${anchor}:identity/anchor.example`)];
  aws = await running({ cloud: smallCloud(may) });
});
afterEach(() => aws.close());

describe('a mail', () => {
  test('is kept as it is delivered: with the id and date of SES, without Bcc', async () => {
    const { MessageId } = await send(mail);

    const [kept] = aws.outbox.all();
    expect(kept).toMatchObject({
      id: MessageId,
      channel: 'email',
      from: 'hello@anchor.example',
      to: 'ada@example.com',
      sentAt: '2026-11-20T12:00:00.000Z',
    });
    expect(Buffer.from(kept?.raw ?? '', 'base64').toString()).toBe(
      [
        'From: Anchor <hello@anchor.example>',
        'To: ada@example.com',
        'Subject: Morning',
        'References: <day@anchor.example>',
        ' <other@anchor.example>',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        'Date: Fri, 20 Nov 2026 12:00:00 +0000',
        `Message-ID: <${MessageId}@email.amazonses.com>`,
        '',
        'Grüße. Message-ID: stays.',
        '',
      ].join('\r\n'),
    );
  });

  test('has the name of the region in its id elsewhere', async () => {
    const cloud = { ...smallCloud(), region: 'eu-west-1' };
    const other = await running({ cloud });
    const { MessageId } = await new SESClient(other.client()).send(
      new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(mail.join('\r\n')) } }),
    );
    await other.close();

    const raw = Buffer.from(other.outbox.all()[0]?.raw ?? '', 'base64').toString();
    expect(raw).toContain(`Message-ID: <${MessageId}@eu-west-1.amazonses.com>\r\n`);
    expect(other.outbox.all()[0]?.to).toBe('ada@example.com, spy@example.com');
  });

  test.each([
    ['the same header twice', [...mail.slice(0, 4), 'subject: Again', ...mail.slice(4)]],
    ['no sender', mail.slice(1)],
    ['letters in a header that are not ASCII', ['Subject: Grüße', ...mail.slice(0, 3), '', 'x']],
    ['a line of 999 bytes', [...mail, 'x'.repeat(999)]],
    ['no header at all', ['Good morning!', '', 'x']],
  ])('with %s is refused and not kept', async (_, lines) => {
    const refused = await failure(send(lines));

    expect(refused.name).toBe('InvalidParameterValue');
    expect(aws.outbox.all()).toEqual([]);
  });

  test('to an illegal address is refused', async () => {
    const refused = await failure(send(mail, { Destinations: ['jösé@example.com'] }));

    expect(refused.name).toBe('InvalidParameterValue');
  });

  test('leaves only from a domain and by a configuration set that the policy names', async () => {
    const foreign = ['From: a@other.example', ...mail.slice(1)];
    await sendAs('onboarding.createUser', mail);

    const refused = await failure(sendAs('onboarding.createUser', foreign));
    await failure(sendAs('onboarding.createUser', mail, { ConfigurationSetName: 'set' }));

    expect(refused.name).toBe('AccessDenied');
    expect(aws.calls.denied().map(({ resource }) => resource)).toEqual([
      `${anchor}:identity/other.example`,
      `${anchor}:configuration-set/set`,
    ]);
    expect(aws.outbox.all()).toHaveLength(1);
  });
});

test('whoever listens is told of each mail', async () => {
  const heard: OutMessage[] = [];
  aws.outbox.onAdd((message) => heard.push(message));

  await send(mail);

  expect(heard).toEqual(aws.outbox.all());
});

test('the quota counts the mails of the last day', async () => {
  const ses = new SESClient(aws.client());
  await send(mail);
  aws.setNow(Date.UTC(2026, 10, 21, 11));
  await send(mail);
  aws.setNow(Date.UTC(2026, 10, 21, 13));

  expect(await ses.send(new GetSendQuotaCommand({}))).toMatchObject({
    Max24HourSend: 50_000,
    MaxSendRate: 14,
    SentLast24Hours: 1,
  });
});

test('the domains of the stage are verified, and of others nothing is said', async () => {
  const ses = new SESClient(aws.client());
  const asked = new GetIdentityVerificationAttributesCommand({
    Identities: ['a.example', 'reply.a.example', 'hello@a.example', 'b.example'],
  });

  const { VerificationAttributes: answer } = await ses.send(asked);

  expect(Object.keys(answer ?? {})).toEqual(['a.example', 'reply.a.example']);
  expect(answer?.['a.example']).toEqual({
    VerificationStatus: 'Success',
    VerificationToken: expect.any(String),
  });
});

test('whoever asks SES about itself twice within a second is told to wait', async () => {
  const ses = new SESClient({ ...aws.client(), maxAttempts: 1 });
  await ses.send(new GetSendQuotaCommand({}));

  expect((await failure(ses.send(new GetSendQuotaCommand({})))).name).toBe('Throttling');
});

test('an operation it does not know is refused at once', async () => {
  const ses = new SESClient({ ...aws.client(), maxAttempts: 1 });

  expect((await failure(ses.send(new ListIdentitiesCommand({})))).name).toBe('InvalidAction');
});

test('it throttles when a test wants it to', async () => {
  aws.calls.fault({ kind: 'throttle', hits: ({ service }) => service === 'ses' });

  expect((await failure(send(mail))).name).toBe('Throttling');
  expect(aws.outbox.all()).toEqual([]);
});

describe('a message', () => {
  const publish = (input: ConstructorParameters<typeof PublishCommand>[0]) =>
    new SNSClient({ ...aws.client(), maxAttempts: 1 }).send(new PublishCommand(input));

  test('to a phone is kept as a text', async () => {
    const { MessageId } = await publish({
      PhoneNumber: '+13125550123',
      Message: 'Good morning ✓ & <hi>',
      MessageAttributes: {
        'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' },
        'AWS.MM.SMS.OriginationNumber': { DataType: 'String', StringValue: '+18005550199' },
      },
    });

    expect(aws.outbox.all()).toEqual([
      {
        id: MessageId,
        channel: 'sms',
        from: '+18005550199',
        to: '+13125550123',
        text: 'Good morning ✓ & <hi>',
        attributes: {
          'AWS.SNS.SMS.SMSType': 'Transactional',
          'AWS.MM.SMS.OriginationNumber': '+18005550199',
        },
        sentAt: '2026-11-20T12:00:00.000Z',
      },
    ]);
  });

  test('to a topic of ours goes to its subscribers', async () => {
    await publish({ TopicArn: mailTopic, Message: '{"a":1}' });

    expect(aws.published).toEqual([{ topic: mailTopic, message: '{"a":1}' }]);
    expect(aws.outbox.all()).toEqual([]);
  });

  test('to an unknown topic or a wrong number is refused with its own exception', async () => {
    const topic = await failure(publish({ TopicArn: `${mailTopic}-other`, Message: 'x' }));
    const phone = await failure(publish({ PhoneNumber: '312 555', Message: 'x' }));

    expect(topic).toBeInstanceOf(NotFoundException);
    expect(phone).toBeInstanceOf(InvalidParameterException);
    expect([aws.published, aws.outbox.all()]).toEqual([[], []]);
  });
});
