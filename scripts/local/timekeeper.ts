/** Fires what falls due in the order of the product's clock, as time passes or when it is moved. */
import { randomUUID } from 'node:crypto';
import { type Stage, stages } from '#shared/domain/stage.ts';
import { policyOf } from './aws/iam.ts';
import type { AwsEndpoint, StoredSchedule } from './aws/types.ts';
import { causing } from './cause.ts';
import type { Clock } from './clock.ts';
import type { Cloud, CloudFunction } from './cloud.ts';
import { oneAtATime, parsedJson, within } from './kit.ts';
import type { Runtime } from './lambda-runtime.ts';
import { sentenceOf } from './problem.ts';
import { nextFiring } from './schedule-times.ts';
import { endsRun } from './storage.ts';

interface Upcoming {
  readonly schedule: StoredSchedule;
  /** Epoch milliseconds. */
  readonly at: number;
}

export type Timekeeper = ReturnType<typeof openTimekeeper>;
export type Moved = Awaited<ReturnType<Timekeeper['advanceTo']>>;

interface Parts {
  readonly cloud: Cloud;
  readonly clock: Clock;
  readonly runtime: Runtime;
  readonly endpoint: Pick<
    AwsEndpoint,
    'schedules' | 'deadLetters' | 'expireRows' | 'expireObjects'
  >;
  readonly report: (line: string) => void;
}

const tickMs = 1000;
const ticksToKeep = 60;
/** How long what fell due while nothing ran waits for what fell due before it. */
const catchUpMs = 10_000;

export function openTimekeeper(parts: Parts) {
  const { clock, runtime, endpoint } = parts;
  const { upcoming, soonest } = agenda(endpoint, clock);
  const mover = { ...parts, soonest, closing: false };
  // In turn, or two would fire the same touchpoint or move the clock from two places.
  const moving = oneAtATime();
  const firing = oneAtATime();
  const keeping = oneAtATime();
  const jobs = jobsOf(parts);
  let timer: NodeJS.Timeout | undefined;
  let ticks = 0;
  let startedAt = Number.POSITIVE_INFINITY;

  const stumbled = (error: unknown) => {
    if (!endsRun(error)) parts.report(`The clock stumbled: ${sentenceOf(error)}`);
  };
  /** What falls due as time passes waits for nothing; what fell due before goes in its order. */
  const inTime = async (at: number, cause: string) => {
    if (at <= startedAt) await within(catchUpMs, runtime.atRest(cause));
  };
  const tick = async () => {
    await firing(() => fireThrough(clock.now(), mover, inTime)).catch(stumbled);
    jobs.fireDue();
    ticks += 1;
    // Letting rows go waits its turn at the table, and nothing waits for that.
    if (ticks % ticksToKeep === 0) void keeping(() => keep(parts)).catch(stumbled);
    if (!mover.closing) timer = setTimeout(() => void tick(), tickMs);
  };

  return {
    /** Fires what fell due while nothing ran, then keeps time until closed. */
    start(): void {
      startedAt = clock.now();
      void tick();
    },
    /** Moves the clock to an instant (epoch milliseconds), step by step; answers when all rests. */
    advanceTo: (instant: number) =>
      moving(async () => {
        await runtime.atRest();
        const fired = await firing(async () => {
          const all = await fireThrough(instant, mover, (_at, cause) => runtime.atRest(cause));
          clock.moveTo(instant);
          return all;
        });
        jobs.fireDue();
        await keeping(() => keep(parts));
        await runtime.atRest();
        return { now: clock.now(), fired, pending: runtime.pending() };
      }),
    upcoming,
    close: async (): Promise<void> => {
      mover.closing = true;
      clearTimeout(timer);
      // A function that hangs must not keep the product from stopping.
      await within(
        2000,
        Promise.all([moving, firing, keeping].map((idle) => idle(async () => {}))),
      );
      try {
        clock.keep();
      } catch (error) {
        stumbled(error);
      }
    },
  };
}

/**
 * What the template itself schedules. However far the clock was moved, each fires once: it looks at
 * what there is, and a year of hours would have it look 8,760 times at the same.
 */
function jobsOf({ cloud, clock, runtime }: Parts) {
  const jobs = cloud.jobs.map((job) => ({ ...job, createdAt: clock.now() }));
  const nextOf = (job: (typeof jobs)[number]) => nextFiring(job, clock.now()) ?? Infinity;
  const next = new Map(jobs.map((job) => [job, nextOf(job)]));
  return {
    fireDue(): void {
      for (const [job, at] of next) {
        if (at > clock.now()) continue;
        next.set(job, nextOf(job));
        runtime.invokeAsync(job.function, parsedJson(job.input));
      }
    },
  };
}

interface Mover extends Parts {
  readonly soonest: () => readonly Upcoming[];
  readonly closing: boolean;
}

/** Waits for what was fired at an instant, and for what follows from it. */
type Rest = (at: number, cause: string) => Promise<void>;

