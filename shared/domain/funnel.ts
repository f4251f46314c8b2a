/** How far a person has come since they signed up: each step is reached once in a life. */
import { daysBetween, utcDateOf } from './local-date.ts';
import type { User } from './user.ts';

/** After signing up, in their order. */
export const funnelSteps = ['day0', 'confirmed', 'replied', 'day7', 'day30'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** How many days after signing up a step can be reached at the earliest. */
export const earliestDayOf: Readonly<Record<FunnelStep, number>> = {
  day0: 0,
  confirmed: 0,
  replied: 0,
  day7: 7,
  day30: 30,
};

type Reached = Pick<User, 'createdAt' | 'begunAt' | 'confirmedAt'>;

/** The steps that a person has reached, by when (epoch ms) they replied last. */
export function stepsReached(
  { createdAt, begunAt, confirmedAt }: Reached,
  repliedAt: number | undefined,
): readonly FunnelStep[] {
  const day =
    repliedAt === undefined ? -1 : daysBetween(utcDateOf(createdAt), utcDateOf(repliedAt));
  const isReached: Readonly<Record<FunnelStep, boolean>> = {
    day0: begunAt !== undefined,
    confirmed: confirmedAt !== undefined,
    replied: repliedAt !== undefined,
    day7: day >= earliestDayOf.day7,
    day30: day >= earliestDayOf.day30,
  };
  return funnelSteps.filter((step) => isReached[step]);
}
