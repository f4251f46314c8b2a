/** When a schedule fires, by the rules of EventBridge Scheduler and in its own time zone. */
import { Cron } from 'croner';
import type { StoredSchedule } from './aws/types.ts';

type Timed = Pick<StoredSchedule, 'expression' | 'timezone' | 'createdAt'>;

const crons = new Map<string, Cron>();

/** The first firing after an instant (epoch ms): once at a repeated local time, never in a gap. */
export function nextFiring(schedule: Timed, after: number): number | undefined {
  const { expression, timezone, createdAt } = schedule;
  const cron = cronOf(patternOf(expression), timezone);
  let run = cron.nextRun(new Date(Math.max(after, createdAt)));
  // Croner moves a time that does not exist to the end of the gap; EventBridge leaves it out.
  while (run !== null && !cron.match(run)) run = cron.nextRun(run);
  return run?.getTime();
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
    // `0/15`, which AWS takes as `*/15`.
    sloppyRanges: true,
  });
  crons.set(key, made);
  return made;
}

/** AWS's six fields, or `at(2026-11-21T06:00:00)`, as croner's seven, which begin with seconds. */
function patternOf(expression: string): string {
  const [, fields] = /^cron\((.+)\)$/.exec(expression) ?? [];
  if (fields) return `0 ${fields}`;
  const [, year, month, day, hour, minute, second] =
    /^at\((\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\)$/.exec(expression) ?? [];
  if (!second) throw new Error(`${expression} is not a schedule that the local run knows.`);
  return [second, minute, hour, day, month, '?', year].map(withoutZero).join(' ');
}

const withoutZero = (field: string | undefined): string => (field ?? '').replace(/^0(?=\d)/, '');

/** Whether EventBridge Scheduler takes an expression; rates are none of ours. */
export function isExpression(text: string): boolean {
  const [, kind, inside = ''] = /^(cron|at)\((.*)\)$/s.exec(text) ?? [];
  if (kind === 'at') {
    const instant = Date.parse(`${inside}Z`);
    return instant >= 0 && new Date(instant).toISOString() === `${inside}.000Z`;
  }
  const fields = inside.trim().split(/\s+/);
  // Exactly one of day-of-month and day-of-week is open.
  if (fields.length !== 6 || (fields[2] === '?') === (fields[4] === '?')) return false;
  try {
    return cronOf(patternOf(text), 'UTC') instanceof Cron;
  } catch {
    return false;
  }
}
