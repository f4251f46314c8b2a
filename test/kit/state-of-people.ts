/** All that is kept but what signing in and the audit leave: two of these are equal when nothing happened. */
import { stateOf } from './kept.ts';
import type { World } from './world.ts';

export async function stateOfPeople(world: World) {
  const { rows, ...rest } = await stateOf(world);
  return { ...rest, rows: rows.filter(({ pk }) => !/^(ADMIN|LIMIT|AUDIT)#/.test(String(pk))) };
}
