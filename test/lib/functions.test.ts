/** What the template says of every Lambda: how it runs, what it may touch, where failures go. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Template } from '#scripts/build/template.ts';
import {
  eventFunctionNames,
  type FunctionName,
  functionNames,
} from '#shared/contract/functions.ts';
import { paths, type RouteName } from '#shared/contract/paths.ts';
import { Env } from '#shared/env.ts';
import {
  account,
  allOf,
  aWhileMs,
  lambdaOf,
  roleIdOf,
  statementsOf,
  synthesised,
  theOne,
} from './synthesised.ts';

let template: Template;

beforeAll(async () => {
  template = await synthesised();
}, aWhileMs);

const traces = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];
const own = ['logs:CreateLogStream', 'logs:PutLogEvents', ...traces];
const read = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
const write = ['ConditionCheckItem', 'DeleteItem', 'PutItem', 'UpdateItem'].map(
  (action) => `dynamodb:${action}`,
);
const list = 'dynamodb:Query';
const mail = ['ses:SendRawEmail'];
const mailStatus = ['ses:GetIdentityVerificationAttributes', 'ses:GetSendQuota'];
const schedules = ['CreateSchedule', 'DeleteSchedule', 'UpdateSchedule']
  .map((action) => `scheduler:${action}`)
  .concat('iam:PassRole');
const removal = 'scheduler:DeleteSchedule';
/** What a reply may ask to be sent, and to be erased. */
const erasure = ['s3:DeleteObject', 's3:DeleteObject'];
const ownData = [...erasure, 'scheduler:GetSchedule'];
const texts = ['sns:Publish', 'sns:Publish'];
const deadLetters = ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'];

/** What a route of the administrator may do beside its own: ask who is signed in, and note it. */
const sessions = ['dynamodb:BatchGetItem', 'dynamodb:UpdateItem'];
const isAdmins = (name: FunctionName) =>
  name in paths && paths[name as RouteName].access === 'admin';

/** The whole of what each may do: a right that is added has to be added here, and looked at. */
const rights: Record<FunctionName, readonly string[]> = {
  'onboarding.createUser': [...read, ...write, ...schedules],
  'onboarding.day0Intentions': [...read, ...write, ...mail],
  'subscription.show': [],
  'subscription.unsubscribe': [...read, ...write, ...schedules],
  'subscription.confirm': [...read, ...write, ...schedules],
  'referrals.invite': [...read, ...write, ...mail],
  'referrals.accept': [...read, ...write, ...schedules],
  'waitlist.join': write,
  'auth.csrf': [],
  'auth.login': ['DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'].map((one) => `dynamodb:${one}`),
  'auth.logout': ['dynamodb:DeleteItem'],
  'auth.whoami': [],
  'analytics.signupSources': read,
  'analytics.recentSignups': read,
  'analytics.activity': read,
  'monitor.status': [...read, ...write, ...mailStatus],
  'monitor.recent': [...read, list],
  'compliance.stats': [...read, list],
  'compliance.search': read,
  'compliance.link': read,
  'compliance.unsubscribe': [...read, ...write, removal],
  'compliance.resubscribe': [...read, ...write, ...schedules],
  'compliance.troubles': [...read, list],
  'compliance.quarantine': [...read, list, 's3:GetObject'],
  'compliance.release': [
    ...read,
    ...write,
    ...mail,
    ...texts,
    ...schedules,
    's3:GetObject',
    ...ownData,
  ],
  'compliance.discard': [...write, 's3:DeleteObject'],
  'sends.morning': [...read, ...write, ...mail, ...texts],
  'sends.midday': [...read, ...write, ...mail, ...texts],
  'sends.evening': [...read, ...write, ...mail, ...texts],
  'sends.legacyMidday': [...read, ...write, ...mail, ...texts],
  'sends.sesStatus': [...read, ...write, ...mailStatus],
  'tester.seedUser': write,
  'tester.sendStage': [...read, ...write],
  'tester.reply': [...read, ...write],
  'tester.nextStage': [...read, ...write],
  'tester.reset': [...read, ...write],
  'tester.advanceDay': [...read, ...write],
  'tester.state': read,
  'users.permissions': [],
  'users.list': [...read, 'dynamodb:Query'],
  'users.show': [...read, 'scheduler:GetSchedule'],
  'users.letter': read,
  'users.rawMail': [...read, 's3:GetObject'],
  'users.readAgain': [...read, 's3:GetObject'],
  'users.remove': [...read, ...write, removal],
  'users.restore': [...read, ...write, ...schedules],
  'users.purge': [...read, ...write, ...mail, removal, ...erasure],
  'logs.read': ['logs:FilterLogEvents', 'dynamodb:UpdateItem'],
  'logs.export': [...read, ...write, 'lambda:InvokeFunction'],
  'users.export': [...read, ...write, 'lambda:InvokeFunction'],
  'downloads.list': [...read, list],
  'downloads.download': [...read, ...write, 's3:GetObject'],
  'downloads.show': [...read, ...write, 's3:GetObject'],
  'downloads.remove': [...read, ...write, 's3:DeleteObject'],
  'dryRun.run': [...read, ...write, 's3:AbortMultipartUpload', 's3:DeleteObject', 's3:PutObject'],
  'stability.runProofs': [
    ...read,
    ...write,
    's3:AbortMultipartUpload',
    's3:DeleteObject',
    's3:PutObject',
  ],
  'stability.report': read,
  'runs.list': read,
  'health.check': read,
  'health.reportError': [],
  'stages.morning': [...read, ...write, ...mail, ...texts, ...deadLetters, removal],
  'stages.midday': [...read, ...write, ...mail, ...texts, ...deadLetters],
  'stages.evening': [...read, ...write, ...mail, ...texts, ...deadLetters],
  'inbound.email': [
    ...read,
    ...write,
    ...mail,
    ...texts,
    ...schedules,
    ...deadLetters,
    's3:GetObject',
    ...ownData,
  ],
  'inbound.sms': [...read, ...write, ...mail, ...texts, ...schedules, ...deadLetters, ...ownData],
  'inbound.deliveryEvents': [...read, ...write, ...deadLetters, removal],
  'jobs.export': [
    ...read,
    list,
    ...write,
    ...deadLetters,
    'logs:FilterLogEvents',
    's3:AbortMultipartUpload',
    's3:DeleteObject',
    's3:PutObject',
  ],
};

