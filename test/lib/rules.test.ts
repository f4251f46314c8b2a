/**
 * The rules that a template can show, each with what shows it. Those of CloudFront and of what
 * functions may do are in `rules-of-the-door.test.ts`.
 */
import { beforeAll, expect, test } from '@jest/globals';
import type { Template } from '#scripts/build/template.ts';
import { eventFunctionNames, functionName, functionNames } from '#shared/contract/functions.ts';
import {
  allOf,
  aWhileMs,
  grownSettings,
  roleIdOf,
  statementsOf,
  synthesised,
  synthesisedProd,
  theOne,
} from './synthesised.ts';

interface Stages {
  readonly dev: Template;
  readonly prod: Template;
  /** Prod with all that settings can add. */
  readonly grown: Template;
}

let stages: Stages;

beforeAll(async () => {
  const dev = await synthesised();
  const [prod, grown] = await Promise.all([synthesisedProd({}), synthesisedProd(grownSettings)]);
  stages = { dev, prod, grown };
}, 2 * aWhileMs);

const propsOf = (template: Template, type: string): readonly any[] =>
  allOf(template, type).map(({ its }) => its);
const alarm = (template: Template, slug: string): any =>
  propsOf(template, 'AWS::CloudWatch::Alarm').find(
    ({ AlarmName }) => AlarmName === `anchor-prod-${slug}`,
  );
const outputs = (template: Template): readonly string[] =>
  Object.values((template as any).Outputs).map(({ Value }: any) => JSON.stringify(Value));
const records = (template: Template): readonly any[] =>
  propsOf(template, 'AWS::Route53::RecordSet');
const lambdas = (template: Template): readonly any[] =>
  propsOf(template, 'AWS::Lambda::Function').filter(({ FunctionName }) => FunctionName);
const named = (template: Template, prefix: string, name: any): any =>
  lambdas(template).find(({ FunctionName }) => FunctionName === functionName(prefix, name));
const rule = ({ prod }: Stages): any => theOne(prod, 'AWS::SES::ReceiptRule').its.Rule;
const sender = (template: Template): any =>
  propsOf(template, 'AWS::SES::EmailIdentity').find(({ MailFromAttributes }) => MailFromAttributes);
const table = ({ prod }: Stages) => theOne(prod, 'AWS::DynamoDB::GlobalTable');

