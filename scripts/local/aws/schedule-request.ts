/** What EventBridge Scheduler accepts as a schedule, and the defaults for what is left out. */
import * as z from 'zod/mini';
import { AwsError } from './service.ts';
import type { StoredSchedule } from './types.ts';

/** Dates travel as epoch seconds. */
const seconds = z.optional(z.nullable(z.number()));
const optionalText = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))));

/** The body of CreateSchedule and UpdateSchedule; unknown fields are dropped, as AWS does. */
const Request = z.object({
  GroupName: optionalText(64),
  ScheduleExpression: z.string().check(z.minLength(1), z.maxLength(256)),
  ScheduleExpressionTimezone: optionalText(50),
  State: z.optional(z.nullable(z.enum(['ENABLED', 'DISABLED']))),
  Description: optionalText(512),
  StartDate: seconds,
  EndDate: seconds,
  ActionAfterCompletion: z.optional(z.nullable(z.enum(['NONE', 'DELETE']))),
  ClientToken: optionalText(64),
  FlexibleTimeWindow: z.object({
    Mode: z.enum(['OFF', 'FLEXIBLE']),
    MaximumWindowInMinutes: z.optional(z.nullable(z.number().check(z.gte(1), z.lte(1440)))),
  }),
  Target: z.object({
    Arn: z.string().check(z.minLength(1)),
    RoleArn: z.string().check(z.regex(/^arn:aws[a-z-]*:iam::\d{12}:role\//)),
    Input: z.optional(z.nullable(z.string().check(z.minLength(1)))),
    DeadLetterConfig: z.optional(z.nullable(z.object({ Arn: z.optional(z.string()) }))),
    RetryPolicy: z.optional(
      z.nullable(
        z.object({
          MaximumEventAgeInSeconds: z.optional(z.number().check(z.gte(60), z.lte(86_400))),
          MaximumRetryAttempts: z.optional(z.number().check(z.gte(0), z.lte(185))),
        }),
      ),
    ),
  }),
});
export type ScheduleRequest = z.output<typeof Request>;

export const invalid = (message: string): AwsError => new AwsError('ValidationException', message);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

interface FieldRule {
  readonly least: number;
  readonly most: number;
  /** Names that stand for `least`, `least + 1` ... */
  readonly names?: string;
  readonly extra?: RegExp;
}

const cronFields: readonly FieldRule[] = [
  { least: 0, most: 59 },
  { least: 0, most: 23 },
  { least: 1, most: 31, extra: /^(\?|L|LW|\d{1,2}W)$/ },
  { least: 1, most: 12, names: 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC' },
  { least: 1, most: 7, names: 'SUN MON TUE WED THU FRI SAT', extra: /^(\?|L|[1-7]L|[1-7]#[1-5])$/ },
  { least: 1970, most: 2199 },
];

function fieldHolds(field: string, { least, most, names = '', extra }: FieldRule): boolean {
  const value = (text: string): number => {
    const named = names.split(' ').indexOf(text.toUpperCase());
    return named >= 0 && text !== ''
      ? least + named
      : /^\d+$/.test(text)
        ? Number(text)
        : Number.NaN;
  };
  const inRange = (text: string) => value(text) >= least && value(text) <= most;
  return field.split(',').every((part) => {
    if (extra?.test(part)) return true;
    const [range = '', step, ...more] = part.split('/');
    if (more.length > 0 || (step !== undefined && !/^[1-9]\d*$/.test(step))) return false;
    const ends = range.split('-');
    return range === '*' || (ends.length <= 2 && ends.every(inRange));
  });
}

/** Six fields, and exactly one of day-of-month and day-of-week is `?`. */
function isCron(inside: string): boolean {
  const fields = inside.trim().split(/\s+/);
  if (fields.length !== cronFields.length) return false;
  const open = [fields[2], fields[4]].filter((field) => field === '?');
  return open.length === 1 && cronFields.every((rule, at) => fieldHolds(fields[at] ?? '', rule));
}

function isExpression(text: string): boolean {
  const [, kind, inside = ''] = /^(cron|at|rate)\((.*)\)$/s.exec(text) ?? [];
  if (kind === 'cron') return isCron(inside);
  if (kind === 'rate') return /^[1-9]\d* (minute|hour|day)s?$/.test(inside);
  if (kind !== 'at' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(inside)) return false;
  const instant = Date.parse(`${inside}Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(inside);
}

/** A name of the zone database; Node would also take an offset, which Scheduler does not. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** Reads the body of a create or update; throws a ValidationException. */
export function readScheduleRequest(body: Buffer): ScheduleRequest {
  const read = Request.safeParse(parseJson(body.toString()));
  if (!read.success) {
    const [issue] = read.error.issues;
    const at = issue?.path.join('.') ?? '';
    throw invalid(`1 validation error detected: Value at '${at}' failed to satisfy constraint`);
  }
  const { ScheduleExpression: expression, ScheduleExpressionTimezone: zone } = read.data;
  const { FlexibleTimeWindow: window, Target: target } = read.data;
  if (!isExpression(expression)) throw invalid(`Invalid Schedule Expression ${expression}.`);
  if (zone != null && !isZone(zone))
    throw invalid(`Provided ScheduleExpressionTimezone is not valid: ${zone}`);
  if ((window.Mode === 'FLEXIBLE') !== (window.MaximumWindowInMinutes != null))
    throw invalid('MaximumWindowInMinutes is needed with FLEXIBLE, and only with it.');
  if (target.Input != null && parseJson(target.Input) === undefined)
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
    deleteWhenDone: request.ActionAfterCompletion === 'DELETE',
    createdAt: now,
    modifiedAt: now,
    ...(deadLetterArn ? { deadLetterArn } : {}),
    ...(request.Description ? { description: request.Description } : {}),
    ...(request.StartDate != null ? { startAt: request.StartDate * 1000 } : {}),
    ...(request.EndDate != null ? { endAt: request.EndDate * 1000 } : {}),
  };
}
