/** The rulebook against the template, second half: the door, the Lambdas, who watches. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Template } from '#scripts/build/template.ts';
import { eventFunctionNames } from '#shared/contract/functions.ts';
import { paths } from '#shared/contract/paths.ts';
import { allOf, aWhileMs, synthesisedProd, theOne } from './synthesised.ts';

const apiOrigin = ({ CustomOriginConfig }: any) => CustomOriginConfig !== undefined;

let prod: Template;
let door: any;

beforeAll(async () => {
  prod = await synthesisedProd({});
  door = theOne(prod, 'AWS::CloudFront::Distribution').its.DistributionConfig;
}, aWhileMs);

const propsOf = (type: string): readonly any[] => allOf(prod, type).map(({ its }) => its);
const alarms = () => propsOf('AWS::CloudWatch::Alarm');
const slugs = () => alarms().map(({ AlarmName }) => AlarmName.replace('anchor-prod-', ''));
const behaviours = (): readonly any[] => [door.DefaultCacheBehavior, ...door.CacheBehaviors];
const toApi = (): readonly any[] => {
  const { Id } = door.Origins.find(apiOrigin);
  return behaviours().filter(({ TargetOriginId }) => TargetOriginId === Id);
};
const lambdas = () => propsOf('AWS::Lambda::Function').filter(({ FunctionName }) => FunctionName);
const kept = (pattern: RegExp) =>
  allOf(prod, 'AWS::S3::Bucket')
    .filter(({ id }) => pattern.test(id))
    .map((bucket) => (bucket as any).DeletionPolicy);

const rules: readonly (readonly [sentence: string, check: () => void])[] = [
  [
    'the sites’ bucket never sees the viewer’s Host',
    () => expect(door.DefaultCacheBehavior).not.toHaveProperty('OriginRequestPolicyId'),
  ],
  [
    'the API is never cached, and gets all but Host',
    () => {
      for (const { CachePolicyId, OriginRequestPolicyId } of toApi()) {
        expect(CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
        expect(OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac');
      }
    },
  ],
  [
    'no error of the API is turned into a page',
    () => expect(door).not.toHaveProperty('CustomErrorResponses'),
  ],
  [
    'CloudFront may list the bucket, so that what is missing is 404',
    () => {
      const said = JSON.stringify(propsOf('AWS::S3::BucketPolicy'));
      expect(said).toContain('s3:ListBucket');
    },
  ],
  [
    'the administrator’s pages are the sites’, their API is the API’s',
    () => {
      const patterns = toApi().map(({ PathPattern }) => PathPattern);
      expect(patterns).toContain('/admin/api/*');
      expect(patterns).toContain(paths['dryRun.run'].path);
      expect(patterns).not.toContain('/admin/*');
    },
  ],
  [
    'the API takes every method',
    () => {
      for (const { AllowedMethods } of toApi()) {
        expect(AllowedMethods).toEqual(expect.arrayContaining(['POST', 'DELETE', 'PUT', 'PATCH']));
      }
    },
  ],
  [
    'CloudFront says a secret to the API, which the functions know',
    () => {
      const [{ HeaderName, HeaderValue }] = door.Origins.find(apiOrigin).OriginCustomHeaders;
      expect(HeaderName).toBe('x-front-door');
      expect(JSON.stringify(HeaderValue)).toContain('{{resolve:secretsmanager:');
      for (const { Environment } of lambdas()) {
        expect(Environment.Variables.ORIGIN_SECRET).toEqual(HeaderValue);
      }
    },
  ],
  [
    'every answer has the security headers',
    () => {
      for (const { ResponseHeadersPolicyId } of behaviours()) {
        expect(ResponseHeadersPolicyId).toBeDefined();
      }
    },
  ],
  [
    'assets are kept for ever and stay when new ones come; pages are asked for again',
    () => {
      const [assets, pages] = propsOf('Custom::CDKBucketDeployment');
      expect(assets).toMatchObject({
        Prune: false,
        Include: ['*/assets/*'],
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      });
      expect(pages).toMatchObject({ SystemMetadata: { 'cache-control': 'no-cache' } });
    },
  ],
  [
    'both hosts stand on a certificate of us-east-1, over TLS 1.2 at least',
    () => {
      expect(door.Aliases).toHaveLength(2);
      expect(door.ViewerCertificate.AcmCertificateArn).toContain(':us-east-1:');
      expect(door.ViewerCertificate.MinimumProtocolVersion).toMatch(/^TLSv1\.[23]/);
    },
  ],
  [
    'links are made with our own host',
    () => {
      for (const { Environment } of lambdas()) {
        expect(Environment.Variables.PUBLIC_BASE_URL).toBe('https://anchor.test');
      }
    },
  ],
  [
    'floods are refused at the edge; AWS’s own lists only count',
    () => {
      const { Scope, Rules } = theOne(prod, 'AWS::WAFv2::WebACL').its;
      expect(Scope).toBe('CLOUDFRONT');
      const rates = Rules.filter(({ Statement }: any) => Statement.RateBasedStatement);
      expect(rates.map(({ Action }: any) => Action)).toEqual([{ Block: {} }, { Block: {} }]);
      expect(JSON.stringify(rates[1])).toContain('/auth/login');
      expect(JSON.stringify(rates[1])).toContain('/api/harbor/waitlist');
      const lists = Rules.filter(({ OverrideAction }: any) => OverrideAction);
      expect(lists.map(({ OverrideAction }: any) => OverrideAction)).toEqual([
        { Count: {} },
        { Count: {} },
      ]);
      expect(door.WebACLId).toBeDefined();
    },
  ],
  ['pages are compressed', () => expect(door.DefaultCacheBehavior.Compress).toBe(true)],
  [
    'the host function runs on 2.0 and is below 10 KB',
    () => {
      const { FunctionCode, FunctionConfig } = theOne(prod, 'AWS::CloudFront::Function').its;
      expect(FunctionConfig.Runtime).toBe('cloudfront-js-2.0');
      expect(FunctionCode.length).toBeLessThan(10_240);
    },
  ],
  [
    'the gateway logs a route’s key: no path, no query, no address',
    () => {
      const { AccessLogSettings } = theOne(prod, 'AWS::ApiGatewayV2::Stage').its;
      expect(AccessLogSettings.Format).toContain('$context.routeKey');
      expect(AccessLogSettings.Format).not.toMatch(/path|query|sourceIp|userAgent|authorizer/);
    },
  ],
  [
    'functions run on Node 24 on arm64',
    () => {
      for (const { Runtime, Architectures } of lambdas()) {
        expect([Runtime, Architectures]).toEqual(['nodejs24.x', ['arm64']]);
      }
    },
  ],
  [
    'every function has a role of its own; who sends may write to the operator in the sandbox',
    () => {
      const roles = lambdas().map(({ Role }) => JSON.stringify(Role));
      expect(new Set(roles).size).toBe(roles.length);
      const sending = propsOf('AWS::IAM::Policy')
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
        .filter(({ Action }) => Action === 'ses:SendRawEmail');
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
  [
    'the stages keep within SES’s rate, and nobody else is held back',
    () => {
      const held = lambdas().filter((one) => one.ReservedConcurrentExecutions !== undefined);
      expect(held.map(({ FunctionName }) => FunctionName)).toEqual(
        ['morning', 'midday', 'evening'].map((stage) => `anchor-prod-stages-${stage}`),
      );
      for (const one of held) expect(one.ReservedConcurrentExecutions).toBe(2);
    },
  ],
  [
    'memory and time are said of each, and each is traced but what runs for every mail',
    () => {
      for (const { MemorySize, Timeout } of lambdas()) {
        expect(MemorySize).toBeGreaterThanOrEqual(256);
        expect(Timeout).toBeGreaterThan(0);
      }
      const untraced = lambdas().filter(({ TracingConfig }) => TracingConfig?.Mode !== 'Active');
      expect(untraced.map(({ FunctionName }) => String(FunctionName)).toSorted()).toEqual([
        'anchor-prod-inbound-delivery-events',
        'anchor-prod-inbound-email',
        'anchor-prod-stages-evening',
        'anchor-prod-stages-midday',
        'anchor-prod-stages-morning',
      ]);
    },
  ],
  [
    'no function is told of another AWS',
    () => expect(JSON.stringify(lambdas())).not.toContain('AWS_ENDPOINT_URL'),
  ],
  [
    'every asynchronous way ends with the dead letters',
    () => {
      expect(propsOf('AWS::Lambda::EventInvokeConfig')).toHaveLength(eventFunctionNames.length);
      for (const { Protocol, RedrivePolicy } of propsOf('AWS::SNS::Subscription')) {
        if (Protocol === 'lambda') expect(RedrivePolicy.deadLetterTargetArn).toBeDefined();
      }
    },
  ],
  [
    'an alarm rings for everything that has to be known, at the operator’s, with what to do',
    () => {
      expect(slugs()).toEqual(
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
        ]),
      );
      const [email] = propsOf('AWS::SNS::Subscription').filter(
        ({ Protocol }) => Protocol === 'email',
      );
      expect(email.Endpoint).toBe('alarms@anchor.test');
      for (const { AlarmActions, OKActions, AlarmDescription, TreatMissingData } of alarms()) {
        expect(AlarmActions).toEqual([email.TopicArn]);
        expect(OKActions).toEqual([email.TopicArn]);
        expect(AlarmDescription).toMatch(/ lib\/README\.md#alarm-[a-z-]+$/);
        expect(['notBreaching', 'ignore']).toContain(TreatMissingData);
      }
      expect(allOf(prod, 'AWS::CloudWatch::Dashboard')).toHaveLength(1);
      expect(allOf(prod, 'AWS::Budgets::Budget')).toHaveLength(1);
    },
  ],
  [
    'what people gave us outlives a stack that is deleted, and no name stays taken before one is',
    () => {
      // No bucket is empty, and one that is not would end the deletion of the stack.
      expect(kept(/./)).toEqual(['Retain', 'Retain', 'Retain', 'Retain']);
      const named = [
        ...allOf(prod, 'AWS::SecretsManager::Secret'),
        ...allOf(prod, 'AWS::Logs::LogGroup').filter(({ its }) => its.LogGroupName),
      ];
      expect(named).toHaveLength(4);
      for (const one of named) {
        expect(one).toMatchObject({
          DeletionPolicy: 'RetainExceptOnCreate',
          UpdateReplacePolicy: 'Retain',
        });
      }
    },
  ],
  [
    'no secret stands in the template',
    () => {
      for (const { Environment } of lambdas()) {
        for (const [name, value] of Object.entries(Environment.Variables)) {
          if (/SECRET|_KEY$/.test(name) && value !== '') {
            expect(JSON.stringify(value)).toContain('{{resolve:secretsmanager:');
          }
        }
      }
    },
  ],
  [
    'everything that can be is tagged, so that the bill can be told apart',
    () => {
      for (const type of ['Lambda::Function', 'S3::Bucket', 'SQS::Queue', 'SNS::Topic']) {
        for (const { Tags } of propsOf(`AWS::${type}`)) {
          expect(Tags).toEqual(
            expect.arrayContaining([
              { Key: 'app', Value: 'anchor' },
              { Key: 'stage', Value: 'prod' },
            ]),
          );
        }
      }
    },
  ],
];

test.each(rules)('%s', (_, check) => check());

test('the alarm about a backlog rings at half of what is too late', () => {
  const { MetricName, Metrics, Threshold } = alarms().find(({ AlarmName }) =>
    AlarmName.endsWith('stage-backlog'),
  );

  expect(MetricName).toBeUndefined();
  expect(JSON.stringify(Metrics)).toContain('AsyncEventAge');
  expect(Threshold).toBe(1.5 * 3_600_000);
});

test('no alarm does sums with more metrics than the ten that CloudWatch takes', () => {
  for (const { Metrics = [] } of alarms()) expect(Metrics.length).toBeLessThanOrEqual(11);
});
