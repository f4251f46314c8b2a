/** The zones of the world whose clocks are put forward or back, and when. */
import { offsetMinutesAt } from '#shared/domain/local-date.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface ClockChange {
  readonly zone: string;
  /** Epoch milliseconds, to the hour. */
  readonly at: number;
  /** Minutes by which clocks then are further ahead of UTC; negative when put back. */
  readonly by: number;
}

/** Nobody changes their clocks and back within the first: it is passed over where nothing did. */
const stepsMs = [7 * dayMs, dayMs, hourMs];

/** The changes of a zone between two instants (epoch milliseconds), in their order. */
export function changesOf(
  zone: string,
  from: number,
  to: number,
  [stepMs = hourMs, ...finer] = stepsMs,
): readonly ClockChange[] {
  const ahead = (at: number): number => offsetMinutesAt(new Date(at), zone);
  const found: ClockChange[] = [];
  for (let at = from, was = ahead(from); at < to; at += stepMs) {
    const next = Math.min(at + stepMs, to);
    const is = ahead(next);
    if (is !== was && finer.length > 0) found.push(...changesOf(zone, at, next, finer));
    else if (is !== was) found.push({ zone, at: next, by: is - was });
    was = is;
  }
  return found;
}

/** Every zone of this runtime's tables that changes its clocks in the year from an instant on. */
export const changingZones = (from: number): readonly string[] =>
  Intl.supportedValuesOf('timeZone').filter(
    (zone) => changesOf(zone, from, from + 365 * dayMs).length > 0,
  );
