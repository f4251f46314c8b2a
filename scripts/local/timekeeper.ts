/** Fires what falls due in the order of the product's clock, as time passes or when it is moved. */
import { randomUUID } from 'node:crypto';
import { policyOf } from './aws/iam.ts';
import type { AwsEndpoint, StoredSchedule } from './aws/types.ts';
import { causing } from './cause.ts';
import type { Clock } from './clock.ts';
import type { Cloud } from './cloud.ts';
import { type Fired, type FiringParts, fire } from './firing.ts';
import type { Pending, Runtime } from './lambda-runtime.ts';
import { sentenceOf } from './problem.ts';
import { nextFiring } from './schedule-times.ts';
import { endsRun } from './storage.ts';

export interface Moved {
  readonly now: number;
  readonly fired: readonly Fired[];
  /** Events that failed and wait for their next attempt. */
  readonly pending: readonly Pending[];
}

export interface Upcoming {
  readonly schedule: StoredSchedule;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface Timekeeper {
  /** Fires what fell due while nothing ran, then keeps time until closed. */
  start(): void;
  /**
   * Moves the clock to an instant (epoch milliseconds), step by step; answers when all is at rest.
   */
  advanceTo(instant: number): Promise<Moved>;
  /** Every schedule with its next firing, soonest first. */
  upcoming(): readonly Upcoming[];
  readonly close: () => Promise<void>;
}

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

export function openTimekeeper(parts: Parts): Timekeeper {
  const { clock, runtime, endpoint } = parts;
  const { upcoming, soonest } = agenda(endpoint, clock);
  const mover = { ...parts, soonest, closing: false };
  const moving = oneAtATime();
  const firing = oneAtATime();
  const keeping = oneAtATime();
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
    ticks += 1;
    // Letting rows go waits its turn at the table, and nothing waits for that.
    if (ticks % ticksToKeep === 0) void keeping(() => keep(parts)).catch(stumbled);
    if (!mover.closing) timer = setTimeout(() => void tick(), tickMs);
  };

  return {
    start() {
      startedAt = clock.now();
      void tick();
    },
    advanceTo: (instant) =>
      moving(async () => {
        await runtime.atRest();
        const fired = await firing(async () => {
          const all = await fireThrough(instant, mover, (_at, cause) => runtime.atRest(cause));
          clock.moveTo(instant);
          return all;
        });
        await keeping(() => keep(parts));
        await runtime.atRest();
        return { now: clock.now(), fired, pending: runtime.pending() };
      }),
    upcoming,
    async close() {
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

/** Settles with the work, or after so long without it. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** One at a time, or two would fire the same touchpoint or move the clock from two places. */
function oneAtATime(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let turn: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = turn.then(work, work);
    turn = next.catch(() => {});
    return next;
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
      // Also when nothing fell due: a schedule changed later never fires for a time before its
      // change.
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
    // A one-time schedule that has fired is complete; ours are made to be deleted then.
    if (schedule.expression.startsWith('at('))
      await schedules.remove(schedule.group, schedule.name);
  }
  return fired;
}

interface Agenda {
  /** Every schedule with its next firing, soonest first. */
  readonly upcoming: () => readonly Upcoming[];
  /** Those of the next instant alone: asked for at each of them, so nothing is sorted. */
  readonly soonest: () => readonly Upcoming[];
}

/**
 * Looks up every schedule's next firing; one is worked out again only after it fired or changed.
 */
function agenda(endpoint: Parts['endpoint'], clock: Clock): Agenda {
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
    upcoming: () => all().toSorted((one, other) => one.at - other.at),
    soonest() {
      const planned = all();
      const first = planned.reduce((least, { at }) => Math.min(least, at), Infinity);
      return planned.filter(({ at }) => at === first);
    },
  };
}
