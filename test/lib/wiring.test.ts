/** What the local run wires is what the template wires: `dist/cloud.json` against the stack. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import type { Template } from '#scripts/build/template.ts';
import type { Cloud } from '#scripts/local/cloud.ts';
import { type FunctionName, functionNames } from '#shared/contract/functions.ts';
import { Env } from '#shared/env.ts';
import {
  allOf,
  aWhileMs,
  lambdaOf,
  roleIdOf,
  statementsOf,
  synthesised,
  theOne,
} from './synthesised.ts';

let template: Template;
let cloud: Cloud;

beforeAll(async () => {
  template = await synthesised();
  cloud = JSON.parse(readFileSync('dist/cloud.json', 'utf8'));
}, aWhileMs);

const functionOf = (name: FunctionName) => {
  const found = cloud.functions.find((one) => one.name === name);
  if (!found) throw new Error(`no local ${name}`);
  return found;
};

const idsOf = (arns: readonly string[]): readonly string[] =>
  arns.map((arn) => arn.split(/[:/]/).at(-1)?.replace('anchor-dev-', '') ?? '');

test('has the functions of the template, each with its bundle, limits and names', () => {
  expect(cloud.functions.map(({ name }) => name)).toEqual(functionNames);
  for (const name of functionNames) {
    const { its } = lambdaOf(template, name);
    const local = functionOf(name);

    expect(local.awsName).toBe(its.FunctionName);
    expect(local.arn).toBe(`arn:aws:lambda:us-east-1:000000000000:function:${its.FunctionName}`);
    expect(local.timeoutMs).toBe(its.Timeout * 1000);
    expect(local.memoryMb).toBe(its.MemorySize);
    expect(readFileSync(`${local.bundle}/index.mjs`, 'utf8')).toContain('handler');
  }
});

test('has the environment of the template, in values that a function accepts', () => {
  for (const name of functionNames) {
    const { environment } = functionOf(name);
    const given = lambdaOf(template, name).its.Environment.Variables;
    const plain = Object.entries(given).filter(([, value]) => typeof value === 'string');

    expect(Object.keys(environment)).toEqual(Object.keys(given));
    expect(environment).toMatchObject(Object.fromEntries(plain));
    expect(() => Env.parse(environment)).not.toThrow();
    expect(JSON.stringify(environment)).not.toMatch(/\{\{resolve|\$\{|Fn::|\[object/);
  }
});

test('has the routes of the template, leading to the same functions', () => {
  const routes: object = theOne(template, 'AWS::ApiGatewayV2::Api').its.Body.paths;
  const wired = Object.entries(routes).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, its]: [string, any]) => {
      const uri: readonly any[] = its['x-amazon-apigateway-integration'].uri['Fn::Join'][1];
      const id = uri.find((part) => part['Fn::GetAtt'])?.['Fn::GetAtt'][0];
      return [`${method.toUpperCase()} ${path}`, id];
    }),
  );
  const local = cloud.routes.map(({ method, path, function: name }) => [
    `${method} ${path}`,
    lambdaOf(template, name).id,
  ]);

  expect(local).toEqual(wired);
});

test('has the event sources of the template: topics, schedules and the mails', () => {
  const subscriptions = allOf(template, 'AWS::SNS::Subscription').map(({ its }) => its);
  const { Rule } = theOne(template, 'AWS::SES::ReceiptRule').its;

  for (const name of functionNames) {
    const lambda = { 'Fn::GetAtt': [lambdaOf(template, name).id, 'Arn'] };
    const wired = subscriptions.filter(
      ({ Endpoint }) => JSON.stringify(Endpoint) === JSON.stringify(lambda),
    );
    expect(idsOf(functionOf(name).topics)).toEqual(wired.map(({ TopicArn }) => TopicArn.Ref));
  }
  const told = functionNames.filter((name) => functionOf(name).topics.length > 0);
  expect(told).toEqual(['inbound.email', 'inbound.sms', 'inbound.deliveryEvents']);
  expect(cloud.receiptRule).toMatchObject({
    recipients: Rule.Recipients,
    prefix: Rule.Actions[0].S3Action.ObjectKeyPrefix,
    topic: functionOf('inbound.email').topics[0],
  });
  const mails = cloud.buckets.find(({ name }) => name === cloud.receiptRule.bucket);
  expect(mails?.expiresAfterDays).toBe(30);
});

test('has the event destinations of the template, and their events by their own names', () => {
  const wired = allOf(template, 'AWS::SES::ConfigurationSetEventDestination').map(
    ({ its }) => its.EventDestination.MatchingEventTypes,
  );
  const local = [cloud.eventDestination, cloud.eventRule].map((place) =>
    place?.events
      .map((name) => name.replace(' ', ''))
      .map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
  );

  expect(local).toEqual(wired);
  expect(cloud.eventRule).toMatchObject({
    configurationSet: cloud.eventDestination?.configurationSet,
    bus: expect.stringMatching(/:event-bus\/default$/),
    function: 'inbound.deliveryEvents',
  });
  expect(functionOf('inbound.deliveryEvents').topics).toEqual([cloud.eventDestination?.topic]);
  expect(cloud.eventDestination?.configurationSet).toBe(
    functionOf('stages.touchpoint').environment.CONFIGURATION_SET,
  );
});

test('lets the scheduler fire the functions that schedules are made for', () => {
  const [invoke] = cloud.schedulerStatements;
  const { environment } = functionOf('onboarding.createUser');

  expect(environment.TOUCHPOINT_ARN).toBe(functionOf('stages.touchpoint').arn);
  const hourly = (['jobs.watch', 'jobs.canary'] as const).map((name) => functionOf(name).arn);
  expect(invoke?.resources).toEqual([environment.TOUCHPOINT_ARN, ...hourly]);
  expect(cloud.jobs.map((job) => job.function)).toEqual(['jobs.watch']);
  expect(environment.SCHEDULER_ROLE_ARN).toBe(cloud.schedulerRoleArn);
  expect(environment.SCHEDULE_GROUP).toBe(cloud.scheduleGroup);
  expect(cloud.queues.map(({ arn }) => arn)).toContain(environment.SCHEDULE_DEAD_LETTER_ARN);
});

test('gives every function the rights of its role, on resources that are here', () => {
  const here = [
    cloud.table.arn,
    ...cloud.table.indexes.map(({ name }) => `${cloud.table.arn}/index/${name}`),
    ...cloud.queues.map(({ arn }) => arn),
    cloud.schedulerRoleArn,
    `${cloud.buckets.find(({ name }) => name === cloud.receiptRule.bucket)?.arn}/inbound/*`,
    `${cloud.buckets.find(({ name }) => name.includes('downloads'))?.arn}/files/*`,
    functionOf('jobs.export').arn,
    `arn:aws:scheduler:us-east-1:000000000000:schedule/${cloud.scheduleGroup}/*`,
    `arn:aws:logs:us-east-1:000000000000:log-group:${cloud.logGroup}:*`,
    'arn:aws:ses:us-east-1:000000000000:identity/mail.anchor.example',
    'arn:aws:ses:us-east-1:000000000000:configuration-set/anchor-dev',
    '*',
    'arn:aws:sns:*:*:*',
  ];
  for (const name of functionNames) {
    const { statements } = functionOf(name);
    const wired = statementsOf(template, roleIdOf(lambdaOf(template, name)));

    expect(statements.map(({ actions }) => actions)).toEqual(wired.map(({ Action }) => Action));
    expect(here).toEqual(expect.arrayContaining(statements.flatMap(({ resources }) => resources)));
  }
});

test('leaves dead letters where the template does, after as many tries', () => {
  for (const name of functionNames) {
    const { id } = lambdaOf(template, name);
    const wired = allOf(template, 'AWS::Lambda::EventInvokeConfig').find(
      ({ its }) => its.FunctionName.Ref === id,
    )?.its;
    const local = functionOf(name);

    if (wired) {
      expect(local.retryAttempts).toBe(wired.MaximumRetryAttempts);
      expect(local.maxEventAgeMs).toBe(wired.MaximumEventAgeInSeconds * 1000);
    }
    expect(local.deadLetterArn).toBe(wired && cloud.queues[0]?.arn);
  }
});

test('has the door of the template: behaviours, host function and headers', () => {
  const { DistributionConfig } = theOne(template, 'AWS::CloudFront::Distribution').its;
  const patterns = DistributionConfig.CacheBehaviors.map(({ PathPattern }: any) => PathPattern);

  expect(cloud.behaviours.map(({ pattern }) => pattern)).toEqual([...patterns, '/*']);
  expect(cloud.behaviours.at(-1)).toEqual({ pattern: '/*', origin: 'site' });
  const sites = cloud.behaviours.filter(({ origin }) => origin === 'site');
  expect(sites.map(({ pattern }) => pattern)).toEqual(['/downloads*', '/admin*', '/*']);
  const connecting = sites.map(
    ({ defaultHeaders = cloud.defaultHeaders }) =>
      /connect-src [^;]*/.exec(defaultHeaders?.['content-security-policy'] ?? '')?.[0],
  );
  const files = cloud.buckets.find(({ name }) => name.includes('downloads'))?.name;
  const own = `connect-src 'self' https://${files}.s3.us-east-1.amazonaws.com`;
  expect(connecting).toEqual([own, own, "connect-src 'self'"]);
  const api = DistributionConfig.Origins.find(({ CustomOriginConfig }: any) => CustomOriginConfig);
  expect(Object.keys(cloud.originHeaders ?? {})).toEqual(
    api.OriginCustomHeaders.map(({ HeaderName }: any) => HeaderName),
  );
  expect(cloud.originHeaders?.['x-front-door']).toBe(
    functionOf('health.check').environment.ORIGIN_SECRET,
  );
  expect(cloud.hostFunction).toBe(theOne(template, 'AWS::CloudFront::Function').its.FunctionCode);
  expect(Object.keys(cloud.responseHeaders ?? {}).toSorted()).toEqual([
    'cross-origin-opener-policy',
    'permissions-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
  ]);
  expect(Object.keys(cloud.defaultHeaders ?? {}).toSorted()).toEqual([
    'content-security-policy',
    'x-frame-options',
  ]);
});

test('has the table of the template, with its keys and its expiry', () => {
  const { its } = theOne(template, 'AWS::DynamoDB::GlobalTable');

  expect(its.KeySchema).toEqual([
    { AttributeName: cloud.table.keys.partition, KeyType: 'HASH' },
    { AttributeName: cloud.table.keys.sort, KeyType: 'RANGE' },
  ]);
  expect(cloud.table.indexes).toEqual(
    its.GlobalSecondaryIndexes.map(({ IndexName, KeySchema, Projection }: any) => ({
      name: IndexName,
      partition: KeySchema[0].AttributeName,
      sort: KeySchema[1].AttributeName,
      projection: Projection.ProjectionType,
    })),
  );
  expect(cloud.table.ttlAttribute).toBe(its.TimeToLiveSpecification.AttributeName);
  expect(functionOf('health.check').environment.TABLE_NAME).toBe(cloud.table.name);
});
