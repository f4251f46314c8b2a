/** Moves a world's clock by what a person's own clock shows. */
import { addDays, instantOf, type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import type { World } from './world.ts';

export const chicago = 'America/Chicago';

/** The date it is for a person in the zone. */
export const dateIn = (world: World, zone = chicago): LocalDate =>
  localDateAt(new Date(world.clock.now()), zone);

/** The instant at which clocks in the zone show the time of the date: `[6, 30]` is 6:30 AM. */
export const instantAt = (date: LocalDate, [hour, minute = 0]: Time, zone = chicago): Date =>
  instantOf(date, hour * 60 + minute, zone)!;

export type Time = readonly [hour: number, minute?: number];

/** Moves to a time of the next day; answers that day's date. */
export async function toNextDay(world: World, time: Time, zone = chicago): Promise<LocalDate> {
  const date = addDays(dateIn(world, zone), 1);
  await world.moveTo(instantAt(date, time, zone));
  return date;
}

/** Moves on to a time of the same day. */
export const toTime = (world: World, time: Time, zone = chicago) =>
  world.moveTo(instantAt(dateIn(world, zone), time, zone));