const rules: readonly (readonly [sentence: string, check: (of: Stages) => void])[] = [
  [
    'mail is signed with 2048 bits, and DKIM, SPF and DMARC are outputs, and records in our zone',
    ({ prod, grown }) => {
      for (const { DkimAttributes, DkimSigningAttributes } of propsOf(
        prod,
        'AWS::SES::EmailIdentity',
      )) {
        expect(DkimAttributes).toEqual({ SigningEnabled: true });
        expect(DkimSigningAttributes).toEqual({ NextSigningKeyLength: 'RSA_2048_BIT' });
      }
      const said = outputs(prod).join('\n');
      expect(said.match(/CNAME/g)?.length).toBeGreaterThanOrEqual(6);
      expect(said).toContain('v=spf1 include:amazonses.com');
      expect(said).toContain('_dmarc.mail.anchor.test TXT');
      expect(said).toContain('v=DMARC1; p=none; rua=mailto:alarms@anchor.test');
      expect(records(prod)).toEqual([]);
      expect(records(grown).filter(({ Type }) => Type === 'CNAME')).toHaveLength(6);
      expect(records(grown).filter(({ Type }) => Type === 'TXT')).toHaveLength(2);
    },
  ],
  [
    'bounces go to a name of their own, with one MX',
    ({ grown }) => {
      const { MailFromDomain } = sender(grown).MailFromAttributes;
      const ours = ['mail.anchor.test', 'reply.anchor.test', MailFromDomain];
      const at = (name: string) =>
        records(grown).filter(({ Type, Name }) => Type === 'MX' && Name === name);

      expect(new Set(ours).size).toBe(3);
      expect(at(MailFromDomain).map(({ ResourceRecords }) => ResourceRecords)).toEqual([
        ['10 feedback-smtp.us-east-1.amazonses.com'],
      ]);
      expect(at('reply.anchor.test')[0].ResourceRecords).toEqual([
        '10 inbound-smtp.us-east-1.amazonaws.com',
      ]);
    },
  ],
  [
    'what becomes of mail is told by the configuration set, to a topic and the bus',
    ({ prod }) => {
      const told = propsOf(prod, 'AWS::SES::ConfigurationSetEventDestination').flatMap(
        ({ EventDestination }) => EventDestination.MatchingEventTypes,
      );
      expect(told).toEqual(new Set(told).size === told.length ? told : 'each by one way');
      for (const event of ['send', 'delivery', 'bounce', 'complaint', 'reject', 'deliveryDelay']) {
        expect(told).toContain(event);
      }
    },
  ],
  [
    'alarms ring at half of what SES reviews an account for',
    ({ prod }) => {
      expect(alarm(prod, 'bounces')).toMatchObject({
        Namespace: 'AWS/SES',
        MetricName: 'Reputation.BounceRate',
        Threshold: 0.025,
      });
      expect(alarm(prod, 'complaints')).toMatchObject({
        MetricName: 'Reputation.ComplaintRate',
        Threshold: 0.0005,
      });
    },
  ],
  [
    'mail is taken for a subdomain of its own alone',
    (of) => expect(rule(of).Recipients).toEqual(['reply.anchor.test']),
  ],
  [
    'the active rule set is changed only where that is asked for',
    ({ prod, grown }) => {
      expect(allOf(prod, 'Custom::ActiveReceiptRules')).toEqual([]);
      expect(theOne(grown, 'Custom::ActiveReceiptRules').its.RuleSetName).toBe('anchor-prod');
    },
  ],
  [
    'a mail comes by the bucket, up to 40 MB, and only word of it by the topic',
    (of) => expect(rule(of).Actions.map((one: object) => Object.keys(one))).toEqual([['S3Action']]),
  ],
  [
    'SES encrypts no mail in a way that only other languages read',
    (of) => expect(rule(of).Actions[0].S3Action).not.toHaveProperty('KmsKeyArn'),
  ],
  [
    'SES writes to the bucket for our rule in our account alone',
    ({ prod }) => {
      const [statement, ...more] = propsOf(prod, 'AWS::S3::BucketPolicy')
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
        .filter(({ Principal }) => Principal?.Service === 'ses.amazonaws.com');
      expect(more).toEqual([]);
      expect(Object.keys(statement.Condition.StringEquals)).toEqual([
        'aws:SourceAccount',
        'aws:SourceArn',
      ]);
    },
  ],
  [
    'mail is scanned, and not refused for want of TLS',
    (of) => expect(rule(of)).toMatchObject({ ScanEnabled: true, TlsPolicy: 'Optional' }),
  ],
  [
    'no Lambda of the library drops mail before we see it',
    (of) => expect(JSON.stringify(rule(of))).not.toMatch(/LambdaAction|StopAction/),
  ],
  [
    'raw mails are private, without versions, and gone after 30 days',
    ({ prod }) => {
      const mails = allOf(prod, 'AWS::S3::Bucket').find(({ id }) => id.startsWith('RawMails'));
      expect(mails?.its.LifecycleConfiguration.Rules[0].ExpirationInDays).toBe(30);
      expect(mails?.its).not.toHaveProperty('VersioningConfiguration');
    },
  ],
  [
    'mails and texts are told of by topics of their own',
    ({ prod }) => {
      const to = (name: string) =>
        propsOf(prod, 'AWS::SNS::Subscription').filter(({ Endpoint }) =>
          JSON.stringify(Endpoint).includes(name),
        );
      expect(to('InboundEmail')[0].TopicArn).not.toEqual(to('InboundTexts')[0].TopicArn);
    },
  ],
  [
    'texts are off until a number is registered',
    ({ dev, prod }) => {
      expect(named(dev, 'anchor-dev', 'stages.morning').Environment.Variables.SMS_ENABLED).toBe(
        'false',
      );
      expect(named(prod, 'anchor-prod', 'stages.morning').Environment.Variables.SMS_ENABLED).toBe(
        'false',
      );
    },
  ],
  [
    'what cannot be delivered and what fails both become dead letters',
    ({ prod }) => {
      const queue = { 'Fn::GetAtt': [theOne(prod, 'AWS::SQS::Queue').id, 'Arn'] };
      for (const { Environment } of lambdas(prod)) {
        expect(Environment.Variables.SCHEDULE_DEAD_LETTER_ARN).toEqual(queue);
      }
      const kept = propsOf(prod, 'AWS::Lambda::EventInvokeConfig');
      expect(kept).toHaveLength(eventFunctionNames.length);
      for (const { DestinationConfig } of kept) {
        expect(DestinationConfig.OnFailure.Destination).toEqual(queue);
      }
    },
  ],
  [
    'no event is tried again once its letter would be too late, and an alarm comes before',
    ({ prod }) => {
      for (const { MaximumEventAgeInSeconds } of propsOf(prod, 'AWS::Lambda::EventInvokeConfig')) {
        expect(MaximumEventAgeInSeconds).toBeLessThanOrEqual(3 * 3600);
      }
      expect(alarm(prod, 'stage-backlog').Threshold).toBeLessThan(3 * 3600_000);
    },
  ],
  [
    'schedules live in a group of the stage, and nobody may touch another’s',
    ({ dev, prod }) => {
      expect(theOne(dev, 'AWS::Scheduler::ScheduleGroup').its.Name).toBe('anchor-dev');
      expect(theOne(prod, 'AWS::Scheduler::ScheduleGroup').its.Name).toBe('anchor-prod');
    },
  ],
  [
    'a queue hands out batches that fail in part, for six times as long as one takes',
    ({ grown }) => {
      const sources = propsOf(grown, 'AWS::Lambda::EventSourceMapping');
      expect(sources).toHaveLength(3);
      for (const source of sources) {
        expect(source).toMatchObject({
          FunctionResponseTypes: ['ReportBatchItemFailures'],
          BatchSize: 10,
          ScalingConfig: { MaximumConcurrency: 9 },
        });
      }
      const queues = propsOf(grown, 'AWS::SQS::Queue').filter(({ RedrivePolicy }) => RedrivePolicy);
      expect(queues).toHaveLength(3);
      for (const { VisibilityTimeout, RedrivePolicy, QueueName } of queues) {
        expect(VisibilityTimeout).toBeGreaterThanOrEqual(6 * 30);
        expect(RedrivePolicy.maxReceiveCount).toBe(5);
        expect(QueueName).toMatch(/^anchor-prod-stages-(morning|midday|evening)$/);
      }
      const { STAGE_TARGET_ARN_PREFIX } = lambdas(grown)[0].Environment.Variables;
      expect(JSON.stringify(STAGE_TARGET_ARN_PREFIX)).toMatch(/:sqs:.*:anchor-prod-stages-"/);
    },
  ],
  [
    'one dead letter is enough for an alarm',
    ({ prod }) => {
      expect(alarm(prod, 'dead-letters')).toMatchObject({
        MetricName: 'ApproximateNumberOfMessagesVisible',
        Threshold: 1,
      });
    },
  ],
  [
    'the index holds keys alone',
    (of) => {
      for (const { Projection } of table(of).its.GlobalSecondaryIndexes) {
        expect(Projection.ProjectionType).toBe('KEYS_ONLY');
      }
    },
  ],
  [
    'the table can be restored, is not deleted by mistake, and outlives the stack',
    (of) => {
      const [replica] = table(of).its.Replicas;
      expect(replica.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true);
      expect(replica.DeletionProtectionEnabled).toBe(true);
      expect(table(of)).toMatchObject({ DeletionPolicy: 'Retain' });
    },
  ],
  [
    'the model’s key is a reference to a secret',
    ({ grown }) => {
      const { OPENAI_API_KEY } = named(grown, 'anchor-prod', 'inbound.email').Environment.Variables;
      expect(JSON.stringify(OPENAI_API_KEY)).toContain('{{resolve:secretsmanager:');
    },
  ],
  [
    'all functions write into one group',
    ({ prod }) => {
      const groups = lambdas(prod).map(({ LoggingConfig }) => JSON.stringify(LoggingConfig));
      expect(new Set(groups).size).toBe(1);
    },
  ],
  [
    'addresses in lines are masked, should one ever stand there',
    ({ prod }) => {
      const group = propsOf(prod, 'AWS::Logs::LogGroup').find(
        ({ LogGroupName }) => LogGroupName === '/anchor/prod',
      );
      expect(JSON.stringify(group.DataProtectionPolicy)).toContain('EmailAddress');
    },
  ],
  [
    'every log group forgets, the gateway’s and the uploader’s too',
    ({ dev, prod, grown }) => {
      for (const template of [dev, prod, grown]) {
        const groups = allOf(template, 'AWS::Logs::LogGroup');
        expect(groups.length).toBeGreaterThanOrEqual(3);
        for (const { its } of groups) expect(its.RetentionInDays).toBeLessThanOrEqual(30);
        for (const { LoggingConfig } of propsOf(template, 'AWS::Lambda::Function')) {
          expect(groups.map(({ id }) => id)).toContain(LoggingConfig.LogGroup.Ref);
        }
      }
    },
  ],
  [
    'what is left over is gone when the policy says so',
    ({ prod }) => {
      for (const { LifecycleConfiguration } of propsOf(prod, 'AWS::S3::Bucket').filter(
        ({ LifecycleConfiguration: rules }) => rules,
      )) {
        expect(LifecycleConfiguration.Rules[0].ExpirationInDays).toBeLessThanOrEqual(30);
      }
      expect(theOne(prod, 'AWS::SQS::Queue').its.MessageRetentionPeriod).toBe(14 * 86_400);
    },
  ],
  [
    'topics, queues and buckets are asked over TLS alone',
    ({ grown }) => {
      const secured = (type: string) =>
        propsOf(grown, type).filter(({ PolicyDocument }) =>
          JSON.stringify(PolicyDocument).includes('"aws:SecureTransport":"false"'),
        ).length;
      expect(secured('AWS::SNS::TopicPolicy')).toBe(allOf(grown, 'AWS::SNS::Topic').length);
      expect(secured('AWS::SQS::QueuePolicy')).toBe(allOf(grown, 'AWS::SQS::Queue').length);
      expect(secured('AWS::S3::BucketPolicy')).toBe(allOf(grown, 'AWS::S3::Bucket').length);
    },
  ],
];

test.each(rules)('%s', (_, check) => check(stages));

test('every stage stays below the 500 resources that a stack may have', () => {
  const counts = Object.values(stages).map(({ Resources }) => Object.keys(Resources).length);

  expect(counts).toHaveLength(3);
  for (const count of counts) expect(count).toBeLessThan(500);
});

test('what a function is told fits into the 4 KB that Lambda allows', () => {
  for (const { Environment } of lambdas(stages.grown)) {
    // References are resolved to at most 256 characters: an ARN, a name, a secret of 64.
    const bytes = Object.entries(Environment.Variables).map(
      ([name, value]) => name.length + (typeof value === 'string' ? value.length : 128),
    );
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(4096);
  }
});

test('the roles that ask many functions fit into the 10,240 characters of a role', () => {
  const arn = (name: string) => `"arn:aws:lambda:us-east-1:123456789012:function:${name}",`;
  const all = functionNames.map((name) => arn(functionName('anchor-prod', name))).join('');

  expect(all.length).toBeLessThan(9_000);
  const asking = allOf(stages.prod, 'AWS::IAM::Role').filter(({ its }) =>
    JSON.stringify(its.AssumeRolePolicyDocument).includes('apigateway'),
  );
  expect(asking).toHaveLength(1);
  expect(statementsOf(stages.prod, asking[0]!.id)).toHaveLength(1);
  expect(allOf(stages.prod, 'AWS::Lambda::Function').map(roleIdOf)).not.toContain(asking[0]!.id);
});
