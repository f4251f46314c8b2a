/** Fires what falls due in the order of the product's clock, as time passes or when it is moved. */
import { policyOf } from './aws/iam.ts';
import type { AwsEndpoint, StoredSchedule } from './aws/types.ts';
import type { Clock } from './clock.ts';
import type { Cloud } from './cloud.ts';
import { type Fired, type FiringParts, fire } from './firing.ts';
import type { Pending, Runtime } from './lambda-runtime.ts';
import { sentenceOf } from './problem.ts';
import { nextFiring } from './schedule-times.ts';

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

export function openTimekeeper(parts: Parts): Timekeeper {
  const { clock, runtime, endpoint } = parts;
  const { upcoming, soonest } = agenda(endpoint, clock);
  const mover = { ...parts, soonest, closing: false };
  const alone = oneAtATime();
  let timer: NodeJS.Timeout | undefined;
  let ticks = 0;

  const tick = async () => {
    try {
      await alone(() => fireThrough(clock.now(), mover));
      ticks += 1;
      if (ticks % ticksToKeep === 0) await keep(parts);
    } catch (error) {
      parts.report(`The clock stumbled: ${sentenceOf(error)}`);
    }
    if (!mover.closing) timer = setTimeout(() => void tick(), tickMs);
  };

  return {
    start: () => void tick(),
    advanceTo: (instant) =>
      alone(async () => {
        await runtime.atRest();
        const fired = await fireThrough(instant, mover);
        clock.moveTo(instant);
        await keep(parts);
        await runtime.atRest();
        return { now: clock.now(), fired, pending: runtime.pending() };
      }),
    upcoming,
    async close() {
      mover.closing = true;
      clearTimeout(timer);
      // A function that hangs must not keep the product from stopping.
      await Promise.race([
        alone(async () => {}),
        new Promise((done) => setTimeout(done, 2000).unref()),
      ]);
      clock.keep();
    },
  };
}

/** One mover of the clock at a time, or two would fire the same touchpoint. */
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

/** Fires all that falls due up to an instant, moving the clock to each moment on the way. */
async function fireThrough(limit: number, mover: Mover): Promise<readonly Fired[]> {
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
    runtime.retryDue(at);
    const now = due.filter((one) => one.at <= at);
    fired.push(...(await fireAll(now, firing, endpoint)));
    await runtime.atRest();
    clock.markFired(at);
    clock.keep();
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
