/** How EventBridge Scheduler shows its schedules: one in full, or a page of a list. */
import type { Answer } from './service.ts';
import type { StoredSchedule } from './types.ts';

export type ArnOf = (group: string, name: string) => string;

/** Two schedules of a name may live in two groups. */
export const scheduleKey = (group: string, name: string): string => `${group}/${name}`;

const largestPage = 100;

export const json = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const described = (schedule: StoredSchedule, arn: string) => ({
  Arn: arn,
  GroupName: schedule.group,
  Name: schedule.name,
  State: schedule.enabled ? 'ENABLED' : 'DISABLED',
  CreationDate: schedule.createdAt / 1000,
  LastModificationDate: schedule.modifiedAt / 1000,
});

export const inFull = (schedule: StoredSchedule, arn: string) => ({
  ...described(schedule, arn),
  ScheduleExpression: schedule.expression,
  ScheduleExpressionTimezone: schedule.timezone,
  Description: schedule.description,
  StartDate: schedule.startAt === undefined ? undefined : schedule.startAt / 1000,
  EndDate: schedule.endAt === undefined ? undefined : schedule.endAt / 1000,
  ActionAfterCompletion: schedule.deleteWhenDone ? 'DELETE' : 'NONE',
  FlexibleTimeWindow:
    schedule.windowMinutes === 0
      ? { Mode: 'OFF' }
      : { Mode: 'FLEXIBLE', MaximumWindowInMinutes: schedule.windowMinutes },
  Target: {
    Arn: schedule.targetArn,
    RoleArn: schedule.roleArn,
    Input: schedule.input,
    ...(schedule.deadLetterArn ? { DeadLetterConfig: { Arn: schedule.deadLetterArn } } : {}),
    RetryPolicy: {
      MaximumEventAgeInSeconds: schedule.maxEventAgeSeconds,
      MaximumRetryAttempts: schedule.maxRetries,
    },
  },
});

/** ListSchedules: by group, prefix and state, in the order of their names. */
export function listed(
  schedules: readonly StoredSchedule[],
  query: URLSearchParams,
  arnOf: ArnOf,
): Answer {
  const wanted = (value: string, name: string) => (query.get(name) ?? value) === value;
  const found = schedules
    .filter((one) => wanted(one.group, 'ScheduleGroup'))
    .filter((one) => one.name.startsWith(query.get('NamePrefix') ?? ''))
    .filter((one) => wanted(one.enabled ? 'ENABLED' : 'DISABLED', 'State'))
    .toSorted((a, b) => (scheduleKey(a.group, a.name) < scheduleKey(b.group, b.name) ? -1 : 1));
  const size = Math.min(Number(query.get('MaxResults') ?? largestPage), largestPage);
  const after = query.get('NextToken') ?? '';
  const rest = found.filter((one) => scheduleKey(one.group, one.name) > after);
  const page = rest.slice(0, size);
  const last = page.at(-1);
  return json({
    Schedules: page.map((one) => ({
      ...described(one, arnOf(one.group, one.name)),
      Target: { Arn: one.targetArn },
    })),
    NextToken: last && rest.length > size ? scheduleKey(last.group, last.name) : undefined,
  });
}
