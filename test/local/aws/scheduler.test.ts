/**
 * The local Scheduler keeps the semantics that a sign-up relies on: conflicts, resets, defaults.
 */
import {
  ConflictException,
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  GetScheduleCommand,
  ListSchedulesCommand,
  ResourceNotFoundException,
  SchedulerClient,
  UpdateScheduleCommand,
  ValidationException,
} from '@aws-sdk/client-scheduler';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { allow, failure, type Running, roleArn, running, smallCloud } from './small-cloud.ts';

const GroupName = 'anchor-test';
const target = 'arn:aws:lambda:us-east-1:123456789012:function:anchor-test-stages-touchpoint';
const morning: CreateScheduleCommandInput = {
  Name: 'user-MORNING',
  GroupName,
  ScheduleExpression: 'cron(0 6 * * ? *)',
  ScheduleExpressionTimezone: 'America/Chicago',
  FlexibleTimeWindow: { Mode: 'FLEXIBLE', MaximumWindowInMinutes: 5 },
  State: 'DISABLED',
  Description: 'Ada in the morning',
  Target: {
    Arn: target,
    RoleArn: roleArn,
    Input: '{"userId":"1","scheduledAt":"<aws.scheduler.scheduled-time>"}',
    DeadLetterConfig: { Arn: 'arn:aws:sqs:us-east-1:123456789012:late' },
    RetryPolicy: { MaximumEventAgeInSeconds: 900, MaximumRetryAttempts: 3 },
  },
};
const scheduleArn = 'arn:aws:scheduler:us-east-1:123456789012:schedule/anchor-test/user-MORNING';
const named = { Name: 'user-MORNING', GroupName };

let aws: Running;
let scheduler: SchedulerClient;
const create = (changed: Partial<CreateScheduleCommandInput> = {}) =>
  scheduler.send(new CreateScheduleCommand({ ...morning, ...changed }));
const get = () => scheduler.send(new GetScheduleCommand(named));

beforeEach(async () => {
  const arn = `arn:aws:scheduler:us-east-1:123456789012:schedule/${GroupName}/*`;
  aws = await running({ cloud: smallCloud([allow(['scheduler:CreateSchedule'], arn)]) });
  scheduler = new SchedulerClient({ ...aws.client(), maxAttempts: 1 });
});
afterEach(() => aws.close());

test('a schedule is kept whole, and read back as it was given', async () => {
  const { ScheduleArn } = await create();

  expect(ScheduleArn).toMatch(/:schedule\/anchor-test\/user-MORNING$/);
  expect(await get()).toMatchObject(morning);
  expect(aws.schedules.all()).toEqual([
    {
      group: GroupName,
      name: 'user-MORNING',
      expression: 'cron(0 6 * * ? *)',
      timezone: 'America/Chicago',
      enabled: false,
      targetArn: target,
      roleArn,
      input: '{"userId":"1","scheduledAt":"<aws.scheduler.scheduled-time>"}',
      deadLetterArn: 'arn:aws:sqs:us-east-1:123456789012:late',
      maxEventAgeSeconds: 900,
      maxRetries: 3,
      windowMinutes: 5,
      description: 'Ada in the morning',
      createdAt: Date.UTC(2026, 10, 20, 12),
      modifiedAt: Date.UTC(2026, 10, 20, 12),
    },
  ]);
});

test('a second schedule of the name is a conflict and changes nothing', async () => {
  await create();

  const refused = await failure(create({ ScheduleExpression: 'cron(0 7 * * ? *)' }));

  expect(refused).toBeInstanceOf(ConflictException);
  expect((await get()).ScheduleExpression).toBe('cron(0 6 * * ? *)');
});

test('the same client token creates once, and not for other parameters', async () => {
  await create({ ClientToken: 'token' });
  await create({ ClientToken: 'token' });

  expect(await failure(create({ ClientToken: 'token', Name: 'other' }))).toBeInstanceOf(
    ConflictException,
  );
  expect(aws.schedules.all()).toHaveLength(1);
});

test('an update replaces everything: what it leaves out returns to its default', async () => {
  await create();
  aws.setNow(Date.UTC(2026, 10, 20, 13));

  await scheduler.send(
    new UpdateScheduleCommand({
      ...named,
      ScheduleExpression: 'cron(0 7 * * ? *)',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: { Arn: target, RoleArn: roleArn },
    }),
  );

  expect(aws.schedules.all()).toEqual([
    {
      group: GroupName,
      name: 'user-MORNING',
      expression: 'cron(0 7 * * ? *)',
      timezone: 'UTC',
      enabled: true,
      targetArn: target,
      roleArn,
      input: '{}',
      maxEventAgeSeconds: 86_400,
      maxRetries: 185,
      windowMinutes: 0,
      createdAt: Date.UTC(2026, 10, 20, 12),
      modifiedAt: Date.UTC(2026, 10, 20, 13),
    },
  ]);
});

