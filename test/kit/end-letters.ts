/** Ends the letters of a test's people: each later move of the clock would send them theirs. */
import type { World } from './world.ts';

/** The names of all schedules there are. */
export const schedulesIn = ({ endpoint }: World): ReadonlySet<string> =>
  new Set(endpoint.schedules.all().map(({ name }) => name));

/** Takes every schedule away but those that stay. */
export async function endLetters(
  { endpoint: { schedules } }: World,
  staying: ReadonlySet<string> = new Set(),
): Promise<void> {
  for (const { group, name } of schedules.all()) {
    if (!staying.has(name)) await schedules.remove(group, name);
  }
}