const allowed = (action: string) => functionNames.filter((name) => rights[name].includes(action));

const statementsFor = (name: FunctionName) =>
  statementsOf(template, roleIdOf(lambdaOf(template, name)));

test.each(functionNames)('%s may do what it needs and nothing else', (name) => {
  const actions: string[] = statementsFor(name).flatMap(({ Action }) => Action);

  const all = [...own, ...rights[name], ...(isAdmins(name) ? sessions : [])];
  expect(actions.toSorted()).toEqual(all.toSorted());
});

test.each(functionNames)('%s has a role of its own, without a managed policy', (name) => {
  const roleId = roleIdOf(lambdaOf(template, name));
  const users = allOf(template, 'AWS::Lambda::Function').filter((one) => roleIdOf(one) === roleId);

  expect(users).toHaveLength(1);
  expect(template.Resources[roleId]?.Properties).not.toHaveProperty('ManagedPolicyArns');
});

test('no right of a function is for all resources, or for all actions of a service', () => {
  const statements = functionNames.flatMap(statementsFor);

  // X-Ray knows no resource for a trace, SES none for what it says of an account. A phone has no
  // ARN: its right is for everything, and taken back for every topic.
  const forAll = statements.filter(({ Resource }) => Resource.includes('*'));
  const said = forAll.flatMap(({ Action }) => Action);
  expect(new Set(said)).toEqual(new Set(['sns:Publish', ...traces, ...mailStatus]));
  const denied = statements.filter(({ Effect }) => Effect === 'Deny');
  const texting = forAll.filter(({ Action }) => Action.includes('sns:Publish'));
  expect(denied).toHaveLength(texting.length);
  for (const { Action, Resource } of denied) {
    expect(Action).toEqual(['sns:Publish']);
    expect(JSON.stringify(Resource)).toContain(':sns:*:*:*');
  }
  expect(statements.filter(({ Action }) => Action.join().includes('*'))).toEqual([]);
});

test('asking who is signed in gives no right to a row that is not an administrator’s', () => {
  const asking = functionNames
    .filter(isAdmins)
    .map((name) =>
      statementsFor(name).filter(({ Condition }) =>
        JSON.stringify(Condition ?? {}).includes('ADMIN#'),
      ),
    );

  for (const [statement] of asking) {
    expect(statement).toMatchObject({
      Action: sessions,
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ADMIN#*'] } },
    });
  }
  expect(asking.length).toBeGreaterThan(0);
});

test('mail may be sent from our address alone', () => {
  const sending = functionNames
    .flatMap(statementsFor)
    .filter(({ Action }) => Action.includes('ses:SendRawEmail'));

  expect(sending).toHaveLength(allowed('ses:SendRawEmail').length);
  for (const { Condition, Resource } of sending) {
    expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'hello@mail.anchor.example' } });
    expect(Resource).toHaveLength(2);
  }
});

