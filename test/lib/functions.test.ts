/** What the template says of every Lambda: how it runs, what it may touch, where failures go. */
import { beforeAll, expect, test } from '@jest/globals';
import { readsReplies, sourcesOf } from '#lib/built.ts';
import { actions, type Needs, needsOf, secrets, secretsOf, type Thing } from '#lib/needs.ts';
import { untraced } from '#lib/untraced.ts';
import type { Template } from '#scripts/build/template.ts';
import {
  eventFunctionNames,
  type FunctionName,
  functionNames,
} from '#shared/contract/functions.ts';
import { Env, Secrets } from '#shared/env.ts';
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
const deadLetters = ['sqs:SendMessage'];
const isEvents = (name: FunctionName) => eventFunctionNames.some((one) => one === name);

/** What comes with a verb of the table of needs, beside the action it names. */
const besides: Readonly<
  Partial<Record<Thing, (verbs: readonly string[], needs: Needs) => readonly string[]>>
> = {
  // Taken back for the rows of administrators, but for what is needed of them.
  table: (_verbs, { admins = [] }) =>
    Object.entries(actions.table).flatMap(([verb, action]) =>
      admins.some((one) => one === verb) ? [] : [action],
    ),
  // Taken back for all that has an ARN.
  texts: () => ['sns:Publish'],
  schedules: (verbs) =>
    verbs.some((verb) => verb === 'create' || verb === 'update') ? ['iam:PassRole'] : [],
};

/** The table of needs, action by action; test/lib/permissions holds it against what is asked. */
const rightsOf = (name: FunctionName): readonly string[] =>
  Object.keys(actions).flatMap((key) => {
    const thing = key as Thing;
    const verbs = needsOf(name)[thing] ?? [];
    if (verbs.length === 0) return [];
    return [
      ...verbs.map((verb) => String(Object(actions[thing])[verb])),
      ...(besides[thing]?.(verbs, needsOf(name)) ?? []),
    ];
  });

const allowed = (action: string) => functionNames.filter((name) => rightsOf(name).includes(action));

const statementsFor = (name: FunctionName) =>
  statementsOf(template, roleIdOf(lambdaOf(template, name)));

const isTraced = (name: FunctionName): boolean => !untraced.has(name);

test.each(functionNames)('%s may do what it needs and nothing else', (name) => {
  const granted: string[] = statementsFor(name).flatMap(({ Action }) => Action);

  const ours = own.filter((one) => isTraced(name) || !traces.includes(one));
  const all = [...ours, ...rightsOf(name), ...(isEvents(name) ? deadLetters : [])];
  expect(granted.toSorted()).toEqual(all.toSorted());
});

test.each(functionNames)('%s has a role of its own, without a managed policy', (name) => {
  const roleId = roleIdOf(lambdaOf(template, name));
  const users = allOf(template, 'AWS::Lambda::Function').filter((one) => roleIdOf(one) === roleId);

  expect(users).toHaveLength(1);
  expect(template.Resources[roleId]?.Properties).not.toHaveProperty('ManagedPolicyArns');
});

test('no right of a function is for all resources, or for all actions of a service', () => {
  const statements = functionNames.flatMap(statementsFor);

  // X-Ray knows no resource for a trace, SES none for what it says of an account, Scheduler none
  // for a list. A phone has no ARN: its right is for everything, and taken back for every topic.
  const forAll = statements.filter(({ Resource }) => Resource.includes('*'));
  const said = forAll.flatMap(({ Action }) => Action);
  expect(new Set(said)).toEqual(
    new Set([
      'sns:Publish',
      ...traces,
      ...Object.values(actions.account),
      ...Object.values(actions.scheduleNames),
    ]),
  );
  const denied = statements.filter(
    ({ Effect, Condition }) => Effect === 'Deny' && Condition === undefined,
  );
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
    .filter((name) => needsOf(name).admins)
    .map((name) =>
      statementsFor(name).filter(({ Condition }) =>
        JSON.stringify(Condition ?? {}).includes('ForAllValues:StringLike'),
      ),
    );

  for (const [statement] of asking) {
    expect(statement).toMatchObject({
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ADMIN#*'] } },
    });
  }
  expect(asking.length).toBeGreaterThan(40);
});

test('a right to the table is taken back for the rows of administrators', () => {
  for (const name of functionNames.filter((one) => needsOf(one).table)) {
    const denied = statementsFor(name).filter(
      ({ Effect, Condition }) => Effect === 'Deny' && Condition !== undefined,
    );

    expect(denied).toHaveLength(1);
    expect(denied[0]?.Condition).toEqual({
      'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['ADMIN#*'] },
    });
  }
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
    // Three lines of Lambda's own about each run would be more than ours are.
    LoggingConfig: { LogFormat: 'JSON', LogGroup: expect.anything(), SystemLogLevel: 'WARN' },
  });
  expect(its.FunctionName.length).toBeLessThanOrEqual(64);
});