/** Fires all that falls due up to an instant, moving the clock to each moment on the way. */
async function fireThrough(limit: number, mover: Mover, rest: Rest): Promise<readonly Fired[]> {
  const { cloud, clock, runtime, endpoint } = mover;
  const policy = policyOf(cloud.schedulerStatements);
  const firing: FiringParts = {
    ...mover,
    deadLetters: endpoint.deadLetters,
    mayInvoke: (functionArn) => policy('lambda:InvokeFunction', functionArn),
  };
  const fired: Fired[] = [];
  while (!mover.closing) {
    const due = mover.soonest();
    const at = Math.min(due[0]?.at ?? Infinity, runtime.nextRetryAt() ?? Infinity);
    if (at > limit) {
      // Also when nothing fell due: a schedule changed later never fires for a time before that.
      clock.markFired(limit);
      break;
    }
    clock.moveTo(at);
    const now = due.filter((one) => one.at <= at);
    const cause = `clock ${randomUUID()}`;
    causing(cause, () => runtime.retryDue(at));
    fired.push(...(await causing(cause, () => fireAll(now, firing, endpoint))));
    // Accepted events are kept: a stop from here on loses none, and fires none twice.
    clock.markFired(at);
    clock.keep();
    await rest(at, cause);
  }
  return fired;
}

async function keep({ clock, endpoint }: Parts): Promise<void> {
  clock.keep();
  await endpoint.expireRows();
  await endpoint.expireObjects();
}

/** All schedules of one instant are started together; order matters only between instants. */
async function fireAll(
  due: readonly Upcoming[],
  firing: FiringParts,
  { schedules }: Parts['endpoint'],
): Promise<readonly Fired[]> {
  const fired = due.map(({ schedule, at }) => fire(schedule, at, firing));
  for (const { schedule } of due) {
    // A one-time schedule that has fired is complete.
    if (schedule.expression.startsWith('at('))
      await schedules.remove(schedule.group, schedule.name);
  }
  return fired;
}

/** Every schedule's next firing; one is worked out again only after it fired or changed. */
function agenda(endpoint: Parts['endpoint'], clock: Clock) {
  // A schedule that changes is another object: what was worked out goes with the one before.
  const known = new WeakMap<StoredSchedule, { readonly at: number }>();
  const nextAt = (schedule: StoredSchedule, after: number): number => {
    const last = known.get(schedule);
    if (last && last.at > after) return last.at;
    const at = nextFiring(schedule, after) ?? Infinity;
    known.set(schedule, { at });
    return at;
  };
  const all = (): readonly Upcoming[] => {
    const after = clock.firedThrough();
    return endpoint.schedules
      .all()
      .filter(({ enabled }) => enabled)
      .map((schedule) => ({ schedule, at: nextAt(schedule, after) }))
      .filter(({ at }) => at < Infinity);
  };
  return {
    /** Every schedule with its next firing, soonest first. */
    upcoming: () => all().toSorted((one, other) => one.at - other.at),
    /** Those of the next instant alone: asked for at each of them, so nothing is sorted. */
    soonest: (): readonly Upcoming[] => {
      const planned = all();
      const first = planned.reduce((least, { at }) => Math.min(least, at), Infinity);
      return planned.filter(({ at }) => at === first);
    },
  };
}

/** What the clock answers about a firing. */
export interface Fired {
  /** Null for a schedule that is not a touchpoint's. */
  readonly stage: Stage | null;
  readonly userId: string | null;
  /** ISO instant. */
  readonly scheduledFor: string;
}

interface FiringParts {
  readonly cloud: Cloud;
  readonly runtime: Pick<Runtime, 'invokeAsync'>;
  readonly deadLetters: Pick<AwsEndpoint['deadLetters'], 'add'>;
  /** Whether the scheduler's role allows the function: it fires with that role here too. */
  readonly mayInvoke: (functionArn: string) => boolean;
}

/** Fires a schedule for an instant (epoch ms); what cannot be delivered becomes a dead letter. */
function fire(schedule: StoredSchedule, at: number, parts: FiringParts): Fired {
  const { cloud, runtime, deadLetters } = parts;
  const input = filledIn(schedule, at, cloud);
  const target = targetOf(schedule, cloud);
  const event = parsedJson(input);
  if (target && parts.mayInvoke(target.arn) && event !== undefined) {
    runtime.invokeAsync(target.name, event);
  } else if (schedule.deadLetterArn) {
    deadLetters.add(schedule.deadLetterArn, input);
  }
  return { ...aboutSchedule(schedule), scheduledFor: new Date(at).toISOString() };
}

/** Whose schedule it is and which stage it fires. */
export function aboutSchedule(schedule: StoredSchedule): Omit<Fired, 'scheduledFor'> {
  const { userId, stage } = (parsedJson(schedule.input) ?? {}) as Record<string, unknown>;
  return {
    stage: stages.find((one) => one === stage) ?? null,
    userId: typeof userId === 'string' ? userId : null,
  };
}

const targetOf = (schedule: StoredSchedule, cloud: Cloud): CloudFunction | undefined =>
  cloud.functions.find((fn) => fn.arn === schedule.targetArn);

function filledIn(schedule: StoredSchedule, at: number, cloud: Cloud): string {
  const arn = `arn:aws:scheduler:${cloud.region}:${cloud.account}:schedule`;
  return schedule.input
    .replaceAll('<aws.scheduler.schedule-arn>', `${arn}/${schedule.group}/${schedule.name}`)
    .replaceAll('<aws.scheduler.scheduled-time>', new Date(at).toISOString().replace('.000Z', 'Z'))
    .replaceAll('<aws.scheduler.execution-id>', randomUUID())
    .replaceAll('<aws.scheduler.attempt-number>', '1');
}
