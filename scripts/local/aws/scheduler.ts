/** The local EventBridge Scheduler: keeps schedules by its rules; the local clock fires them. */
import type { Cloud } from '../cloud.ts';
import type { MapJournal } from './journal.ts';
import {
  invalid,
  readScheduleRequest,
  type ScheduleRequest,
  scheduleOf,
} from './schedule-request.ts';
import {
  type Answer,
  AwsError,
  type AwsRequest,
  jsonAnswer,
  type Prepared,
  type Service,
} from './service.ts';
import type { StoredSchedule } from './types.ts';

interface SchedulerOptions {
  readonly cloud: Cloud;
  readonly schedules: MapJournal<StoredSchedule>;
  readonly now: () => number;
}

/** What all operations work with. */
interface Desk extends SchedulerOptions {
  readonly arnOf: (group: string, name: string) => string;
  readonly once: ReturnType<typeof answeredOnce>;
}

/** Two schedules of a name may live in two groups. */
export const scheduleKey = (group: string, name: string): string => `${group}/${name}`;

const json = (body: unknown): Answer => jsonAnswer('json', body);

/** How many client tokens are remembered: the SDK repeats one only while it retries. */
const tokensKept = 10_000;

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

const missing = (what: string): AwsError =>
  new AwsError('ResourceNotFoundException', `${what} does not exist.`, 404);

function found({ schedules }: Desk, group: string, name: string): StoredSchedule {
  const schedule = schedules.get(scheduleKey(group, name));
  if (!schedule) throw missing(`Schedule ${name}`);
  return schedule;
}

function store(desk: Desk, method: string, request: ScheduleRequest, name: string): Answer {
  const { cloud, schedules, now, arnOf } = desk;
  const group = request.GroupName ?? 'default';
  if (group !== cloud.scheduleGroup && group !== 'default') throw missing(`Group ${group}`);
  const key = scheduleKey(group, name);
  const made = scheduleOf(request, group, name, now());
  if (method === 'POST' && schedules.get(key))
    throw new AwsError('ConflictException', `Schedule ${name} already exists.`, 409);
  const { createdAt } = method === 'POST' ? made : found(desk, group, name);
  schedules.set(key, { ...made, createdAt });
  return json({ ScheduleArn: arnOf(group, name) });
}

/** To whom a role is passed that a schedule fires with. */
const toScheduler = { 'iam:PassedToService': ['scheduler.amazonaws.com'] };

function storing(desk: Desk, asked: AwsRequest, name: string): Prepared {
  const { method, body } = asked;
  const request = readScheduleRequest(body);
  const operation = method === 'POST' ? 'CreateSchedule' : 'UpdateSchedule';
  const resource = desk.arnOf(request.GroupName ?? 'default', name);
  return {
    operation,
    needs: [
      { action: `scheduler:${operation}`, resource },
      { action: 'iam:PassRole', resource: request.Target.RoleArn, context: toScheduler },
    ],
    run: () =>
      desk.once(request.ClientToken, `${operation} ${name} ${body.toString()}`, () =>
        store(desk, method, request, name),
      ),
  };
}

function aboutOne(desk: Desk, asked: AwsRequest, name: string): Prepared | undefined {
  const { method, query } = asked;
  if (!/^[0-9a-zA-Z._-]{1,64}$/.test(name))
    throw invalid(`1 validation error detected: Value '${name}' at 'name' is no schedule name.`);
  if (method === 'POST' || method === 'PUT') return storing(desk, asked, name);
  const group = query.get('groupName') ?? 'default';
  const prepared = (operation: string, run: () => Answer): Prepared => ({
    operation,
    needs: [{ action: `scheduler:${operation}`, resource: desk.arnOf(group, name) }],
    run,
  });
  if (method === 'GET')
    return prepared('GetSchedule', () =>
      json(inFull(found(desk, group, name), desk.arnOf(group, name))),
    );
  if (method !== 'DELETE') return undefined;
  const key = scheduleKey(group, name);
  return prepared('DeleteSchedule', () =>
    desk.once(query.get('clientToken'), `delete ${key}`, () => {
      found(desk, group, name);
      desk.schedules.remove(key);
      return json({});
    }),
  );
}

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

const largestPage = 100;

/** By group, prefix and state, in the order of their names. */
function listed({ schedules, arnOf }: Desk, query: URLSearchParams): Answer {
  const wanted = (value: string, name: string) => (query.get(name) ?? value) === value;
  const keyOf = ({ group, name }: StoredSchedule) => scheduleKey(group, name);
  const after = query.get('NextToken') ?? '';
  const rest = schedules
    .all()
    .filter((one) => wanted(one.group, 'ScheduleGroup'))
    .filter((one) => one.name.startsWith(query.get('NamePrefix') ?? ''))
    .filter((one) => wanted(one.enabled ? 'ENABLED' : 'DISABLED', 'State'))
    .filter((one) => keyOf(one) > after)
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const page = rest.slice(0, Math.min(Number(query.get('MaxResults') ?? largestPage), largestPage));
  const last = page.at(-1);
  return json({
    Schedules: page.map((one) => ({
      ...described(one, arnOf(one.group, one.name)),
      Target: { Arn: one.targetArn },
    })),
    NextToken: last && rest.length > page.length ? keyOf(last) : undefined,
  });
}

function prepare(desk: Desk, asked: AwsRequest): Prepared {
  const [, place, name] = asked.path.split('/');
  const one = place === 'schedules' && name && aboutOne(desk, asked, decodeURIComponent(name));
  if (one) return one;
  if (place !== 'schedules' || name || asked.method !== 'GET')
    throw new AwsError('UnknownOperationException', 'No such operation.', 404);
  return {
    operation: 'ListSchedules',
    needs: [{ action: 'scheduler:ListSchedules', resource: '*' }],
    run: () => listed(desk, asked.query),
  };
}

export function schedulerService(options: SchedulerOptions): Service {
  const { region, account } = options.cloud;
  const desk: Desk = {
    ...options,
    arnOf: (group, name) => `arn:aws:scheduler:${region}:${account}:schedule/${group}/${name}`,
    once: answeredOnce(),
  };
  return {
    service: 'scheduler',
    errors: {
      denied: ['AccessDeniedException', 403],
      unknownKey: ['UnrecognizedClientException', 403],
      broken: ['InternalServerException', 500],
      throttled: ['ThrottlingException', 429],
    },
    prepare: (asked) => prepare(desk, asked),
    refuse: ({ code, message, status }) =>
      jsonAnswer('json', { Message: message }, status, { 'x-amzn-errortype': code }),
  };
}