test('what reads replies has the reader’s layer and memory for it, and nothing else has', () => {
  const layered = functionNames.filter((name) => lambdaOf(template, name).its.Layers !== undefined);

  expect(layered).toEqual(functionNames.filter(readsReplies));
  expect(layered).toEqual(expect.arrayContaining(['inbound.email', 'inbound.sms']));
  for (const name of layered)
    expect(lambdaOf(template, name).its.MemorySize).toBeGreaterThanOrEqual(1024);
});

test.each(functionNames)('%s is given every variable it reads, and no other', (name) => {
  const given = Object.keys(lambdaOf(template, name).its.Environment.Variables);
  // Taking turns is for stages of a service with a limiter: see the send rate's own test.
  const read = [
    ...Object.keys(Env.shape).filter((one) => one !== 'SEND_PAUSE_MS'),
    ...secretsOf(name),
    ...(readsReplies(name) ? ['READER_FOLDER'] : []),
  ];

  expect(given.toSorted()).toEqual(read.toSorted());
});

/** What in a bundle reads a secret. */
const readers: Readonly<Record<keyof typeof secrets, string>> = {
  links: 'functions/adapters/signing.ts',
  session: 'functions/adapters/session-signing.ts',
  hashes: 'functions/adapters/objection-hash.ts',
  door: 'functions/kit/request-origin.ts',
  model: 'functions/adapters/openai.ts',
};

test.each(functionNames)('%s is told no secret that its bundle does not read', (name) => {
  const sources = sourcesOf(name);
  const read = Object.entries(readers).flatMap(([kind, file]) =>
    sources.has(file) ? secrets[kind as keyof typeof secrets] : [],
  );

  expect(read).toEqual(expect.arrayContaining([...secretsOf(name)]));
});

test('no function is told every secret', () => {
  const most = Math.max(...functionNames.map((name) => secretsOf(name).length));

  expect(most).toBeLessThan(Object.keys(Secrets.shape).length);
});

test('what functions are told is encrypted with a key of ours, which turns', () => {
  const key = theOne(template, 'AWS::KMS::Key');

  expect(key.its.EnableKeyRotation).toBe(true);
  for (const name of functionNames) {
    expect(lambdaOf(template, name).its.KmsKeyArn).toEqual({ 'Fn::GetAtt': [key.id, 'Arn'] });
  }
});

/** What asks again itself, or comes again in an hour. */
const isWorker = (name: FunctionName) => name.startsWith('jobs.');

const invokeConfigOf = (name: FunctionName) =>
  allOf(template, 'AWS::Lambda::EventInvokeConfig').find(
    (config) => config.its.FunctionName.Ref === lambdaOf(template, name).id,
  )?.its;

test('the worker has a quarter of an hour for a step, and a step that died is tried again', () => {
  expect(lambdaOf(template, 'jobs.export').its.Timeout).toBe(15 * 60);
  expect(invokeConfigOf('jobs.export')).toMatchObject({
    MaximumRetryAttempts: 2,
    MaximumEventAgeInSeconds: 60 * 60,
  });
});

test('a dry run and the proofs are ended before the gateway gives up on them', () => {
  for (const name of ['dryRun.run', 'stability.runProofs'] as const) {
    const { Timeout, MemorySize } = lambdaOf(template, name).its;
    expect(Timeout).toBe(29);
    expect(MemorySize).toBeGreaterThanOrEqual(1024);
  }
});

test('only who asks for an export, and the worker, may hand work to it, and to no other Lambda', () => {
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

test('the scheduler may fire the stages and what is hourly, and leave dead letters, for us alone', () => {
  const role = allOf(template, 'AWS::IAM::Role').find(({ its }) =>
    JSON.stringify(its.AssumeRolePolicyDocument).includes('scheduler.amazonaws.com'),
  );
  const [invoke, letters, ...more] = statementsOf(template, role?.id ?? '');
  const fired = ['stages-touchpoint', 'jobs-watch', 'jobs-canary'].map((name) =>
    expect.stringMatching(new RegExp(`:function:anchor-dev-${name}"`)),
  );

  expect(invoke).toMatchObject({ Action: ['lambda:InvokeFunction'] });
  expect(invoke.Resource.map((arn: unknown) => JSON.stringify(arn))).toEqual(fired);
  expect(letters).toMatchObject({ Action: ['sqs:SendMessage'] });
  expect(more).toEqual([]);
  const [trust] = role?.its.AssumeRolePolicyDocument.Statement ?? [];
  expect(trust.Condition.StringEquals).toEqual({ 'aws:SourceAccount': account });
  expect(JSON.stringify(trust.Condition.ArnEquals)).toContain(':schedule-group/anchor-dev');
});
