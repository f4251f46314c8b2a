/** Where the schedules that AWS has are others than the users' rows ask for. */
import { localDateAt } from '#shared/domain/local-date.ts';
import { rhythmOf } from '#shared/domain/quiet-hours.ts';
import { scheduleExpression } from '#shared/domain/rhythm.ts';
import { stageWords, type Touchpoint, touchpoints } from '#shared/domain/stage.ts';
import { type User, wantsSchedules } from '#shared/domain/user.ts';

/** A schedule as far as it is known: its times only where they were asked for. */
export interface Scheduled {
  readonly name: string;
  /** The ARN of what it fires. */
  readonly target?: string;
  readonly expression?: string;
  readonly zone?: string;
}

export interface Difference {
  readonly userId: string;
  readonly stage: Touchpoint;
  /** missing: never comes. surplus: fires for nothing. wrong: at another time or target. */
  readonly kind: 'missing' | 'surplus' | 'wrong';
}

export const scheduleName = (userId: string, stage: Touchpoint): string =>
  `${userId}-${stageWords[stage].slug}`;

type Wrong = (user: User, stage: Touchpoint, scheduled: Scheduled) => boolean;

/** Before or behind the queue, as it is set up now: the other has no limiter any more. */
const wrongFor =
  (touchpointArn: string): Wrong =>
  (user, stage, { target, expression, zone }) =>
    (target !== undefined && target !== touchpointArn) ||
    (zone !== undefined && zone !== user.zone) ||
    (expression !== undefined && expression !== scheduleExpression(rhythmOf(user)[stage]));

function differencesFor(
  user: User,
  has: ReadonlyMap<string, Scheduled>,
  isWrong: Wrong,
  now: Date,
): readonly Difference[] {
  const wants = wantsSchedules(user, localDateAt(now, user.zone));
  return touchpoints.flatMap((stage): readonly Difference[] => {
    const found = has.get(scheduleName(user.id, stage));
    const about = { userId: user.id, stage };
    if (!found) return wants ? [{ ...about, kind: 'missing' }] : [];
    if (!wants) return [{ ...about, kind: 'surplus' }];
    return isWrong(user, stage, found) ? [{ ...about, kind: 'wrong' }] : [];
  });
}

/** Whose schedule it is by its name; undefined for one that none of our functions makes. */
export function ownerOf({ name }: Scheduled): Omit<Difference, 'kind'> | undefined {
  const stage = touchpoints.find((one) => name.endsWith(`-${stageWords[one].slug}`));
  return stage && { userId: name.slice(0, -stageWords[stage].slug.length - 1), stage };
}

/**
 * Of all users and all schedules of the group, which should fire what has that ARN; a schedule of
 * nobody is surplus, too.
 */
export function compare(
  users: readonly User[],
  schedules: readonly Scheduled[],
  touchpointArn: string,
  now: Date,
): readonly Difference[] {
  const isWrong = wrongFor(touchpointArn);
  const has = new Map(schedules.map((schedule) => [schedule.name, schedule]));
  const known = new Set(users.map(({ id }) => id));
  const strays = schedules.flatMap((schedule): readonly Difference[] => {
    const owner = ownerOf(schedule);
    return owner && !known.has(owner.userId) ? [{ ...owner, kind: 'surplus' }] : [];
  });
  return [...users.flatMap((user) => differencesFor(user, has, isWrong, now)), ...strays];
}
