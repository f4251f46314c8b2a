/** How many rows a list is asked for, in a query: a number as text, up to a most. */
import * as z from 'zod/mini';

/** Left out it is the most; a larger number is answered with the most, not refused. */
export const limitUpTo = (most: number) =>
  z.pipe(
    z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
    z.transform((asked) => Math.min(most, Number(asked ?? most))),
  );
