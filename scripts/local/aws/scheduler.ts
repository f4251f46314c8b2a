/** The face of EventBridge Scheduler: keeps schedules by its rules; the local clock fires them. */
import type { Cloud } from '../cloud.ts';
import { type Answer, type Asked, AwsError, type Face, type Prepared } from './face.ts';
import type { MapJournal } from './journal.ts';
import {
  invalid,
  readScheduleRequest,
  type ScheduleRequest,
  scheduleOf,
} from './schedule-request.ts';
import type { StoredSchedule } from './types.ts';

interface SchedulerOptions {
  readonly cloud: Cloud;
  readonly schedules: MapJournal<StoredSchedule>;
  readonly now: () => number;
}

export const scheduleKey = (group: string, name: string): string => `${group}/${name}`;

/** How many client tokens are remembered: the SDK repeats one only while it retries. */
const tokensKept = 10_000;
const largestPage = 100;

const json = (
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

const inFull = (schedule: StoredSchedule, arn: string) => ({
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

/** Answers a request with a token seen before as it was answered then. */
function answeredOnce() {
  const answers = new Map<string, { request: string; answer: Answer }>();
  return (token: string | null | undefined, request: string, run: () => Answer): Answer => {
    const seen = token ? answers.get(token) : undefined;
    if (seen?.request === request) return seen.answer;
    if (seen) throw new AwsError('ConflictException', 'The client token was used before.', 409);
    const answer = run();
    if (token) answers.set(token, { request, answer });
    const [oldest] = answers.keys();
    if (answers.size > tokensKept && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}

function listed({ schedules }: SchedulerOptions, query: URLSearchParams, arnOf: ArnOf): Answer {
  const wanted = (value: string, name: string) => (query.get(name) ?? value) === value;
  const found = schedules
    .all()
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

type ArnOf = (group: string, name: string) => string;

export function schedulerFace(options: SchedulerOptions): Face {
  const { cloud, schedules, now } = options;
  const arnOf: ArnOf = (group, name) =>
    `arn:aws:scheduler:${cloud.region}:${cloud.account}:schedule/${group}/${name}`;
  const once = answeredOnce();

  function found(group: string, name: string): StoredSchedule {
    const schedule = schedules.get(scheduleKey(group, name));
    if (schedule) return schedule;
    throw new AwsError('ResourceNotFoundException', `Schedule ${name} does not exist.`, 404);
  }

  function store(method: string, request: ScheduleRequest, group: string, name: string): Answer {
    if (group !== cloud.scheduleGroup && group !== 'default')
      throw new AwsError('ResourceNotFoundException', `Group ${group} does not exist.`, 404);
    const made = scheduleOf(request, group, name, now());
    const key = scheduleKey(group, name);
    if (method === 'PUT') {
      schedules.set(key, { ...made, createdAt: found(group, name).createdAt });
    } else {
      if (schedules.get(key))
        throw new AwsError('ConflictException', `Schedule ${name} already exists.`, 409);
      schedules.set(key, made);
    }
    return json({ ScheduleArn: arnOf(group, name) });
  }

  const need = (action: string, resource: string) => ({ action, resource });

  function storing(asked: Asked, name: string): Prepared {
    const request = readScheduleRequest(asked.body);
    const group = request.GroupName ?? 'default';
    const operation = asked.method === 'POST' ? 'CreateSchedule' : 'UpdateSchedule';
    return {
      operation,
      needs: [
        need(`scheduler:${operation}`, arnOf(group, name)),
        need('iam:PassRole', request.Target.RoleArn),
      ],
      run: () => {
        const text = `${operation} ${name} ${asked.body.toString()}`;
        return once(request.ClientToken, text, () => store(asked.method, request, group, name));
      },
    };
  }

  function deleting(asked: Asked, group: string, name: string): Prepared {
    return {
      operation: 'DeleteSchedule',
      needs: [need('scheduler:DeleteSchedule', arnOf(group, name))],
      run: () =>
        once(asked.query.get('clientToken'), `delete ${scheduleKey(group, name)}`, () => {
          found(group, name);
          schedules.remove(scheduleKey(group, name));
          return json({});
        }),
    };
  }

  function oneSchedule(asked: Asked, name: string): Prepared | undefined {
    if (!/^[0-9a-zA-Z._-]{1,64}$/.test(name))
      throw invalid(`1 validation error detected: Value '${name}' at 'name' is no schedule name.`);
    const group = asked.query.get('groupName') ?? 'default';
    if (asked.method === 'POST' || asked.method === 'PUT') return storing(asked, name);
    if (asked.method === 'DELETE') return deleting(asked, group, name);
    if (asked.method !== 'GET') return undefined;
    return {
      operation: 'GetSchedule',
      needs: [need('scheduler:GetSchedule', arnOf(group, name))],
      run: () => json(inFull(found(group, name), arnOf(group, name))),
    };
  }

  return {
    service: 'scheduler',
    errors: {
      denied: ['AccessDeniedException', 403],
      unknownKey: ['UnrecognizedClientException', 403],
      broken: ['InternalServerException', 500],
      throttled: ['ThrottlingException', 429],
    },
    prepare(asked) {
      const [, place, name] = asked.path.split('/');
      const one = place === 'schedules' && name && oneSchedule(asked, decodeURIComponent(name));
      if (one) return one;
      if (place !== 'schedules' || name || asked.method !== 'GET')
        throw new AwsError('UnknownOperationException', 'No such operation.', 404);
      return {
        operation: 'ListSchedules',
        needs: [need('scheduler:ListSchedules', '*')],
        run: () => listed(options, asked.query, arnOf),
      };
    },
    refuse: ({ code, message, status }) =>
      json({ Message: message }, status, { 'x-amzn-errortype': code }),
  };
}
