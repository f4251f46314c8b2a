/** The shape of a rhythm, wherever it is stored or sent. */
import * as z from 'zod/mini';
import { touchpoints } from './stage.ts';

const minute = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1));
const weekday = z.int().check(z.minimum(0), z.maximum(6));
const leftOut = z.union([z.enum([...touchpoints, 'WEEKLY']), weekday]);
const without = z.exactOptional(z.readonly(z.array(leftOut)));

export const RhythmShape = z.object({
  MORNING_INTENTION: minute,
  MIDDAY_CHECKIN: minute,
  EVENING_REFLECTION: minute,
  without,
});

/** What a reply wishes for: other times, what is to be left out, and the look back again. */
export const RhythmWishShape = z.object({
  MORNING_INTENTION: z.exactOptional(minute),
  MIDDAY_CHECKIN: z.exactOptional(minute),
  EVENING_REFLECTION: z.exactOptional(minute),
  WEEKLY: z.exactOptional(z.literal(true)),
  without,
});
