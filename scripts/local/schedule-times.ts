/** When a schedule fires, by the rules of EventBridge Scheduler and in its own time zone. */
import { Cron } from 'croner';
import type { StoredSchedule } from './aws/types.ts';

type Timed = Pick<StoredSchedule, 'expression' | 'timezone' | 'createdAt'>;

const unitsMs: Readonly<Record<string, number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

const crons = new Map<string, Cron>();

/**
 * The first firing strictly after an instant (both epoch milliseconds); undefined when there is
 * none. A local time that does not exist is skipped that day, one that comes twice fires once.
 */
export function nextFiring(schedule: Timed, after: number): number | undefined {
  const { kind, inside } = parts(schedule.expression);
  const from = Math.max(after, schedule.createdAt);
  if (kind === 'rate') return nextOfRate(inside, schedule.createdAt, from);
  return nextOfCron(kind === 'at' ? patternOfAt(inside) : patternOfCron(inside), schedule, from);
}

function nextOfCron(pattern: string, { timezone }: Timed, from: number): number | undefined {
  const cron = cronOf(pattern, timezone);
  let run = cron.nextRun(new Date(from));
  // Croner moves a time that does not exist to the end of the gap; EventBridge leaves it out.
  while (run !== null && !cron.match(run)) run = cron.nextRun(run);
  return run?.getTime();
}

function nextOfRate(inside: string, createdAt: number, from: number): number {
  const [, count, unit] = /^(\d+) (minute|hour|day)s?$/.exec(inside) ?? [];
  const stepMs = Number(count) * (unitsMs[unit ?? ''] ?? Number.NaN);
  if (!(stepMs > 0)) throw new Error(`rate(${inside}) is not a rate of EventBridge Scheduler.`);
  return createdAt + (Math.floor((from - createdAt) / stepMs) + 1) * stepMs;
}

function cronOf(pattern: string, timezone: string): Cron {
  const key = `${pattern} ${timezone}`;
  const known = crons.get(key);
  if (known) return known;
  // AWS counts days of the week from 1 (Sunday), as Quartz does.
  const made = new Cron(pattern, {
    timezone,
    paused: true,
    alternativeWeekdays: true,
    fixedTimeRule: 'no-wildcard',
  });
  crons.set(key, made);
  return made;
}

/** AWS has six fields, minutes to years; croner's seven begin with seconds. */
const patternOfCron = (inside: string): string => `0 ${inside}`;

/** `2026-11-21T06:00:00` -> `0 0 6 21 11 ? 2026`. */
function patternOfAt(inside: string): string {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)$/.exec(inside) ?? [];
  if (!second) throw new Error(`at(${inside}) is not a time of EventBridge Scheduler.`);
  return [second, minute, hour, day, month, '?', year].map(withoutZero).join(' ');
}

const withoutZero = (field: string | undefined): string => (field ?? '').replace(/^0(?=\d)/, '');

function parts(expression: string): { kind: string; inside: string } {
  const [, kind, inside] = /^(cron|at|rate)\((.+)\)$/.exec(expression) ?? [];
  if (!kind || !inside) throw new Error(`${expression} is not a schedule of EventBridge.`);
  return { kind, inside };
}