test('a schedule or group that is not there cannot be read, updated or deleted', async () => {
  const calls = [
    get(),
    scheduler.send(new UpdateScheduleCommand(morning)),
    scheduler.send(new DeleteScheduleCommand(named)),
    create({ GroupName: 'other' }),
  ];

  for (const call of calls) expect(await failure(call)).toBeInstanceOf(ResourceNotFoundException);
  expect(aws.schedules.all()).toEqual([]);
});

test('a deleted schedule is gone, its name is free, and another group is not touched', async () => {
  await create();
  expect(
    await failure(scheduler.send(new DeleteScheduleCommand({ Name: named.Name }))),
  ).toBeInstanceOf(ResourceNotFoundException);

  await scheduler.send(new DeleteScheduleCommand(named));

  expect(aws.schedules.all()).toEqual([]);
  await create();
  await aws.schedules.remove(GroupName, named.Name);
  expect(aws.schedules.all()).toEqual([]);
});

test('a list shows one group, page after page', async () => {
  for (const Name of ['c', 'a', 'b', 'other-a']) await create({ Name });
  await create({ Name: 'a', GroupName: 'default' });

  const list = (input: object) => scheduler.send(new ListSchedulesCommand({ GroupName, ...input }));
  const first = await list({ MaxResults: 3 });
  const second = await list({ MaxResults: 3, NextToken: first.NextToken });
  const prefixed = await list({ NamePrefix: 'other' });

  expect(first.Schedules?.map(({ Name }) => Name)).toEqual(['a', 'b', 'c']);
  expect(second.Schedules?.map(({ Name }) => Name)).toEqual(['other-a']);
  expect(second.NextToken).toBeUndefined();
  expect(prefixed.Schedules?.map((one) => one.Target?.Arn)).toEqual([target]);
});

test.each([
  'cron(0 6 * * ? *)',
  'cron(15 9 1 JAN ? 2027)',
  'cron(0/15 6-9 ? * MON-FRI *)',
  'cron(0 6 ? * 2#1 *)',
  'cron(0 6 L * ? *)',
  'at(2026-11-21T06:00:00)',
])('accepts %s', async (ScheduleExpression) => {
  await create({ ScheduleExpression });

  expect(aws.schedules.all()).toHaveLength(1);
});

const off = { Mode: 'OFF' } as const;
test.each<[string, Partial<CreateScheduleCommandInput>]>([
  ['five fields', { ScheduleExpression: 'cron(0 6 * * ?)' }],
  ['two stars for the days', { ScheduleExpression: 'cron(0 6 * * * *)' }],
  ['two open days', { ScheduleExpression: 'cron(0 6 ? * ? *)' }],
  ['an hour of 24', { ScheduleExpression: 'cron(0 24 * * ? *)' }],
  ['an impossible date', { ScheduleExpression: 'at(2026-02-30T06:00:00)' }],
  ['a date with a zone', { ScheduleExpression: 'at(2026-11-21T06:00:00Z)' }],
  ['an unknown zone', { ScheduleExpressionTimezone: 'Mars/Olympus' }],
  ['an offset as a zone', { ScheduleExpressionTimezone: '+05:30' }],
  ['an empty zone', { ScheduleExpressionTimezone: '' }],
  ['a name of 65 characters', { Name: 'x'.repeat(65) }],
  ['a name with a space', { Name: 'a b' }],
  ['no time window', { FlexibleTimeWindow: undefined }],
  ['a window without its minutes', { FlexibleTimeWindow: { Mode: 'FLEXIBLE' } }],
  ['minutes without a window', { FlexibleTimeWindow: { ...off, MaximumWindowInMinutes: 5 } }],
  ['no role', { Target: { Arn: target, RoleArn: undefined } }],
  ['input that is no JSON', { Target: { Arn: target, RoleArn: roleArn, Input: '{' } }],
  [
    'an event age under a minute',
    { Target: { Arn: target, RoleArn: roleArn, RetryPolicy: { MaximumEventAgeInSeconds: 59 } } },
  ],
])('refuses %s and keeps nothing', async (_, changed) => {
  expect(await failure(create(changed))).toBeInstanceOf(ValidationException);
  expect(aws.schedules.all()).toEqual([]);
});

test('a function needs its permission, and the one to pass the role on', async () => {
  const client = new SchedulerClient({ ...aws.client('onboarding.createUser'), maxAttempts: 1 });

  const refused = await failure(client.send(new CreateScheduleCommand(morning)));
  await failure(client.send(new DeleteScheduleCommand(named)));

  expect(refused.name).toBe('AccessDeniedException');
  expect(aws.calls.denied().map(({ action, resource }) => `${action} ${resource}`)).toEqual([
    `iam:PassRole ${roleArn}`,
    `scheduler:DeleteSchedule ${scheduleArn}`,
  ]);
  expect(aws.schedules.all()).toEqual([]);
});
