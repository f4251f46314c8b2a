/** What EventBridge Scheduler accepts as a schedule, and the defaults for what is left out. */
import * as z from 'zod/mini';
import { parsedJson } from '../kit.ts';
import { isExpression } from '../schedule-times.ts';
import { AwsError } from './service.ts';
import type { StoredSchedule } from './types.ts';

const orNull = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(z.nullable(schema));
const optionalText = (most: number) => orNull(z.string().check(z.maxLength(most)));

/** The body of CreateSchedule and UpdateSchedule; unknown fields are dropped, as AWS does. */
const Request = z.object({
  GroupName: optionalText(64),
  ScheduleExpression: z.string().check(z.minLength(1), z.maxLength(256)),
  ScheduleExpressionTimezone: optionalText(50),
  State: orNull(z.enum(['ENABLED', 'DISABLED'])),
  Description: optionalText(512),
  ClientToken: optionalText(64),
  FlexibleTimeWindow: z.object({
    Mode: z.enum(['OFF', 'FLEXIBLE']),
    MaximumWindowInMinutes: orNull(z.number().check(z.gte(1), z.lte(1440))),
  }),
  Target: z.object({
    Arn: z.string().check(z.minLength(1)),
    RoleArn: z.string().check(z.regex(/^arn:aws[a-z-]*:iam::\d{12}:role\//)),
    Input: orNull(z.string().check(z.minLength(1))),
    DeadLetterConfig: orNull(z.object({ Arn: z.optional(z.string()) })),
    RetryPolicy: orNull(
      z.object({
        MaximumEventAgeInSeconds: z.optional(z.number().check(z.gte(60), z.lte(86_400))),
        MaximumRetryAttempts: z.optional(z.number().check(z.gte(0), z.lte(185))),
      }),
    ),
  }),
});
export type ScheduleRequest = z.output<typeof Request>;

export const invalid = (message: string): AwsError => new AwsError('ValidationException', message);

/** A name of the zone database; Node would also take an offset, which Scheduler does not. */
function isZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** Reads the body of a create or update; throws a ValidationException. */
export function readScheduleRequest(body: Buffer): ScheduleRequest {
  const read = Request.safeParse(parsedJson(body.toString()));
  if (!read.success) {
    const at = read.error.issues[0]?.path.join('.') ?? '';
    throw invalid(`1 validation error detected: Value at '${at}' failed to satisfy constraint`);
  }
  const { ScheduleExpression: expression, ScheduleExpressionTimezone: zone } = read.data;
  const { FlexibleTimeWindow: window, Target: target } = read.data;
  if (!isExpression(expression)) throw invalid(`Invalid Schedule Expression ${expression}.`);
  if (zone != null && !isZone(zone))
    throw invalid(`Provided ScheduleExpressionTimezone is not valid: ${zone}`);
  if ((window.Mode === 'FLEXIBLE') !== (window.MaximumWindowInMinutes != null))
    throw invalid('MaximumWindowInMinutes is needed with FLEXIBLE, and only with it.');
  if (target.Input != null && parsedJson(target.Input) === undefined)
    throw invalid('Provided Target.Input is not valid JSON.');
  return read.data;
}

/** Whatever is left out has its default, at an update too: nothing of an old schedule stays. */
export function scheduleOf(
  request: ScheduleRequest,
  group: string,
  name: string,
  now: number,
): StoredSchedule {
  const { Target: target, FlexibleTimeWindow: window } = request;
  const deadLetterArn = target.DeadLetterConfig?.Arn;
  return {
    group,
    name,
    expression: request.ScheduleExpression,
    timezone: request.ScheduleExpressionTimezone ?? 'UTC',
    enabled: (request.State ?? 'ENABLED') === 'ENABLED',
    targetArn: target.Arn,
    roleArn: target.RoleArn,
    input: target.Input ?? '{}',
    maxEventAgeSeconds: target.RetryPolicy?.MaximumEventAgeInSeconds ?? 86_400,
    maxRetries: target.RetryPolicy?.MaximumRetryAttempts ?? 185,
    windowMinutes: window.MaximumWindowInMinutes ?? 0,
    createdAt: now,
    modifiedAt: now,
    ...(deadLetterArn ? { deadLetterArn } : {}),
    ...(request.Description ? { description: request.Description } : {}),
  };
}
