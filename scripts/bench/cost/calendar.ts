/** What happens when: every zone's touchpoints, and the answers a quarter of an hour later. */
import { addDays, instantOf } from '#shared/domain/local-date.ts';
import { textRhythm } from '#shared/domain/quiet-hours.ts';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import { type Touchpoint, touchpoints } from '#shared/domain/stage.ts';
import { zones } from './crowd.ts';

export interface Moment {
  readonly kind: 'prompt' | 'reply';
  /** Epoch milliseconds. */
  readonly at: number;
  readonly zone: string;
  readonly stage: Touchpoint;
}

/** A Wednesday in winter: no clock changes in the 30 days that follow. */
const firstDay = '2027-01-13';
const answeredAfterMs = 15 * 60_000;
const minuteMs = 60_000;

const instant = (day: number, minute: number, zone: string): number =>
  instantOf(addDays(firstDay, day), minute, zone)?.getTime() ?? 0;

/** On the evening before the first day: after the last touchpoint of it. */
export const signUpAt = (zone: string): number => instant(-1, 19 * 60, zone);

function momentsOf(day: number, zone: string, texts: boolean): readonly Moment[] {
  const rhythm = texts ? textRhythm(dayZeroRhythm) : dayZeroRhythm;
  return touchpoints.flatMap((stage) => {
    const at = instant(day, rhythm[stage], zone);
    return [
      { kind: 'prompt' as const, at, zone, stage },
      { kind: 'reply' as const, at: at + answeredAfterMs, zone, stage },
    ];
  });
}

/** In order. */
export function calendar(days: number, texts: boolean): readonly Moment[] {
  const all = Array.from({ length: days }, (_, day) =>
    zones.flatMap((zone) => momentsOf(day, zone, texts)),
  );
  return all.flat().toSorted((one, other) => one.at - other.at);
}

/** By then all is over: the last answer is read. */
export const overAt = (moments: readonly Moment[]): number => (moments.at(-1)?.at ?? 0) + minuteMs;
