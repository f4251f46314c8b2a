/** One firing of a schedule: its input with the placeholders filled in, given to its function. */
import { randomUUID } from 'node:crypto';
import { type Stage, stages, stageWords } from '#shared/domain/stage.ts';
import type { AwsEndpoint, StoredSchedule } from './aws/types.ts';
import type { Cloud, CloudFunction } from './cloud.ts';
import type { Runtime } from './lambda-runtime.ts';

/** What the clock answers about a firing. */
export interface Fired {
  /** Null for a schedule that is not a touchpoint's. */
  readonly stage: Stage | null;
  readonly userId: string | null;
  /** ISO instant. */
  readonly scheduledFor: string;
}

export interface FiringParts {
  readonly cloud: Cloud;
  readonly runtime: Pick<Runtime, 'invokeAsync'>;
  readonly deadLetters: Pick<AwsEndpoint['deadLetters'], 'add'>;
  /** Whether the scheduler's role allows the function: it fires with that role here too. */
  readonly mayInvoke: (functionArn: string) => boolean;
}

/**
 * Fires a schedule for an instant (epoch milliseconds). What cannot be delivered becomes a dead
 * letter.
 */
export function fire(schedule: StoredSchedule, at: number, parts: FiringParts): Fired {
  const { cloud, runtime, deadLetters } = parts;
  const input = filledIn(schedule, at, cloud);
  const target = targetOf(schedule, cloud);
  const event = parsed(input);
  if (target && parts.mayInvoke(target.arn) && event !== undefined) {
    runtime.invokeAsync(target.name, event);
  } else if (schedule.deadLetterArn) {
    deadLetters.add(schedule.deadLetterArn, input);
  }
  return { ...aboutSchedule(schedule, cloud), scheduledFor: new Date(at).toISOString() };
}

/** Whose schedule it is and which stage it fires. */
export function aboutSchedule(schedule: StoredSchedule, cloud: Cloud): Omit<Fired, 'scheduledFor'> {
  const name = targetOf(schedule, cloud)?.name.replace(/^stages\./, '');
  const { userId } = (parsed(schedule.input) ?? {}) as { userId?: unknown };
  return {
    stage: stages.find((stage) => stageWords[stage].slug === name) ?? null,
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

function parsed(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return undefined;
  }
}
