/** The event of a touchpoint as the scheduler makes it from a user's schedule. */
import type { Outcome } from '#scripts/local/lambda-instance.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { Touchpoint } from '#shared/domain/stage.ts';
import { chicago, instantAt, type Time } from './local-time.ts';
import type { World } from './world.ts';

export interface StageEvent {
  readonly userId: string;
  readonly stage: Touchpoint;
  readonly zone: string;
  readonly scheduledAt: string;
}

const usual: Readonly<Record<Touchpoint, Time>> = {
  MORNING_INTENTION: [6],
  MIDDAY_CHECKIN: [12, 30],
  EVENING_REFLECTION: [18],
};

export const stageEvent = (
  userId: string,
  stage: Touchpoint,
  date: LocalDate,
  zone = chicago,
): StageEvent => ({
  userId,
  stage,
  zone,
  scheduledAt: instantAt(date, usual[stage], zone).toISOString().replace('.000Z', 'Z'),
});

/** Delivers an event to its function; answers what came out. */
export const deliver = (world: World, event: StageEvent): Promise<Outcome> =>
  world.invoke('stages.touchpoint', event);
