/**
 * The touchpoint that came around last: what a reply without a signed address most likely answers.
 */
import { addDays, type LocalDate, localDateAt } from './local-date.ts';
import { type PlannedTouchpoint, type Rhythm, touchpointsOn } from './rhythm.ts';

/** Undefined only for a rhythm none of whose minutes exists on the last three dates. */
export function latestTouchpoint(asked: {
  readonly rhythm: Rhythm;
  readonly zone: string;
  readonly at: Date;
}): (PlannedTouchpoint & { readonly date: LocalDate }) | undefined {
  const { rhythm, zone, at } = asked;
  const today = localDateAt(at, zone);
  return [0, -1, -2]
    .map((n) => addDays(today, n))
    .flatMap((date) =>
      touchpointsOn(date, rhythm, zone)
        .filter((planned) => planned.at <= at)
        .map((planned) => ({ ...planned, date })),
    )
    .sort((a, b) => b.at.getTime() - a.at.getTime())[0];
}
