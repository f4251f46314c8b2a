/** The rules that a template can show, each with what shows it. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Template } from '#scripts/build/template.ts';
import { eventFunctionNames, functionName, functionNames } from '#shared/contract/functions.ts';
import { routeNames } from '#shared/contract/paths.ts';
import {
  allOf,
  aWhileMs,
  grownSettings,
  lambdaOf,
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
const alarms = (template: Template) => propsOf(template, 'AWS::CloudWatch::Alarm');
const alarm = (template: Template, slug: string): any =>
  alarms(template).find(({ AlarmName }) => AlarmName === `anchor-prod-${slug}`);
const door = (template: Template) =>
  theOne(template, 'AWS::CloudFront::Distribution').its.DistributionConfig;
const apiOrigin = ({ CustomOriginConfig }: any) => CustomOriginConfig !== undefined;
const outputs = (template: Template): readonly string[] =>
  Object.values((template as any).Outputs).map(({ Value }: any) => JSON.stringify(Value));
const records = (template: Template): readonly any[] =>
  propsOf(template, 'AWS::Route53::RecordSet');
/** Beside the stages' queues, which have a queue for what they give up. */
const deadLetters = (template: Template) =>
  allOf(template, 'AWS::SQS::Queue').find(({ its }) => !its.RedrivePolicy)!;
const lambdas = (template: Template): readonly any[] =>
  propsOf(template, 'AWS::Lambda::Function').filter(({ FunctionName }) => FunctionName);
const lambdaRoles = (template: Template): readonly any[] =>
  allOf(template, 'AWS::Lambda::Function').flatMap((one) => statementsOf(template, roleIdOf(one)));
