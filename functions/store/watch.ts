/** How far the hourly look at everybody's schedules has come, in rounds through all ids. */
import * as z from 'zod/mini';
import { keys } from './keys.ts';
import { get, rowReader } from './reads.ts';
import { put } from './writes.ts';

const readPlace = rowReader('place of the watch', z.object({ part: z.number() }));

export const watchPlace = {
  /** The part of all ids that comes next. */
  async find(): Promise<number> {
    const row = await get(keys.watch());
    return row ? readPlace(row).part : 0;
  },
  async keep(part: number): Promise<void> {
    await put({ ...keys.watch(), part });
  },
};
