/** What the template says of everything but the Lambdas: data, mail, door, secrets. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Template } from '#scripts/build/template.ts';
import { paths, type RouteName, routeNames } from '#shared/contract/paths.ts';
import {
  account,
  allOf,
  aWhileMs,
  lambdaOf,
  prodSettings,
  statementsOf,
  synthesised,
  synthesisedProd,
  theOne,
} from './synthesised.ts';

let dev: Template;
let prod: Template;

beforeAll(async () => {
  dev = await synthesised();
  prod = await synthesisedProd({
    openaiSecretName: 'model-key',
    previousTokenSecret: true,
    originSecret: 'accept',
  });
}, aWhileMs);

test('the table outlives prod’s stack, can be restored to any second, is billed by use', () => {
  const table = theOne(dev, 'AWS::DynamoDB::GlobalTable');
  const [replica] = table.its.Replicas;

  expect(table).toMatchObject({ DeletionPolicy: 'Delete' });
  expect(theOne(prod, 'AWS::DynamoDB::GlobalTable')).toMatchObject({
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
  });
  expect(table.its.BillingMode).toBe('PAY_PER_REQUEST');
  expect(table.its.TimeToLiveSpecification).toEqual({ AttributeName: 'expiresAt', Enabled: true });
  expect(replica.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true);
});

test('the index copies keys alone, so that no word of a person is kept or written twice', () => {
  const { its } = theOne(dev, 'AWS::DynamoDB::GlobalTable');

  expect(its.GlobalSecondaryIndexes).toMatchObject([
    { IndexName: 'lists', Projection: { ProjectionType: 'KEYS_ONLY' } },
  ]);
});

test('the table of prod cannot be deleted by mistake', () => {
  const [replica] = theOne(prod, 'AWS::DynamoDB::GlobalTable').its.Replicas;

  expect(replica.DeletionProtectionEnabled).toBe(true);
});

const written = (name: RouteName): any => {
  const { method, path } = paths[name];
  return theOne(dev, 'AWS::ApiGatewayV2::Api').its.Body.paths[path]?.[method.toLowerCase()];
};

test.each(routeNames)('%s has its Lambda, its route and the right to be asked', (name) => {
  const arn = { 'Fn::GetAtt': [lambdaOf(dev, name).id, 'Arn'] };
  const integration = written(name)['x-amazon-apigateway-integration'];
  const [asking, ...more] = statementsOf(dev, integration.credentials['Fn::GetAtt'][0]);

  expect(integration).toMatchObject({ type: 'aws_proxy', payloadFormatVersion: '2.0' });
  expect(integration.uri['Fn::Join'][1]).toContainEqual(arn);
  expect(written(name).parameters.map((one: any) => `{${one.name}}`)).toEqual(
    paths[name].path.match(/\{\w+\}/g) ?? [],
  );
  expect(more).toEqual([]);
  expect(asking).toMatchObject({
    Action: ['lambda:InvokeFunction'],
    Resource: expect.arrayContaining([arn]),
  });
  expect(asking.Resource).toHaveLength(routeNames.length);
});

test('the gateway has no route that is not in the table of routes', () => {
  const routes: object = theOne(dev, 'AWS::ApiGatewayV2::Api').its.Body.paths;

  expect(Object.values(routes).flatMap((methods) => Object.keys(methods))).toHaveLength(
    routeNames.length,
  );
});

test('mail is taken for the reply domain alone, scanned, and not refused for want of TLS', () => {
  expect(theOne(dev, 'AWS::SES::ReceiptRule').its.Rule).toEqual({
    Name: 'replies',
    Enabled: true,
    Recipients: ['reply.anchor.example'],
    ScanEnabled: true,
    TlsPolicy: 'Optional',
    Actions: [
      {
        // No KmsKeyArn: SES would encrypt in a way that this runtime cannot read.
        S3Action: {
          BucketName: { Ref: expect.stringMatching(/^RawMails/) },
          ObjectKeyPrefix: 'inbound/',
          TopicArn: { Ref: expect.stringMatching(/^InboundNotices/) },
        },
      },
    ],
  });
});

test('the rule is made when SES may tell the topic of its mails', () => {
  const policy = allOf(dev, 'AWS::SNS::TopicPolicy').find(({ id }) =>
    id.startsWith('InboundNotices'),
  );

  expect(theOne(dev, 'AWS::SES::ReceiptRule')).toMatchObject({
    DependsOn: expect.arrayContaining([policy?.id]),
  });
});

test('only our receipt rule in our account may put mails and tell of them', () => {
  const documents = [
    ...allOf(dev, 'AWS::S3::BucketPolicy'),
    ...allOf(dev, 'AWS::SNS::TopicPolicy').filter(({ id }) => !id.startsWith('DeliveryEvents')),
  ].flatMap(({ its }) => its.PolicyDocument.Statement);
  const forSes = documents.filter(({ Principal }) => Principal?.Service === 'ses.amazonaws.com');

  expect(forSes.map(({ Action }) => Action)).toEqual(['s3:PutObject', 'sns:Publish']);
  for (const { Condition } of forSes) {
    expect(Condition.StringEquals['aws:SourceAccount']).toEqual(account);
    expect(JSON.stringify(Condition.StringEquals['aws:SourceArn'])).toContain(
      ':receipt-rule-set/anchor-dev:receipt-rule/replies',
    );
  }
});

test('SES tells of our mails what we act on, and of no opening and no click', () => {
  const all = allOf(dev, 'AWS::SES::ConfigurationSetEventDestination').map(({ its }) => its);

  for (const its of all) {
    expect(its.ConfigurationSetName).toEqual({ Ref: theOne(dev, 'AWS::SES::ConfigurationSet').id });
  }
  expect(all.map(({ EventDestination }) => EventDestination)).toEqual([
    {
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint', 'deliveryDelay', 'reject', 'renderingFailure'],
      SnsDestination: { TopicARN: { Ref: expect.stringMatching(/^DeliveryEventsTopic/) } },
    },
    {
      Enabled: true,
      MatchingEventTypes: ['send', 'delivery'],
      EventBridgeDestination: { EventBusArn: expect.anything() },
    },
  ]);
  expect(JSON.stringify(all)).toContain(':event-bus/default');
});

test('the rule of the bus hands on what SES says of our own mails, and keeps what it cannot', () => {
  const { its } = theOne(dev, 'AWS::Events::Rule');
  const lambda = lambdaOf(dev, 'inbound.deliveryEvents');

  expect(its.EventPattern).toEqual({
    source: ['aws.ses'],
    account: [account],
    'detail-type': ['Email Sent', 'Email Delivered'],
    detail: { mail: { tags: { 'ses:configuration-set': ['anchor-dev'] } } },
  });
  expect(its.Targets).toMatchObject([
    {
      Arn: { 'Fn::GetAtt': [lambda.id, 'Arn'] },
      DeadLetterConfig: { Arn: { 'Fn::GetAtt': [theOne(dev, 'AWS::SQS::Queue').id, 'Arn'] } },
      RetryPolicy: { MaximumEventAgeInSeconds: 3 * 3600 },
    },
  ]);
});

test('only our configuration set in our account may tell what became of a mail', () => {
  const [policy] = allOf(dev, 'AWS::SNS::TopicPolicy').filter(({ id }) =>
    id.startsWith('DeliveryEvents'),
  );
  const [forSes, ...others] = policy!.its.PolicyDocument.Statement.filter(
    ({ Effect }: { Effect: string }) => Effect === 'Allow',
  );

  expect(others).toEqual([]);
  expect(forSes).toMatchObject({
    Principal: { Service: 'ses.amazonaws.com' },
    Action: 'sns:Publish',
    Condition: { StringEquals: { 'AWS:SourceAccount': account } },
  });
  expect(JSON.stringify(forSes.Condition.StringEquals['AWS:SourceArn'])).toContain(
    ':configuration-set/',
  );
});

test('the configuration set measures reputation, keeps its own list, and follows nobody', () => {
  const { its } = theOne(dev, 'AWS::SES::ConfigurationSet');

  expect(its.ReputationOptions).toEqual({ ReputationMetricsEnabled: true });
  expect(its.SuppressionOptions).toEqual({ SuppressedReasons: ['BOUNCE', 'COMPLAINT'] });
  expect(its).not.toHaveProperty('TrackingOptions');
});

test('only End User Messaging of our account may tell of a text, on a topic of its own', () => {
  const [policy] = allOf(dev, 'AWS::SNS::TopicPolicy').filter(({ id }) => id.startsWith('Texts'));
  const [, forTexts] = policy?.its.PolicyDocument.Statement ?? [];

  expect(forTexts).toMatchObject({
    Principal: { Service: 'sms-voice.amazonaws.com' },
    Action: 'sns:Publish',
    Condition: { StringEquals: { 'aws:SourceAccount': account } },
  });
  expect(JSON.stringify(forTexts.Condition.ArnLike['aws:SourceArn'])).toContain(':sms-voice:');
  expect(lambdaOf(dev, 'inbound.sms').its.Environment.Variables.SMS_TOPIC_ARN).toEqual({
    Ref: expect.stringMatching(/^Texts/),
  });
  expect(lambdaOf(dev, 'inbound.sms').its.Environment.Variables.SMS_ENABLED).toBe('false');
});

test('raw mails have no versions and are gone after 30 days, and no bucket is open to the public', () => {
  const buckets = allOf(dev, 'AWS::S3::Bucket');
  const mails = buckets.find(({ id }) => id.startsWith('RawMails'));

  expect(mails?.its.LifecycleConfiguration.Rules).toEqual([
    { ExpirationInDays: 30, Status: 'Enabled' },
  ]);
  expect(mails?.its).not.toHaveProperty('VersioningConfiguration');
  expect(buckets).toHaveLength(4);
  for (const { its } of buckets) {
    expect(Object.values(its.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
  }
});

test('files for administrators are gone after 30 days, and are read by our pages alone', () => {
  const files = allOf(dev, 'AWS::S3::Bucket').find(({ id }) => id.startsWith('Downloads'))!;
  const policy = allOf(dev, 'AWS::S3::BucketPolicy').find(({ id }) => id.startsWith('Downloads'))!;

  expect(files.its.LifecycleConfiguration.Rules).toEqual([
    {
      AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
      ExpirationInDays: 30,
      Status: 'Enabled',
    },
  ]);
  expect(files.its.CorsConfiguration.CorsRules).toMatchObject([
    { AllowedMethods: ['GET'], AllowedOrigins: ['https://anchor.example'] },
  ]);
  expect(files.its.BucketEncryption).toBeDefined();
  expect(policy.its.PolicyDocument.Statement).toMatchObject([
    { Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
  ]);
});

test('topics and rules of our account alone may leave dead letters', () => {
  const { Statement } = theOne(dev, 'AWS::SQS::QueuePolicy').its.PolicyDocument;
  const allowed = Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Allow');

  expect(
    allowed.map(({ Principal, Condition }: any) => [
      Principal.Service,
      Condition.ArnLike['aws:SourceArn']['Fn::Join'][1].at(-1),
    ]),
  ).toEqual([
    ['sns.amazonaws.com', ':*'],
    ['events.amazonaws.com', ':rule/*'],
  ]);
  expect(JSON.stringify(allowed)).toContain('AWS::AccountId');
});

test('a notice that cannot be delivered is kept for us', () => {
  for (const { its } of allOf(dev, 'AWS::SNS::Subscription')) {
    expect(its.RedrivePolicy.deadLetterTargetArn).toEqual({
      'Fn::GetAtt': [theOne(dev, 'AWS::SQS::Queue').id, 'Arn'],
    });
  }
});

test('no secret stands in a template: they are references, resolved when deployed', () => {
  for (const { its } of allOf(prod, 'AWS::Lambda::Function')) {
    const given = its.Environment?.Variables ?? {};
    for (const name of Object.keys(given).filter((one) => /SECRET|KEY/.test(one))) {
      expect(JSON.stringify(given[name])).toContain('{{resolve:secretsmanager:');
    }
  }
  const secrets = allOf(prod, 'AWS::SecretsManager::Secret');
  expect(secrets).toHaveLength(4);
  for (const { its } of secrets) expect(its).not.toHaveProperty('SecretString');
});

test('without a model key the template asks for none', () => {
  const { OPENAI_API_KEY } = lambdaOf(dev, 'inbound.email').its.Environment.Variables;

  expect(OPENAI_API_KEY).toBe('');
});

test('our host names are taken once there is a certificate for them', () => {
  const { Aliases, ViewerCertificate } = theOne(prod, 'AWS::CloudFront::Distribution').its
    .DistributionConfig;

  expect(Aliases).toEqual(['anchor.test', 'harbor.anchor.test']);
  expect(ViewerCertificate).toMatchObject({
    AcmCertificateArn: prodSettings.certificateArn,
    MinimumProtocolVersion: 'TLSv1.2_2021',
  });
  expect(theOne(dev, 'AWS::CloudFront::Distribution').its.DistributionConfig).not.toHaveProperty(
    'Aliases',
  );
});