const sender = (template: Template): any =>
  propsOf(template, 'AWS::SES::EmailIdentity').find(({ MailFromAttributes }) => MailFromAttributes);

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
      expect(records(grown).filter(({ Type }) => Type === 'TXT')).toHaveLength(4);
      expect(said).toContain('reply.anchor.test TXT \\"v=spf1 -all\\"');
      expect(said).toContain('_dmarc.reply.anchor.test TXT \\"v=DMARC1; p=reject\\"');
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
    'the active rule set is changed only where that is asked for',
    ({ prod, grown }) => {
      expect(allOf(prod, 'Custom::ActiveReceiptRules')).toEqual([]);
      expect(theOne(grown, 'Custom::ActiveReceiptRules').its.RuleSetName).toBe('anchor-prod');
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
    'what cannot be delivered and what fails both become dead letters',
    ({ prod }) => {
      const queue = { 'Fn::GetAtt': [deadLetters(prod).id, 'Arn'] };
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
      expect(sources).toHaveLength(1);
      for (const source of sources) {
        expect(source).toMatchObject({
          FunctionResponseTypes: ['ReportBatchItemFailures'],
          BatchSize: 10,
          ScalingConfig: { MaximumConcurrency: 9 },
        });
      }
      const queues = propsOf(grown, 'AWS::SQS::Queue').filter(({ RedrivePolicy }) => RedrivePolicy);
      expect(queues).toHaveLength(1);
      for (const { VisibilityTimeout, RedrivePolicy, QueueName } of queues) {
        expect(VisibilityTimeout).toBeGreaterThanOrEqual(6 * 30);
        expect(RedrivePolicy.maxReceiveCount).toBe(5);
        expect(QueueName).toBe('anchor-prod-stages-touchpoint');
      }
      const { TOUCHPOINT_ARN } = lambdas(grown)[0].Environment.Variables;
      expect(JSON.stringify(TOUCHPOINT_ARN)).toMatch(/:sqs:.*:anchor-prod-stages-touchpoint"/);
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
      expect(deadLetters(prod).its.MessageRetentionPeriod).toBe(14 * 86_400);
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
  [
    'CloudFront says a secret to the API, which the functions know',
    ({ prod }) => {
      const [{ HeaderName, HeaderValue }] = door(prod).Origins.find(apiOrigin).OriginCustomHeaders;
      expect(HeaderName).toBe('x-front-door');
      expect(JSON.stringify(HeaderValue)).toContain('{{resolve:secretsmanager:');
      for (const name of routeNames) {
        const { ORIGIN_SECRET } = lambdaOf(prod, name, 'anchor-prod').its.Environment.Variables;
        expect(ORIGIN_SECRET).toEqual(HeaderValue);
      }
    },
  ],
  [
    'assets are kept for ever and stay when new ones come; pages are asked for again',
    ({ prod }) => {
      const [assets, pages] = propsOf(prod, 'Custom::CDKBucketDeployment');
      expect(assets).toMatchObject({
        Prune: false,
        Include: ['*/assets/*'],
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      });
      expect(pages).toMatchObject({ SystemMetadata: { 'cache-control': 'no-cache' } });
    },
  ],
  [
    'links are made with our own host',
    ({ prod }) => {
      for (const { Environment } of lambdas(prod)) {
        expect(Environment.Variables.PUBLIC_BASE_URL).toBe('https://anchor.test');
      }
    },
  ],
  [
    'floods and known bad inputs are refused at the edge; what only looks bad is counted',
    ({ prod }) => {
      const { Scope, Rules } = theOne(prod, 'AWS::WAFv2::WebACL').its;
      expect(Scope).toBe('CLOUDFRONT');
      const rates = Rules.filter(({ Statement }: any) => Statement.RateBasedStatement);
      expect(rates.map(({ Action }: any) => Action)).toEqual([{ Block: {} }, { Block: {} }]);
      expect(JSON.stringify(rates[1])).toContain('/auth/login');
      expect(JSON.stringify(rates[1])).toContain('/api/harbor/waitlist');
      const lists = Rules.filter(({ OverrideAction }: any) => OverrideAction);
      expect(lists.map(({ OverrideAction }: any) => OverrideAction)).toEqual([
        { Count: {} },
        { None: {} },
      ]);
      expect(door(prod).WebACLId).toBeDefined();
    },
  ],
  [
    'pages are compressed',
    ({ prod }) => expect(door(prod).DefaultCacheBehavior.Compress).toBe(true),
  ],
  [
    'the host function runs on 2.0',
    ({ prod }) => {
      const { FunctionConfig } = theOne(prod, 'AWS::CloudFront::Function').its;
      expect(FunctionConfig.Runtime).toBe('cloudfront-js-2.0');
    },
  ],
  [
    'the gateway logs a route’s key: no path, no query, no address',
    ({ prod }) => {
      const { AccessLogSettings } = theOne(prod, 'AWS::ApiGatewayV2::Stage').its;
      expect(AccessLogSettings.Format).toContain('$context.routeKey');
      expect(AccessLogSettings.Format).not.toMatch(/path|query|sourceIp|userAgent|authorizer/);
    },
  ],
  [
    'all touchpoints together keep within SES’s rate, and nobody else is held back',
    ({ prod }) => {
      const sources = propsOf(prod, 'AWS::Lambda::EventSourceMapping');
      expect(sources.map(({ ScalingConfig }) => ScalingConfig.MaximumConcurrency)).toEqual([2]);
      // A new account has too little concurrency to reserve any.
      const held = lambdas(prod).filter((one) => one.ReservedConcurrentExecutions !== undefined);
      expect(held).toEqual([]);
    },
  ],
  [
    'each function is traced but what runs for every mail',
    ({ prod }) => {
      const untraced = lambdas(prod).filter(
        ({ TracingConfig }) => TracingConfig?.Mode !== 'Active',
      );
      expect(untraced.map(({ FunctionName }) => String(FunctionName)).toSorted()).toEqual([
        'anchor-prod-inbound-delivery-events',
        'anchor-prod-inbound-email',
        'anchor-prod-stages-touchpoint',
      ]);
    },
  ],
  [
    'an alarm rings for everything that has to be known, at the operator’s, with what to do',
    ({ prod, grown }) => {
      expect(alarms(prod).map(({ AlarmName }) => AlarmName.replace('anchor-prod-', ''))).toEqual(
        expect.arrayContaining([
          'errors',
          'failed-events',
          'server-errors',
          'throttles',
          'table-throttles',
          'dead-letters',
          'lost-events',
          'schedules',
          'late-touchpoints',
          'stage-backlog',
          'inbound-backlog',
          'bounces',
          'complaints',
          'model-fallback',
          'sign-ins',
          'front-door',
          'loops',
          'no-letters',
          'schedules-mended',
        ]),
      );
      const [email] = propsOf(prod, 'AWS::SNS::Subscription').filter(
        ({ Protocol }) => Protocol === 'email',
      );
      expect(email.Endpoint).toBe('alarms@anchor.test');
      for (const { AlarmActions, OKActions, AlarmDescription, TreatMissingData } of alarms(prod)) {
        expect(AlarmActions).toEqual([email.TopicArn]);
        expect(OKActions).toEqual([email.TopicArn]);
        expect(AlarmDescription).toMatch(/ lib\/README\.md#alarm-[a-z-]+$/);
        expect(['notBreaching', 'ignore', 'breaching']).toContain(TreatMissingData);
      }
      // Where nothing is said, somebody has to look.
      const silent = alarms(grown).filter(
        ({ TreatMissingData }) => TreatMissingData === 'breaching',
      );
      expect(silent.map(({ AlarmName }) => AlarmName)).toEqual([
        'anchor-prod-no-letters',
        'anchor-prod-canary',
      ]);
      expect(allOf(prod, 'AWS::CloudWatch::Dashboard')).toHaveLength(1);
      expect(allOf(prod, 'AWS::Budgets::Budget')).toHaveLength(1);
    },
  ],
  [
    'what people gave us outlives a stack that is deleted, and no name stays taken before one is',
    ({ prod }) => {
      // No bucket is empty, and one that is not would end the deletion of the stack.
      expect(
        allOf(prod, 'AWS::S3::Bucket').map(({ DeletionPolicy }: any) => DeletionPolicy),
      ).toEqual(['Retain', 'Retain', 'Retain', 'Retain']);
      const named = [
        ...allOf(prod, 'AWS::SecretsManager::Secret'),
        ...allOf(prod, 'AWS::Logs::LogGroup').filter(({ its }) => its.LogGroupName),
      ];
      expect(named).toHaveLength(5);
      for (const one of named) {
        expect(one).toMatchObject({
          DeletionPolicy: 'RetainExceptOnCreate',
          UpdateReplacePolicy: 'Retain',
        });
      }
    },
  ],
  [
    'everything that can be is tagged, so that the bill can be told apart',
    ({ prod }) => {
      expect(propsOf(prod, 'AWS::CloudWatch::Dashboard')[0]).not.toHaveProperty('Tags');
      for (const type of ['Lambda::Function', 'S3::Bucket', 'SQS::Queue', 'SNS::Topic']) {
        for (const { Tags } of propsOf(prod, `AWS::${type}`)) {
          expect(Tags).toEqual(
            expect.arrayContaining([
              { Key: 'app', Value: 'anchor-prod' },
              { Key: 'stage', Value: 'prod' },
            ]),
          );
        }
      }
    },
  ],
  [
    'whoever sends may write to the operator in the sandbox, from our address',
    ({ prod }) => {
      const sending = lambdaRoles(prod).filter(({ Action }) => Action.includes('ses:SendRawEmail'));
      for (const { Resource, Condition } of sending) {
        const people = Resource.map((one: unknown) => JSON.stringify(one)).filter((one: string) =>
          one.includes('@'),
        );
        expect(people).toEqual([expect.stringContaining(':identity/alarms@anchor.test"')]);
        expect(Condition).toEqual({
          StringEquals: { 'ses:FromAddress': 'hello@mail.anchor.test' },
        });
      }
      expect(sending.length).toBeGreaterThan(0);
    },
  ],
];

test.each(rules)('%s', (_, check) => check(stages));

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

test('the alarm about a backlog rings at half of what is too late', () => {
  const { MetricName, Threshold } = alarms(stages.prod).find(({ AlarmName }) =>
    AlarmName.endsWith('stage-backlog'),
  );

  expect(MetricName).toBe('ApproximateAgeOfOldestMessage');
  expect(Threshold).toBe(1.5 * 3_600);
});

test('no alarm does sums with more metrics than the ten that CloudWatch takes', () => {
  for (const { Metrics = [] } of alarms(stages.prod))
    expect(Metrics.length).toBeLessThanOrEqual(11);
});
