/** The local EventBridge Scheduler: keeps schedules by its rules; the local clock fires them. */
import type { Cloud } from '../cloud.ts';
import type { MapJournal } from './journal.ts';
import { type ArnOf, inFull, json, listed, scheduleKey } from './schedule-answers.ts';
import {
  invalid,
  readScheduleRequest,
  type ScheduleRequest,
  scheduleOf,
} from './schedule-request.ts';
import { type Answer, AwsError, type AwsRequest, type Prepared, type Service } from './service.ts';
import type { StoredSchedule } from './types.ts';

interface SchedulerOptions {
  readonly cloud: Cloud;
  readonly schedules: MapJournal<StoredSchedule>;
  readonly now: () => number;
}

/** What all operations work with. */
interface Desk extends SchedulerOptions {
  readonly arnOf: ArnOf;
  readonly once: ReturnType<typeof answeredOnce>;
}

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

function create({ schedules }: Desk, made: StoredSchedule): void {
  const key = scheduleKey(made.group, made.name);
  if (schedules.get(key))
    throw new AwsError('ConflictException', `Schedule ${made.name} already exists.`, 409);
  schedules.set(key, made);
}

function update(desk: Desk, made: StoredSchedule): void {
  const { createdAt } = found(desk, made.group, made.name);
  desk.schedules.set(scheduleKey(made.group, made.name), { ...made, createdAt });
}

function store(desk: Desk, method: string, request: ScheduleRequest, name: string): Answer {
  const group = request.GroupName ?? 'default';
  if (group !== desk.cloud.scheduleGroup && group !== 'default') throw missing(`Group ${group}`);
  const made = scheduleOf(request, group, name, desk.now());
  if (method === 'POST') create(desk, made);
  else update(desk, made);
  return json({ ScheduleArn: desk.arnOf(group, name) });
}

/** To whom a role is passed that a schedule fires with. */
const toScheduler = { 'iam:PassedToService': ['scheduler.amazonaws.com'] };

const need = (action: string, resource: string) => ({ action, resource });

function storing(desk: Desk, asked: AwsRequest, name: string): Prepared {
  const request = readScheduleRequest(asked.body);
  const operation = asked.method === 'POST' ? 'CreateSchedule' : 'UpdateSchedule';
  return {
    operation,
    needs: [
      need(`scheduler:${operation}`, desk.arnOf(request.GroupName ?? 'default', name)),
      { ...need('iam:PassRole', request.Target.RoleArn), context: toScheduler },
    ],
    run: () => {
      const text = `${operation} ${name} ${asked.body.toString()}`;
      return desk.once(request.ClientToken, text, () => store(desk, asked.method, request, name));
    },
  };
}

function deleting(desk: Desk, asked: AwsRequest, group: string, name: string): Prepared {
  const key = scheduleKey(group, name);
  return {
    operation: 'DeleteSchedule',
    needs: [need('scheduler:DeleteSchedule', desk.arnOf(group, name))],
    run: () =>
      desk.once(asked.query.get('clientToken'), `delete ${key}`, () => {
        found(desk, group, name);
        desk.schedules.remove(key);
        return json({});
      }),
  };
}

function aboutOne(desk: Desk, asked: AwsRequest, name: string): Prepared | undefined {
  if (!/^[0-9a-zA-Z._-]{1,64}$/.test(name))
    throw invalid(`1 validation error detected: Value '${name}' at 'name' is no schedule name.`);
  const group = asked.query.get('groupName') ?? 'default';
  if (asked.method === 'POST' || asked.method === 'PUT') return storing(desk, asked, name);
  if (asked.method === 'DELETE') return deleting(desk, asked, group, name);
  if (asked.method !== 'GET') return undefined;
  return {
    operation: 'GetSchedule',
    needs: [need('scheduler:GetSchedule', desk.arnOf(group, name))],
    run: () => json(inFull(found(desk, group, name), desk.arnOf(group, name))),
  };
}

function prepare(desk: Desk, asked: AwsRequest): Prepared {
  const [, place, name] = asked.path.split('/');
  const one = place === 'schedules' && name && aboutOne(desk, asked, decodeURIComponent(name));
  if (one) return one;
  if (place !== 'schedules' || name || asked.method !== 'GET')
    throw new AwsError('UnknownOperationException', 'No such operation.', 404);
  return {
    operation: 'ListSchedules',
    needs: [need('scheduler:ListSchedules', '*')],
    run: () => listed(desk.schedules.all(), asked.query, desk.arnOf),
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
      json({ Message: message }, status, { 'x-amzn-errortype': code }),
  };
}