test('only the role of the scheduler may be passed on, and only to the scheduler', () => {
  const passing = functionNames
    .flatMap(statementsFor)
    .filter(({ Action }) => Action.includes('iam:PassRole'));
  const trusted = allOf(template, 'AWS::IAM::Role').filter(({ its }) =>
    JSON.stringify(its.AssumeRolePolicyDocument).includes('scheduler.amazonaws.com'),
  );

  expect(passing).toHaveLength(allowed('iam:PassRole').length);
  for (const { Condition, Resource } of passing) {
    expect(Resource).toEqual([{ 'Fn::GetAtt': [trusted[0]?.id, 'Arn'] }]);
    expect(Condition).toEqual({
      StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' },
    });
  }
});

test.each(functionNames)('%s runs on Node 24 on arm64, with limits and logs of ours', (name) => {
  const { its } = lambdaOf(template, name);

  expect(its).toMatchObject({
    Runtime: 'nodejs24.x',
    Architectures: ['arm64'],
    Handler: 'index.handler',
    Timeout: expect.any(Number),
    MemorySize: expect.any(Number),
    LoggingConfig: { LogFormat: 'JSON', LogGroup: expect.anything() },
  });
  expect(its.FunctionName.length).toBeLessThanOrEqual(64);
});

test.each(functionNames)('%s is given every variable it reads, and no other', (name) => {
  const given = Object.keys(lambdaOf(template, name).its.Environment.Variables);

  expect(given.toSorted()).toEqual(Object.keys(Env.shape).toSorted());
});

test('the logs of every Lambda, ours or not, are kept for a bounded time', () => {
  const groups = allOf(template, 'AWS::Logs::LogGroup');
  const bounded = groups.filter(({ its }) => its.RetentionInDays <= 90).map(({ id }) => id);

  expect(bounded).toHaveLength(groups.length);
  for (const { its } of allOf(template, 'AWS::Lambda::Function')) {
    expect(bounded).toContain(its.LoggingConfig.LogGroup.Ref);
  }
});

const isWorker = (name: FunctionName) => name === 'jobs.export';

const invokeConfigOf = (name: FunctionName) =>
  allOf(template, 'AWS::Lambda::EventInvokeConfig').find(
    (config) => config.its.FunctionName.Ref === lambdaOf(template, name).id,
  )?.its;

test('the worker has a quarter of an hour, and is tried once: whoever asked asks again', () => {
  expect(lambdaOf(template, 'jobs.export').its.Timeout).toBe(15 * 60);
  expect(invokeConfigOf('jobs.export')).toMatchObject({ MaximumRetryAttempts: 0 });
});

test('a dry run and the proofs are ended before the gateway gives up on them', () => {
  for (const name of ['dryRun.run', 'stability.runProofs'] as const) {
    expect(lambdaOf(template, name).its).toMatchObject({ Timeout: 29, MemorySize: 1024 });
  }
});

test('only who asks for an export may hand work to the worker, and to no other Lambda', () => {
  for (const name of functionNames) {
    const invoking = statementsFor(name).filter(({ Action }) =>
      [Action].flat().some((action: string) => action.startsWith('lambda:')),
    );
    for (const { Resource } of invoking) {
      expect(JSON.stringify(Resource)).toMatch(/:function:anchor-dev-jobs-export"/);
    }
    expect(invoking).toHaveLength(allowed('lambda:InvokeFunction').includes(name) ? 1 : 0);
  }
});

test.each(eventFunctionNames)('%s is tried again within its time, then kept for us', (name) => {
  expect(invokeConfigOf(name)).toMatchObject({
    ...(!isWorker(name) && { MaximumEventAgeInSeconds: 3 * 60 * 60, MaximumRetryAttempts: 2 }),
    DestinationConfig: {
      OnFailure: {
        Destination: { 'Fn::GetAtt': [theOne(template, 'AWS::SQS::Queue').id, 'Arn'] },
      },
    },
  });
});

test('the scheduler may fire the three stages and leave dead letters, for us alone', () => {
  const role = allOf(template, 'AWS::IAM::Role').find(({ its }) =>
    JSON.stringify(its.AssumeRolePolicyDocument).includes('scheduler.amazonaws.com'),
  );
  const [invoke, letters, ...more] = statementsOf(template, role?.id ?? '');
  const stages = (['stages.morning', 'stages.midday', 'stages.evening'] as const).map((name) => ({
    'Fn::GetAtt': [lambdaOf(template, name).id, 'Arn'],
  }));

  expect(invoke).toMatchObject({ Action: ['lambda:InvokeFunction'], Resource: stages });
  expect(letters).toMatchObject({ Action: ['sqs:SendMessage'] });
  expect(more).toEqual([]);
  const [trust] = role?.its.AssumeRolePolicyDocument.Statement ?? [];
  expect(trust.Condition.StringEquals).toEqual({ 'aws:SourceAccount': account });
  expect(JSON.stringify(trust.Condition.ArnEquals)).toContain(':schedule-group/anchor-dev');
});
