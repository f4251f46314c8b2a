/** The three schedules of a user: what AWS fires, and the table stays the authority on. */
import {
  ConflictException,
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  GetScheduleCommand,
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
  /** Texts come within their hours, whatever the rhythm. */
  readonly channel: Channel;
  readonly phone?: string;
}

/** Later than this a touchpoint is not sent, so AWS need not try longer either. */
const maxEventAgeSeconds = 3 * 3600;

/** At most 64 characters: a UUID, a hyphen and the stage's slug. */
const nameOf = (userId: string, stage: Touchpoint) => `${userId}-${stageWords[stage].slug}`;

/** The whole schedule: an update sets every field that is left out back to its default. */
function scheduleOf(user: Rhythmic, stage: Touchpoint): CreateScheduleCommandInput {
  const { id, zone } = user;
  const { slug } = stageWords[stage];
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
      Arn: `${env().STAGE_TARGET_ARN_PREFIX}${slug}`,
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

/** What is there already is overwritten whole. */
async function put(schedule: CreateScheduleCommandInput): Promise<void> {
  try {
    await create(schedule);
  } catch (problem) {
    if (!(problem instanceof ConflictException)) throw problem;
    await update(schedule);
  }
}

/** The same where it is most likely there: one call, and a second only after a crash. */
async function replace(schedule: CreateScheduleCommandInput): Promise<void> {
  try {
    await update(schedule);
  } catch (problem) {
    if (!(problem instanceof ResourceNotFoundException)) throw problem;
    await put(schedule);
  }
}

async function remove(userId: string, stage: Touchpoint): Promise<void> {
  try {
    await client.send(
      new DeleteScheduleCommand({ Name: nameOf(userId, stage), GroupName: env().SCHEDULE_GROUP }),
    );
  } catch (problem) {
    // Gone already is what was wanted.
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
  /** Those that there are, as AWS has them. */
  async about(userId: string): Promise<readonly KnownSchedule[]> {
    const found = await Promise.all(touchpoints.map((stage) => known(userId, stage)));
    return found.flat();
  },

  /** Makes the three schedules what the user's rhythm says, whatever stood there. */
  async putAll(user: Rhythmic): Promise<void> {
    await Promise.all(touchpoints.map((stage) => put(scheduleOf(user, stage))));
  },

  /** The same for a user who has had them before. */
  async replaceAll(user: Rhythmic): Promise<void> {
    await Promise.all(touchpoints.map((stage) => replace(scheduleOf(user, stage))));
  },

  async removeAll(userId: string): Promise<void> {
    await Promise.all(touchpoints.map((stage) => remove(userId, stage)));
  },
};
