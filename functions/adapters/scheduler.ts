/** The three schedules of a user. The table decides what they should be. */
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
} from '@aws-sdk/client-scheduler';
import { env } from '#functions/env.ts';
import { rhythmOf } from '#shared/domain/quiet-hours.ts';
import { type Rhythm, scheduleExpression } from '#shared/domain/rhythm.ts';
import { stageWords, type Touchpoint, touchpoints } from '#shared/domain/stage.ts';
import type { Channel } from '#shared/domain/user.ts';
import { unlogged } from './unlogged.ts';

const client = unlogged(
  new SchedulerClient({
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: 2_000,
      throwOnRequestTimeout: true,
    },
  }),
);

export interface Rhythmic {
  readonly id: string;
  readonly zone: string;
  readonly rhythm: Rhythm;
  /** Texts have their own hours, whatever the rhythm says. */
  readonly channel: Channel;
  readonly phone?: string;
}

/** After this a touchpoint is too late to be sent, so AWS stops retrying as well. */
const maxEventAgeSeconds = 3 * 3600;

/** At most 64 characters: a UUID, a hyphen and the stage's slug. */
const nameOf = (userId: string, stage: Touchpoint) => `${userId}-${stageWords[stage].slug}`;

/** Undefined for the name of a schedule that is no person's. */
function ownerOf(name: string): string | undefined {
  const stage = touchpoints.find((one) => name.endsWith(nameOf('', one)));
  return stage && name.slice(0, -nameOf('', stage).length);
}

/** The whole schedule: an update resets every field that is left out. */
function scheduleOf(user: Rhythmic, stage: Touchpoint): CreateScheduleCommandInput {
  const { id, zone } = user;
  const minutes = env().SCHEDULE_WINDOW_MINUTES;
  return {
    Name: nameOf(id, stage),
    GroupName: env().SCHEDULE_GROUP,
    ScheduleExpression: scheduleExpression(rhythmOf(user)[stage]),
    ScheduleExpressionTimezone: zone,
    State: 'ENABLED',
    FlexibleTimeWindow:
      minutes > 0 ? { Mode: 'FLEXIBLE', MaximumWindowInMinutes: minutes } : { Mode: 'OFF' },
    Target: {
      Arn: env().TOUCHPOINT_ARN,
      RoleArn: env().SCHEDULER_ROLE_ARN,
      Input: JSON.stringify({
        userId: id,
        stage,
        zone,
        scheduledAt: '<aws.scheduler.scheduled-time>',
      }),
      DeadLetterConfig: { Arn: env().SCHEDULE_DEAD_LETTER_ARN },
      RetryPolicy: { MaximumEventAgeInSeconds: maxEventAgeSeconds, MaximumRetryAttempts: 5 },
    },
  };
}

const create = (schedule: CreateScheduleCommandInput) =>
  client.send(new CreateScheduleCommand(schedule));
const update = (schedule: CreateScheduleCommandInput) =>
  client.send(new UpdateScheduleCommand(schedule));

/** Overwrites a schedule that exists, and makes one that another flow takes away meanwhile. */
async function put(schedule: CreateScheduleCommandInput): Promise<void> {
  try {
    await create(schedule);
  } catch (problem) {
    if (!(problem instanceof ConflictException)) throw problem;
    if (!(await updated(schedule))) await create(schedule);
  }
}

/** False for one that isn't there. */
async function updated(schedule: CreateScheduleCommandInput): Promise<boolean> {
  try {
    await update(schedule);
    return true;
  } catch (problem) {
    if (!(problem instanceof ResourceNotFoundException)) throw problem;
    return false;
  }
}

/** For a schedule that most likely exists: one call, and a second only after a crash. */
async function replace(schedule: CreateScheduleCommandInput): Promise<void> {
  if (!(await updated(schedule))) await put(schedule);
}

async function remove(userId: string, stage: Touchpoint): Promise<void> {
  try {
    await client.send(
      new DeleteScheduleCommand({ Name: nameOf(userId, stage), GroupName: env().SCHEDULE_GROUP }),
    );
  } catch (problem) {
    // It is gone already.
    if (!(problem instanceof ResourceNotFoundException)) throw problem;
  }
}

export interface KnownSchedule {
  readonly stage: Touchpoint;
  readonly expression: string;
  readonly zone: string;
}

async function known(userId: string, stage: Touchpoint): Promise<readonly KnownSchedule[]> {
  try {
    const { ScheduleExpression: expression = '', ScheduleExpressionTimezone: zone = '' } =
      await client.send(
        new GetScheduleCommand({ Name: nameOf(userId, stage), GroupName: env().SCHEDULE_GROUP }),
      );
    return [{ stage, expression, zone }];
  } catch (problem) {
    if (!(problem instanceof ResourceNotFoundException)) throw problem;
    return [];
  }
}

export const schedules = {
  /** The existing schedules, as AWS has them. */
  async about(userId: string): Promise<readonly KnownSchedule[]> {
    const found = await Promise.all(touchpoints.map((stage) => known(userId, stage)));
    return found.flat();
  },

  /** Whose schedules there are, once for each, of all ids that begin so. */
  async *ownersOf(prefix: string): AsyncGenerator<string> {
    let from: string | undefined;
    do {
      const { Schedules = [], NextToken } = await client.send(
        new ListSchedulesCommand({
          GroupName: env().SCHEDULE_GROUP,
          NamePrefix: prefix || undefined,
          MaxResults: 100,
          NextToken: from,
        }),
      );
      for (const { Name = '' } of Schedules) {
        const owner = ownerOf(Name);
        if (owner) yield owner;
      }
      from = NextToken;
    } while (from);
  },

  /** Creates or overwrites all three schedules from the user's rhythm. */
  async putAll(user: Rhythmic): Promise<void> {
    await Promise.all(touchpoints.map((stage) => put(scheduleOf(user, stage))));
  },

  /** The same for a user who has had schedules before: usually three calls instead of six. */
  async replaceAll(user: Rhythmic): Promise<void> {
    await Promise.all(touchpoints.map((stage) => replace(scheduleOf(user, stage))));
  },

  async removeAll(userId: string): Promise<void> {
    await Promise.all(touchpoints.map((stage) => remove(userId, stage)));
  },
};
